"""How does a grid look: its symbols, the areas that count, and what was dropped over its edge?"""

from collections.abc import Iterator

from gobelet.core.game import seat_name
from gobelet.core.picture import Box, Mark, Shape, drawn_once, numeral, panel
from gobelet.core.text import Text, say
from gobelet.games.mosaix.boards import area_around, size
from gobelet.games.mosaix.formations import COLUMN, ROW, SHAPE, lying, symbol_on
from gobelet.games.mosaix.moves import FIRST_PLACE, die_of, place_of, turn_of
from gobelet.games.mosaix.notation import SYMBOL_NAMES
from gobelet.games.mosaix.scoring import areas, total, winners
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

INKS = ("blue", "red", "green")  # of circle, cross, triangle
GLYPHS = tuple(f"symbol_{name}" for name in SYMBOLS)
FREE = -1  # no symbol
BETWEEN = 0.08  # boxes of a grid
RING = 0.85  # around the large grid: names of columns and rows, and room for what is dropped


def seat_ink(who: int) -> str:
    return f"seat_{seat_name(who).lower()}"


def draw_head(state: State, who: int, seat: int, x: float, y: float) -> Iterator[Box]:
    """Whose grid it is, and its points."""
    id, name, points = seat_name(who).lower(), seat_name(who), total(state, who)
    over = state.stage == Stage.OVER
    if over and winners(state) >> who & 1 and state.seats > 1:
        yield Box(
            f"{id}-turn", x, y + 0.02, 0.5, 0.5, title=say("{who} wins", who=name), shape=Shape.TEXT, glyph="crown"
        )
    elif not over and state.roller == who and state.seats > 1:
        yield Box(
            f"{id}-turn", x, y + 0.02, 0.5, 0.5, title=say("{who} rolls", who=name), shape=Shape.TEXT, glyph="turn"
        )
    label = say("{who} (you)", who=name) if who == seat else numeral(name)
    yield Box(f"{id}-name", x + 0.6, y + 0.02, 2.1, 0.5, label, ink=seat_ink(who), shape=Shape.TEXT)
    title = say("{who}, points: {points}", who=name, points=points)
    yield Box(f"{id}-points", x + 2.65, y - 0.18, 0.9, 0.9, numeral(points), title, seat_ink(who), Shape.STAR)


def draw_grid(state: State, who: int, x: float, y: float, pitch: float, prefix: str) -> Iterator[Box]:
    """The boxes; their ids are their names, with a prefix for grids that nobody points at."""
    over, printed = state.stage == Stage.OVER, PRINTED_BOXES[state.off_centre][who]
    symbols = {box: (symbol, area) for symbol in range(KINDS) for box, area in _areas(state.grids[who][symbol])}
    for box in range(BOXES):
        symbol, area = symbols.get(box, (FREE, 0))
        counts = size(area) >= SMALLEST_AREA
        mark = Mark.PRINTED if box == printed else Mark.DONE
        if over and not counts:
            mark = Mark.LOST  # MX8: areas that are too small are crossed out
        walls = _walls(area, box) if counts else ""
        yield _box(prefix, box, symbol, walls, mark, box == printed, x, y, pitch)


@drawn_once
def _box(
    prefix: str, box: int, symbol: int, walls: str, mark: Mark, printed: bool, x: float, y: float, pitch: float
) -> Box:
    name, w = BOX_NAMES[box], pitch - BETWEEN
    x, y = x + pitch * (box % SIZE), y + pitch * (box // SIZE)
    if symbol == FREE:
        return Box(f"{prefix}{name}", x, y, w, w, title=say("{box}: free", box=name))
    pattern = "{box}: {symbol}, printed" if printed else "{box}: {symbol}"
    title = say(pattern, box=name, symbol=SYMBOL_NAMES[symbol])
    id = f"{prefix}{name}"
    return Box(id, x, y, w, w, title=title, ink=INKS[symbol], glyph=GLYPHS[symbol], mark=mark, walls=walls)


def _areas(boxes: int) -> Iterator[tuple[int, int]]:
    """Every box of a symbol, with the area around it."""
    while boxes:
        area = area_around(boxes & -boxes, boxes)
        boxes &= ~area
        yield from ((box, area) for box in range(BOXES) if area >> box & 1)


@drawn_once
def _walls(area: int, box: int) -> str:
    """The sides of a box where its area ends."""
    row, column = divmod(box, SIZE)
    beyond = {
        "n": (row > 0, box - SIZE), "e": (column < SIZE - 1, box + 1),
        "s": (row < SIZE - 1, box + SIZE), "w": (column > 0, box - 1),
    }  # fmt: skip
    return "".join(side for side, (inside, other) in beyond.items() if not (inside and area >> other & 1))


@drawn_once
def draw_names(x: float, y: float, pitch: float) -> tuple[Box, ...]:
    """The letters of the columns and the numbers of the rows."""
    names = []
    for place, letter in enumerate(COLUMNS):
        names += [
            _name(f"column-{letter}", x + pitch * place, y - 0.4, pitch - BETWEEN, 0.36, numeral(letter)),
            _name(f"row-{place + 1}", x - 0.46, y + pitch * place, 0.36, pitch - BETWEEN, numeral(place + 1)),
        ]
    return tuple(names)


def _name(id: str, x: float, y: float, w: float, h: float, note: Text) -> Box:
    return Box(id, x, y + (h - 0.36) / 2, w, 0.36, shape=Shape.CAPTION, note=note)


def draw_dropped(state: State, who: int, x: float, y: float, pitch: float) -> Iterator[Box]:
    """MX5: what hangs over the edge in the latest placement, small and close to the grid."""
    move = state.answers[who]
    if move < FIRST_PLACE or state.stage == Stage.ARRANGE:
        return
    turn, grip, box = turn_of(move), die_of(move), place_of(move)
    first = lying(SHAPE[state.shown], turn)
    for die in range(DICE):
        column = box % SIZE + COLUMN[first + die] - COLUMN[first + grip]
        row = box // SIZE + ROW[first + die] - ROW[first + grip]
        if not (0 <= column < SIZE and 0 <= row < SIZE):
            symbol = symbol_on(state.shown, turn, die)
            title, glyph = say("dropped: {symbol}", symbol=SYMBOL_NAMES[symbol]), GLYPHS[symbol]
            left, top, w, id = x + _outside(column, pitch), y + _outside(row, pitch), 0.27, f"dropped{die + 1}"
            yield Box(id, left, top, w, w, title=title, shape=Shape.CAPTION, glyph=glyph, mark=Mark.LOST)


def _outside(place: int, pitch: float) -> float:
    """Where a column or row begins: as wide as the grid's own within it, closer together beyond its edge."""
    if place < 0:
        return 0.28 * place - 0.02
    if place >= SIZE:
        return SIZE * pitch - BETWEEN + 0.02 + 0.28 * (place - SIZE)
    return place * pitch + (pitch - 0.32) / 2


def draw_areas(state: State, who: int, x: float, y: float, w: float) -> Iterator[Box]:
    """MX8: areas times boxes for each symbol."""
    id, note = f"{seat_name(who).lower()}-areas", say("areas × boxes")
    yield Box(id, x, y - 0.38, w, 0.34, shape=Shape.TEXT, note=note)
    for symbol, name in enumerate(SYMBOLS):
        id = f"{seat_name(who).lower()}-{name}"
        yield _reckoned(id, symbol, *areas(state.grids[who][symbol]), x, y + 0.43 * symbol, w)


@drawn_once
def _reckoned(id: str, symbol: int, areas: int, boxes: int, x: float, y: float, w: float) -> Box:
    label = say("{areas} × {boxes} = {points}", areas=areas, boxes=boxes, points=areas * boxes)
    title = say("{symbol}: areas {areas}, boxes {boxes}", symbol=SYMBOL_NAMES[symbol], areas=areas, boxes=boxes)
    return Box(id, x, y, w, 0.42, label, title, INKS[symbol], Shape.TEXT, GLYPHS[symbol])


def draw_other(state: State, who: int, x: float, y: float, w: float) -> Iterator[Box]:
    """The grid of somebody else, small; with its areas where there is room."""
    yield panel(f"{seat_name(who).lower()}-panel", x, y, w, OTHER_HEIGHT, ink=seat_ink(who))
    yield from draw_head(state, who, -1, x + 0.2, y + 0.28)
    yield from draw_grid(state, who, x + 0.3, y + 1.05, 0.52, f"{seat_name(who).lower()}-")
    if w > 6:
        yield from draw_areas(state, who, x + 4.3, y + 1.5, w - 4.5)


OTHER_HEIGHT = 4.9
