"""Which number does a die bring in violet? MF14."""

import pytest

from tests.games.melange_fute.table import FULL_FOR_B, after, die_moves, points, table, zone

FIRST = """
    turn      A chooses, roll 1
    rolled    white1 yellow2 blue5 green4 orange6 violet3
"""
SECOND = """
    turn      A chooses, roll 2
    rolled    white1 green4 violet3
    slots     orange6
    platter   yellow2 blue5
"""
THIRD = """
    turn      A chooses, roll 3
    rolled    green4 violet3
    slots     orange6 white1
    platter   yellow2 blue5
"""
OVER = """
    turn      A extra dice
    A has     1 extra
    slots     orange6 white1 violet3
    platter   yellow2 blue5 green4
"""
SERVED = """
    turn      A serves B
    slots     orange6 white1 blue5
    platter   yellow2 green4 violet3
"""


@pytest.mark.parametrize(
    ("drawn", "move", "number"),
    [
        (FIRST, "A violet violet1", 3),
        (FIRST, "A white violet1", 1),
        (SECOND, "A violet violet1", 3 + 2 + 5),
        (SECOND, "A white violet1", 1 + 2 + 5),
        (THIRD, "A violet violet1", 3 + 2 + 5),
        (OVER, "A violet violet1", 3 + 2 + 5 + 4),
        (OVER, "A white violet1", 1 + 2 + 5 + 4),
        (SERVED, "B violet violet1", 3 + 2 + 4),
    ],
)
def test_mf14_the_die_and_all_others_on_the_platter(drawn: str, move: str, number: int) -> None:
    assert zone(after(table(drawn), move), "violet", move[0]) == str(number)


def test_mf14_leftover_dice_of_the_third_roll_are_not_there_yet_but_for_extra_dice() -> None:
    state = after(table(THIRD + "A has  1 extra"), "A violet violet1, A violet violet2")

    assert zone(state, "violet") == f"{3 + 2 + 5} {3 + 2 + 5 + 4}"


def test_mf14_the_chosen_die_counts_once_as_an_extra_die_from_the_platter() -> None:
    state = table(SERVED.replace("A serves B", "A extra dice") + "A has  1 extra")

    assert zone(after(state, "A violet violet1"), "violet") == str(3 + 2 + 4)


def test_mf14_white_and_violet_on_the_platter_are_added_like_any_other() -> None:
    state = table("""
        turn      A serves B
        slots     orange6 yellow2 blue5
        platter   white1 green4 violet3
    """)

    assert zone(after(state, "B violet violet1"), "violet", "B") == str(3 + 1 + 4)
    assert zone(after(state, "B white violet1"), "violet", "B") == str(1 + 3 + 4)


def test_mf14_a_slot_die_too() -> None:
    """TF22: the yellow rows and the green blocks of B are full, so nothing on the platter can be used."""
    state = table(
        """
        turn      A serves B
        slots     orange6 white1 violet3
        platter   yellow2 blue5 green4
    """
        + FULL_FOR_B
    )

    assert zone(after(state, "B violet violet1"), "violet", "B") == str(3 + 2 + 5 + 4)


def test_mf14_an_extra_die_of_a_passive_player_too() -> None:
    state = after(table(SERVED + "B has  1 extra"), "B pass, B white violet1")

    assert zone(state, "violet", "B") == str(1 + 2 + 4 + 3)


def test_mf14_a_die_taken_back_is_no_longer_on_the_platter() -> None:
    state = after(table(SECOND + "A has  1 takeback"), "A pass, A blue back, 1.54.3, A violet violet1")

    assert zone(state, "violet") == str(3 + 2)


@pytest.mark.parametrize(("before", "fits"), [("2", True), ("1 2", True), ("3", False), ("1 6", False)])
def test_mf14_each_number_is_greater_than_the_one_before_also_after_a_6(before: str, fits: bool) -> None:
    state = table(f"{FIRST}A violet  {before}")

    assert bool(die_moves(state, "violet")) == fits


def test_mf14_left_to_right() -> None:
    assert die_moves(table(FIRST + "A violet  1 2"), "violet") == ["violet3"]


def test_mf14_eleven_numbers_are_all() -> None:
    assert die_moves(table(SECOND + "A violet  1 2 3 4 5 6 7 8 9 10 11"), "violet") == []


@pytest.mark.parametrize(
    ("numbers", "worth"),
    [
        ("4", 1),
        ("5", 1 + 1),
        ("9", 1 + 1),
        ("10", 1 + 2),
        ("14", 1 + 2),
        ("15", 1 + 3),
        ("19", 1 + 3),
        ("20", 1 + 4),
        ("26", 1 + 4),
        ("1 2 3 4", 7),
        ("1 2 3 4 5 10 15 20 21 22 23", 56 + 1 + 2 + 3 + 4 * 4),
    ],
)
def test_mf14_points_above_the_last_box_and_more_for_high_numbers(numbers: str, worth: int) -> None:
    assert points(table(f"A violet  {numbers}"))["violet"] == worth
