"""How does a game end, and what is it worth? MF30 and MF31, and of MF1 the rounds and the ties."""

import pytest

from gobelet.games.melange_fute import GAME
from tests.games.melange_fute.table import after, asked, points, table

LAST_TURN = """
    turn      {} serves {}
    slots     orange6 yellow5 white4
    platter   green3 blue2 violet1
"""
ALL_ABOVE_ZERO = """
    A yellow  6 / / 4
    A blue    2 3 4
    A green   12 3
    A orange  1 3 5
    A violet  1 2 3 4
"""


def test_mf30_each_fox_is_worth_the_smallest_zone() -> None:
    """Yellow 4, blue 4, green 9, orange 6, violet 7."""
    assert points(table(ALL_ABOVE_ZERO + "A has  2 foxes")) == {
        "yellow": 4, "blue": 4, "green": 9, "orange": 6, "violet": 7, "foxes": 8, "total": 38,
    }  # fmt: skip


def test_mf30_a_zone_with_nothing_makes_foxes_worthless() -> None:
    assert points(table("A yellow  / / 4\nA has  3 foxes"))["foxes"] == 0


@pytest.mark.parametrize("below", ["A yellow  / 6 5 /", "A green  2 13"])
def test_mf30_a_zone_below_zero_too(below: str) -> None:
    state = table(f"{ALL_ABOVE_ZERO}{below}\nA has  3 foxes")

    assert points(state)["foxes"] == 0


@pytest.mark.parametrize(("below", "worst"), [("A yellow  / 6 5 /", -11), ("A green  2 13", -11)])
def test_mf30_by_the_option_it_costs_that_many_points(below: str, worst: int) -> None:
    state = table(f"{ALL_ABOVE_ZERO}{below}\nA has  3 foxes", foxes_below_zero="yes")

    assert points(state)["foxes"] == 3 * worst


def test_mf30_the_option_changes_nothing_above_zero() -> None:
    drawn = ALL_ABOVE_ZERO + "A has  2 foxes"

    assert points(table(drawn)) == points(table(drawn, foxes_below_zero="yes"))


def test_mf30_unused_actions_are_worth_nothing() -> None:
    drawn = "A has  7 rerolls, 7 extras, 3 polish, 3 takeback, 3 jokers"

    assert points(table(drawn))["total"] == 0


def test_mf30_most_points_win() -> None:
    assert GAME.winners(table("A blue  2\nB blue  2 3")) == (1,)


def test_mf30_tied_the_highest_zone_wins() -> None:
    """Both have 4 points: A as 1 and 3, B in one zone."""
    assert GAME.winners(table("A blue  2\nA orange  1 3\nB blue  2 3 4")) == (1,)


def test_mf30_still_tied_they_win_together() -> None:
    assert GAME.winners(table("A blue  2 3\nB blue  11 12")) == (0, 1)


def test_mf30_the_fox_line_is_no_zone() -> None:
    """A: five zones, 1 1 6 1 1 and three foxes, 13; B: 7 and 6, 13. Seven beats six, whatever the foxes bring."""
    ours = "A yellow  / / 1\nA blue  2\nA green  8 2\nA orange  1\nA violet  1\nA has  3 foxes"
    theirs = "B blue  2 3 4 5\nB orange  1 3 5"

    assert GAME.winners(table(f"{ours}\n{theirs}")) == (1,)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 5), (4, 4)])
def test_mf1_fewer_rounds_for_more_players(seats: int, rounds: int) -> None:
    last, served = "ABCD"[seats - 1], "ABCD"[: seats - 1]
    drawn = f"seats  {seats}\nround  {rounds}\n{LAST_TURN.format(last, served)}"
    state = after(table(drawn), ", ".join(f"{seat} pass" for seat in served))

    assert asked(state) == "over"


def test_mf1_alone_six_rounds_of_an_active_and_a_passive_turn() -> None:
    drawn = f"seats  1\nround  6\n{LAST_TURN.format('A', 'A')}"

    assert asked(after(table(drawn), "A pass")) == "over"
    assert asked(after(table(drawn.replace("round  6", "round  5")), "A pass")) == "roll"


def test_mf1_alone_the_passive_turn_serves_the_three_lowest() -> None:
    drawn = "seats  1\n" + LAST_TURN.format("A", "A").replace("A serves A", "A extra dice")
    state = after(table(drawn), "A done, 321456")

    assert [GAME.dice[6].faces[face - 1] for face in GAME.possible(state)[6]] == ["white+yellow+blue"]


def test_mf31_eleven_levels_for_who_plays_alone() -> None:
    limits = [total for total in range(-50, 800) if GAME.verdict(total) != GAME.verdict(total - 1)]

    assert limits == [160, 180, 210, 240, 270, 300, 330, 360, 390, 421]


def test_mf31_each_level_has_a_title_of_its_own() -> None:
    assert len({str(GAME.verdict(total)) for total in range(-50, 800)}) == 11
