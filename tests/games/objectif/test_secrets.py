"""Who may know what? OB12."""

import pytest

from gobelet.core.structs import copy_of
from gobelet.core.verbs import SPECTATOR
from gobelet.games.objectif import GAME
from gobelet.games.objectif.sheet import Card
from gobelet.games.objectif.state import HIDDEN, NONE
from tests.games.objectif.table import A, B, C, asked, log, played

WHILE_LAYING = "11235, B {}"
WHILE_DECIDING = "11235, B {}, A pair, C joker"
WHILE_REROLLING = "11235, B {}, A pair, C joker, A d1 reroll, 6...., A d2 reroll"


@pytest.mark.parametrize("story", [WHILE_LAYING, WHILE_DECIDING, WHILE_REROLLING])
@pytest.mark.parametrize("seat", [A, C, SPECTATOR])
def test_ob12_a_laid_card_is_known_to_its_owner_only(story: str, seat: int) -> None:
    one, other = played(story.format("four"), seats=3), played(story.format("no_odd"), seats=3)

    assert GAME.view(one, seat) == GAME.view(other, seat)


@pytest.mark.parametrize("story", [WHILE_LAYING, WHILE_DECIDING, WHILE_REROLLING])
def test_ob12_its_owner_knows_it(story: str) -> None:
    state = played(story.format("four"), seats=3)

    assert GAME.view(state, B).laid[B] == [Card.FOUR, NONE]


@pytest.mark.parametrize("seat", [A, C, SPECTATOR])
def test_ob12_that_a_seat_has_laid_is_public(seat: int) -> None:
    view = GAME.view(played("11235, B four", seats=3), seat)

    assert (view.laid[B], asked(view)) == ([HIDDEN, NONE], "AC")


@pytest.mark.parametrize("seat", [B, C, SPECTATOR])
def test_ob12_the_active_players_card_is_secret_until_all_have_laid(seat: int) -> None:
    one, other = played("11235, A pair, B joker", seats=3), played("11235, A four, B joker", seats=3)

    assert GAME.view(one, seat) == GAME.view(other, seat)


@pytest.mark.parametrize("seat", [B, C, SPECTATOR])
def test_ob12_the_active_players_card_is_open_when_all_have_laid(seat: int) -> None:
    view = GAME.view(played("11235, A pair, B joker, C joker", seats=3), seat)

    assert view.laid[A] == [Card.PAIR, NONE]


@pytest.mark.parametrize("seat", [A, B, C, SPECTATOR])
@pytest.mark.parametrize("rest", ["A stop", "A d1 reroll, 6...., A d1 reroll, 5...."])
def test_ob12_everything_is_open_once_the_dice_are_final(seat: int, rest: str) -> None:
    state = played(f"11235, A pair, B four, C joker, {rest}", seats=3)

    assert GAME.view(state, seat) == state


@pytest.mark.parametrize("seat", [A, B, C, SPECTATOR])
def test_ob12_hands_are_public_and_do_not_tell_what_was_laid(seat: int) -> None:
    story = """
        11235, A pair, B four, C joker, A stop
        11235, A four
    """
    state = played(story, seats=3)

    assert GAME.view(state, seat).hand == state.hand


@pytest.mark.parametrize("story", [WHILE_LAYING, WHILE_DECIDING, WHILE_REROLLING])
@pytest.mark.parametrize("seat", [A, B, C])
def test_ob12_a_seat_knows_its_moves_from_what_it_sees(story: str, seat: int) -> None:
    state = played(story.format("four"), seats=3)

    assert GAME.moves(GAME.view(state, seat), seat) == GAME.moves(state, seat)


def test_ob12_looking_changes_nothing() -> None:
    state = played(WHILE_DECIDING.format("four"), seats=3)
    before = copy_of(state)
    GAME.view(state, A)

    assert state == before


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (A, "11235, C ..., A pair"),
        (B, "11235, C ..., A ..."),
        (C, "11235, C four, A ..."),
        (SPECTATOR, "11235, C ..., A ..."),
    ],
)
def test_ob12_the_log_keeps_laid_cards_to_their_owners(seat: int, told: str) -> None:
    assert log("11235, C four, A pair", seat, seats=3) == told


@pytest.mark.parametrize("seat", [A, SPECTATOR])
def test_ob12_the_log_shows_the_active_players_card_when_all_have_laid(seat: int) -> None:
    told = log("11235, A pair, B four, A d1 reroll, 6....", seat)

    assert told == "11235, A pair, B ..., A d1 reroll, 6...."


def test_ob12_the_log_shows_everything_once_the_dice_are_final() -> None:
    story = "11235, A pair, B four, A stop, 66666"

    assert log(story, SPECTATOR) == story


def test_ob12_with_two_packs_both_cards_are_sealed() -> None:
    view = GAME.view(played("11235, A pair four, B joker joker", packs="2"), A)

    assert (view.laid[A], view.laid[B]) == ([Card.PAIR, Card.FOUR], [HIDDEN, HIDDEN])
