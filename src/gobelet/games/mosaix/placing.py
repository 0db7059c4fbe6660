"""Where can a formation be written? By its shape and turn, with dice hanging over the edge of the grid."""

from functools import cache

from gobelet.core.rule import rule
from gobelet.games.mosaix.boards import ALL_BOXES, leading_into, on_grid
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
    first = lying(shape, turn)
    found = free
    one_off = two_off = three_off = 0  # from these boxes at least so many dice are off the grid
    for other in range(DICE):
        if other != die:
            dx, dy = COLUMN[first + other] - COLUMN[first + die], ROW[first + other] - ROW[first + die]
            off = ALL_BOXES & ~on_grid(dx, dy)
            found &= off if other < die else off | leading_into(free, dx, dy)
            three_off |= two_off & off
            two_off |= one_off & off
            one_off |= off
    if drops < 3:
        found &= ~(three_off if drops == 2 else two_off if drops == 1 else one_off)
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


def _cuts(shape: int) -> list[tuple[int, tuple[int, ...], tuple[tuple[int, int], ...], int]]:
    """Every way in which the edges of the grid can cut a turned shape: its grip, the dice that lie on the grid,
    their places as seen from the first of them, and the boxes where that one lies."""
    found = []
    for turn in range(TURNS):
        first = lying(shape, turn)
        cells = [(COLUMN[first + die], ROW[first + die]) for die in range(DICE)]
        for some in range(1, 1 << DICE):
            die, *_ = dice = [die for die in range(DICE) if some >> die & 1]
            steps = [(x - cells[die][0], y - cells[die][1]) for x, y in cells]
            boxes = ALL_BOXES
            for other, step in enumerate(steps):
                boxes &= on_grid(*step) if other in dice else ~on_grid(*step)
            if boxes:
                names = tuple(UNTURNED[first + other] for other in dice)
                found.append((turn * DICE + die, names, tuple(steps[other] for other in dice), boxes))
    return sorted(found)


_CUTS = [_cuts(shape) for shape in range(len(CELLS))]


@cache
def once(shape: int, symbols: tuple[int, ...]) -> tuple[int, ...]:
    """MX5: for each grip the boxes where it writes what no earlier grip writes."""
    firsts = [0] * GRIPS
    seen: dict[object, int] = {}
    for grip, dice, steps, boxes in _CUTS[shape]:
        written = tuple(symbols[die] for die in dice), steps
        firsts[grip] |= boxes & ~seen.get(written, 0)
        seen[written] = seen.get(written, 0) | boxes
    return tuple(firsts)


def _pattern(symbols: tuple[int, ...]) -> tuple[int, ...]:
    """Which dice are alike: the same for many formations."""
    return tuple(symbols.index(symbol) for symbol in symbols)


ONCE = tuple(
    boxes
    for formation in range(FORMATIONS)
    for boxes in once(SHAPE[formation], _pattern(SYMBOL[formation * DICE : (formation + 1) * DICE]))
)
