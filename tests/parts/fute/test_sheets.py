"""Is a wrong sheet of either futé game refused, in one sentence that names the line?"""

import pytest

from gobelet.core.refusal import Refusal
from tests.sheets import changed, text_of

each_game = pytest.mark.parametrize("game", ["tres_fute", "melange_fute"])
BOTH = [
    ('rounds = ["reroll", ', "rounds = [", "", "rounds", "must be a row of 6 bonuses"),
    ("rerolls = 7", "rerolls = 8", "", "rerolls", "is 8, but the sheet shows 7 icons for it"),
    ("plus1s  = 7", "plus1s  = 6", "", "plus1s", "is 6, but the sheet shows 7 icons for it"),
]
TRES_FUTE = [
    *BOTH,
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
    ("[3, 6, 5, 0]", "[0, 0, 0, 0]", "yellow", "boxes", "must leave a box to mark in every line"),
]  # fmt: skip
MELANGE_FUTE = [
    *BOTH,
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
]  # fmt: skip
LACKING = [
    ("tres_fute", "rounds = [", "round = [", "The sheet lacks rounds at its top."),
    ("tres_fute", "[blue]", "[bleu]", "The sheet lacks boxes in [blue]."),
    ("tres_fute", 'diagonal = "plus1"', "", "The sheet lacks diagonal in [yellow]."),
    ("melange_fute", "jokers    = [", "joker    = [", "The sheet lacks jokers at its top."),
    ("melange_fute", "[green]", "[gren]", "The sheet lacks boxes in [green]."),
    ("melange_fute", "gaps   = [", "gap   = [", "The sheet lacks gaps in [orange]."),
]


def line_of(game: str, start: str, zone: str) -> int:
    lines = text_of(game).splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith(zone and f"[{zone}]"))
    return next(n for n, line in enumerate(lines, 1) if n > first and line.startswith(start))


@pytest.mark.parametrize(
    ("game", "old", "new", "zone", "key", "why"),
    [*(("tres_fute", *wrong) for wrong in TRES_FUTE), *(("melange_fute", *wrong) for wrong in MELANGE_FUTE)],
)
def test_a_wrong_sheet_is_refused_with_its_line(game: str, old: str, new: str, zone: str, key: str, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        changed(game, {old: new})

    assert str(refused.value).startswith(f"Line {line_of(game, key, zone)} of the sheet: {key} {why}")


@pytest.mark.parametrize(("game", "old", "new", "why"), LACKING)
def test_a_sheet_that_lacks_something_is_refused(game: str, old: str, new: str, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        changed(game, {old: new})

    assert str(refused.value) == why


@each_game
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("rerolls = 7", "rerolls = 7\nre_rolls = 7", "there is no re_rolls at the top of this sheet."),
        ("[violet]", "[pink]\n[violet]", "there is no zone [pink] on this sheet."),
        ("[violet]", "[violet]\nshine = 3", "there is no shine in [violet]."),
    ],
)
def test_a_sheet_with_something_else_on_it_is_refused(game: str, old: str, new: str, why: str) -> None:
    with pytest.raises(Refusal, match=r"Line \d+ of the sheet: ") as refused:
        changed(game, {old: new})

    assert str(refused.value).endswith(why)


def test_a_blue_line_that_is_ticked_from_the_start_is_refused() -> None:
    """TF40: it would never become complete, so its bonus would never be paid."""
    rows = "[ 0,  2, -1,  3],\n    [ 4,  5,  6, -1],\n    [-1,  7,  8,  9],\n    [10, -1, 11, 12]"
    with pytest.raises(Refusal, match="boxes must leave a box to mark in every line"):
        changed("melange_fute", {rows: "[-1, -1, -1, -1], [0, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]"})


@each_game
def test_what_is_no_toml_is_refused(game: str) -> None:
    with pytest.raises(Refusal, match="no TOML"):
        changed(game, {"[violet]": "["})
