"""What is different for a single player? MX9."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobelet.games.mosaix import GAME
from gobelet.games.mosaix.boards import ALL_BOXES
from gobelet.games.mosaix.flow import any_shape_fits, is_stuck
from tests.games.mosaix.board import EMPTY, A, after, asked, drawn, outcomes, points, position, sayings

LINE = "oooo, A oa1 ob1 oc1 od1"
LEFT_COLUMN_FREE = """
    .otxotx
    .xtoxto
    .otxotx
    .xtoxto
    xotxotx
    oxtoxto
    xotxotx
"""
THREE_FREE_AT_THE_BORDER = LEFT_COLUMN_FREE.replace(".xtoxto\n    x", "oxtoxto\n    x")


def test_mx9_the_scale_has_eight_boxes() -> None:
    assert GAME.start(1, {"printed": "centre", "roller_must_write": "yes"}).scale == 8


@pytest.mark.parametrize(("place", "left"), [("up1 a1", 8), ("up1 e1", 7), ("up1 f1", 6), ("up1 g1", 5)])
def test_mx9_each_dropped_symbol_strikes_a_box(place: str, left: int) -> None:
    assert after(position(EMPTY), f"{LINE}, A {place}").scale == left


@pytest.mark.parametrize("scale", [0, 1, 2, 3, 8])
def test_mx9_only_so_many_symbols_can_be_dropped_as_boxes_are_left(scale: int) -> None:
    state = after(position(EMPTY, scale=scale), LINE)
    dropped = {grid.count(".") - 45 for grid in outcomes(state, A)}

    assert dropped == set(range(min(scale, 3) + 1))


def test_mx9_only_what_can_be_placed_within_the_scale_may_be_shown() -> None:
    state = after(position(LEFT_COLUMN_FREE, scale=0), "oooo")

    assert sayings(state, A) == ["oa1 ob1 oc1 od1", "stop"]


def test_mx9_with_one_box_left_three_symbols_may_be_written() -> None:
    """Of the left column only I, L and J reach three boxes and T too; O, S and Z would drop two."""
    state = after(position(LEFT_COLUMN_FREE, scale=1), "oooo")

    assert sayings(state, A) == [
        "oa1 ob1 oc1 od1",
        "oa1 ob1 oc1 ob2",
        "oa1 ob1 oc1 oa2",
        "oa1 ob1 oc1 oc2",
        "stop",
    ]


def test_mx9_a_full_grid_ends_the_game() -> None:
    assert asked(after(position(LEFT_COLUMN_FREE), f"{LINE}, A right1 a1")) == "over"


def test_mx9_the_game_ends_when_no_shape_can_be_placed_within_the_scale() -> None:
    """Three boxes would be left at the border, but no symbol may be dropped any more."""
    one_more = THREE_FREE_AT_THE_BORDER.replace(
        "xotxotx\n    oxtoxto\n    xotxotx", "xotxotx\n    oxtoxto\n    x....tx"
    )
    state = after(position(one_more, scale=0), f"{LINE}, A up1 b7")

    assert asked(state) == "over"


def test_mx9_with_a_box_of_the_scale_left_it_goes_on() -> None:
    one_more = THREE_FREE_AT_THE_BORDER.replace(
        "xotxotx\n    oxtoxto\n    xotxotx", "xotxotx\n    oxtoxto\n    x....tx"
    )
    state = after(position(one_more, scale=1), f"{LINE}, A up1 b7")

    assert asked(state) == "roll"


def test_mx9_the_player_may_stop_after_every_roll() -> None:
    state = after(position(EMPTY), "oxxt")

    assert (sayings(state, A)[-1], asked(after(state, "A stop"))) == ("stop", "over")


def test_mx9_stopping_writes_nothing() -> None:
    assert drawn(after(position(EMPTY), "oxxt, A stop"), A) == drawn(position(EMPTY), A)


def test_mx9_nobody_stops_a_game_of_several_players() -> None:
    assert "stop" not in sayings(after(position(EMPTY, EMPTY), "oxxt"), A)


def test_mx9_unstruck_boxes_are_a_point_each() -> None:
    five = "ooooo.. ....... ....... ....... ....... ....... ......."

    assert points(position(five, scale=3)) == {"circle": 5, "cross": 0, "triangle": 0, "scale": 3, "total": 8}


def test_mx9_they_count_however_the_game_ended() -> None:
    stopped, full = after(position(EMPTY), "oxxt, A stop"), after(position(LEFT_COLUMN_FREE), f"{LINE}, A right1 a1")

    assert (points(stopped)["scale"], points(full)["scale"]) == (8, 8)


@pytest.mark.parametrize(
    ("total", "verdict"),
    [
        (119, "no win yet; that takes 120"),
        (120, "a win; 130 would be brilliant"),
        (129, "a win; 130 would be brilliant"),
        (130, "a brilliant win"),
    ],
)
def test_mx9_120_points_win_and_130_are_brilliant(total: int, verdict: str) -> None:
    assert str(GAME.verdict(total)) == verdict


@given(st.integers(0, ALL_BOXES), st.integers(3, 8))
def test_mx9_with_three_boxes_left_the_end_is_that_of_several_players(free: int, scale: int) -> None:
    assert any_shape_fits(free, min(scale, 3)) == (not is_stuck(free))
