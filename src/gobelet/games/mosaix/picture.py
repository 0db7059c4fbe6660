"""How does it look?"""

from dataclasses import dataclass

from gobelet.core.drawn import drawn_once
from gobelet.core.game import seat_name
from gobelet.core.glyph import CROSS, Glyph
from gobelet.core.picture import NARROW, Box, Mark, Pane, Picture, Role, Run, Shape, Zone, in_panes, numeral, panel
from gobelet.core.text import NOTHING, say
from gobelet.games.mosaix import tray
from gobelet.games.mosaix.grids import (
    OTHER_HEIGHT,
    draw_areas,
    draw_dropped,
    draw_grid,
    draw_names,
    draw_other,
)
from gobelet.games.mosaix.heads import draw_head
from gobelet.games.mosaix.sheet import SCALE, SIZE
from gobelet.games.mosaix.state import Stage, State
from gobelet.games.mosaix.tray import board_height, draw_board, draw_dice, draw_tray
from gobelet.parts.seats import seat_ink

WIDTH, MARGIN, GAP = 14.0, 0.4, 0.15
EDGE = 0.1  # of narrow paper
HEAD, TOP, AREAS = 0.7, 0.8, 1.05  # heights: of the name, down to the large grid, and below its ring
FEW = 2  # boxes of the scale: then a warning is due


@dataclass(frozen=True, slots=True)
class Grid:
    """How large the own grid is."""

    pitch: float  # from box to box
    ring: float  # around it: names, and room for what is dropped

    @property
    def width(self) -> float:
        return SIZE * self.pitch + 2 * self.ring

    @property
    def height(self) -> float:
        return HEAD + TOP + SIZE * self.pitch + self.ring + AREAS


LARGE = Grid(0.9, 0.7)
FOR_FINGERS = Grid(1.06, (NARROW - 2 * EDGE - SIZE * 1.06) / 2)


def picture(state: State, seat: int) -> Picture:
    """The own grid is large, with the dice beside it; who only watches sees the first seat's like that."""
    mine, left = max(seat, 0), MARGIN + LARGE.width + GAP
    dice = (left, MARGIN, WIDTH - MARGIN - left, LARGE.height)
    panes = [
        Pane(
            "mine",
            Role.SHEET,
            NOTHING,
            (MARGIN, MARGIN, LARGE.width, LARGE.height),
            _mine(state, mine, seat, MARGIN, MARGIN, LARGE),
        ),
        Pane("dice", Role.DICE, say("dice"), dice, (draw_tray(state, seat, *dice, tray.WIDE),)),
    ]
    others = [who for who in range(state.seats) if who != mine]
    bottom, w = MARGIN + LARGE.height, (WIDTH - 2 * MARGIN - GAP * (len(others) - 1)) / max(2, len(others))
    if others:
        grids: list[Zone] = []
        for place, who in enumerate(others):
            grids += draw_other(state, who, MARGIN + (w + GAP) * place, bottom + GAP, w)
        ground = (MARGIN, bottom + GAP, (w + GAP) * len(others) - GAP, OTHER_HEIGHT)
        panes.append(Pane("others", Role.SHEET, NOTHING, ground, grids))
    return in_panes(WIDTH, bottom + (GAP + OTHER_HEIGHT if others else 0) + MARGIN, panes)


def narrow(state: State, seat: int) -> Picture:
    """One column, for phones: the dice first."""
    mine, w, y = max(seat, 0), NARROW - 2 * EDGE, EDGE
    panes = [Pane("dice", Role.DICE, say("dice"), (EDGE, y, w, tray.BELOW_DICE), (draw_dice(state, EDGE, y, w),))]
    y += tray.BELOW_DICE + GAP
    if state.stage != Stage.OVER:
        board = (EDGE, y, w, board_height(state, seat, tray.FOR_FINGERS))
        drawn = draw_board(state, seat, *board, tray.FOR_FINGERS)
        panes.append(Pane("board", Role.SIDE, say("formation"), board, (drawn,)))
        y += board[3] + GAP
    grid = (EDGE, y, w, FOR_FINGERS.height)
    panes.append(
        Pane("mine", Role.SHEET, say("grid"), grid, _mine(state, mine, seat, EDGE, y, FOR_FINGERS), seat_ink(mine))
    )
    y += FOR_FINGERS.height + GAP
    for who in range(state.seats):
        if who != mine:
            ground, grids = (EDGE, y, w, OTHER_HEIGHT), draw_other(state, who, EDGE, y, w)
            panes.append(
                Pane(
                    f"grid-{seat_name(who).lower()}", Role.SHEET, numeral(seat_name(who)), ground, grids, seat_ink(who)
                )
            )
            y += OTHER_HEIGHT + GAP
    return in_panes(NARROW, y - GAP + EDGE, panes)


def _mine(state: State, who: int, seat: int, x: float, y: float, grid: Grid) -> list[Zone]:
    left, top = x + grid.ring, y + HEAD + TOP
    return [
        (panel("mine", x, y, grid.width, grid.height, ink=seat_ink(who)),),
        draw_head(state, who, seat, x + 0.3, y + 0.3),
        _scale(state.scale, x + 3.95, y + 0.16) if state.seats == 1 else (),
        draw_names(left, top, grid.pitch),
        *draw_grid(state, who, left, top, grid.pitch, ""),
        draw_dropped(state, who, left, top, grid.pitch, grid.ring),
        draw_areas(state, who, Run(x + 0.4, y + grid.height - 0.6, (grid.width - 0.6) / 3)),
    ]


@drawn_once
def _scale(left: int, x: float, y: float) -> Zone:
    """MX9: a box is struck for each symbol dropped."""
    boxes, few = [], left <= FEW
    for number in range(1, SCALE + 1):
        struck = number > left
        title = say("box {number} of the scale, struck" if struck else "box {number} of the scale", number=number)
        glyph: Glyph | None
        mark, glyph, ink = Mark.OPEN, None, "orange" if few else "plain"
        if struck:
            mark, glyph = Mark.DONE, CROSS
        place = x + 0.46 * (number - 1)
        boxes.append(Box(f"scale{number}", place, y, 0.42, 0.42, title=title, ink=ink, glyph=glyph, mark=mark))
    note = say("you may still drop: {left}", left=left)
    if few:
        note = say("take care: only {left} left", left=left)
    if left == 0:
        note = say("take care: none left")
    return *boxes, Box("scale", x, y + 0.45, 3.9, 0.42, shape=Shape.TEXT, note=note)
