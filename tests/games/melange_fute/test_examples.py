"""Do the worked examples of the rule book come out as it says? Pages 11 to 16."""

from tests.games.melange_fute.table import after, die_moves, points, sayings, table, zone

ROLLED = """
    turn      A chooses, roll 1
    rolled    white2 yellow{} blue5 green{} orange6 violet4
"""


def test_example_yellow_a_6_then_a_5_in_the_top_row() -> None:
    state = after(table(ROLLED.format(6, 1)), "A yellow top1")
    state = after(table(ROLLED.format(5, 1) + f"A yellow  {zone(state, 'yellow')}"), "A yellow top2")

    assert zone(state, "yellow") == "6 5 /  / "


def test_example_yellow_51_points() -> None:
    assert points(table("A yellow  6 5 4 3 / 1 2 1 / 6 3 5 1"))["yellow"] == 51


def test_example_yellow_the_top_row_is_complete_only_as_6_5_4_3_2_1() -> None:
    state = table("A yellow  6 5 4 3 2\nA owes  yellow")

    assert [saying for saying in sayings(state) if saying.startswith("top")] == ["top6 1"]


def test_example_green_a_1_in_the_right_box_then_a_6_in_the_left() -> None:
    state = after(table(ROLLED.format(6, 1)), "A green green2")
    assert zone(state, "green") == "_ 3"
    state = after(table(ROLLED.format(6, 6) + f"A green  {zone(state, 'green')}"), "A green green1")

    assert (zone(state, "green"), points(state)["green"]) == ("12 3", 9)


def test_example_green_stars_of_9_and_6_and_an_8_alone() -> None:
    assert points(table("A green  12 3 / 8 2 / 8 _"))["green"] == 15


def test_example_green_the_numbers_fit_the_factors() -> None:
    state = table("turn  A rolls 2\nin hand  green1\nA owes  green green green green green")
    state = after(state, "A green2 1, A green1 6, A green3 4, A green4 1")

    assert zone(after(state, "A blue7, A green5 4, A polish"), "green") == "12 3 / 8 2 / 8 _"


def test_example_orange_a_6_ticks_a_box_showing_6() -> None:
    assert die_moves(table(ROLLED.format(6, 1)), "orange") == ["orange6", "orange11"]


def test_example_orange_six_ticks() -> None:
    assert points(table("A orange  1 2 3 4 5 6"))["orange"] == 21


def test_example_violet_4_with_blue_1_and_yellow_2_on_the_platter() -> None:
    state = table("""
        turn      A chooses, roll 2
        rolled    white3 orange5 violet4
        slots     green2
        platter   blue1 yellow2
        A violet  2 3 5
    """)

    assert zone(after(state, "A violet violet4"), "violet") == "2 3 5 7"


def test_example_violet_23_points() -> None:
    assert points(table("A violet  2 3 5 7 11 15"))["violet"] == 16 + 7


def test_example_a_platter_die_made_a_6_by_joker_and_polished_to_5() -> None:
    state = table("""
        turn      A serves B
        slots     blue6 yellow5 white4
        platter   green3 orange2 violet1
        B has     2 jokers, 1 polish
    """)
    state = after(state, "B orange joker2 down change")

    assert sayings(state, "B") == ["orange2", "orange8"]
