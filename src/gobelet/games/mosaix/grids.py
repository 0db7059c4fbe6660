"""How does a grid look: its symbols, the areas that count, and what was dropped over its edge?"""

from typing import NamedTuple

from gobelet.core.drawn import drawn_once
from gobelet.core.game import seat_name
from gobelet.core.glyph import Glyph
from gobelet.core.picture import Box, Mark, Run, Shape, Zone, numeral, panel
from gobelet.core.text import say
from gobelet.games.mosaix.boards import area_around, box_of, lowest, on_grid, size
from gobelet.games.mosaix.formations import COLUMN, ROW, SHAPE, lying, symbol_on
from gobelet.games.mosaix.heads import draw_head
from gobelet.games.mosaix.moves import FIRST_PLACE, die_of, place_of, turn_of
from gobelet.games.mosaix.notation import SYMBOL_NAMES
from gobelet.games.mosaix.scoring import areas
from gobelet.games.mosaix.sheet import (
    BOX_NAMES,
    BOXES,
    COLUMNS,
    DICE,
    PRINTED_BOXES,
    SIZE,
    SMALLEST_AREA,
    SYMBOLS,
)
from gobelet.games.mosaix.state import KINDS, Stage, State
from gobelet.parts.seats import seat_ink

INKS = ("blue", "red", "green")  # of circle, cross, triangle
GLYPHS = (
    Glyph("symbol_circle", "○", "M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z", kind="symbol"),
    Glyph("symbol_cross", "×", "M-6.5 -6.5L6.5 6.5M-6.5 6.5L6.5 -6.5", kind="symbol"),
    Glyph("symbol_triangle", "△", "M0 -7L7.6 6H-7.6Z", kind="symbol"),
)
BESIDE = tuple(  # of each box: which sides have a neighbour there, as a set of its own
    tuple(
        (side, (1 << box + dx + SIZE * dy) if on_grid(dx, dy) >> box & 1 else 0)
        for side, dx, dy in (("n", 0, -1), ("e", 1, 0), ("s", 0, 1), ("w", -1, 0))
    )
    for box in range(BOXES)
)
BETWEEN = 0.06  # boxes of a grid
FARTHEST = 3  # boxes beyond the edge that a die can hang
OTHER_HEIGHT = 4.9


class Look(NamedTuple):
    """What is in a box of a grid."""

    symbol: int
    printed: bool
    mark: Mark
    walls: str


FREE = Look(-1, False, Mark.OPEN, "")


def draw_grid(state: State, who: int, x: float, y: float, pitch: float, prefix: str) -> tuple[Zone, ...]:
    """Its rows; the ids of boxes are their names, with a prefix for grids that nobody points at."""
    printed, over = PRINTED_BOXES[state.off_centre][who], state.stage == Stage.OVER
    return _grid(tuple(state.grids[who]), printed, over, x, y, pitch, prefix)


@drawn_once
def _grid(
    grids: tuple[int, ...], printed: int, over: bool, x: float, y: float, pitch: float, prefix: str
) -> tuple[Zone, ...]:
    looks = _looks(grids, printed, over)
    return tuple(_row(row, looks[row], x, y + pitch * row, pitch, prefix) for row in range(SIZE))


@drawn_once
def _row(row: int, looks: tuple[Look, ...], x: float, y: float, pitch: float, prefix: str) -> Zone:
    boxes, w = enumerate(looks, row * SIZE), pitch - BETWEEN
    return tuple(_box(box, look, x + pitch * (box % SIZE), y, w, prefix) for box, look in boxes)


@drawn_once
def _looks(grids: tuple[int, ...], printed: int, over: bool) -> tuple[tuple[Look, ...], ...]:
    """What is in each box, row by row, wherever the grid is drawn."""
    looks = [FREE] * BOXES
    for symbol, board in enumerate(grids):
        counting, left = _boxes_that_count(board), board
        while left:
            bit = lowest(left)
            left ^= bit
            box = box_of(bit)
            mark, walls = Mark.PRINTED if box == printed else Mark.DONE, ""
            if counting & bit:
                walls = _walls(board, box)
            elif over:
                mark = Mark.LOST  # MX8: areas that are too small are crossed out
            looks[box] = Look(symbol, box == printed, mark, walls)
    return tuple(tuple(looks[first : first + SIZE]) for first in range(0, BOXES, SIZE))


@drawn_once
def _boxes_that_count(board: int) -> int:
    """MX8: those of the areas that are large enough."""
    counting = 0
    while board:
        area = area_around(lowest(board), board)
        if size(area) >= SMALLEST_AREA:
            counting |= area
        board ^= area
    return counting


@drawn_once
def _box(box: int, look: Look, x: float, y: float, w: float, prefix: str) -> Box:
    id, name, (symbol, printed, mark, walls) = f"{prefix}{BOX_NAMES[box]}", BOX_NAMES[box], look
    if look == FREE:
        return Box(id, x, y, w, w, title=say("{box}: free", box=name))
    pattern = "{box}: {symbol}, printed" if printed else "{box}: {symbol}"
    title = say(pattern, box=name, symbol=SYMBOL_NAMES[symbol])
    return Box(id, x, y, w, w, title=title, ink=INKS[symbol], glyph=GLYPHS[symbol], mark=mark, walls=walls)


def _walls(board: int, box: int) -> str:
    """The sides of a box where its area ends: the boxes beside it have another symbol, or none."""
    return "".join(side for side, bit in BESIDE[box] if not board & bit)


@drawn_once
def draw_names(x: float, y: float, pitch: float) -> Zone:
    """The letters of the columns and the numbers of the rows."""
    columns = [_name(f"column-{c}", x + pitch * n, y - 0.44, pitch - BETWEEN, 0.42, c) for n, c in enumerate(COLUMNS)]
    rows = [_name(f"row-{n + 1}", x - 0.4, y + pitch * n, 0.3, pitch - BETWEEN, str(n + 1)) for n in range(SIZE)]
    return *columns, *rows


def _name(id: str, x: float, y: float, w: float, h: float, name: str) -> Box:
    return Box(id, x, y + (h - 0.42) / 2, w, 0.42, shape=Shape.CAPTION, note=numeral(name))


def draw_dropped(state: State, who: int, x: float, y: float, pitch: float, ring: float) -> Zone:
    """MX5: what hangs over the edge in the latest placement, small and close to the grid."""
    move = state.answers[who]
    if move < FIRST_PLACE or state.stage == Stage.ARRANGE:
        return ()
    return _dropped(move, state.shown, x, y, pitch, (ring + 0.1) / FARTHEST)


@drawn_once
def _dropped(move: int, formation: int, x: float, y: float, pitch: float, step: float) -> Zone:
    boxes, turn, grip, box = [], turn_of(move), die_of(move), place_of(move)
    first = lying(SHAPE[formation], turn)
    for die in range(DICE):
        column = box % SIZE + COLUMN[first + die] - COLUMN[first + grip]
        row = box // SIZE + ROW[first + die] - ROW[first + grip]
        if not (0 <= column < SIZE and 0 <= row < SIZE):
            symbol = symbol_on(formation, turn, die)
            title, glyph = say("dropped: {symbol}", symbol=SYMBOL_NAMES[symbol]), GLYPHS[symbol]
            left, top = x + _outside(column, pitch, step), y + _outside(row, pitch, step)
            id, w = f"dropped{die + 1}", 0.96 * step
            boxes.append(Box(id, left, top, w, w, title=title, shape=Shape.CAPTION, glyph=glyph, mark=Mark.LOST))
    return tuple(boxes)


def _outside(place: int, pitch: float, step: float) -> float:
    """Where a column or row begins: as wide as the grid's own within it, closer together beyond its edge."""
    if place < 0:
        return step * place - 0.02
    if place >= SIZE:
        return SIZE * pitch - BETWEEN + 0.02 + step * (place - SIZE)
    return place * pitch + (pitch - step) / 2


_counted = drawn_once(areas)


def draw_areas(state: State, who: int, run: Run) -> Zone:
    """MX8: areas times boxes for each symbol."""
    return _all_areas(who, tuple(state.grids[who]), run)


@drawn_once
def _all_areas(who: int, grids: tuple[int, ...], run: Run) -> Zone:
    id, w, note = seat_name(who).lower(), min(run.pitch, 4), say("areas × boxes")
    heading = min(4, run.pitch * run.per_line)
    return (
        Box(f"{id}-areas", run.x, run.y - 0.45, heading, 0.42, shape=Shape.TEXT, note=note),
        *(_areas(id, symbol, *_counted(grids[symbol]), *run.at(symbol), w) for symbol in range(KINDS)),
    )


@drawn_once
def _areas(seat: str, symbol: int, counted: int, boxes: int, x: float, y: float, w: float) -> Box:
    label = say("{areas} × {boxes} = {points}", areas=counted, boxes=boxes, points=counted * boxes)
    title = say("{symbol}: areas {areas}, boxes {boxes}", symbol=SYMBOL_NAMES[symbol], areas=counted, boxes=boxes)
    return Box(f"{seat}-{SYMBOLS[symbol]}", x, y, w, 0.46, label, title, INKS[symbol], Shape.TEXT, GLYPHS[symbol])


def draw_other(state: State, who: int, x: float, y: float, w: float) -> list[Zone]:
    """The grid of somebody else, small; with its areas where there is room."""
    id = seat_name(who).lower()
    return [
        (panel(f"{id}-panel", x, y, w, OTHER_HEIGHT, ink=seat_ink(who)),),
        draw_head(state, who, -1, x + 0.2, y + 0.28),
        *draw_grid(state, who, x + 0.3, y + 1.05, 0.536, f"{id}-"),
        draw_areas(state, who, Run(x + 4.3, y + 1.5, w - 4.5, 1, 0.5)) if w > 6 else (),
    ]
