"""How is a row of Qwixx Duel closed (QD20, QD21)?"""

import pytest

from gobelet.core.game import Choose, Over, Roll
from gobelet.games.qwixx_duel import GAME
from gobelet.games.qwixx_duel.sheet import COLOURS
from tests.games.qwixx_duel.board import after, board, numbers, pawns_left, points, row, sayings

LAURA = board("""
    green   12A  11A  10A  9  8B  7A  6  5A  4  3  2
    dice    1 1  red 6  yellow 6  green 1  blue 6
    turn    A, action 1
""")
SIX_AND_THREE = board("""
    red     2A  3A  4A  5A  6  7  8  9  10  11  12
    dice    6 3  red 6  yellow 1  green 1  blue 1
    turn    A, action 1
""")
FIVE_AND_A_STACK = """
    red     2A  3A  4A  5A  6A  7  8  9  10  11  12
    yellow  2  3  4Ax{}  5  6  7  8  9  10  11  12
    dice    6 6  red 1  yellow 1  green 1  blue 1
    turn    A, action 1
"""
TWO_LEFT, ONE_LEFT = board(FIVE_AND_A_STACK.format(15)), board(FIVE_AND_A_STACK.format(16))


@pytest.mark.parametrize(
    "red",
    [
        pytest.param("2A 3A 4A 5A 6 7 8 9 10 11 12", id="four pawns are too few"),
        pytest.param("2A 3A 4A 5A 6B 7 8 9 10 11 12", id="the opponent's pawns do not count"),
    ],
)
def test_qd20_the_last_number_is_not_taken_without_five_own_pawns(red: str) -> None:
    assert 12 not in numbers(board(f"red {red}"), "A", "red")


@pytest.mark.parametrize("row_of_five", ["2A 3A 4A 5A 6A 7 8 9 10 11 12", "2 3 4AA 5 6 7AAA 8 9 10 11 12"])
def test_qd20_the_last_number_is_taken_with_five_pawns_or_stacked_pawns(row_of_five: str) -> None:
    assert 12 in numbers(board(f"red {row_of_five}"), "A", "red")


@pytest.mark.parametrize("colour", COLOURS)
def test_qd20_the_last_number_needs_five_pawns_in_its_own_row(colour: str) -> None:
    first, *others, last = row(board(""), colour).split()
    with_five = board(f"{colour} {first}Ax5 {' '.join(others)} {last}")

    assert {c for c in COLOURS if int(row(with_five, c).split()[-1]) in numbers(with_five, "A", c)} == {colour}


def test_qd20_a_captured_pawn_does_not_count_towards_the_five() -> None:
    position = board("""
        red     2A  3A  4A  5A  6A  7  8  9  10  11  12
        dice    5 1  red 1  yellow 1  green 1  blue 1
        turn    B, action 1
    """)

    assert 12 not in numbers(after(position, "B red6"), "A", "red")


def test_qd20_the_fifth_pawn_in_action_1_and_the_last_number_in_action_2() -> None:
    closed = after(SIX_AND_THREE, "A red9", "A red12")

    assert row(closed, "red") == "2A 3A 4A 5A 6 7 8 9A 10 11 12A lockA"


def test_qd20_without_the_fifth_pawn_in_action_1_no_last_number_in_action_2() -> None:
    assert "red12" not in sayings(after(SIX_AND_THREE, "A yellow9"), "A")


def test_qd20_the_opponent_may_be_further_to_the_right() -> None:
    assert 2 in numbers(board("blue 12A 11A 10AA 9A 8 7 6 5 4 3BB 2"), "A", "blue")


def test_qd20_a_further_pawn_goes_on_the_lock() -> None:
    assert row(after(LAURA, "A green2"), "green") == "12A 11A 10A 9 8B 7A 6 5A 4 3 2A lockA"


def test_qd20_two_pawns_leave_the_supply() -> None:
    assert pawns_left(after(LAURA, "A green2"), "A") == pawns_left(LAURA, "A") - 2


def test_qd20_qd31_seven_pawns_with_the_lock_are_28_points() -> None:
    assert points(after(LAURA, "A green2"), "A")["green"] == 28


def test_qd20_the_lock_is_never_played_by_itself() -> None:
    assert sayings(LAURA, "A") == ["red2", "yellow2", "green2", "pass"]


def test_qd20_a_row_closed_in_action_1_has_no_die_in_action_2() -> None:
    closed = after(LAURA, "A green2")

    assert sayings(closed, "A") == ["red7", "yellow7", "blue7", "pass"]


def test_qd20_the_die_of_a_row_closed_in_action_1_is_gone_at_once() -> None:
    assert after(LAURA, "A green2").dice == [1, 1, 6, 6, 0, 6]


def test_qd20_white_dice_never_leave() -> None:
    next_turn = after(LAURA, "A green2", "A pass")

    assert GAME.turn(next_turn) == Roll((0, 1, 2, 3, 5))


@pytest.mark.parametrize("seat", ["A", "B"])
def test_qd20_a_closed_row_is_closed_to_both(seat: str) -> None:
    assert numbers(after(LAURA, "A green2"), seat, "green") == set()


def test_qd20_the_turn_goes_on_after_closing_one_row() -> None:
    assert GAME.turn(after(LAURA, "A green2")) == Choose((0,))


def test_qd21_with_two_pawns_left_both_are_placed() -> None:
    assert row(after(TWO_LEFT, "A red12"), "red") == "2A 3A 4A 5A 6A 7 8 9 10 11 12A lockA"


def test_qd21_with_two_pawns_left_closing_ends_the_game() -> None:
    assert GAME.turn(after(TWO_LEFT, "A red12")) == Over()


def test_qd21_the_last_pawn_on_the_last_number_goes_without_a_lock() -> None:
    assert row(after(ONE_LEFT, "A red12"), "red") == "2A 3A 4A 5A 6A 7 8 9 10 11 12A"


def test_qd21_the_last_pawn_on_the_last_number_ends_the_game() -> None:
    assert GAME.turn(after(ONE_LEFT, "A red12")) == Over()


def test_qd21_the_last_pawn_on_the_last_number_leaves_the_row_open() -> None:
    assert after(ONE_LEFT, "A red12").dice == [6, 6, 1, 1, 1, 1]
