"""Is the sheet printed as the rule book states? MF10 to MF14, MF20, MF31."""

from collections import Counter
from importlib.resources import files

import pytest

from gobelet.games.melange_fute.sheet import NAMES, PAPER
from gobelet.parts.fute.table import Bonus

TEXT = (files("gobelet.games.melange_fute") / "sheet.toml").read_text("utf-8")
EVERY_BONUS = (
    *PAPER.round_bonus, *PAPER.yellow_bonus, *PAPER.blue_row_bonus, *PAPER.blue_column_bonus,
    *PAPER.green_bonus, *PAPER.orange_gap_bonus, *PAPER.violet_bonus,
)  # fmt: skip


def test_mf10_the_bottom_row_shows_no_bonus() -> None:
    assert set(PAPER.yellow_bonus[12:]) == {Bonus.NONE}


def test_mf10_the_first_three_columns_as_in_the_example() -> None:
    assert PAPER.yellow_points[:3] == (10, 15, 15)


def test_mf11_every_sum_once_and_four_boxes_ticked_from_the_start() -> None:
    counted = Counter(PAPER.blue_numbers)

    assert (counted[-1], counted[0], [counted[total] for total in range(2, 13)]) == (4, 1, [1] * 11)


def test_mf12_the_first_block_as_in_the_example() -> None:
    assert PAPER.green_times[:2] == (2, 3)


def test_mf13_each_number_stands_twice_in_orange() -> None:
    assert Counter(PAPER.orange_numbers) == dict.fromkeys(range(1, 7), 2)


def test_mf14_extra_points_from_5_10_15_and_20_on() -> None:
    assert dict(zip(PAPER.extra_from, PAPER.extra_points, strict=True)) == {5: 1, 10: 2, 15: 3, 20: 4}


def test_mf20_three_boxes_in_each_bar_and_an_icon_for_each() -> None:
    assert (PAPER.polish_boxes, PAPER.back_boxes, len(PAPER.joker_numbers)) == (3, 3, 3)
    assert EVERY_BONUS.count(Bonus.MIX) == 9


def test_mf23_a_joker_shows_a_number_or_a_question_mark() -> None:
    assert PAPER.joker_numbers == (5, 6, 0)


@pytest.mark.parametrize("zone", ["yellow", "blue", "green", "orange", "violet"])
def test_mf30_one_fox_in_each_zone(zone: str) -> None:
    printed = {
        "yellow": PAPER.yellow_bonus,
        "blue": PAPER.blue_row_bonus + PAPER.blue_column_bonus,
        "green": PAPER.green_bonus,
        "orange": PAPER.orange_gap_bonus,
        "violet": PAPER.violet_bonus,
    }

    assert printed[zone].count(NAMES["fox"]) == 1


def test_mf31_ten_limits() -> None:
    assert PAPER.levels == (421, 390, 360, 330, 300, 270, 240, 210, 180, 160)
