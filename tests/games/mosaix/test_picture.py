"""What does a picture tell? The areas that count, what was dropped, and how much may still be."""

import pytest

from gobelet.core.picture import Mark
from gobelet.core.saying import tokens
from gobelet.games.mosaix import GAME
from gobelet.games.mosaix.grids import GLYPHS
from gobelet.games.mosaix.picture import narrow, picture
from gobelet.games.mosaix.state import State
from tests.games.mosaix.board import EMPTY, A, B, after, position

AREAS = """
    ooooo..
    o......
    xxxx...
    .......
    .......
    .......
    .......
"""
LINE = "oxxt, A oa1 xb1 xc1 td1"


@pytest.mark.parametrize(("box", "walls"), [("a1", "nw"), ("b1", "ns"), ("e1", "nes"), ("a2", "esw"), ("a3", "")])
def test_mx8_an_area_of_five_is_outlined(box: str, walls: str) -> None:
    assert picture(position(AREAS, EMPTY), A).box(box).walls == walls


def test_mx8_areas_and_boxes_are_counted() -> None:
    drawing = picture(position(AREAS, EMPTY), A)

    assert [str(drawing.box(f"a-{symbol}").label) for symbol in ("circle", "cross")] == ["1 × 6 = 6", "0 × 0 = 0"]


def test_mx8_at_the_end_areas_that_are_too_small_are_crossed_out() -> None:
    over = after(position(AREAS), "oxxt, A stop")

    assert (picture(over, A).box("a1").mark, picture(over, A).box("a3").mark) == (Mark.DONE, Mark.LOST)


@pytest.mark.parametrize(("place", "dropped"), [("up1 a1", []), ("up1 f1", [3, 4]), ("up4 a1", [1, 2, 3])])
def test_mx5_what_was_dropped_lies_beside_the_grid(place: str, dropped: list[int]) -> None:
    drawing = picture(after(position(EMPTY, EMPTY), f"{LINE}, A {place}"), A)

    assert [box.id for box in drawing.boxes if box.id.startswith("dropped")] == [f"dropped{die}" for die in dropped]


def test_mx3_what_a_seat_wrote_is_not_drawn_for_others() -> None:
    state = after(position(EMPTY, EMPTY), f"{LINE}, B up1 f1")
    drawing = picture(GAME.view(state, A), A)

    assert (drawing.box("b-f1").glyph, picture(GAME.view(state, B), B).box("f1").glyph) == (None, GLYPHS[0])


@pytest.mark.parametrize(
    ("scale", "warning"),
    [
        (3, "you may still drop: 3"),
        (2, "take care: only 2 left"),
        (0, "take care: none left"),
    ],
)
def test_mx9_the_scale_warns_when_it_runs_out(scale: int, warning: str) -> None:
    drawing = picture(position(EMPTY, scale=scale), A)
    struck = [number for number in range(1, 9) if drawing.box(f"scale{number}").mark == Mark.DONE]

    assert (str(drawing.box("scale").note), len(struck)) == (warning, 8 - scale)


@pytest.mark.parametrize("seat", [A, B])
def test_narrow_paper_has_what_wide_paper_has(seat: int) -> None:
    state: State = GAME.view(after(position(AREAS, EMPTY), "oxxt"), seat)

    assert {box.id for box in narrow(state, seat).boxes} == {"board", *(box.id for box in picture(state, seat).boxes)}


@pytest.mark.parametrize("seat", [A, B])
def test_on_narrow_paper_the_dice_stay_above_the_formation(seat: int) -> None:
    state: State = GAME.view(after(position(AREAS, EMPTY), f"{LINE}, B up1 f1"), seat)
    wide, slim = picture(state, seat), narrow(state, seat)

    assert {box.id for box in wide.boxes} - {box.id for box in slim.boxes} == set()
    assert {"die1", "die2", "die3", "die4"} < {box.id for box in slim.boxes}


def test_every_button_of_the_laying_board_is_of_use() -> None:
    state = after(position(EMPTY, EMPTY), "oxxt")
    buttons = {token for saying in GAME.spellings(state, A) for token in tokens(saying)}

    assert len(buttons) == 24
