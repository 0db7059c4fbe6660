"""Has every player an equal share in the dice, and can nobody who is last choose?"""

import pytest

from gobelet.core.refusal import Refusal
from gobelet.table.envelopes import MOST_ROUNDS, Envelopes
from gobelet.table.fair import digest_of

A, B, C = 0, 1, 2
PERSONS = [A, B]


def share(number: int) -> str:
    return f"{number:064x}"


def seal(number: int) -> str:
    return digest_of(bytes.fromhex(share(number)))


SEALED = Envelopes().seal(A, seal(1)).seal(B, seal(2))


def test_no_envelope_is_opened_before_all_are_sealed() -> None:
    """Attack 9: whoever adds last, knowing the others' shares, could look for one that suits."""
    with pytest.raises(Refusal, match="before all are sealed; still missing: B"):
        Envelopes().seal(A, seal(1)).open(A, share(1), PERSONS)


def test_only_what_was_sealed_can_come_out() -> None:
    with pytest.raises(Refusal, match="not in the envelope of seat A"):
        SEALED.open(A, share(3), PERSONS)


def test_shares_stand_in_the_order_of_the_seats() -> None:
    opened = SEALED.open(B, share(2), PERSONS).open(A, share(1), PERSONS)

    assert opened.in_order() == (("A", share(1)), ("B", share(2)))
    assert opened.closed(PERSONS) == []


def test_a_sealed_envelope_may_be_exchanged_as_long_as_none_is_open() -> None:
    """Somebody goes on at another device, where what was inside is not known."""
    exchanged = SEALED.seal(A, seal(3))

    assert exchanged.open(A, share(3), PERSONS).shares == {A: share(3)}
    assert exchanged.round == 1


def test_an_exchange_after_others_were_opened_makes_everybody_seal_anew_and_is_counted() -> None:
    again = SEALED.open(B, share(2), PERSONS).seal(A, seal(3))

    assert (again.seals, again.shares, again.round) == ({A: seal(3)}, {}, 2)
    assert again.missing(PERSONS) == [B]


def test_an_open_envelope_cannot_be_exchanged() -> None:
    with pytest.raises(Refusal, match="open already"):
        SEALED.open(A, share(1), PERSONS).seal(A, seal(3))


def test_exchanging_ends() -> None:
    envelopes = Envelopes()
    for number in range(1, MOST_ROUNDS):
        envelopes = envelopes.seal(A, seal(number)).seal(B, seal(2)).open(B, share(2), PERSONS)
        envelopes = envelopes.seal(A, seal(number + 1))
    envelopes = envelopes.seal(B, seal(2)).open(B, share(2), PERSONS)
    with pytest.raises(Refusal, match="too often"):
        envelopes.seal(A, seal(1))


def test_whoever_goes_without_is_not_awaited() -> None:
    envelopes = Envelopes().go_without(A).seal(B, seal(2)).open(B, share(2), PERSONS)

    assert envelopes.closed(PERSONS) == []
    assert envelopes.in_order() == (("B", share(2)),)


def test_nobody_chooses_to_go_without_once_they_know_the_others() -> None:
    with pytest.raises(Refusal, match="open yours, too"):
        SEALED.open(B, share(2), PERSONS).go_without(A)


def test_nobody_who_went_without_comes_back_once_they_know_the_others() -> None:
    with pytest.raises(Refusal, match="too late"):
        Envelopes().go_without(A).seal(B, seal(2)).open(B, share(2), PERSONS).seal(A, seal(1))


@pytest.mark.parametrize("text", ["", "12", "x" * 64, "A" * 64, "0" * 65])
def test_anything_but_32_bytes_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="64 hexadecimal digits"):
        Envelopes().seal(A, text)
