"""Can a room be asked everything through its door plate?"""

from dataclasses import replace

import pytest

from gobelet.core.game import Choose, Die, Over, Roll, read_seat, seat_name
from gobelet.core.refusal import Refusal
from gobelet.core.text import say
from gobelet.core.verbs import SPECTATOR
from gobelet.games.mosaix import GAME as MOSAIX
from gobelet.games.qwixx_duel import GAME
from gobelet.games.qwixx_duel.moves import PASS
from tests.games.qwixx_duel.board import board

ROLLED = board("""
    dice    4 1  red 2  yellow 3  green 3  blue 6
    turn    B, action 1
""")
GREEN_CLOSED = board("""
    green   12BB  11BB  10B  9  8  7  6  5  4  3  2B  lockB
""")


def test_dice_are_owed() -> None:
    assert GAME.turn(GREEN_CLOSED) == Roll((0, 1, 2, 3, 5))


def test_a_seat_is_asked() -> None:
    assert GAME.turn(ROLLED) == Choose((1,))


def test_nothing_is_owed_after_the_end() -> None:
    ended = GAME.view(ROLLED, 1)
    ended.stage = 3

    assert GAME.turn(ended) == Over()


def test_a_source_of_dice_learns_which_fall_and_what_they_can_show() -> None:
    assert [len(faces) for faces in GAME.possible(GREEN_CLOSED)] == [6, 6, 6, 6, 0, 6]


def test_no_dice_fall_while_a_seat_is_asked() -> None:
    assert GAME.possible(ROLLED) == ((), (), (), (), (), ())


def test_moves_of_the_asked_seat_as_text() -> None:
    assert GAME.sayings(ROLLED, 1) == ["red5", "yellow5", "green5", "blue5", "pass"]


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_who_is_not_asked_has_no_moves(seat: int) -> None:
    assert GAME.moves(ROLLED, seat) == []


@pytest.mark.parametrize("saying", ["red13", "RED9", "red9 ", "", "..."])
def test_anything_else_is_no_move(saying: str) -> None:
    with pytest.raises(Refusal, match=f"^{saying!r} is no move of Qwixx Duel.$"):
        GAME.read(saying)


def test_a_view_is_a_copy() -> None:
    view = GAME.view(ROLLED, 0)
    view.misses[0] = 4

    assert ROLLED.misses == [0, 0]


def test_everything_that_may_be_said_leads_to_a_move() -> None:
    sayings = GAME.sayings(ROLLED, 1)

    assert GAME.spellings(ROLLED, 1) == {saying: GAME.read(saying) for saying in sayings}


def test_a_move_may_be_said_in_further_ways() -> None:
    talkative = replace(GAME, notation=replace(GAME.notation, also=lambda state, legal: {"no thanks": PASS}))

    assert (talkative.spellings(ROLLED, 1)["no thanks"], "no thanks" in talkative.sayings(ROLLED, 1)) == (PASS, False)


def test_who_is_not_asked_has_nothing_to_say() -> None:
    talkative = replace(GAME, notation=replace(GAME.notation, also=lambda state, legal: {"no thanks": PASS}))

    assert talkative.spellings(ROLLED, 0) == {}


@pytest.mark.parametrize(("name", "seat"), [("A", 0), ("B", 1), ("C", 2)])
def test_seats_are_named_by_letters(name: str, seat: int) -> None:
    assert (read_seat(name, 3), seat_name(seat)) == (seat, name)


@pytest.mark.parametrize("name", ["C", "a", "AB", ""])
def test_an_unknown_seat_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match=f"^{name!r} is no seat; the seats are A or B.$"):
        read_seat(name, 2)


def test_a_side_is_worth_the_number_or_the_word_on_it() -> None:
    die = Die("odd", "odd", say("odd"), ("3", "cross"))

    assert [die.worth(1), die.worth(2)] == [3, "cross"]


@pytest.mark.parametrize(
    ("seats", "parts"), [(1, ["circle", "cross", "triangle", "scale"]), (2, ["circle", "cross", "triangle"])]
)
def test_only_parts_that_can_count_are_told(seats: int, parts: list[str]) -> None:
    assert MOSAIX.counted(seats) == parts
