"""When do the first dice fall, and what do all of them follow from?"""

from collections.abc import Sequence

import pytest

from gobelet.core.commitment import BY_PLACE, Commitment
from gobelet.core.event import Rolled
from gobelet.core.record import write_event
from gobelet.core.refusal import Refusal
from gobelet.table.envelopes import OPEN, SEAL, WITHOUT
from gobelet.table.fair import digest_of, fair_dice
from gobelet.table.fold import fold as fold_stored
from gobelet.table.fold import header_of
from gobelet.table.session import FAIR, Session
from gobelet.table.store import StoredTable
from tests.table.tables import DUEL, SECRET, laid, opened, restored
from tests.table.test_session import fold

A, B = 0, 1


def share_of(seat: int) -> str:
    return f"{seat:064x}"


def seal_of(seat: int) -> str:
    return digest_of(bytes.fromhex(share_of(seat)))


def sealed_and_opened(session: Session, seats: Sequence[int]) -> list[str]:
    lines = [line for seat in seats for line in session.lay(SEAL, seat, seal_of(seat))]
    return lines + [line for seat in seats for line in session.lay(OPEN, seat, share_of(seat))]


def test_the_first_dice_fall_when_the_last_envelope_is_opened() -> None:
    session = laid(DUEL)
    lines = sealed_and_opened(session, [B, A])

    assert [line.split()[0] for line in lines] == ["seal", "seal", "open", "open", "roll"]
    assert session.commitment.shares == (("A", share_of(A)), ("B", share_of(B)))
    assert lines[-1] != opened(DUEL)[1][-1]
    assert fold(restored(laid(DUEL), lines)) == fold(session)


def test_every_share_changes_the_dice() -> None:
    rolled = set()
    for other in range(4):
        session = laid(DUEL)
        session.lay(SEAL, A, seal_of(A))
        session.lay(SEAL, B, seal_of(other))
        session.lay(OPEN, B, share_of(other))
        rolled.add(session.lay(OPEN, A, share_of(A))[-1])

    assert len(rolled) == 4


def test_nobody_begins_before_the_others_are_there() -> None:
    """Attack 9: A lets the dice fall alone, so that B has no share in them."""
    session = laid(DUEL)
    session.lay(WITHOUT, A)

    assert session.waits
    assert session.lay(WITHOUT, B)[-1].startswith("roll")


def test_no_envelope_is_awaited_from_a_bot() -> None:
    session = laid(DUEL, "person greedy")

    assert sealed_and_opened(session, [A])[-1].startswith("roll")


def test_envelopes_are_kept_through_an_undo() -> None:
    session = laid(DUEL)
    lines = sealed_and_opened(session, [A, B])
    lines += [*session.act(A, "pass", session.length), *session.undo([A], session.length)]
    again = restored(laid(DUEL), lines)

    assert (again.commitment, again.links) == (session.commitment, session.links)


def test_the_same_answer_after_an_undo_brings_the_same_dice() -> None:
    session = laid(DUEL)
    sealed_and_opened(session, [A, B])
    due = roll_after_passing(session)
    session.act(A, "pass", session.length)
    session.undo([A], session.length)

    assert roll_after_passing(session) == due


def roll_after_passing(session: Session) -> str:
    """The dice that A's passing twice would bring; nothing counts."""
    other = session.copy()
    other.act(A, "pass", other.length)
    return other.act(A, "pass", other.length)[-1]


def test_another_answer_brings_other_dice() -> None:
    """Dice are bound to the log: whoever changes a decision in a record breaks the proof."""
    session = laid(DUEL)
    sealed_and_opened(session, [A, B])
    other = session.copy()
    other.act(A, next(each for each in other.game.sayings(other.table.state, A) if each != "pass"), other.length)

    assert other.act(A, "pass", other.length)[-1] != roll_after_passing(session)


@pytest.mark.parametrize("verb", [SEAL, OPEN, WITHOUT])
def test_no_envelope_is_touched_once_dice_have_fallen(verb: str) -> None:
    with pytest.raises(Refusal, match="begun to fall"):
        opened(DUEL)[0].lay(verb, A, share_of(A))


def test_what_players_added_in_version_1_is_still_read() -> None:
    """Tables of an older gobelet: their dice follow from the place in the log and the words that were added."""
    old = StoredTable(
        "table", header_of(DUEL), FAIR, SECRET, "", laid(DUEL).seats, ("add B blue", "add A skies"), fair=BY_PLACE
    )
    session = fold_stored(old, DUEL)

    assert session.commitment == Commitment("table", digest_of(SECRET), "blue skies")
    assert session.length == 2
    faces = fair_dice(SECRET, session.commitment, 0)([range(1, 7)] * 6)
    assert session.begin()[0] == write_event(DUEL.game, Rolled(faces))
