"""How does it look?"""

from collections.abc import Iterator

from gobelet.core.picture import Box, Mark, Picture, Shape, panel
from gobelet.core.text import say
from gobelet.games.mosaix.grids import (
    OTHER_HEIGHT,
    RING,
    draw_areas,
    draw_dropped,
    draw_grid,
    draw_head,
    draw_names,
    draw_other,
    seat_ink,
)
from gobelet.games.mosaix.sheet import SCALE, SIZE
from gobelet.games.mosaix.state import Stage, State
from gobelet.games.mosaix.tray import draw_tray

WIDTH, MARGIN, GAP = 14.0, 0.4, 0.15
SLIM, EDGE = 9.0, 0.2  # of narrow paper
HEAD, AREAS = 0.7, 1.36
PITCH = 0.9  # from box to box of the large grid
FEW = 2  # boxes of the scale: then a warning is due


def picture(state: State, seat: int) -> Picture:
    """The own grid is large, with the dice beside it; who only watches sees the first seat's like that."""
    mine = max(seat, 0)
    tray, height = MARGIN + _width(PITCH) + GAP, HEAD + _width(PITCH)
    boxes = [*_mine(state, mine, seat, MARGIN, MARGIN, PITCH)]
    boxes += draw_tray(state, seat, tray, MARGIN, WIDTH - MARGIN - tray, height, across=2)
    boxes += draw_areas(state, mine, tray + 0.35, MARGIN + height - AREAS, 4.2)
    others = [who for who in range(state.seats) if who != mine]
    bottom, w = MARGIN + height, (WIDTH - 2 * MARGIN - GAP * (len(others) - 1)) / max(2, len(others))
    for place, who in enumerate(others):
        boxes += draw_other(state, who, MARGIN + (w + GAP) * place, bottom + GAP, w)
    return Picture(WIDTH, bottom + (GAP + OTHER_HEIGHT if others else 0) + MARGIN, tuple(boxes))


def narrow(state: State, seat: int) -> Picture:
    """One column, for phones: the dice first."""
    mine, w = max(seat, 0), SLIM - 2 * EDGE
    lays = state.stage == Stage.ARRANGE and seat == state.roller
    tray, pitch = 6.8 if lays else 4.5, (w - 2 * RING) / SIZE
    boxes, y = [*draw_tray(state, seat, EDGE, EDGE, w, tray, across=4)], EDGE + tray + GAP
    boxes += _mine(state, mine, seat, EDGE, y, pitch)
    y += HEAD + _width(pitch) + GAP
    boxes += draw_areas(state, mine, EDGE + RING, y + 0.42, w - 2 * RING)
    y += 0.42 + AREAS + GAP
    for who in range(state.seats):
        if who != mine:
            boxes += draw_other(state, who, EDGE, y, w)
            y += OTHER_HEIGHT + GAP
    return Picture(SLIM, y - GAP + EDGE, tuple(boxes))


def _width(pitch: float) -> float:
    return SIZE * pitch + 2 * RING


def _mine(state: State, who: int, seat: int, x: float, y: float, pitch: float) -> Iterator[Box]:
    yield panel("mine", x, y, _width(pitch), HEAD + _width(pitch), ink=seat_ink(who))
    yield from draw_head(state, who, seat, x + 0.3, y + 0.3)
    if state.seats == 1:
        yield from _scale(state, x + 4.1, y + 0.3)
    left, top = x + RING, y + HEAD + RING
    yield from draw_names(left, top, pitch)
    yield from draw_grid(state, who, left, top, pitch, "")
    yield from draw_dropped(state, who, left, top, pitch)


def _scale(state: State, x: float, y: float) -> Iterator[Box]:
    """MX9: a box is struck for each symbol dropped."""
    few = state.scale <= FEW
    for number in range(1, SCALE + 1):
        struck = number > state.scale
        title = say("box {number} of the scale, struck" if struck else "box {number} of the scale", number=number)
        mark, glyph, ink = Mark.OPEN, "", "orange" if few else "plain"
        if struck:
            mark, glyph = Mark.DONE, "cross"
        left = x + 0.46 * (number - 1)
        yield Box(f"scale{number}", left, y, 0.42, 0.42, title=title, ink=ink, glyph=glyph, mark=mark)
    note = say("symbols you may still drop: {left}", left=state.scale)
    if few:
        note = say("take care: only {left} more can be dropped", left=state.scale)
    if state.scale == 0:
        note = say("take care: none can be dropped any more")
    yield Box("scale", x, y + 0.45, 3.7, 0.36, shape=Shape.TEXT, note=note)
