"""Does a turn of Qwixx Duel go as QD1 to QD7 say?"""

import pytest

from gobelet.core.game import Choose, Roll
from gobelet.core.refusal import Refusal
from gobelet.core.setup import set_up
from gobelet.games.qwixx_duel import GAME
from tests.games.qwixx_duel.board import after, board, pawns_left, row, sayings

EMPTY = board("")
MAX_ROLLED = board("""
    dice    4 1  red 2  yellow 3  green 3  blue 6
    turn    A, action 1
""")
ROW_AFTER_ROW = board("""
    red     2A  3  4  5  6  7  8  9A  10  11  12
    yellow  2A  3  4  5  6  7  8  9A  10  11  12
    green   12A  11  10  9  8  7  6  5A  4  3  2
    blue    12A  11  10  9  8  7  6  5A  4  3  2
    dice    1 1  red 1  yellow 1  green 6  blue 6
    turn    A, action 1
""")
GREEN_CLOSED = board("""
    green   12BB  11BB  10B  9  8  7  6  5  4  3  2B  lockB
    dice    4 1  red 2  yellow 3  blue 6
    turn    A, action 1
""")


@pytest.mark.parametrize(
    ("colour", "printed"),
    [
        ("red", "2 3 4 5 6 7 8 9 10 11 12"),
        ("yellow", "2 3 4 5 6 7 8 9 10 11 12"),
        ("green", "12 11 10 9 8 7 6 5 4 3 2"),
        ("blue", "12 11 10 9 8 7 6 5 4 3 2"),
    ],
)
def test_qd1_two_rows_rise_and_two_fall(colour: str, printed: str) -> None:
    assert row(EMPTY, colour) == printed


def test_qd1_each_player_has_22_pawns() -> None:
    assert [pawns_left(EMPTY, seat) for seat in "AB"] == [22, 22]


def test_qd1_six_dice_two_of_them_white() -> None:
    assert [die.kind for die in GAME.dice] == ["white", "white", "red", "yellow", "green", "blue"]


@pytest.mark.parametrize("seats", [1, 3])
def test_qd1_two_players_exactly(seats: int) -> None:
    with pytest.raises(Refusal, match=f"Qwixx Duel has 2 seats, not {seats}"):
        set_up(GAME, seats)


def test_qd2_the_first_seat_begins() -> None:
    begun = after(EMPTY, "roll white1=4 white2=1 red=2 yellow=3 green=3 blue=6")

    assert GAME.turn(begun) == Choose((0,))


@pytest.mark.parametrize("actions", [("red5", "blue10"), ("red5", "pass"), ("pass", "blue10"), ("pass", "pass")])
def test_qd2_turns_alternate(actions: tuple[str, str]) -> None:
    bob_rolled = after(
        MAX_ROLLED, *(f"A {action}" for action in actions), "roll white1=1 white2=1 red=1 yellow=1 green=1 blue=1"
    )

    assert GAME.turn(bob_rolled) == Choose((1,))


def test_qd2_the_turn_passes_after_closing_a_row_too() -> None:
    position = board("""
        red     2  3  4AA  5  6A  7A  8  9A  10  11  12
        dice    6 1  red 6  yellow 1  green 1  blue 1
        turn    A, action 2 after pass
    """)

    bob_rolled = after(position, "A red12", "roll white1=1 white2=1 yellow=1 green=1 blue=1")

    assert GAME.turn(bob_rolled) == Choose((1,))


def test_qd2_only_the_active_player_acts() -> None:
    with pytest.raises(Refusal, match=r"It is seat A's turn, not B's\."):
        after(MAX_ROLLED, "B red5")


def test_qd3_all_six_dice_are_rolled() -> None:
    assert GAME.turn(EMPTY) == Roll((0, 1, 2, 3, 4, 5))


def test_qd3_the_die_of_a_closed_row_is_not_rolled() -> None:
    next_turn = after(GREEN_CLOSED, "A pass", "A red6")

    assert GAME.turn(next_turn) == Roll((0, 1, 2, 3, 5))


def test_qd3_action_2_is_asked_after_action_1() -> None:
    assert GAME.turn(after(MAX_ROLLED, "A red5")) == Choose((0,))


def test_qd3_action_1_is_asked_when_declining_is_all_that_is_left() -> None:
    assert sayings(ROW_AFTER_ROW, "A") == ["pass"]


def test_qd3_action_2_is_asked_when_declining_is_all_that_is_left() -> None:
    assert sayings(after(ROW_AFTER_ROW, "A pass"), "A") == ["pass"]


def test_qd3_action_2_is_judged_on_the_board_as_action_1_left_it() -> None:
    position = board("""
        dice    4 5  red 3  yellow 1  green 1  blue 1
        turn    A, action 1
    """)

    assert "red8" not in sayings(after(position, "A red9"), "A")


def test_qd3_equal_white_dice_give_one_move_a_row() -> None:
    position = board("""
        dice    3 3  red 2  yellow 3  green 4  blue 6
        turn    A, action 2 after pass
    """)

    assert sayings(position, "A") == ["red5", "yellow6", "green7", "blue9", "pass"]


def test_qd4_the_sum_of_the_white_dice_in_any_row() -> None:
    assert sayings(MAX_ROLLED, "A") == ["red5", "yellow5", "green5", "blue5", "pass"]


def test_qd4_not_in_a_closed_row() -> None:
    assert sayings(GREEN_CLOSED, "A") == ["red5", "yellow5", "blue5", "pass"]


def test_qd4_five_on_yellow() -> None:
    assert row(after(MAX_ROLLED, "A yellow5"), "yellow") == "2 3 4 5A 6 7 8 9 10 11 12"


def test_qd5_one_white_die_and_the_die_of_the_row() -> None:
    declined = after(MAX_ROLLED, "A pass")

    assert sayings(declined, "A") == [
        "red3", "red6", "yellow4", "yellow7", "green7", "green4", "blue10", "blue7", "pass",
    ]  # fmt: skip


def test_qd5_ten_on_blue_after_five_on_yellow() -> None:
    placed = after(MAX_ROLLED, "A yellow5", "A blue10")

    assert row(placed, "blue") == "12 11 10A 9 8 7 6 5 4 3 2"


@pytest.mark.parametrize(
    "red",
    [
        pytest.param("2 3 4 5 6 7 8 9 10 11 12", id="the box of action 1 is not used again"),
        pytest.param("2 3 4 5A 6 7 8 9 10 11 12", id="a pawn just stacked is not stacked upon"),
        pytest.param("2 3 4 5B 6 7 8 9 10 11 12", id="a pawn just captured with is not stacked upon"),
    ],
)
def test_qd6_a_box_is_used_once_in_a_turn(red: str) -> None:
    position = board(f"""
        red     {red}
        dice    4 1  red 1  yellow 1  green 1  blue 1
        turn    A, action 1
    """)

    assert "red5" not in sayings(after(position, "A red5"), "A")


def test_qd6_another_box_of_the_same_row_may_be_used() -> None:
    placed = after(MAX_ROLLED, "A red5", "A red6")

    assert row(placed, "red") == "2 3 4 5A 6A 7 8 9 10 11 12"


def test_qd6_the_same_number_in_another_row_may_be_used() -> None:
    position = board("""
        dice    4 1  red 1  yellow 4  green 1  blue 1
        turn    A, action 1
    """)

    assert row(after(position, "A red5", "A yellow5"), "yellow") == "2 3 4 5A 6 7 8 9 10 11 12"


def test_qd6_the_box_is_free_again_in_the_next_turn() -> None:
    next_turn = after(
        MAX_ROLLED, "A red5", "A pass",
        "roll white1=1 white2=1 red=1 yellow=1 green=1 blue=1", "B pass", "B pass",
        "roll white1=4 white2=1 red=1 yellow=1 green=1 blue=1", "A red5",
    )  # fmt: skip

    assert row(next_turn, "red") == "2 3 4 5AA 6 7 8 9 10 11 12"


def test_qd6_the_box_is_open_to_the_opponent_in_the_next_turn() -> None:
    captured = after(MAX_ROLLED, "A red5", "A pass", "roll white1=4 white2=1 red=1 yellow=1 green=1 blue=1", "B red5")

    assert row(captured, "red") == "2 3 4 5B 6 7 8 9 10 11 12"


def test_qd7_no_pawn_in_either_action_by_choice_is_a_miss() -> None:
    assert after(MAX_ROLLED, "A pass", "A pass").misses == [1, 0]


def test_qd7_no_pawn_because_nothing_was_possible_is_a_miss() -> None:
    assert after(ROW_AFTER_ROW, "A pass", "A pass").misses == [1, 0]


@pytest.mark.parametrize("actions", [("A red5", "A pass"), ("A pass", "A red6"), ("A red5", "A red6")])
def test_qd7_a_pawn_in_one_action_is_no_miss(actions: tuple[str, str]) -> None:
    assert after(MAX_ROLLED, *actions).misses == [0, 0]


def test_qd7_the_miss_comes_from_the_supply() -> None:
    assert pawns_left(after(MAX_ROLLED, "A pass", "A pass"), "A") == 21


def test_qd7_the_miss_takes_no_decision() -> None:
    missed = after(MAX_ROLLED, "A pass", "A pass")

    assert GAME.turn(missed) == Roll((0, 1, 2, 3, 4, 5))
