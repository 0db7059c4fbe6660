"""How are the dice moved by hand? Laid one by one, on the small board or into the own grid; or written as a whole."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from gobelet.core.question import Hand
from gobelet.core.text import Text, plural
from gobelet.games.mosaix.boards import size
from gobelet.games.mosaix.formations import COLUMN, FORMATIONS, ROW, SHAPE, TURNS, UNTURNED, lying, symbol_on
from gobelet.games.mosaix.moves import STOP
from gobelet.games.mosaix.notation import LETTERS, grip, gripped, laid, write
from gobelet.games.mosaix.placing import drops_allowed
from gobelet.games.mosaix.sheet import BOX_NAMES, CELLS, COLUMNS, DICE, SIZE
from gobelet.games.mosaix.spelling import LAYING_COLUMNS, LAYING_ROWS
from gobelet.games.mosaix.state import Stage, State, free_boxes

Cell = tuple[int, int]  # column and row
BOARD = "lay-"  # boxes of the small board have names of their own in a picture
ON = ":"  # `o:c4`: a circle is laid on c4 of the own grid; `o:lay-a1`: on the small board
CELL_OF = {f"{BOARD}{COLUMNS[x]}{y + 1}": (x, y) for x in range(LAYING_COLUMNS) for y in range(LAYING_ROWS)} | {
    name: (box % SIZE, box // SIZE) for box, name in enumerate(BOX_NAMES)
}


def to_lay(state: State, seat: int, formations: Sequence[int]) -> Hand:
    """The rolled dice; on the board any shape that may be shown, in the grid wherever none is written yet.

    Alone nobody else copies the formation: dice that are not laid hang over the edge (MX9).
    """
    shapes, free = {SHAPE[formation] for formation in formations if formation < STOP}, free_boxes(state, seat)
    pieces = tuple((f"die{number}", LETTERS[symbol - 1]) for number, symbol in enumerate(state.dice, 1))
    on_board = [spot for shape in sorted(shapes) for spot in _spots(shape, BOARD)]
    in_grid = [spot for shape in sorted(shapes) for spot, boxes in _spots(shape, "").items() if not boxes & ~free]
    spots, drops = (*on_board, *in_grid), drops_allowed(state)
    if state.seats > 1 or not drops:
        return Hand(pieces, spots)
    over = [each for each in _overhanging() if each.shape in shapes and DICE - drops <= size(each.boxes)]
    hanging = dict.fromkeys(each.names for each in over if not each.boxes & ~free)
    return Hand(pieces, (*spots, *hanging), left=_strikes(drops))


def _strikes(drops: int) -> tuple[Text, ...]:
    return tuple(plural("drops {n} symbol", "drops {n} symbols", dropped) for dropped in range(1, drops + 1))


class Overhang(NamedTuple):
    """A turned shape of which some dice lie on the grid, and some beside it."""

    shape: int
    cells: tuple[Cell, ...]
    names: str  # of the boxes
    boxes: int


@cache
def _overhanging() -> list[Overhang]:
    found = []
    for shape, turn in product(range(len(CELLS)), range(TURNS)):
        for left, top in product(range(1 - DICE, SIZE), repeat=2):
            cells = tuple((x + left, y + top) for x, y in _cells(shape, turn))
            inside = [y * SIZE + x for x, y in cells if 0 <= x < SIZE and 0 <= y < SIZE]
            if 0 < len(inside) < DICE:
                names = " ".join(BOX_NAMES[box] for box in inside)
                found.append(Overhang(shape, cells, names, sum(1 << box for box in inside)))
    return found


@cache
def _spots(shape: int, prefix: str) -> Mapping[str, int]:
    """All that a shape can cover on the board or the grid: the names of its boxes, and their set."""
    columns, rows = (LAYING_COLUMNS, LAYING_ROWS) if prefix else (SIZE, SIZE)
    found: dict[str, int] = {}
    for turn in range(TURNS):
        for x in range(columns):
            for y in range(rows):
                cells = [(x + right, y + down) for right, down in _cells(shape, turn)]
                if all(column < columns and row < rows for column, row in cells):
                    names = " ".join(f"{prefix}{COLUMNS[column]}{row + 1}" for column, row in cells)  # in reading order
                    found[names] = sum(1 << row * SIZE + column for column, row in cells)
    return found


def _cells(shape: int, turn: int) -> list[Cell]:
    """Columns and rows of a turned shape, in reading order."""
    first = lying(shape, turn)
    return [(COLUMN[first + die], ROW[first + die]) for die in range(DICE)]


@cache
def to_write(formation: int) -> Hand:
    """The formation in its four turns; each die has the same place in all of them."""
    ghosts = []
    for turn in range(TURNS):
        first = lying(SHAPE[formation], turn)
        order = UNTURNED[first : first + DICE]
        ghosts.append(tuple(grip(turn, order.index(die)) for die in range(DICE)))
    return Hand(ghosts=tuple(ghosts))


def moves_in(state: State, seat: int, saying: str) -> tuple[str, ...]:
    """Dice laid on the board show a formation; laid in the own grid, they are written there as well."""
    tokens = [token.partition(ON) for token in saying.split()]
    dice = {CELL_OF[box]: LETTERS.index(letter) for letter, _, box in tokens if letter in [*LETTERS] and box in CELL_OF}
    on_board = sum(box.startswith(BOARD) for *_, box in tokens)
    if state.stage != Stage.ARRANGE or len(dice) != len(tokens) or on_board not in (0, DICE):
        return (saying,)
    if on_board:
        return (laid(tuple((symbol, cell) for cell, symbol in dice.items())),)
    if state.seats == 1 and 0 < len(dice) < DICE:
        dice = _with_dropped(state, dice)
    return (_shown_and_written(dice) if len(dice) == DICE else None) or (saying,)


def _with_dropped(state: State, dice: dict[Cell, int]) -> dict[Cell, int]:
    """The dice that were laid, and beside the grid those that were not, wherever they can hang together."""
    fallen = Counter(symbol - 1 for symbol in state.dice)
    dropped, boxes = [*(fallen - Counter(dice.values())).elements()], sum(1 << y * SIZE + x for x, y in dice)
    found = next((each for each in _overhanging() if each.boxes == boxes), None)
    if found is None or len(dropped) + len(dice) != DICE:
        return dice
    beside = [cell for cell in found.cells if cell not in dice]
    return {**dice, **dict(zip(beside, dropped, strict=True))}


def _shown_and_written(dice: Mapping[Cell, int]) -> tuple[str, str] | None:
    """What four dice say that lie in the grid, or over its edge; nothing if they do not hang together."""
    left, top = min(x for x, _ in dice), min(y for _, y in dice)
    found = _by_look().get(frozenset((x - left, y - top, symbol) for (x, y), symbol in dice.items()))
    if found is None:
        return None
    formation, turn = found
    cells = [(x + left, y + top) for x, y in _cells(SHAPE[formation], turn)]
    die, box = next((die, y * SIZE + x) for die, (x, y) in enumerate(cells) if 0 <= x < SIZE and 0 <= y < SIZE)
    return write(formation), gripped(turn, die, box)


@cache
def _by_look() -> Mapping[frozenset[tuple[int, int, int]], tuple[int, int]]:
    """Every formation and turn by where which symbols lie."""
    found: dict[frozenset[tuple[int, int, int]], tuple[int, int]] = {}
    for formation in range(FORMATIONS):
        for turn in range(TURNS):
            cells = enumerate(_cells(SHAPE[formation], turn))
            look = frozenset((x, y, symbol_on(formation, turn, die)) for die, (x, y) in cells)
            found.setdefault(look, (formation, turn))
    return found
