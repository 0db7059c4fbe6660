"""When is the game over, and what is it worth? MX7 and MX8."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobelet.core.compiling import in_second_gear
from gobelet.games.mosaix import GAME
from gobelet.games.mosaix.boards import ALL_BOXES, BORDER
from gobelet.games.mosaix.flow import any_shape_fits, is_stuck
from gobelet.games.mosaix.placing import MOST_DROPPED
from tests.games.mosaix.board import EMPTY, NEARLY_FULL, A, B, after, asked, boxes_of, points, position, sayings

LINE = "oooo, A oa1 ob1 oc1 od1"
FOUR_FREE = "xotxotx oxtoxto xotxotx oxtoxto xotxotx oxtoxto ....otx"


def test_mx7_a_full_grid_ends_the_game() -> None:
    state = after(position(FOUR_FREE, EMPTY), f"{LINE}, A up1 a7, B up1 a1")

    assert asked(state) == "over"


def test_mx7_all_have_written_in_the_last_turn() -> None:
    state = after(position(FOUR_FREE, EMPTY), f"{LINE}, A up1 a7")

    assert asked(state) == "B"


def test_mx7_the_grid_of_any_player_ends_the_game() -> None:
    state = after(position(EMPTY, FOUR_FREE), f"{LINE}, A up1 a1, B up1 a7")

    assert asked(state) == "over"


def test_mx7_isolated_boxes_end_the_game() -> None:
    """d4 stays free, and nothing can reach it."""
    hole = FOUR_FREE.split()
    hole[3] = "oxt.xto"
    state = after(position(" ".join(hole), EMPTY), f"{LINE}, A up1 a7, B up1 a1")

    assert asked(state) == "over"


@pytest.mark.parametrize(
    ("row", "stuck"),
    [
        ("ox...to", True),  # three in a group
        ("o....to", False),  # four: an I
        ("o.x.x.o", True),  # three groups of one
        (".xtoxto", False),  # one, but at the border
        ("oxtoxt.", False),
    ],
)
def test_mx7_groups_of_three_inside_cannot_be_filled(row: str, stuck: bool) -> None:
    free = boxes_of(NEARLY_FULL.replace("oxt.xto", row), ".")

    assert is_stuck(free) == stuck


def test_mx7_boxes_that_touch_at_corners_only_are_no_group() -> None:
    free = boxes_of("xotxotx o.toxto xo.xotx oxt.xto xotx.tx oxtoxto xotxotx", ".")

    assert is_stuck(free)


def test_mx7_a_formation_that_does_not_fit_ends_nothing() -> None:
    one_free = "xot.otx oxtoxto xotxotx oxtoxto xotxotx oxtoxto xotxotx"
    state = after(position(EMPTY, one_free), "oooo, A oa1 ob1 oa2 ob2, A up1 a1, B pass")

    assert asked(state) == "roll"


def test_mx7_nothing_is_offered_when_it_is_over() -> None:
    state = after(position(FOUR_FREE, EMPTY), f"{LINE}, A up1 a7, B up1 a1")

    assert sayings(state, A) == sayings(state, B) == []


sparse = st.lists(st.integers(0, 48), max_size=14).map(lambda boxes: sum(1 << box for box in set(boxes)))
boards = st.one_of(st.integers(0, ALL_BOXES), sparse)


@given(boards)
def test_mx7_the_end_is_when_no_shape_fits(free: int) -> None:
    assert is_stuck(free) == (not any_shape_fits(free, MOST_DROPPED))


@given(sparse)
def test_mx7_the_end_is_when_no_group_of_free_boxes_can_hold_a_shape(free: int) -> None:
    """Against sets of coordinates: groups grown box by box."""
    left = {(box % 7, box // 7) for box in range(49) if free >> box & 1}
    groups = []
    while left:
        group, waiting = set(), [left.pop()]
        while waiting:
            x, y = waiting.pop()
            group.add((x, y))
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= beside
            waiting += beside
        groups.append(group)
    fillable = [group for group in groups if len(group) > 3 or any(x in (0, 6) or y in (0, 6) for x, y in group)]

    assert is_stuck(free) == (not fillable)


@pytest.mark.dear
def test_mx7_both_gears_find_the_same_end(tmp_path: Path) -> None:
    compiled = in_second_gear((is_stuck, any_shape_fits), {}, tmp_path)
    random = Random(7)
    grids = [random.getrandbits(49) & random.getrandbits(49) & ~BORDER for _ in range(2000)]

    stuck = [is_stuck(free) for free in grids]
    assert stuck == [compiled["is_stuck"](free) for free in grids]
    assert stuck == [not compiled["any_shape_fits"](free, MOST_DROPPED) for free in grids]
    assert 500 < sum(stuck) < 1500


AREAS = """
    ooooo..
    .......
    xxxx...
    ...tttt
    ...t...
    ooo....
    ooo....
"""


def test_mx8_areas_of_five_and_more_count_times_their_boxes() -> None:
    """Two areas of circles, of five and six; four crosses are too few; one area of five triangles."""
    score = points(position(AREAS, EMPTY))

    assert score == {"circle": 2 * 11, "cross": 0, "triangle": 5, "scale": 0, "total": 27}


def test_mx8_boxes_that_touch_at_corners_only_are_no_area() -> None:
    diagonal = """
        xx.....
        xx.....
        ..x....
        .......
        .......
        .......
        .......
    """
    assert points(position(diagonal, EMPTY))["total"] == 0


def test_mx8_the_printed_symbol_counts() -> None:
    state = GAME.start(2, {"printed": "centre", "roller_must_write": "yes"})
    later = after(state, "tttt, A ta1 tb1 tc1 td1, A up1 d3, B up1 a1")

    assert (points(later)["triangle"], points(later, B)["triangle"]) == (5, 0)


def test_mx8_rows_do_not_go_on_at_the_other_side() -> None:
    wrapped = """
        .....xx
        xx.....
        x......
        .......
        .......
        .......
        .......
    """
    assert points(position(wrapped, EMPTY))["total"] == 0


def test_mx8_free_boxes_count_nothing() -> None:
    assert points(position(EMPTY, EMPTY))["total"] == 0


def test_mx8_most_points_win() -> None:
    assert GAME.winners(position(EMPTY, AREAS, EMPTY)) == (B,)


def test_mx8_a_tie_is_shared() -> None:
    assert GAME.winners(position(AREAS, EMPTY, AREAS)) == (0, 2)
