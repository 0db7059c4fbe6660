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
from gobelet.games.mosaix.state import State
from gobelet.games.mosaix.tray import draw_tray

WIDTH, MARGIN, GAP = 14.0, 0.4, 0.15
PITCH = 0.9  # from box to box
HEAD = 0.7
LEFT, HEIGHT = SIZE * PITCH + 2 * RING, HEAD + SIZE * PITCH + 2 * RING
TRAY = MARGIN + LEFT + GAP
FEW = 2  # boxes of the scale: then a warning is due


def picture(state: State, seat: int) -> Picture:
    """The own grid is large; who only watches sees the first seat's like that."""
    mine = max(seat, 0)
    boxes = [*_mine(state, mine, seat), *draw_tray(state, seat, TRAY, MARGIN, WIDTH - MARGIN - TRAY, HEIGHT)]
    boxes += draw_areas(state, mine, TRAY + 0.35, MARGIN + HEIGHT - 1.5, 4.2)
    others = [who for who in range(state.seats) if who != mine]
    bottom = MARGIN + HEIGHT
    if others:
        w = (WIDTH - 2 * MARGIN - GAP * (len(others) - 1)) / max(2, len(others))
        for place, who in enumerate(others):
            boxes += draw_other(state, who, MARGIN + (w + GAP) * place, bottom + GAP, w)
        bottom += GAP + OTHER_HEIGHT
    return Picture(WIDTH, bottom + MARGIN, tuple(boxes))


def _mine(state: State, who: int, seat: int) -> Iterator[Box]:
    x, y = MARGIN + RING, MARGIN + HEAD + RING
    yield panel("mine", MARGIN, MARGIN, LEFT, HEIGHT, ink=seat_ink(who))
    yield from draw_head(state, who, seat, MARGIN + 0.3, MARGIN + 0.3)
    if state.seats == 1:
        yield from _scale(state, MARGIN + 4.1, MARGIN + 0.3)
    yield from draw_names(x, y, PITCH)
    yield from draw_grid(state, who, x, y, PITCH, "")
    yield from draw_dropped(state, who, x, y, PITCH)


def _scale(state: State, x: float, y: float) -> Iterator[Box]:
    """MX9: a box is struck for each symbol dropped."""
    few = state.scale <= FEW
    for number in range(1, SCALE + 1):
        struck = number > state.scale
        title = say("box {number} of the scale, struck" if struck else "box {number} of the scale", number=number)
        mark, glyph = (Mark.DONE, "cross") if struck else (Mark.OPEN, "")
        ink = "orange" if few else "plain"
        yield Box(
            f"scale{number}", x + 0.46 * (number - 1), y, 0.42, 0.42, title=title, ink=ink, glyph=glyph, mark=mark
        )
    note = say("symbols you may still drop: {left}", left=state.scale)
    if few:
        note = say("take care: only {left} more can be dropped", left=state.scale)
    if state.scale == 0:
        note = say("take care: none can be dropped any more")
    yield Box("scale", x, y + 0.45, 3.7, 0.36, shape=Shape.TEXT, note=note)
