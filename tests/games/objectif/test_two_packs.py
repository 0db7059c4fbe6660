"""How is it with two packs? OB11."""

import pytest

from gobelet.core.refusal import Refusal
from gobelet.games.objectif.sheet import NAMES, Card
from tests.games.objectif.table import A, B, dull_rounds, played, points, sayings, table


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ob11_two_packs_are_for_two_players_only(seats: int) -> None:
    with pytest.raises(Refusal, match=f"^Two packs are for two players only; with {seats} seats, packs must be 1.$"):
        table(seats, packs="2")


def test_ob11_one_pack_is_the_default() -> None:
    assert table(2).options["packs"] == "1"


def test_ob11_two_cards_are_laid_as_one_choice_without_order() -> None:
    pairs = [f"{one} {other}" for number, one in enumerate(NAMES) for other in NAMES[number:]]

    assert sayings(played("11235", packs="2"), A) == pairs


def test_ob11_the_cards_are_written_in_their_order() -> None:
    with pytest.raises(Refusal, match="'four pair' is no move"):
        played("11235, A four pair", packs="2")


def test_ob11_each_card_is_there_twice() -> None:
    story = """
        11235, A pair four, B joker joker, A stop
        11235
    """
    state = played(story, packs="2")

    legal = sayings(state, A)
    assert ("pair pair" in legal, "pair four" in legal, "four four" in legal) == (False, True, False)


def test_ob11_two_alike_leave_none_of_them() -> None:
    story = """
        11235, A pair four, B joker joker, A stop
        11235
    """
    state = played(story, packs="2")

    assert not [saying for saying in sayings(state, B) if "joker" in saying]


def test_ob11_ten_rounds_use_up_both_packs() -> None:
    *_, state = dull_rounds(table(2, packs="2"))

    assert [sum(state.hand[seat]) for seat in (A, B)] == [2, 2]


def test_ob11_both_cards_may_be_made() -> None:
    assert points(played("11122, A three full_house, B joker pair, A stop", packs="2")) == [7, 2]


def test_ob11_two_alike_may_both_be_made() -> None:
    assert points(played("11122, A full_house full_house, B joker joker, A stop", packs="2")) == [10, 2]


def test_ob11_each_card_is_judged_by_itself() -> None:
    state = played("11122, A full_house four, B pair large_straight, A stop", packs="2")

    assert (state.won[A][Card.FULL_HOUSE], state.lost[A][Card.FOUR], points(state)) == (1, 1, [5 + 1, 1])


def test_ob11_two_failed_cards_are_captured_for_a_point_each() -> None:
    state = played("11122, A joker joker, B four four, A stop", packs="2")

    assert points(state, captured=True) == [2, 0]


def test_ob11_both_failed_cards_of_the_active_player_are_for_nobody() -> None:
    assert points(played("11122, A four four, B joker pair, A stop", packs="2")) == [0, 2]
