"""Is a printed sheet read, and a wrong one refused in one sentence that names the line?"""

import pytest

from gobelet.core.refusal import Refusal
from gobelet.parts.fute.paper import Printed, boxes_showing, lines, printed_boxes
from gobelet.parts.fute.table import Bonus

TEXT = """
bar = 2

[zone]
row = [1, 2, 3]
grid = [
    [1, 2],
    [3, 4],
]
bonus = "fox"
bonuses = ["fox", "-", "plus1"]

[other]
row = [4, 5, 6]
"""
NAMES = {"fox": Bonus.FOX, "plus1": Bonus.EXTRA}
SMALL = range(1, 7)


def printed(old: str = "", new: str = "") -> Printed:
    return Printed(TEXT.replace(old, new) if old else TEXT, NAMES)


def all_read(sheet: Printed) -> Printed:
    sheet.number("", "bar")
    for zone, key in (("zone", "row"), ("other", "row")):
        sheet.row(zone, key, 3, SMALL)
    sheet.grid("zone", "grid", 2, 2, SMALL)
    sheet.bonus("zone", "bonus")
    sheet.bonuses("zone", "bonuses", 3)
    return sheet


def test_numbers_rows_grids_and_bonuses() -> None:
    sheet = printed()

    assert sheet.number("", "bar") == 2
    assert sheet.row("other", "row", 3, SMALL) == (4, 5, 6)
    assert sheet.grid("zone", "grid", 2, 2, SMALL) == (1, 2, 3, 4)
    assert sheet.bonus("zone", "bonus") == Bonus.FOX
    assert sheet.bonuses("zone", "bonuses", 3) == (Bonus.FOX, Bonus.NONE, Bonus.EXTRA)


def test_another_sheet_has_another_digest() -> None:
    assert printed().digest == printed().digest != printed("bar = 2", "bar = 3").digest


def test_a_text_that_is_no_toml_is_refused_with_its_line() -> None:
    with pytest.raises(Refusal, match=r"The sheet is no TOML: .* \(at line 5, column"):
        printed("[1, 2, 3]", "[1, 2, ;]")


@pytest.mark.parametrize("value", ["-1", "100", "1.5", '"two"', "true"])
def test_what_must_be_a_number(value: str) -> None:
    with pytest.raises(Refusal, match=r"Line 2 of the sheet: bar must be a number from 0 to 99\."):
        printed("bar = 2", f"bar = {value}").number("", "bar")


@pytest.mark.parametrize("value", ["[1, 2]", "[1, 2, 3, 4]", "7"])
def test_a_row_of_another_length(value: str) -> None:
    with pytest.raises(Refusal, match=r"Line 5 of the sheet: row must be a row of 3 numbers\."):
        printed("[1, 2, 3]", value).row("zone", "row", 3, SMALL)


def test_a_row_of_any_length_must_still_be_one() -> None:
    with pytest.raises(Refusal, match=r"Line 5 of the sheet: row must be a row of numbers\."):
        printed("[1, 2, 3]", "7").row("zone", "row", None, SMALL)


@pytest.mark.parametrize(("value", "shown"), [("7", "7"), ("true", "True"), ("'x'", "'x'"), ("0", "0")])
def test_a_row_with_a_wrong_number_names_the_line_of_its_own_zone(value: str, shown: str) -> None:
    with pytest.raises(Refusal, match=rf"Line 14 of the sheet: row cannot hold {shown}, only 1 to 6\."):
        printed("[4, 5, 6]", f"[4, 5, {value}]").row("other", "row", 3, SMALL)


@pytest.mark.parametrize("value", ["[3, 4], [5, 6],", "[3],", "3,", ""])
def test_a_grid_of_another_shape(value: str) -> None:
    with pytest.raises(Refusal, match=r"Line 6 of the sheet: grid must be 2 rows of 2 numbers\."):
        printed("[3, 4],", value).grid("zone", "grid", 2, 2, SMALL)


def test_a_grid_with_a_wrong_number() -> None:
    with pytest.raises(Refusal, match=r"Line 6 of the sheet: grid cannot hold 9, only 1 to 6\."):
        printed("[3, 4],", "[3, 9],").grid("zone", "grid", 2, 2, SMALL)


def test_an_unknown_bonus() -> None:
    with pytest.raises(Refusal, match=r"Line 10 of the sheet: bonus cannot hold 'cat', only fox, plus1 or -\."):
        printed('bonus = "fox"', 'bonus = "cat"').bonus("zone", "bonus")


def test_an_unknown_bonus_in_a_row() -> None:
    with pytest.raises(Refusal, match=r"Line 11 of the sheet: bonuses cannot hold 3, only fox, plus1 or -\."):
        printed('"plus1"]', "3]").bonuses("zone", "bonuses", 3)


def test_a_row_of_bonuses_of_another_length() -> None:
    with pytest.raises(Refusal, match=r"Line 11 of the sheet: bonuses must be a row of 4 bonuses\."):
        printed().bonuses("zone", "bonuses", 4)


@pytest.mark.parametrize("text", [TEXT.replace("bonus =", "bonnus ="), TEXT.replace("[zone]", "[zonne]"), "zone = 3"])
def test_something_missing_in_a_zone(text: str) -> None:
    with pytest.raises(Refusal, match=r"The sheet lacks bonus in \[zone\]\."):
        Printed(text, NAMES).bonus("zone", "bonus")


def test_something_missing_at_the_top() -> None:
    with pytest.raises(Refusal, match=r"The sheet lacks bars at its top\."):
        printed().number("", "bars")


def test_a_bar_has_as_many_boxes_as_there_are_icons() -> None:
    sheet = printed()
    sheet.bonus("zone", "bonus")
    sheet.bonuses("zone", "bonuses", 3)
    sheet.check_bar("bar", Bonus.FOX)

    with pytest.raises(Refusal, match=r"Line 2 of the sheet: bar is 2, but the sheet shows 1 icons for it\."):
        sheet.check_bar("bar", Bonus.EXTRA)


def test_a_line_that_is_complete_from_the_start_could_never_pay() -> None:
    printed().check_open("zone", "grid", 0b0110, lines(2, 2)[0])

    with pytest.raises(Refusal, match=r"Line 6 of the sheet: grid must leave a box to mark in every line\."):
        printed().check_open("zone", "grid", 0b0111, lines(2, 2)[0])


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("bar = 2", "bar = 2\nbra = 2", "Line 3 of the sheet: there is no bra at the top of this sheet."),
        ("bar = 2", "bar = 2\n'b a' = 2", "Line 3 of the sheet: there is no b a at the top of this sheet."),
        ("[other]", "colour = 3\n[other]", "Line 13 of the sheet: there is no colour in [zone]."),
        ("[other]", "[another]\n[other]", "Line 13 of the sheet: there is no zone [another] on this sheet."),
    ],
)
def test_what_was_not_asked_for_is_a_mistake(old: str, new: str, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        all_read(printed(old, new)).check_nothing_else()

    assert str(refused.value) == why


def test_sets_of_boxes_have_a_bit_for_each() -> None:
    assert printed_boxes((3, 0, -1)) == 0b110
    assert boxes_showing((3, 1, 3), 3) == 0b101
    assert lines(2, 3) == ((0b000111, 0b111000), (0b001001, 0b010010, 0b100100))
