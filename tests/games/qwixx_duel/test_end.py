"""When is Qwixx Duel over, and who wins (QD30, QD31)?"""

import pytest

from gobelet.core.game import Choose, Over, Roll
from gobelet.games.qwixx_duel import GAME
from tests.games.qwixx_duel.board import after, board, points, winners

TWO_STACKS = """
    red     2  3Ax{}  4  {}  6  7  8  9  10  11  12
    yellow  2  3Ax10  4  5  6  7  8  9  10  11  12
    dice    4 1  red 1  yellow 1  green 1  blue 1
    turn    A, action 1
"""
ONE_PAWN_LEFT, TWO_PAWNS_LEFT = board(TWO_STACKS.format(11, "5")), board(TWO_STACKS.format(10, "5"))
MISSES = """
    misses  {}
    dice    4 1  red 1  yellow 1  green 1  blue 1
    turn    A, action 2 after pass
"""
CLOSING = """
    red     2A  3A  4A  5A  6A  7  8  9  10  11  12
    green   12B  11BB  10BB  9  8  7  6  5  4  3  2B  lockB
    dice    6 6  red 6  yellow 1  blue 1
    turn    A, action 1
"""
ONE_ROW_CLOSED = board(CLOSING)


def test_qd30_the_last_pawn_in_action_1_ends_before_action_2() -> None:
    assert GAME.turn(after(ONE_PAWN_LEFT, "A red5")) == Over()


def test_qd30_the_last_pawn_in_action_2_ends() -> None:
    assert GAME.turn(after(TWO_PAWNS_LEFT, "A red5", "A blue5")) == Over()


def test_qd30_the_last_pawn_of_the_other_player_ends_too() -> None:
    position = board(TWO_STACKS.format(11, "5").replace("A", "B"))

    assert GAME.turn(after(position, "B red5")) == Over()


def test_qd30_a_last_but_one_pawn_in_action_1_does_not_end() -> None:
    assert GAME.turn(after(TWO_PAWNS_LEFT, "A red5")) == Choose((0,))


def test_qd30_the_last_pawn_into_a_miss_box_ends() -> None:
    assert GAME.turn(after(ONE_PAWN_LEFT, "A pass", "A pass")) == Over()


def test_qd30_the_last_pawn_in_a_capture_ends() -> None:
    position = board(TWO_STACKS.format(11, "5B"))

    assert GAME.turn(after(position, "A red5")) == Over()


@pytest.mark.parametrize("misses", ["A A A", "A A B", "A B B", "B B B"])
def test_qd30_the_fourth_miss_in_all_ends_whoever_has_them(misses: str) -> None:
    assert GAME.turn(after(board(MISSES.format(misses)), "A pass")) == Over()


def test_qd30_the_third_miss_does_not_end() -> None:
    assert GAME.turn(after(board(MISSES.format("A B")), "A pass")) == Roll((0, 1, 2, 3, 4, 5))


def test_qd30_the_second_closed_row_in_action_1_ends_before_action_2() -> None:
    assert GAME.turn(after(ONE_ROW_CLOSED, "A red12")) == Over()


def test_qd30_the_second_closed_row_in_action_2_ends() -> None:
    assert GAME.turn(after(ONE_ROW_CLOSED, "A pass", "A red12")) == Over()


def test_qd30_two_rows_closed_by_one_player_end() -> None:
    position = board(CLOSING.replace("B", "A"))

    assert GAME.turn(after(position, "A red12")) == Over()


def test_qd30_two_rows_closed_in_one_turn_end() -> None:
    position = board("""
        red     2A  3A  4A  5A  6A  7  8  9  10  11  12
        yellow  2A  3A  4A  5A  6A  7  8  9  10  11  12
        dice    6 6  red 1  yellow 6  green 1  blue 1
        turn    A, action 1
    """)

    assert GAME.turn(after(position, "A red12", "A yellow12")) == Over()


def test_qd7_qd30_a_turn_cut_short_owes_no_miss() -> None:
    assert after(ONE_PAWN_LEFT, "A red5").misses == [0, 0]


def test_qd30_nobody_is_asked_any_more() -> None:
    ended = after(board(MISSES.format("A A B")), "A pass")

    assert [GAME.moves(ended, seat) for seat in (0, 1)] == [[], []]


@pytest.mark.parametrize(
    ("pawns", "worth"),
    [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 45), (10, 55), (11, 66), (12, 78)],
)
def test_qd31_points_by_own_pawns_in_a_row(pawns: int, worth: int) -> None:
    assert points(board(f"yellow 2 3Bx5 4 5 6Ax{pawns} 7 8 9 10 11 12"), "A")["yellow"] == worth


def test_qd31_no_pawn_no_points() -> None:
    assert points(board(""), "A") == {"red": 0, "yellow": 0, "green": 0, "blue": 0, "misses": 0, "total": 0}


@pytest.mark.parametrize("pawns", [13, 21])
def test_qd31_more_than_twelve_pawns_count_as_twelve(pawns: int) -> None:
    assert points(board(f"yellow 2 3 4 5 6Ax{pawns} 7 8 9 10 11 12"), "A")["yellow"] == 78


def test_qd31_an_overtaken_stack_keeps_counting() -> None:
    assert points(board("yellow 2 3 4 5 6AAA 7 8B 9 10 11 12"), "A")["yellow"] == 6


def test_qd31_minus_five_for_each_own_miss() -> None:
    position = board("misses A A B")

    assert [points(position, seat)["misses"] for seat in "AB"] == [-10, -5]


def test_qd31_rows_and_misses_add_up() -> None:
    position = board("""
        red     2A  3A  4B  5A  6  7  8  9  10  11  12
        green   12  11  10AA  9  8B  7  6  5  4  3  2
        blue    12B  11  10  9  8  7  6  5  4  3  2
        misses  A B B
    """)

    assert [points(position, seat)["total"] for seat in "AB"] == [6 + 3 - 5, 1 + 1 + 1 - 10]


@pytest.mark.parametrize(
    ("red", "won"),
    [
        ("2A 3AA 4 5B 6 7 8 9 10 11 12", "A"),
        ("2B 3BB 4 5A 6 7 8 9 10 11 12", "B"),
        ("2A 3A 4B 5B 6 7 8 9 10 11 12", "AB"),
    ],
)
def test_qd31_more_points_win_and_a_tie_is_a_draw(red: str, won: str) -> None:
    assert winners(board(f"red {red}")) == won
