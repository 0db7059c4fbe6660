"""How is the silver platter polished? MF21."""

import pytest

from tests.games.melange_fute.table import FULL_FOR_B, after, asked, die_moves, has, sayings, table, zone

SERVED = """
    turn      A serves B
    slots     orange6 yellow5 white4
    platter   green3 blue2 violet1
"""
ROLLED = """
    turn      A chooses, roll 2
    rolled    blue3 green4 orange5
    slots     violet6
    platter   white3 yellow2
"""
BLUE_IN_HAND = """
    turn      A rolls 2
    in hand   blue1
    slots     violet6
    platter   white3 yellow2 green4 orange5
"""
EXTRA = """
    turn      A extra dice
    slots     white4 yellow5 orange6
    platter   green3 blue2 violet1
    A has     1 extra, 2 polish
"""


def changes(drawn: str, die: str, seat: str = "B") -> list[str]:
    """The ways to change a die."""
    return [way for way in die_moves(table(drawn), die, seat) if way.endswith("change")]


def test_mf21_a_passive_player_makes_a_die_of_the_platter_one_more_or_less() -> None:
    assert changes(SERVED + "B has  1 polish", "green") == ["down change", "up change"]


@pytest.mark.parametrize(("way", "written"), [("up", "8 _"), ("down", "4 _")])
def test_mf21_the_mark_is_made_with_the_polished_value(way: str, written: str) -> None:
    state = after(table(SERVED + "B has  1 polish"), f"B green {way} change, B green1")

    assert (zone(state, "green", "B"), has(state, "B")) == (written, "")


def test_mf21_several_may_go_into_one_die() -> None:
    state = table(SERVED + "B has  3 polish")

    assert changes(SERVED + "B has  3 polish", "green") == [
        "down down change", "down change", "up change", "up up change", "up up up change",
    ]  # fmt: skip
    assert zone(after(state, "B green up up up change, B green1"), "green", "B") == "12 _"


@pytest.mark.parametrize(("face", "ways"), [(1, ["up change"]), (6, ["down change"])])
def test_mf21_1_and_6_are_no_neighbours(face: int, ways: list[str]) -> None:
    assert changes(SERVED.replace("green3", f"green{face}") + "B has  1 polish", "green") == ways


def test_mf21_without_an_unlocked_one_nothing_is_polished() -> None:
    assert [saying for saying in sayings(table(SERVED), "B") if saying.endswith("change")] == []


def test_mf21_it_is_spent_with_the_mark_that_must_follow() -> None:
    state = after(table(SERVED + "B has  1 polish"), "B green up change")

    assert (asked(state), sayings(state, "B")) == ("B", ["green1", "green2"])


def test_mf21_only_what_can_be_marked_is_polished() -> None:
    """The 2 may become a 1 or a 3, but only 3 makes an open sum with the white 4."""
    assert changes(SERVED + "B blue  5\nB has  1 polish", "blue") == ["up change"]


def test_mf21_a_slot_die_cannot_be_polished() -> None:
    """TF22: no die of the platter fits, but yellow on the slots does."""
    drawn = SERVED + "B blue  6\nB green  2 3 / 2 2 / 2 1 / 3 2 / 3 1 / 4 1\nB violet  30\nB has  1 polish"

    assert die_moves(table(drawn), "yellow", "B") == ["top1", "middle1", "bottom1"]


def test_mf21_a_die_just_rolled_cannot_be_polished() -> None:
    assert changes(ROLLED + "A has  3 polish", "green", "A") == []


def test_mf21_an_extra_die_of_the_platter_can_be_polished() -> None:
    state = after(table(EXTRA), "A green up change, A green1")

    assert (zone(state, "green"), has(state)) == ("8 _", "1 polish")


def test_mf21_an_extra_die_of_a_slot_cannot() -> None:
    assert changes(EXTRA, "yellow", "A") == []


def test_mf21_an_extra_die_of_a_passive_player_too() -> None:
    state = after(table(SERVED + "B has  1 extra, 1 polish"), "B pass, B green down change, B green2")

    assert zone(state, "green", "B") == "_ 6"


def test_mf21_in_violet_only_the_chosen_die_is_polished() -> None:
    state = after(table(SERVED + "B has  2 polish"), "B violet up up change, B violet1")

    assert (zone(state, "violet", "B"), has(state, "B")) == (str(3 + 3 + 2), "")


def test_mf21_the_dice_added_in_violet_cannot_be_polished() -> None:
    """The sum is 6; a 7 would fit, but only by polishing another die than the violet one on its slot."""
    drawn = """
        turn      A serves, B extra dice
        slots     orange6 yellow5 violet1
        platter   green3 blue2 white4
        B violet  12
        B has     1 extra, 3 polish
    """

    assert die_moves(table(drawn), "violet", "B") == []


@pytest.mark.parametrize(("polish", "sums"), [(0, [6]), (1, [5, 6, 7]), (2, [4, 5, 6, 7, 8]), (3, [4, 5, 6, 7, 8, 9])])
def test_mf21_the_active_player_polishes_the_partner_on_the_platter(polish: int, sums: list[int]) -> None:
    """White 3 lies there and may become anything from 1 to 6; blue 3 was just rolled and stays."""
    assert die_moves(table(f"{ROLLED}A has  {polish} polish"), "blue") == [f"blue{total}" for total in sums]


@pytest.mark.parametrize(("total", "left"), [(4, "1 polish"), (5, "2 polish"), (6, "3 polish"), (9, "")])
def test_mf21_the_box_tells_how_much_was_spent_on_the_partner(total: int, left: str) -> None:
    state = after(table(ROLLED + "A has  3 polish"), f"A blue blue{total}")

    assert (zone(state, "blue"), has(state)) == (str(total), left)


def test_mf21_white_chosen_with_blue_on_the_platter() -> None:
    drawn = ROLLED.replace("blue3", "white3").replace("platter   white3", "platter   blue3") + "A has  1 polish"

    assert [way for way in die_moves(table(drawn), "white") if way.startswith("blue")] == ["blue5", "blue6", "blue7"]


@pytest.mark.parametrize("where", ["slots", "rolled"])
def test_mf21_a_partner_that_lies_elsewhere_is_not_polished(where: str) -> None:
    drawn = f"""
        turn      A chooses, roll 2
        rolled    blue3 green4 orange5
        slots     violet6
        {where}    white3
        platter   yellow2
        A has     3 polish
    """

    assert die_moves(table(drawn), "blue") == ["blue6"]


def test_mf21_both_dice_of_the_sum_on_the_platter() -> None:
    drawn = """
        turn      A serves B
        slots     orange6 yellow5 green3
        platter   white4 blue2 violet1
        B has     3 polish
    """
    state = after(table(drawn), "B blue up change")

    assert sayings(state, "B") == [f"blue{total}" for total in (5, 6, 7, 8, 9)]
    assert has(after(state, "B blue8"), "B") == "1 polish"
    assert has(after(state, "B blue9"), "B") == ""


def test_mf21_a_passive_player_polishes_the_die_but_not_the_partner_on_a_slot() -> None:
    state = after(table(SERVED + "B has  3 polish"), "B blue up change")

    assert sayings(state, "B") == ["blue7"]


def test_mf21_a_passive_player_with_a_slot_die_polishes_the_partner() -> None:
    """TF22: the platter fits nowhere as it lies; blue 2 on a slot makes 5 with a white 4 polished to 3."""
    drawn = """
        turn      A serves B
        slots     orange6 yellow5 blue2
        platter   white4 green3 violet1
        B orange  12
        B violet  30
        B has     1 polish
    """

    assert die_moves(table(drawn + FULL_FOR_B), "blue", "B") == ["blue5", "blue7"]


def test_mf21_an_extra_blue_die_with_both_polished() -> None:
    drawn = EXTRA.replace("white4", "green3").replace("platter   green3", "platter   white4")
    state = after(table(drawn), "A blue down change, A blue6")

    assert (zone(state, "blue"), has(state)) == ("6", "")


def test_mf21_polish_alone_can_make_a_roll_usable() -> None:
    """The sum 6 is ticked; with white 3 polished on the platter the blue die still fits."""
    assert asked(after(table(BLUE_IN_HAND + "A blue  6\nA has  1 polish"), "..3...")) == "A"
    assert asked(after(table(BLUE_IN_HAND + "A blue  6"), "..3...")) == "roll"
