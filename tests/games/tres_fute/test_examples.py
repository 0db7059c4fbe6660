"""Do the worked examples of the rule books come out as printed?"""

import pytest

from gobelet.games.tres_fute import GAME
from tests.games.tres_fute.table import EDITIONS, after, begun, has, lying, owed, points, sayings, table, zone

ONES = """
    turn      A chooses, roll 1
    rolled    white1 yellow1 blue1 green1 orange1 violet1
"""
EXTRA = """
    turn      A extra dice
    slots     white4 yellow5 orange6
    platter   blue3 green1 violet2
"""

each_edition = pytest.mark.parametrize("edition", EDITIONS)


@each_edition
def test_example_a_violet_3_sends_one_die_away_then_a_white_4_two_then_orange_is_left(edition: str) -> None:
    first = begun("342633, A violet violet1", edition=edition)
    second = after(first, "43.25., A white violet2")
    third = after(second, "....3., A orange orange1")

    assert (lying(first, "platter"), owed(first)) == ("blue", "white yellow green orange")
    assert (lying(second, "platter"), owed(second)) == ("yellow blue green", "orange")
    assert (zone(third, "violet"), zone(third, "orange")) == ("3 4", "3")


@each_edition
def test_example_blue_4_and_white_3_tick_7(edition: str) -> None:
    assert zone(begun("324111, A blue blue7", edition=edition), "blue") == "7"


@pytest.mark.parametrize(("ticked", "worth"), [("2 3 4 5", 7), ("2 3 4 5 6 7 8 9 10", 37)])
def test_example_four_blue_ticks_are_worth_7_and_nine_37(ticked: str, worth: int) -> None:
    assert points(table(f"A blue  {ticked}"))["blue"] == worth


@each_edition
def test_example_a_green_4_ticks_the_third_box(edition: str) -> None:
    state = table(ONES.replace("green1", "green4") + "A green  2", edition)

    assert zone(after(state, "A green green3"), "green") == "3"


def test_example_five_green_ticks_are_worth_15() -> None:
    assert points(table("A green  5"))["green"] == 15


@each_edition
def test_example_an_orange_6_on_x2_is_12_and_the_row_22(edition: str) -> None:
    state = table(ONES.replace("green1", "green4").replace("orange1", "orange6") + "A orange  5 2 3", edition)
    state = after(state, "A orange orange4")

    assert (zone(state, "orange"), points(state)["orange"]) == ("5 2 3 12", 22)


@each_edition
def test_example_violet_2_5_6_3_is_legal_and_worth_16(edition: str) -> None:
    state = table(ONES.replace("violet1", "violet3") + "A violet  2 5 6", edition)
    state = after(state, "A violet violet4")

    assert (zone(state, "violet"), points(state)["violet"]) == ("2 5 6 3", 16)


@each_edition
@pytest.mark.parametrize("number", range(1, 7))
def test_example_after_a_violet_2_only_3_to_6(number: int, edition: str) -> None:
    state = table(ONES.replace("violet1", f"violet{number}") + "A violet  2", edition)

    assert ("violet violet2" in sayings(state)) == (number > 2)


def test_example_the_first_two_yellow_columns_are_worth_24() -> None:
    assert points(table("A yellow  3a 2a 1b 6a 1a 3b"))["yellow"] == 24


def test_example_one_fox_is_worth_the_5_points_of_orange() -> None:
    state = table("""
        A yellow  3a 2a 1b 5a 2b 4b 5b 4a 6b
        A blue    2 3 4 5 6 7 8 9 10
        A green   7
        A orange  5
        A violet  6 6 6 3
        A has     1 fox
    """)

    assert list(points(state).values()) == [46, 37, 28, 5, 21, 5, 142]


@each_edition
def test_example_two_extra_dice_white_for_yellow_then_blue_with_white(edition: str) -> None:
    state = after(table(EXTRA + "A has  2 extras", edition), "A white yellow4a")

    assert not any(saying.startswith("white") for saying in sayings(state))
    assert zone(after(state, "A blue blue7"), "blue") == "7"


@each_edition
def test_example_alone_blue_1_violet_2_and_one_of_the_3s_are_served(edition: str) -> None:
    state = after(table(EXTRA + "seats  1\nA has  1 extra", edition), "A done, 351332")
    served = [GAME.dice[6].faces[face - 1] for face in GAME.possible(state)[6]]

    assert served == ["white+blue+violet", "blue+green+violet", "blue+orange+violet"]
    assert lying(after(state, "platter blue+orange+violet"), "platter") == "blue orange violet"


@each_edition
def test_example_the_third_violet_box_circles_a_reroll_at_once(edition: str) -> None:
    state = table(ONES.replace("violet1", "violet6") + "A violet  2 5", edition)

    assert has(after(state, "A violet violet3")) == "1 reroll"


@each_edition
def test_example_a_full_blue_row_pays_the_bonus_at_its_right(edition: str) -> None:
    state = table(ONES.replace("violet1", "violet6") + "A blue  3 4", edition)

    assert sayings(after(state, "A blue blue2")) == ["orange1 5"]


@each_edition
@pytest.mark.parametrize(
    "dice",
    [
        "rolled  white3\nslots  yellow1 green1\nplatter  blue4 orange1 violet1",
        "rolled  white3\nslots  yellow1 blue4\nplatter  green1 orange1 violet1",
        "rolled  white3 blue4\nslots  yellow1 green1\nplatter  orange1 violet1",
    ],
    ids=["on the platter", "on a slot", "in the roll"],
)
def test_example_the_blue_sum_counts_its_partner_wherever_it_lies(dice: str, edition: str) -> None:
    state = table(f"turn  A chooses, roll 3\n{dice}", edition)

    assert zone(after(state, "A white blue7"), "blue") == "7"


def test_example_a_zone_without_points_makes_foxes_worthless() -> None:
    assert points(table("A blue  2\nA green  1\nA orange  5\nA violet  1\nA has  2 foxes"))["foxes"] == 0
