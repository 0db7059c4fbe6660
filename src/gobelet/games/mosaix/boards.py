"""How is a set of boxes reckoned with? As one number, a bit for each box of the grid, row by row."""

from gobelet.core.rule import rule
from gobelet.games.mosaix.sheet import BOXES, DICE, SIZE

ALL_BOXES = (1 << BOXES) - 1
REACH = DICE - 1  # columns or rows between two dice of a formation, at most


def _boxes(columns: range, rows: range) -> int:
    return sum(1 << row * SIZE + column for row in rows for column in columns if row < SIZE and column < SIZE)


_WHOLE = range(SIZE)
STEPS = range(-REACH, REACH + 1)
COLUMNS_FROM = tuple(_boxes(range(max(0, -dx), min(SIZE, SIZE - dx)), _WHOLE) for dx in STEPS)
ROWS_FROM = tuple(_boxes(_WHOLE, range(max(0, -dy), min(SIZE, SIZE - dy))) for dy in STEPS)
NOT_LEFTMOST, NOT_RIGHTMOST = COLUMNS_FROM[REACH - 1], COLUMNS_FROM[REACH + 1]
BORDER = ALL_BOXES & ~_boxes(range(1, SIZE - 1), range(1, SIZE - 1))

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
def on_grid(dx: int, dy: int) -> int:
    """The boxes from which so many columns to the right and rows down is still a box."""
    return COLUMNS_FROM[dx + REACH] & ROWS_FROM[dy + REACH]


@rule
def leading_into(board: int, dx: int, dy: int) -> int:
    """The boxes from which so many columns to the right and rows down is a box of this set."""
    step = dy * SIZE + dx
    shifted = board >> step if step >= 0 else board << -step
    return shifted & on_grid(dx, dy)


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
