"""Where can a formation be written? By its shape and turn, with dice hanging over the edge of the grid."""

from functools import cache
from itertools import product
from typing import NamedTuple

from gobelet.core.rule import rule
from gobelet.games.mosaix.boards import ALL_BOXES, on_grid
from gobelet.games.mosaix.formations import COLUMN, FORMATIONS, ROW, SHAPE, SYMBOL, TURNS, UNTURNED, lying
from gobelet.games.mosaix.sheet import CELLS, DICE, SIZE
from gobelet.games.mosaix.state import State

MOST_DROPPED = DICE - 1
GRIPS = TURNS * DICE  # a placement is told by a turn and the first die, in reading order, that lies on the grid
OFF_GRID = -1


@rule
def drops_allowed(state: State) -> int:
    """MX5: all but one; MX9: solo as many as boxes of the scale are left."""
    return min(MOST_DROPPED, int(state.scale)) if state.seats == 1 else MOST_DROPPED


@rule
def places(free: int, shape: int, turn: int, die: int, drops: int) -> int:
    """The boxes where this die may lie as the first that lies on the grid, so many dropped at most (MX5)."""
    grip = lying(shape, turn) + die
    found = free & FIRST_ON_GRID[drops * ALL_GRIPS + grip]
    for other in range(die + 1, DICE):
        found &= OFF[grip * DICE + other] | free >> STEP[grip * DICE + other]  # MX5: dropped, or on a free box
    return found


@rule
def fits(free: int, shape: int, drops: int) -> bool:
    """Whether a shape can be written anywhere, so many of its symbols dropped at most."""
    for turn in range(TURNS):
        for die in range(DICE):
            if places(free, shape, turn, die, drops):
                return True
    return False


@rule
def box_under(shape: int, turn: int, die: int, box: int, other: int) -> int:
    """The box of another die when this one lies on a box; or OFF_GRID."""
    first = lying(shape, turn)
    column = box % SIZE + COLUMN[first + other] - COLUMN[first + die]
    row = box // SIZE + ROW[first + other] - ROW[first + die]
    return row * SIZE + column if 0 <= column < SIZE and 0 <= row < SIZE else OFF_GRID


def _steps(shape: int, turn: int, die: int) -> list[tuple[int, int]]:
    """How many columns to the right and rows down from one die the others lie."""
    first = lying(shape, turn)
    cells = [(COLUMN[first + other], ROW[first + other]) for other in range(DICE)]
    return [(x - cells[die][0], y - cells[die][1]) for x, y in cells]


_EACH_GRIP = list(product(range(len(CELLS)), range(TURNS), range(DICE)))
ALL_GRIPS = len(_EACH_GRIP)
OFF = tuple(ALL_BOXES & ~on_grid(*step) for grip in _EACH_GRIP for step in _steps(*grip))
STEP = tuple(max(0, dy * SIZE + dx) for grip in _EACH_GRIP for dx, dy in _steps(*grip))  # to dice that are read later


class Cut(NamedTuple):
    """One way in which the edges of the grid can cut a turned shape."""

    grip: int
    dice: tuple[int, ...]  # that lie on the grid, as dice of the unturned shape
    steps: tuple[tuple[int, int], ...]  # to them from the first of them
    boxes: int  # where that first one lies


def _cuts(shape: int) -> list[Cut]:
    found = []
    for turn, some in product(range(TURNS), range(1, 1 << DICE)):
        die, *_ = dice = [die for die in range(DICE) if some >> die & 1]
        steps = _steps(shape, turn, die)
        boxes = ALL_BOXES
        for other, step in enumerate(steps):
            boxes &= on_grid(*step) if other in dice else ~on_grid(*step)
        unturned = tuple(UNTURNED[lying(shape, turn) + other] for other in dice)
        found.append(Cut(turn * DICE + die, unturned, tuple(steps[other] for other in dice), boxes))
    return sorted(cut for cut in found if cut.boxes)


_CUTS = [_cuts(shape) for shape in range(len(CELLS))]


def _first_on_grid(drops: int, shape: int, turn: int, die: int) -> int:
    """The boxes where a die is the first that lies on the grid, so many dropped at most; cuts never share a box."""
    cuts = (cut for cut in _CUTS[shape] if cut.grip == turn * DICE + die and DICE - len(cut.dice) <= drops)
    return sum(cut.boxes for cut in cuts)


FIRST_ON_GRID = tuple(_first_on_grid(drops, *grip) for drops in range(DICE) for grip in _EACH_GRIP)


@cache
def once(shape: int, symbols: tuple[int, ...]) -> tuple[int, ...]:
    """MX5: for each grip the boxes where it writes what no earlier grip writes."""
    firsts = [0] * GRIPS
    seen: dict[object, int] = {}
    for cut in _CUTS[shape]:
        written = tuple(symbols[die] for die in cut.dice), cut.steps
        firsts[cut.grip] |= cut.boxes & ~seen.get(written, 0)
        seen[written] = seen.get(written, 0) | cut.boxes
    return tuple(firsts)


def _pattern(symbols: tuple[int, ...]) -> tuple[int, ...]:
    """Which dice are alike: the same for many formations."""
    return tuple(symbols.index(symbol) for symbol in symbols)


ONCE = tuple(
    boxes
    for formation in range(FORMATIONS)
    for boxes in once(SHAPE[formation], _pattern(SYMBOL[formation * DICE : (formation + 1) * DICE]))
)
