"""Where may a formation be written? MX4 to MX6."""

import pytest

from gobelet.games.mosaix import GAME
from tests.games.mosaix.board import EMPTY, A, B, after, asked, drawn, outcomes, position, rows, sayings

LINE = "oxxt, A oa1 xb1 xc1 td1"
HOOK = "oxxt, A xa1 xb1 oc1 ta2"


@pytest.mark.parametrize(
    ("saying", "written"),
    [
        ("up1 c3", "....... ....... ..xxo.. ..t.... ....... ....... ......."),
        ("right1 c3", "....... ....... ..tx... ...x... ...o... ....... ......."),
        ("down1 c3", "....... ....... ..t.... oxx.... ....... ....... ......."),
        ("left1 c3", "....... ....... ..o.... ..x.... ..xt... ....... ......."),
    ],
)
def test_mx4_the_formation_may_be_turned(saying: str, written: str) -> None:
    state = after(position(EMPTY, EMPTY), f"{HOOK}, A {saying}")

    assert drawn(state, A) == written


def test_mx4_the_formation_may_not_be_mirrored() -> None:
    state = after(position(EMPTY, EMPTY), HOOK)

    assert "....... ....... ..oxx.. ....t.. ....... ....... ......." not in set(outcomes(state, A))


@pytest.mark.parametrize(
    ("saying", "written"),
    [
        ("up2 a1", "xxt...."),  # one hangs over the left edge
        ("up3 a1", "xt....."),
        ("up4 a1", "t......"),
        ("up1 e1", "....oxx"),
        ("up1 f1", ".....ox"),
        ("up1 g1", "......o"),
    ],
)
def test_mx5_dice_may_hang_over_an_edge(saying: str, written: str) -> None:
    state = after(position(EMPTY, EMPTY), f"{LINE}, A {saying}")

    assert drawn(state, A) == rows(written + "." * 42)


@pytest.mark.parametrize(
    ("saying", "written"),
    [
        ("up4 a1", "x......" + "." * 42),
        ("up3 g1", "......t" + "." * 42),
        ("up2 a7", "." * 42 + "x......"),
        ("up1 g7", "." * 42 + "......o"),
    ],
)
def test_mx5_dice_may_hang_over_two_edges_at_a_corner(saying: str, written: str) -> None:
    state = after(position(EMPTY, EMPTY), f"oxxt, A oa1 xb1 ta2 xb2, A {saying}")

    assert drawn(state, A) == rows(written)


def test_mx5_at_least_one_die_lies_on_the_grid() -> None:
    state = after(position(EMPTY, EMPTY), LINE)

    assert all(grid != rows("." * 49) for grid in outcomes(state, A))


def test_mx5_no_die_may_lie_on_a_filled_box() -> None:
    filled = """
        .......
        .......
        .......
        ...t...
        .......
        .......
        .......
    """
    state = after(position(filled, EMPTY), LINE)

    assert [place for place in ("up1 a4", "up1 d4", "up1 b4", "up1 e4") if place in sayings(state, A)] == ["up1 e4"]


def test_mx5_a_symbol_is_dropped_over_the_edge_only() -> None:
    """Between two filled boxes only three are free: four in a row go in nowhere, not even with one left out."""
    filled = """
        xotxotx
        oxtoxto
        xotxotx
        ox...ot
        xotxotx
        oxtoxto
        xotxotx
    """
    state = after(position(EMPTY, filled), LINE)

    assert sayings(state, B) == ["pass"]


def test_mx5_placements_that_write_the_same_are_one_move() -> None:
    state = after(position(EMPTY, EMPTY), "oooo, A oa1 ob1 oc1 ob2")
    grids = list(outcomes(state, A))

    assert len(set(grids)) == len(grids)


def test_mx5_of_those_the_first_turn_with_the_lowest_die_is_written() -> None:
    """A lone circle at a1: the T reaches it with any of its outer dice."""
    state = after(position(EMPTY, EMPTY), "oooo, A oa1 ob1 oc1 ob2")
    lone = [saying for saying in sayings(state, A) if drawn(after(state, f"A {saying}"), A) == rows("o" + "." * 48)]

    assert lone == ["up3 a1"]


ONE_FREE_AT_THE_BORDER = """
    xot.otx
    oxtoxto
    xotxotx
    oxtoxto
    xotxotx
    oxtoxto
    xotxotx
"""


def test_mx6_one_symbol_must_be_written_if_it_can_be() -> None:
    state = after(position(EMPTY, ONE_FREE_AT_THE_BORDER), LINE)

    assert sayings(state, B) == ["right4 d1", "left4 d1"]  # either end, the rest hanging over


def test_mx6_how_many_more_is_free() -> None:
    state = after(position(EMPTY, EMPTY), LINE)
    written = {49 - grid.count(".") for grid in outcomes(state, A)}

    assert written == {1, 2, 3, 4}


def test_mx6_who_can_write_nothing_passes_and_stays_in_the_game() -> None:
    """A square covers two boxes of the border at least, unless it lies at a corner."""
    state = after(position(EMPTY, ONE_FREE_AT_THE_BORDER), "oooo, A oa1 ob1 oa2 ob2")

    assert (sayings(state, B), asked(after(state, "A up1 a1, B pass"))) == (["pass"], "roll")


def test_mx6_passing_changes_nothing_on_the_grid() -> None:
    state = after(position(EMPTY, ONE_FREE_AT_THE_BORDER), "oooo, A oa1 ob1 oa2 ob2, A up1 a1, B pass")

    assert drawn(state, B) == rows(ONE_FREE_AT_THE_BORDER)


@pytest.mark.parametrize("saying", ["up1 c3", "up2 d3", "up3 e3", "up4 c4"])
def test_who_points_may_hold_the_formation_by_any_die(saying: str) -> None:
    spellings = GAME.spellings(after(position(EMPTY, EMPTY), HOOK), A)

    assert GAME.notation.write(spellings[saying]) == "up1 c3"


def test_who_points_may_turn_a_formation_that_looks_the_same() -> None:
    spellings = GAME.spellings(after(position(EMPTY, EMPTY), "oooo, A oa1 ob1 oa2 ob2"), A)

    assert GAME.notation.write(spellings["left2 d3"]) == "up1 c3"


@pytest.mark.parametrize("laid", ["xa1 xb1 oc1 ta2", "xb1 xc1 od1 tb2", "tc1 oa2 xb2 xc2", "td1 ob2 xc2 xd2"])
def test_who_points_may_lay_a_formation_anywhere_on_the_board(laid: str) -> None:
    spellings = GAME.spellings(after(position(EMPTY, EMPTY), "oxxt"), A)

    assert GAME.notation.write(spellings[laid]) == "xa1 xb1 oc1 ta2"
