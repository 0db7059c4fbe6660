"""Where may a pawn be placed in Qwixx Duel (QD10 to QD14)?"""

import pytest

from tests.games.qwixx_duel.board import after, board, numbers, pawns_left, row, sayings

# The two rows of the rule book: black is A, grey is B.
RED_ROW_OF = """
    red     2  3B  4  5A  6  7A  8  9  10  11  12
    dice    3 4  red 1  yellow 1  green 1  blue 1
    turn    {}, action 1
"""
RED_ROW = board(RED_ROW_OF.format("B"))
BLUE_ROW = board("blue 12A 11A 10AA 9A 8B 7 6 5BB 4 3 2")


def test_qd10_qd12_the_red_row_for_grey() -> None:
    assert numbers(RED_ROW, "B", "red") == {4, 6, 7, 8, 9, 10, 11}


def test_qd10_qd13_the_red_row_for_black() -> None:
    assert numbers(RED_ROW, "A", "red") == {7, 8, 9, 10, 11}


def test_qd10_qd20_the_blue_row_for_black() -> None:
    assert numbers(BLUE_ROW, "A", "blue") == {7, 6, 4, 3, 2}


def test_qd10_qd13_the_blue_row_for_grey() -> None:
    assert numbers(BLUE_ROW, "B", "blue") == {5, 4, 3}


def test_qd10_gaps_are_free_in_an_empty_row() -> None:
    assert numbers(board(""), "A", "green") == {12, 11, 10, 9, 8, 7, 6, 5, 4, 3}


def test_qd10_to_the_left_between_and_to_the_right_of_the_opponent() -> None:
    position = board("yellow 2 3 4BB 5 6BB 7 8 9 10 11 12")

    assert numbers(position, "A", "yellow") == {2, 3, 5, 7, 8, 9, 10, 11}


def test_qd10_the_victim_of_a_capture_goes_on_further_left() -> None:
    captured = after(RED_ROW, "B red7")

    assert numbers(captured, "A", "red") == {6, 7, 8, 9, 10, 11}


def test_qd10_the_victim_of_a_capture_of_its_only_pawn_begins_anew() -> None:
    position = board("""
        red     2  3  4  5  6  7A  8  9  10  11  12
        dice    3 4  red 1  yellow 1  green 1  blue 1
        turn    B, action 1
    """)

    assert numbers(after(position, "B red7"), "A", "red") == {2, 3, 4, 5, 6, 7, 8, 9, 10, 11}


def test_qd11_an_overtaken_pawn_closes_its_box_to_the_opponent() -> None:
    assert 4 not in numbers(board("red 2 3 4B 5 6A 7 8 9 10 11 12"), "A", "red")


def test_qd12_a_lone_foremost_pawn_is_captured() -> None:
    assert row(after(RED_ROW, "B red7"), "red") == "2 3B 4 5A 6 7B 8 9 10 11 12"


def test_qd12_the_captured_pawn_goes_back_to_the_supply() -> None:
    assert pawns_left(after(RED_ROW, "B red7"), "A") == pawns_left(RED_ROW, "A") + 1


def test_qd12_a_pawn_may_be_captured_in_action_2() -> None:
    position = board("""
        red     2  3B  4  5A  6  7A  8  9  10  11  12
        dice    3 1  red 4  yellow 1  green 1  blue 1
        turn    B, action 2 after yellow4
    """)

    assert row(after(position, "B red7"), "red") == "2 3B 4 5A 6 7B 8 9 10 11 12"


def test_qd12_a_capturing_pawn_may_be_captured_back() -> None:
    assert 7 in numbers(after(RED_ROW, "B red7"), "A", "red")


def test_qd12_an_overtaken_pawn_is_safe() -> None:
    assert 5 not in numbers(RED_ROW, "B", "red")


def test_qd12_a_pawn_overtaken_by_its_own_colour_stays_safe_when_that_is_captured() -> None:
    position = board("""
        red     2  3  4  5A  6  7A  8  9  10  11  12
        dice    3 4  red 1  yellow 1  green 1  blue 1
        turn    B, action 1
    """)

    assert row(after(position, "B red7"), "red") == "2 3 4 5A 6 7B 8 9 10 11 12"


def test_qd12_a_pawn_overtaken_in_action_1_is_not_captured_in_action_2() -> None:
    position = board("""
        red     2  3  4  5A  6  7  8  9  10  11  12
        dice    4 3  red 2  yellow 1  green 1  blue 1
        turn    B, action 1
    """)

    assert sayings(after(position, "B red7"), "B") == [
        "yellow4",
        "yellow5",
        "green5",
        "green4",
        "blue5",
        "blue4",
        "pass",
    ]


def test_qd12_capture_first_and_overtake_then() -> None:
    position = board("""
        red     2  3  4  5A  6  7  8  9  10  11  12
        dice    4 1  red 2  yellow 1  green 1  blue 1
        turn    B, action 1
    """)

    assert row(after(position, "B red5", "B red6"), "red") == "2 3 4 5B 6B 7 8 9 10 11 12"


def test_qd13_the_foremost_pawn_takes_another() -> None:
    position = board(RED_ROW_OF.format("A"))

    assert row(after(position, "A red7"), "red") == "2 3B 4 5A 6 7AA 8 9 10 11 12"


def test_qd13_a_stack_grows_without_limit() -> None:
    assert 7 in numbers(board("red 2 3 4 5 6 7Ax13 8 9 10 11 12"), "A", "red")


@pytest.mark.parametrize(
    ("red", "seat"),
    [
        pytest.param("2 3 4 5 6 7AA 8 9 10 11 12", "B", id="a foremost stack is never captured"),
        pytest.param("2 3 4 5 6 7AA 8 9B 10 11 12", "A", id="an overtaken stack takes no more pawns"),
        pytest.param("2 3 4 5 6 7AA 8 9A 10 11 12", "A", id="an own pawn to the right ends a stack too"),
        pytest.param("2 3 4 5 6 7A 8 9B 10 11 12", "A", id="an overtaken single pawn takes no more pawns"),
        pytest.param("2 3 4 5 6 7AA 8 9B 10 11 12", "B", id="an overtaken stack stays safe"),
    ],
)
def test_qd13_the_7_is_closed(red: str, seat: str) -> None:
    assert 7 not in numbers(board(f"red {red}"), seat, "red")


def test_qd14_pawns_in_rows_on_locks_and_in_miss_boxes_are_missing_from_the_supply() -> None:
    position = board("""
        red     2A  3AA  4  5  6AA  7  8  9  10  11  12A  lockA
        blue    12B  11A  10  9  8  7  6  5  4  3  2
        misses  A B
    """)

    assert [pawns_left(position, seat) for seat in "AB"] == [22 - 9, 22 - 2]
