"""Is the sheet printed as the rule book states, and is a wrong one refused? MF10 to MF14, MF20, MF31."""

from collections import Counter
from importlib.resources import files

import pytest

from gobelet.core.refusal import Refusal
from gobelet.games.melange_fute.sheet import NAMES, PAPER, read_paper
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
        ("polish    = 3", "polish    = 4", "", "polish", "must be a number from 0 to 3"),
        ("polish    = 3", "polish    = 2", "", "polish", "has with take_back and jokers 8 boxes, but"),
        ("take_back = 3", "take_back = -1", "", "take_back", "must be a number from 0 to 3"),
        ("take_back = 3", 'take_back = "3"', "", "take_back", "must be a number from 0 to 3"),
        ('["5", "6", "?"]', '["5", "6"]', "", "jokers", "must be a row of 3, each ?, 1, 2, 3, 4, 5 or 6"),
        ('["5", "6", "?"]', '["5", "7", "?"]', "", "jokers", "must be a row of 3"),
        ('["5", "6", "?"]', '[5, 6, "?"]', "", "jokers", "must be a row of 3"),
        ("levels = [421, 390,", "levels = [390, 421,", "", "levels", "must fall: the highest level comes first"),
        ('top     = ["-", ', "top     = [", "yellow", "top", "must be a row of 6 bonuses"),
        ('"mix",    "orange"', '"mxi",    "orange"', "yellow", "top", "cannot hold 'mxi', only reroll"),
        ('middle  = ["reroll", "violet"', 'middle  = ["reroll", "black"', "yellow", "middle", "cannot hold 'black'"),
        ("columns = [10, 15,", "columns = [15,", "yellow", "columns", "must be a row of 6 numbers"),
        ("[ 4,  5,  6, -1]", "[ 4,  5,  6,  6]", "blue", "boxes", "must hold every sum from 2 to 12 once"),
        ("[ 4,  5,  6, -1]", "[ 4,  5,  6]", "blue", "boxes", "must be 4 rows of 4 numbers"),
        ("[ 4,  5,  6, -1]", "[ 4,  5,  6, -2]", "blue", "boxes", "cannot hold -2, only -1 to 12"),
        ("points  = [0, 1, ", "points  = [1, ", "blue", "points", "must be a row of 12 numbers"),
        ("boxes = [ 2,   3,", "boxes = [ 0,   3,", "green", "boxes", "cannot hold 0, only 1 to 9"),
        ("boxes  = [ 1,     5,", "boxes  = [ 7,     5,", "orange", "boxes", "cannot hold 7, only 1 to 6"),
        ('gaps   = ["mix", ', "gaps   = [", "orange", "gaps", "must be a row of 11 bonuses"),
        ("points = [1, 2, 4,", "points = [1, 2.5, 4,", "violet", "points", "cannot hold 2.5, only 0 to 999"),
        ("[5, 10, 15, 20]", "[5, 15, 10, 20]", "violet", "extra_from", "must rise"),
        ("[1,  2,  3,  4]", "[1,  2,  3]", "violet", "extra_points", "must be a row of 4 numbers"),
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
        ("jokers    = [", "joker    = [", "The sheet lacks jokers at its top."),
        ("[green]", "[gren]", "The sheet lacks boxes in [green]."),
        ("gaps   = [", "gap   = [", "The sheet lacks gaps in [orange]."),
    ],
)
def test_a_sheet_that_lacks_something_is_refused(old: str, new: str, why: str) -> None:
    assert old in TEXT

    with pytest.raises(Refusal) as refused:
        read_paper(TEXT.replace(old, new, 1))

    assert str(refused.value) == why


def test_what_is_no_toml_is_refused() -> None:
    with pytest.raises(Refusal, match="no TOML"):
        read_paper(TEXT + "[")
