"""Is the sheet printed as it should be, and is a wrong one refused? TF2, TF41 to TF46."""

from collections import Counter
from importlib.resources import files

import pytest

from gobelet.core.refusal import Refusal
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


def line_of(start: str, zone: str = "") -> int:
    lines = TEXT.splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith(zone and f"[{zone}]"))
    return next(n for n, line in enumerate(lines, 1) if n > first and line.startswith(start))


@pytest.mark.parametrize(
    ("old", "new", "zone", "key", "why"),
    [
        ('rounds = ["reroll", ', "rounds = [", "", "rounds", "must be a row of 6 bonuses"),
        ("rerolls = 7", "rerolls = 8", "", "rerolls", "is 8, but the sheet shows 7 icons for it"),
        ("plus1s  = 7", "plus1s  = 6", "", "plus1s", "is 6, but the sheet shows 7 icons for it"),
        ("levels = [281, 260,", "levels = [260, 281,", "", "levels", "must fall: the highest level comes first"),
        ("[3, 6, 5, 0]", "[3, 6, 5]", "yellow", "boxes", "must be 4 rows of 4 numbers"),
        ("[3, 6, 5, 0]", "[3, 7, 5, 0]", "yellow", "boxes", "cannot hold 7, only 0 to 6"),
        ('"orange4", "green"', '"orange3", "green"', "yellow", "rows", "cannot hold 'orange3', only reroll"),
        ("[10, 14, 16, 20]", "[10, 14, 16]", "yellow", "columns", "must be a row of 4 numbers"),
        ('diagonal = "plus1"', 'diagonal = "black"', "yellow", "diagonal", "cannot hold 'black'"),
        ("[5,  6,  7,  8]", "[5,  6,  7,  7]", "blue", "boxes", "must hold every sum from 2 to 12 once"),
        ("[0, 1, 2, 4, 7,", "[1, 2, 4, 7,", "blue", "points", "must be a row of 12 numbers"),
        ("boxes  = [ 1,   2, ", "boxes  = [ 0,   2, ", "green", "boxes", "cannot hold 0, only 1 to 6"),
        ("points = [ 1, ", "points = [ -1, ", "green", "points", "cannot hold -1, only 0 to 999"),
        ("boxes = [ 1,   1, ", "boxes = [ 1,   10, ", "orange", "boxes", "cannot hold 10, only 1 to 9"),
        ("again_after = 6", "again_after = 0", "violet", "again_after", "must be a number from 1"),
        ('["-", "-", "reroll", "blue"', '["-", "reroll", "blue"', "violet", "bonus", "must be a row of 11 bonuses"),
    ],
)  # fmt: skip
def test_a_wrong_sheet_is_refused_with_its_line(old: str, new: str, zone: str, key: str, why: str) -> None:
    assert old in TEXT

    with pytest.raises(Refusal) as refused:
        read_paper(TEXT.replace(old, new, 1))

    assert str(refused.value).startswith(f"Line {line_of(key, zone)} of the sheet: {key} {why}")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("rounds = [", "round = [", "The sheet lacks rounds at its top."),
        ("[blue]", "[bleu]", "The sheet lacks boxes in [blue]."),
        ('diagonal = "plus1"', "", "The sheet lacks diagonal in [yellow]."),
    ],
)
def test_a_sheet_that_lacks_something_is_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_paper(TEXT.replace(old, new, 1))

    assert str(refused.value) == why
