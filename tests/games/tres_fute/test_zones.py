"""What may be marked in each zone, what does it pay, what is it worth? TF41 to TF46."""

import pytest

from gobelet.games.tres_fute.sheet import PAPER
from tests.games.tres_fute.table import EDITIONS, after, has, lying, owed, points, sayings, table, zone

ROLLED = """
    turn      A chooses, roll 1
    rolled    white2 yellow3 blue5 green4 orange6 violet4
"""

each_edition = pytest.mark.parametrize("edition", EDITIONS)


def uses(drawing: str, die: str) -> list[str]:
    """Where a die may be marked."""
    found = sayings(table(ROLLED + drawing, "original"))
    return [saying.removeprefix(f"{die} ") for saying in found if saying.startswith(f"{die} ")]


def test_tf41_either_box_with_the_number() -> None:
    assert uses("", "yellow") == ["yellow3a", "yellow3b"]


def test_tf41_a_ticked_box_is_not_ticked_again() -> None:
    assert uses("A yellow  3a", "yellow") == ["yellow3b"]


def test_tf41_both_ticked_the_number_is_used_up() -> None:
    assert uses("A yellow  3a 3b", "yellow") == []


def test_tf41_one_box_a_die() -> None:
    assert zone(after(table(ROLLED), "A yellow yellow3b"), "yellow") == "3b"


@each_edition
@pytest.mark.parametrize(
    ("ticked", "die", "brings"),
    [
        ("6a 5a", "yellow yellow3a", "blue2"),  # upper row: a mark in blue
        ("2a 5b", "white yellow1a", "orange1 4"),  # second row: a 4 in orange
        ("1b 4a", "white yellow2b", "green1"),  # third row: a mark in green
    ],
)
def test_tf41_a_complete_row_pays_its_bonus(ticked: str, die: str, brings: str, edition: str) -> None:
    rolled = ROLLED.replace("white2", "white1") if die.endswith("1a") else ROLLED
    state = after(table(f"{rolled}A yellow  {ticked}", edition), f"A {die}")

    assert sayings(state)[0] == brings


@each_edition
def test_tf41_the_lowest_row_pays_a_fox(edition: str) -> None:
    assert has(after(table(ROLLED + "A yellow  4b 6b", edition), "A yellow yellow3b")) == "1 fox"


@each_edition
def test_tf41_the_diagonal_pays_an_extra_die(edition: str) -> None:
    assert has(after(table(ROLLED + "A yellow  1a 2b 6b", edition), "A yellow yellow3a")) == "1 extra"


def test_tf41_row_and_diagonal_at_once_pay_both() -> None:
    state = after(table(ROLLED + "A yellow  1a 2b 6b 6a 5a"), "A yellow yellow3a")

    assert (has(state), sayings(state)[0]) == ("1 extra", "blue2")


@pytest.mark.parametrize(("column", "worth"), [("3a 2a 1b", 10), ("6a 1a 3b", 14), ("5a 2b 4b", 16), ("5b 4a 6b", 20)])
def test_tf41_a_complete_column_is_worth_its_points_with_its_printed_cross(column: str, worth: int) -> None:
    assert points(table(f"A yellow  {column}"))["yellow"] == worth


def test_tf41_an_incomplete_column_is_worth_nothing() -> None:
    assert points(table("A yellow  3a 2a 6a 1a 5a 2b 5b 4a"))["yellow"] == 0


def test_tf42_blue_and_white_tick_their_sum() -> None:
    assert (uses("", "blue"), "blue7" in uses("", "white")) == (["blue7"], True)


def test_tf42_the_box_of_the_sum_must_be_open() -> None:
    assert (uses("A blue  7", "blue"), "blue7" in uses("A blue  7", "white")) == ([], False)


@each_edition
def test_tf42_only_the_chosen_one_moves(edition: str) -> None:
    state = after(table(ROLLED, edition), "A white blue7")

    assert (lying(state, "slots"), "blue" in owed(state)) == ("white", True)


def test_tf42_two_boxes_in_one_turn() -> None:
    state = after(table(ROLLED), "A white blue7, .36444, A blue blue8")

    assert zone(state, "blue") == "7 8"


@each_edition
@pytest.mark.parametrize(
    ("ticked", "brings"), [("3 4", "orange1 5"), ("5 6 8", "yellow3a"), ("6 10", "green1"), ("3 11", "violet1")]
)
def test_tf42_a_complete_row_or_column_pays_its_bonus(ticked: str, brings: str, edition: str) -> None:
    missing = {"3 4": (1, 1), "5 6 8": (5, 2), "6 10": (1, 1), "3 11": (5, 2)}[ticked]
    rolled = ROLLED.replace("white2", f"white{missing[1]}").replace("blue5", f"blue{missing[0]}")
    state = after(table(f"{rolled}A blue  {ticked}", edition), f"A blue blue{sum(missing)}")

    assert sayings(state)[0].startswith(brings)


@each_edition
@pytest.mark.parametrize(
    ("ticked", "blue", "brings"), [("10 11 12", 4, "1 fox"), ("5", 4, "1 reroll"), ("4 8", 6, "1 extra")]
)
def test_tf42_rows_and_columns_that_pay_an_icon(ticked: str, blue: int, brings: str, edition: str) -> None:
    """Completed with 9 = 4 + 5 and with 12 = 6 + 6."""
    white = 5 if blue == 4 else 6
    rolled = ROLLED.replace("white2", f"white{white}").replace("blue5", f"blue{blue}")
    state = after(table(f"{rolled}A blue  {ticked}", edition), f"A blue blue{blue + white}")

    assert has(state) == brings


def test_tf42_the_first_row_and_column_have_the_dice_in_place_of_a_box() -> None:
    state = after(table(ROLLED.replace("white2", "white4") + "A blue  5 2 4"), "A blue blue9")

    assert has(state) == "1 reroll"


@pytest.mark.parametrize("ticks", range(12))
def test_tf42_points_by_number_of_ticks(ticks: int) -> None:
    boxes = " ".join(map(str, range(2, 2 + ticks)))

    assert points(table(f"A blue    {boxes}" if ticks else ""))["blue"] == PAPER.blue_points[ticks]


@pytest.mark.parametrize(("ticks", "fits"), [(3, True), (4, False), (5, True), (8, True), (9, False), (10, False)])
def test_tf43_at_least_the_number_in_the_next_box(ticks: int, fits: bool) -> None:
    """A green 4; the boxes show 1 2 3 4 5 1 2 3 4 5 6."""
    assert uses(f"A green  {ticks}", "green") == ([f"green{ticks + 1}"] if fits else [])


def test_tf43_a_full_row_takes_nothing() -> None:
    assert uses("A green  11", "green") == []


@pytest.mark.parametrize(("ticks", "worth"), [(0, 0), (1, 1), (5, 15), (11, 66)])
def test_tf43_the_star_above_the_last_tick(ticks: int, worth: int) -> None:
    assert points(table(f"A green  {ticks}"))["green"] == worth


@pytest.mark.parametrize(("boxes", "written"), [(0, 6), (3, 12), (6, 12), (8, 12), (9, 6), (10, 18)])
def test_tf44_any_number_multiplied_by_the_box(boxes: int, written: int) -> None:
    state = table(ROLLED + f"A orange  {' '.join('1' * boxes)}" * (boxes > 0))

    assert zone(after(state, f"A orange orange{boxes + 1}"), "orange").split()[-1] == str(written)


def test_tf44_a_full_row_takes_nothing() -> None:
    assert uses("A orange  1 1 1 2 1 1 2 1 2 1 3", "orange") == []


def test_tf44_the_sum_of_what_is_written() -> None:
    assert points(table("A orange  5 2 3 12"))["orange"] == 22


@pytest.mark.parametrize(
    ("written", "fits"), [("3", True), ("4", False), ("5", False), ("6", True), ("1 6", True), ("1 6 4", False)]
)
def test_tf45_more_than_the_box_before_after_a_6_anything(written: str, fits: bool) -> None:
    """A violet 4."""
    boxes = len(written.split())

    assert uses(f"A violet  {written}", "violet") == ([f"violet{boxes + 1}"] if fits else [])


def test_tf45_after_a_6_also_a_6() -> None:
    assert uses("A violet  6", "white") == [
        "yellow2a", "yellow2b", "blue7", "green1", "orange1", "violet2",
    ]  # fmt: skip
    assert "violet violet2" in sayings(table(ROLLED.replace("violet4", "violet6") + "A violet  6"))


def test_tf45_the_first_box_takes_anything() -> None:
    assert uses("", "violet") == ["violet1"]


def test_tf45_a_full_row_takes_nothing() -> None:
    assert uses("A violet  1 2 3 4 5 6 1 2 3 5 6", "violet") == []


def test_tf45_the_sum_of_what_is_written() -> None:
    assert points(table("A violet  2 5 6 3"))["violet"] == 16


@pytest.mark.parametrize("boxes", range(11))
@pytest.mark.parametrize(("name", "icons"), [("green", PAPER.green_bonus), ("violet", PAPER.violet_bonus)])
def test_tf46_an_icon_under_a_box_unlocks_an_action(name: str, icons: tuple[int, ...], boxes: int) -> None:
    written = str(boxes) if name == "green" else " ".join("6" * boxes)
    rolled = ROLLED.replace("green4", "green6").replace("violet4", "violet6")
    state = after(table(rolled + f"A {name}  {written}" * (boxes > 0)), f"A {name} {name}{boxes + 1}")

    assert has(state) == {1: "1 reroll", 2: "1 extra", 3: "1 fox"}.get(icons[boxes], "")


@pytest.mark.parametrize("boxes", range(11))
def test_tf46_and_in_orange(boxes: int) -> None:
    state = after(table(ROLLED + f"A orange  {' '.join('1' * boxes)}" * (boxes > 0)), f"A orange orange{boxes + 1}")

    assert has(state) == {1: "1 reroll", 2: "1 extra", 3: "1 fox"}.get(PAPER.orange_bonus[boxes], "")


@each_edition
def test_tf46_each_unlocked_action_once(edition: str) -> None:
    state = after(table(ROLLED + "A has  1 reroll", edition), "A reroll, 222222")

    assert "reroll" not in sayings(state)


def test_tf46_unlocks_beyond_the_last_box_are_lost() -> None:
    state = after(table(ROLLED + "A has  7 rerolls\nA violet  1 2"), "A violet violet3")

    assert has(state) == "7 rerolls"
