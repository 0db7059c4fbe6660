"""How does one play alone? TF52 and TF53."""

import pytest

from gobelet.core.game import Roll
from gobelet.core.refusal import Refusal
from gobelet.games.tres_fute import GAME
from gobelet.games.tres_fute.question import TITLES
from gobelet.games.tres_fute.sheet import PAPER
from gobelet.parts.fute.question import level
from tests.games.tres_fute.table import EDITIONS, after, asked, has, lying, owed, sayings, table, zone

ACTIVE_TURN_OVER = """
    seats     1
    turn      A extra dice
    slots     white4 yellow5 blue6
    platter   green1 orange2 violet2
    A has     3 extras, 2 rerolls
"""

each_edition = pytest.mark.parametrize("edition", EDITIONS)


@each_edition
def test_tf52_after_the_active_turn_all_six_dice_are_rolled_for_the_passive_one(edition: str) -> None:
    assert owed(after(table(ACTIVE_TURN_OVER, edition), "A done")) == "white yellow blue green orange violet"


@each_edition
def test_tf52_the_platter_of_the_active_turn_is_served_to_nobody(edition: str) -> None:
    assert asked(after(table(ACTIVE_TURN_OVER, edition), "A done")) == "roll"


@each_edition
def test_tf52_the_three_lowest_lie_on_the_platter_the_others_on_the_slots(edition: str) -> None:
    state = after(table(ACTIVE_TURN_OVER, edition), "A done, 162534, platter white+blue+orange")

    assert (lying(state, "platter"), lying(state, "slots")) == ("white blue orange", "yellow green violet")


@each_edition
def test_tf52_what_lies_there_is_told_also_when_there_is_one_way_only(edition: str) -> None:
    state = after(table(ACTIVE_TURN_OVER, edition), "A done, 162534")

    assert (GAME.turn(state), len(GAME.possible(state)[6])) == (Roll((6,)), 1)


@each_edition
def test_tf52_of_equal_dice_at_the_cut_chance_decides(edition: str) -> None:
    state = after(table(ACTIVE_TURN_OVER, edition), "A done, 331362")
    platters = [GAME.dice[6].faces[face - 1] for face in GAME.possible(state)[6]]

    assert platters == ["white+blue+violet", "yellow+blue+violet", "blue+green+violet"]


@each_edition
def test_tf52_equal_dice_below_the_cut_are_no_question(edition: str) -> None:
    state = after(table(ACTIVE_TURN_OVER, edition), "A done, 111456")

    assert len(GAME.possible(state)[6]) == 1


@each_edition
def test_tf52_six_alike_leave_all_twenty_ways(edition: str) -> None:
    assert len(GAME.possible(after(table(ACTIVE_TURN_OVER, edition), "A done, 444444"))[6]) == 20


@each_edition
def test_tf52_a_higher_die_cannot_go_to_the_platter(edition: str) -> None:
    state = after(table(ACTIVE_TURN_OVER, edition), "A done, 162534")

    with pytest.raises(Refusal, match=r"Die platter must be rolled too and show white\+blue\+orange"):
        after(state, "platter white+blue+violet")


def test_tf52_a_die_of_the_platter_original_must_be_used() -> None:
    state = after(table(ACTIVE_TURN_OVER, "original"), "A done, 162534, platter white+blue+orange")

    assert sayings(state) == [
        "white yellow1a", "white yellow1b", "white blue3", "white green1", "white orange1", "white violet1",
        "blue blue3", "orange orange1",
    ]  # fmt: skip


def test_tf52_new_it_may_be_declined() -> None:
    state = after(table(ACTIVE_TURN_OVER), "A done, 162534, platter white+blue+orange")

    assert sayings(state)[0] == "pass"


@each_edition
def test_tf52_a_slot_die_only_if_none_of_the_platter_is_usable(edition: str) -> None:
    drawn = ACTIVE_TURN_OVER + "A yellow  1a 1b\nA blue  3\nA green  1\nA orange  1 1 1 2 1 1 2 1 2 1 3\nA violet  1"
    state = after(table(drawn, edition), "A done, 162534, platter white+blue+orange")

    assert sayings(state) == ["pass", "yellow yellow6a", "yellow yellow6b", "green green2", "violet violet2"]


@each_edition
def test_tf52_no_reroll_in_the_passive_turn(edition: str) -> None:
    state = after(table(ACTIVE_TURN_OVER, edition), "A done, 162534, platter white+blue+orange")

    assert ("reroll" in sayings(state), has(state)) == (False, "2 rerolls, 3 extras")


@each_edition
def test_tf52_a_second_window_for_extra_dice_in_which_all_dice_are_free_again(edition: str) -> None:
    state = table(ACTIVE_TURN_OVER, edition)
    state = after(state, "A white yellow4a, A done, 162534, platter white+blue+orange, A orange orange1")

    assert (sayings(state)[:2], has(state)) == (["done", "white yellow1a"], "2 rerolls, 2 extras")


@each_edition
def test_tf52_then_the_next_round_begins(edition: str) -> None:
    state = table(ACTIVE_TURN_OVER, edition)
    state = after(state, "A done, 162534, platter white+blue+orange, A orange orange1, A done")

    assert (state.table.round_number, owed(state)) == (2, "white yellow blue green orange violet")
    assert (zone(state, "orange"), has(state)) == ("3", "2 rerolls, 4 extras")


@each_edition
def test_tf52_the_round_bonus_comes_before_the_active_turn(edition: str) -> None:
    state = table(ACTIVE_TURN_OVER + "round  3", edition)
    state = after(state, "A done, 162534, platter white+blue+orange, A orange orange1, A done")

    assert (state.table.round_number, asked(state), owed(after(state, "A green1"))) == (
        4, "A", "white yellow blue green orange violet",
    )  # fmt: skip


@each_edition
def test_tf52_after_six_rounds_the_game_is_over(edition: str) -> None:
    state = table(ACTIVE_TURN_OVER + "round  6", edition)
    state = after(state, "A done, 162534, platter white+blue+orange, A orange orange1, A done")

    assert asked(state) == "over"


LEVELS = [(0, 139), (140, 159), (160, 179), (180, 199), (200, 219), (220, 239), (240, 259), (260, 280), (281, 400)]


@pytest.mark.parametrize(("lowest", "highest"), LEVELS)
def test_tf53_a_level_from_its_lowest_to_its_highest_points(lowest: int, highest: int) -> None:
    assert len({level(PAPER.levels, TITLES, points) for points in range(lowest, highest + 1)}) == 1


def test_tf53_nine_levels() -> None:
    assert len({level(PAPER.levels, TITLES, lowest) for lowest, _ in LEVELS}) == 9
