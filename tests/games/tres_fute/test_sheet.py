"""Is the sheet printed as it should be? TF2, TF41 to TF46."""

from collections import Counter
from importlib.resources import files

import pytest

from gobelet.games.tres_fute.sheet import NAMES, PAPER, read_paper
from gobelet.parts.fute.table import Bonus

TEXT = (files("gobelet.games.tres_fute") / "sheet.toml").read_text("utf-8")
EVERY_BONUS = (
    *PAPER.round_bonus, *PAPER.yellow_row_bonus, PAPER.yellow_diagonal_bonus, *PAPER.blue_row_bonus,
    *PAPER.blue_column_bonus, *PAPER.green_bonus, *PAPER.orange_bonus, *PAPER.violet_bonus,
)  # fmt: skip


def test_tf41_each_number_stands_twice_in_yellow() -> None:
    assert Counter(PAPER.yellow_numbers) == {0: 4, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2}


def test_tf41_a_printed_cross_in_each_row_and_column() -> None:
    """On the diagonal from the left lower to the right upper corner."""
    assert [box for box, number in enumerate(PAPER.yellow_numbers) if number == 0] == [3, 6, 9, 12]


def test_tf41_all_columns_together() -> None:
    assert sum(PAPER.yellow_points) == 60


def test_tf42_every_sum_of_two_dice_once() -> None:
    assert PAPER.blue_numbers == (0, *range(2, 13))


def test_tf42_each_further_tick_is_worth_one_more_than_the_last() -> None:
    """1, 1, 2, 3, ... 10: up to 56 for all eleven."""
    steps = [after - before for before, after in zip(PAPER.blue_points, PAPER.blue_points[1:], strict=False)]

    assert (steps, PAPER.blue_points[11]) == ([1, *range(1, 11)], 56)


def test_tf43_the_points_rise_by_one_more_each() -> None:
    assert PAPER.green_points == tuple(ticks * (ticks + 1) // 2 for ticks in range(12))


def test_tf43_the_thresholds() -> None:
    assert PAPER.green_numbers == (1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6)


def test_tf44_three_boxes_double_and_the_last_triples() -> None:
    assert [box for box, times in enumerate(PAPER.orange_times, 1) if times == 2] == [4, 7, 9]
    assert (PAPER.orange_times[10], Counter(PAPER.orange_times)[1]) == (3, 7)


def test_tf45_anything_after_a_6() -> None:
    assert PAPER.violet_again == 6


@pytest.mark.parametrize(
    ("bonus", "times"),
    [
        ("reroll", 7), ("plus1", 7), ("fox", 5), ("yellow", 3), ("blue", 3), ("green", 3), ("violet", 3),
        ("orange4", 1), ("orange5", 1), ("orange6", 1), ("black", 1),
    ],
)  # fmt: skip
def test_tf46_how_often_each_bonus_is_printed(bonus: str, times: int) -> None:
    assert EVERY_BONUS.count(NAMES[bonus]) == times


def test_tf46_as_many_boxes_in_the_bars_as_icons() -> None:
    assert (PAPER.reroll_boxes, PAPER.extra_boxes) == (7, 7)


def test_tf50_one_fox_in_each_zone() -> None:
    zones = (PAPER.yellow_row_bonus, PAPER.blue_row_bonus, PAPER.green_bonus, PAPER.orange_bonus, PAPER.violet_bonus)

    assert [zone.count(Bonus.FOX) for zone in zones] == [1, 1, 1, 1, 1]


def test_the_printed_sheet_is_the_one_in_the_file() -> None:
    assert vars(read_paper(TEXT)) == vars(PAPER)
