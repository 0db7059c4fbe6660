"""How is a set of boxes reckoned with? As one number, a bit for each box of the grid, row by row."""

from functools import cache

from gobelet.core.rule import rule
from gobelet.games.mosaix.sheet import BOXES, SIZE

ALL_BOXES = (1 << BOXES) - 1


@cache
def on_grid(dx: int, dy: int) -> int:
    """The boxes from which so many columns to the right and rows down is still a box."""
    columns, rows = range(max(0, -dx), min(SIZE, SIZE - dx)), range(max(0, -dy), min(SIZE, SIZE - dy))
    return sum(1 << row * SIZE + column for row in rows for column in columns)


NOT_LEFTMOST, NOT_RIGHTMOST = on_grid(-1, 0), on_grid(1, 0)
BORDER = ALL_BOXES & ~(on_grid(-1, -1) & on_grid(1, 1))

APART = 53  # no two boxes' bits leave the same rest when divided by it
_BOX_BY_REST = {(1 << box) % APART: box for box in range(BOXES)}
BOX_BY_REST = tuple(_BOX_BY_REST.get(rest, -1) for rest in range(APART))


@rule
def lowest(board: int) -> int:
    """The first box of a set, as a set of its own."""
    return board & -board


@rule
def box_of(single: int) -> int:
    """The number of the one box in a set."""
    return BOX_BY_REST[single % APART]


@rule
def size(board: int) -> int:
    boxes = 0
    while board:
        board &= board - 1
        boxes += 1
    return boxes


@rule
def beside(board: int) -> int:
    """The boxes that share an edge with a box of this set, and maybe some of its own."""
    columns = (board & NOT_RIGHTMOST) << 1 | (board & NOT_LEFTMOST) >> 1
    return (columns | board << SIZE | board >> SIZE) & ALL_BOXES


@rule
def area_around(start: int, board: int) -> int:
    """All boxes of a set that hang together with some of its boxes, edge to edge."""
    area = start
    grown = (area | beside(area)) & board
    while grown != area:
        area = grown
        grown = (area | beside(area)) & board
    return area
