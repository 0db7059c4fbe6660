"""Which marks may be made, and what do they bring? MF10 to MF13."""

import pytest

from tests.games.melange_fute.table import after, asked, die_moves, has, points, table, zone

ROLLED = """
    turn      A chooses, roll 1
    rolled    white1 yellow3 blue5 green4 orange6 violet2
"""


def test_mf10_a_yellow_number_goes_into_the_first_free_box_of_any_row() -> None:
    state = table(ROLLED + "A yellow  6 5 / 2 / 1 1 1")

    assert die_moves(state, "yellow") == ["top3", "middle2", "bottom4"]


def test_mf10_the_row_is_chosen_anew_each_time() -> None:
    state = after(table(ROLLED + "A yellow  6 / / 1"), "A yellow middle1")

    assert zone(state, "yellow") == "6 / 3 / 1"


@pytest.mark.parametrize("face", range(1, 7))
def test_mf10_the_top_row_begins_with_any_number(face: int) -> None:
    assert "top1" in die_moves(table(ROLLED.replace("yellow3", f"yellow{face}")), "yellow")


@pytest.mark.parametrize(("face", "fits"), [(1, True), (3, True), (4, False), (5, False)])
def test_mf10_the_top_row_falls(face: int, fits: bool) -> None:
    state = table(ROLLED.replace("yellow3", f"yellow{face}") + "A yellow  6 4")

    assert ("top3" in die_moves(state, "yellow")) == fits


def test_mf10_after_a_1_the_top_row_is_closed() -> None:
    state = table(ROLLED.replace("yellow3", "yellow1") + "A yellow  6 1")

    assert die_moves(state, "yellow") == ["middle1", "bottom1"]


@pytest.mark.parametrize("row", ["middle", "bottom"])
@pytest.mark.parametrize("face", range(1, 7))
def test_mf10_the_other_rows_take_any_number(face: int, row: str) -> None:
    state = table(ROLLED.replace("yellow3", f"yellow{face}") + "A yellow  / 3 / 3")

    assert f"{row}2" in die_moves(state, "yellow")


def test_mf10_a_full_row_takes_no_more() -> None:
    state = table(ROLLED + "A yellow  / 1 1 1 1 1 1 / 1 1 1 1 1 1")

    assert die_moves(state, "yellow") == ["top1"]


def test_mf10_the_bottom_row_less_the_middle_row() -> None:
    assert points(table("A yellow  6 / 5 5 / 1 2"))["yellow"] == 3 - 10 + 10


def test_mf10_the_top_row_itself_gives_nothing() -> None:
    assert points(table("A yellow  6 5 4 3 2 1"))["yellow"] == 0


@pytest.mark.parametrize(("columns", "printed"), list(enumerate([0, 10, 25, 40, 60, 80, 105])))
def test_mf10_a_column_counts_when_all_three_boxes_are_written(columns: int, printed: int) -> None:
    top, others = " ".join("654321"[:columns]), " ".join("1" * columns)

    assert points(table(f"A yellow  {top} / {others} / {others}"))["yellow"] == printed


def test_mf10_two_boxes_of_a_column_are_not_enough() -> None:
    assert points(table("A yellow  6 5 / 1 1 / 1"))["yellow"] == 1 - 2 + 10


def test_mf10_may_be_negative() -> None:
    assert points(table("A yellow  / 6 6 6"))["yellow"] == -18


@pytest.mark.parametrize(
    ("drawn", "move"), [("6 / / ", "top2"), ("6 5 4 4 / / ", "top5"), ("/", "middle1"), ("/ 1 1 1 /", "middle4")]
)
def test_mf10_boxes_of_the_upper_rows_pay_when_written(drawn: str, move: str) -> None:
    state = after(table(f"{ROLLED}A yellow  {drawn}"), f"A yellow {move}")
    won = {"top2": "mix", "top5": "1 fox", "middle1": "1 reroll", "middle4": "1 extra"}

    assert (has(state) or "mix" * (asked(state) == "A")) == won[move]


def test_mf10_a_complete_column_pays_no_bonus() -> None:
    state = after(table(ROLLED + "A yellow  6 5 / 1 1 / 1"), "A yellow bottom2")

    assert (asked(state), has(state)) == ("roll", "")


def test_mf10_a_complete_row_pays_no_bonus() -> None:
    state = after(table(ROLLED + "A yellow  / / 1 1 1 1 1"), "A yellow bottom6")

    assert (asked(state), has(state)) == ("roll", "")


def test_mf11_the_box_is_the_sum_of_blue_and_white() -> None:
    state = table(ROLLED)

    assert (die_moves(state, "blue"), "blue6" in die_moves(state, "white")) == (["blue6"], True)


def test_mf11_a_ticked_sum_is_no_move() -> None:
    assert die_moves(table(ROLLED + "A blue  6"), "blue") == []


def test_mf11_boxes_ticked_from_the_start_complete_a_row() -> None:
    """The second row shows 4 5 6 and a box that is ticked; 6 completes it for a yellow bonus."""
    state = after(table(ROLLED + "A blue  4 5"), "A blue blue6")

    assert die_moves(state, "top1") == ["1", "2", "3", "4", "5", "6"]


def test_mf11_and_a_column() -> None:
    """The first column shows 4, a ticked box and 10; with 4 there, 10 completes it for a re-roll."""
    state = after(table(ROLLED.replace("white1", "white5") + "A blue  4"), "A blue blue10")

    assert has(state) == "1 reroll"


def test_mf11_a_box_may_complete_a_row_and_a_column() -> None:
    state = after(table(ROLLED.replace("white1", "white4") + "A blue  3 7 8 12"), "A blue blue9")

    assert (has(state), asked(state)) == ("1 extra", "A")


def test_mf11_boxes_ticked_from_the_start_bring_no_points() -> None:
    assert [points(table(drawn))["blue"] for drawn in ("", "A blue  2", "A blue  2 3 4 5")] == [0, 1, 7]


def test_mf11_all_eleven_sums() -> None:
    assert points(table("A blue  2 3 4 5 6 7 8 9 10 11 12"))["blue"] == 56


@pytest.mark.parametrize(
    ("drawn", "boxes"), [("", "12"), ("_ 3", "1"), ("2 _", "2"), ("2 3", "34"), ("2 3 / _ 2", "3")]
)
def test_mf12_green_one_block_after_the_other(drawn: str, boxes: str) -> None:
    state = table(f"{ROLLED}A green  {drawn or '_'}")

    assert die_moves(state, "green") == [f"green{box}" for box in boxes]


def test_mf12_a_full_zone_takes_no_more() -> None:
    state = table(ROLLED + "A green  2 3 / 2 2 / 2 1 / 3 2 / 3 1 / 4 1")

    assert die_moves(state, "green") == []


@pytest.mark.parametrize(("move", "written"), [("green1", "8 _"), ("green2", "_ 12")])
def test_mf12_the_die_is_multiplied_by_the_factor_of_the_box(move: str, written: str) -> None:
    assert zone(after(table(ROLLED), f"A green {move}"), "green") == written


def test_mf12_each_box_pays_when_written() -> None:
    assert has(after(table(ROLLED), "A green green2")) == "1 reroll"
    assert has(after(table(ROLLED + "A green  2 3 / 2 2 / 2 1 / _ 2"), "A green green7")) == "1 fox"


@pytest.mark.parametrize(("drawn", "worth"), [("12 3", 9), ("2 18", -16), ("_ 18", 0), ("12 _", 0), ("12 3 / 2 4", 7)])
def test_mf12_left_less_right_in_full_blocks_only(drawn: str, worth: int) -> None:
    assert points(table(f"A green  {drawn}"))["green"] == worth


@pytest.mark.parametrize(
    ("face", "ticked", "places"),
    [
        (6, "", [6, 11]),
        (6, "5", [6, 11]),
        (6, "6", [11]),
        (6, "11", []),
        (1, "", [1, 10]),
        (1, "1", [10]),
        (1, "2", [10]),
    ],
)
def test_mf13_orange_any_box_with_the_number_right_of_the_last(face: int, ticked: str, places: list[int]) -> None:
    drawn = ROLLED.replace("orange6", f"orange{face}") + (f"A orange  {ticked}" if ticked else "")

    assert die_moves(table(drawn), "orange") == [f"orange{place}" for place in places]


def test_mf13_skipped_boxes_are_lost() -> None:
    state = after(table(ROLLED), "A orange orange11")

    assert (zone(state, "orange"), state.sheets[0].orange.bit_length()) == ("11", 11)


def test_mf13_a_bonus_between_neighbours_is_won_when_both_are_ticked() -> None:
    assert has(after(table(ROLLED.replace("orange6", "orange2") + "A orange  4"), "A orange orange5")) == "1 reroll"


def test_mf13_not_when_the_left_one_was_skipped() -> None:
    state = after(table(ROLLED.replace("orange6", "orange2") + "A orange  3"), "A orange orange5")

    assert (has(state), asked(state)) == ("", "roll")


@pytest.mark.parametrize(("ticked", "worth"), [("", 0), ("12", 1), ("1 12", 3), ("1 2 3 4 5 6 7 8 9 10 11 12", 78)])
def test_mf13_points_by_number_of_ticks(ticked: str, worth: int) -> None:
    assert points(table(f"A orange  {ticked}" if ticked else ""))["orange"] == worth
