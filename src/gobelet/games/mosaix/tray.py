"""How do the dice look: rolled, laid on the small board, and as the formation that is written?"""

from collections.abc import Iterator
from dataclasses import dataclass

from gobelet.core.drawn import drawn_once, still
from gobelet.core.game import seat_name
from gobelet.core.picture import Box, Shape, Zone, numeral, panel
from gobelet.core.text import NOTHING, Text, say
from gobelet.games.mosaix.formations import COLUMN, ROW, SHAPE, lying, symbol_on
from gobelet.games.mosaix.grids import GLYPHS, INKS
from gobelet.games.mosaix.hands import BOARD
from gobelet.games.mosaix.notation import SYMBOL_NAMES, TURN_NAMES, TURN_WORDS, grip
from gobelet.games.mosaix.sheet import COLUMNS, DICE
from gobelet.games.mosaix.spelling import LAYING_COLUMNS, LAYING_ROWS
from gobelet.games.mosaix.state import NONE, Stage, State

Places = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]
TURN_HEADINGS = (say("up"), say("right"), say("down"), say("left"))
HEAD, BELOW_DICE = 0.68, 1.84  # heights: of the heading, and with the dice that were rolled
_rolled = still(State, "stage", "seats", "roller", "dice", "shown")
NAME = 0.42  # height of a turn's name


@dataclass(frozen=True, slots=True, eq=False)
class Arrangement:
    """How large things are that are pointed at."""

    cell: float  # from box to box of the laying board
    die: float  # from die to die of a turned formation
    beside: bool  # whether the turns that lie flat stand beside the others


WIDE = Arrangement(cell=1.12, die=0.92, beside=False)
FOR_FINGERS = Arrangement(cell=1.3, die=1.05, beside=True)


def draw_tray(state: State, seat: int, x: float, y: float, w: float, h: float, how: Arrangement) -> Zone:
    """The dice, and below them the board."""
    rolled = _rolled(state)
    return *_dice(rolled, x, y, w, h), *_board(rolled, _lays(state, seat), x, y + BELOW_DICE, w, how)


def draw_dice(state: State, x: float, y: float, w: float) -> Zone:
    return _dice(_rolled(state), x, y, w, BELOW_DICE)


def draw_board(state: State, seat: int, x: float, y: float, w: float, h: float, how: Arrangement) -> Zone:
    """The board by itself."""
    return panel("board", x, y, w, h), *_board(_rolled(state), _lays(state, seat), x, y + 0.24, w, how)


@drawn_once
def _dice(state: State, x: float, y: float, w: float, h: float) -> Zone:
    who, symbols = seat_name(state.roller), state.dice if state.stage != Stage.ROLL else (0,) * DICE
    ground = panel("tray", x, y, w, h, say("dice of {who}", who=who) if state.seats > 1 else say("dice"))
    return ground, *(_die(number, symbol, x + 0.35 + 1.12 * number, y + HEAD) for number, symbol in enumerate(symbols))


@drawn_once
def _board(state: State, lays: bool, x: float, y: float, w: float, how: Arrangement) -> Zone:
    if lays:
        return _laying_board(x + 0.42, y, how.cell)
    if state.shown == NONE or state.stage == Stage.ARRANGE:
        return ()
    ground = panel("turning", x + 0.12, y - 0.12, w - 0.24, _turning_height(how) + 0.24)
    return ground, *_turning(state.shown, x + 0.3, y, w - 0.6, how)


def board_height(state: State, seat: int, how: Arrangement) -> float:
    """As high as for any formation, so that what lies below seldom moves."""
    laying = 1.2 + LAYING_ROWS * how.cell
    return max(0.48 + _turning_height(how), laying if _lays(state, seat) else 0)


def _lays(state: State, seat: int) -> bool:
    return state.stage == Stage.ARRANGE and seat == state.roller


@drawn_once
def _die(number: int, symbol: int, x: float, y: float) -> Box:
    id = f"die{number + 1}"
    if not symbol:
        title = say("die {number}: in the cup", number=number + 1)
        return Box(id, x, y, 1, 1, NOTHING, title, "white", Shape.DIE)
    title = say("die {number}: {symbol}", number=number + 1, symbol=SYMBOL_NAMES[symbol - 1])
    return Box(id, x, y, 1, 1, NOTHING, title, INKS[symbol - 1], Shape.DIE, GLYPHS[symbol - 1])


@drawn_once
def _laying_board(x: float, y: float, cell: float) -> Zone:
    """Dice are laid on its boxes, in any place where they hang together."""
    note = say("lay the dice here, edge to edge")
    boxes = [Box("laying", x - 0.07, y, LAYING_COLUMNS * cell, 0.48, shape=Shape.TEXT, note=note)]
    y += 0.9
    for column in range(LAYING_COLUMNS):
        left, name = x + cell * column, COLUMNS[column]
        boxes.append(_name(f"laying-{name}", left, y - 0.4, cell, numeral(name)))
        boxes += [_cell(f"{name}{row + 1}", left, y + cell * row, cell - 0.08) for row in range(LAYING_ROWS)]
    lines = [(row + 1, y + cell * (row + 0.5) - 0.22) for row in range(LAYING_ROWS)]
    return *boxes, *(_name(f"laying-{row}", x - 0.4, middle, 0.36, numeral(row)) for row, middle in lines)


def _cell(name: str, x: float, y: float, w: float) -> Box:
    return Box(f"{BOARD}{name}", x, y, w, w, title=say("{box} of the small board", box=name), ink="white")


def _turning_height(how: Arrangement) -> float:
    """Enough for every shape: four dice in a row and flat ones, as they lie and as they stand."""
    if how.beside:
        return max(2 * (NAME + 2 * how.die), NAME + 4 * how.die)
    return max(2 * (NAME + 3 * how.die), 3 * NAME + 6 * how.die)


@drawn_once
def _turning(formation: int, x: float, y: float, w: float, how: Arrangement) -> Zone:
    """All four turns, in the order of `TURN_WORDS`."""
    first = lying(SHAPE[formation], 0)
    flat = how.die * (1 + max(COLUMN[first : first + DICE]))
    low = how.die * (1 + max(ROW[first : first + DICE]))
    places = _side_by_side(x, y, w, flat, low) if how.beside else _two_by_two(x, y, w, flat, low)
    return tuple(box for turn, place in enumerate(places) for box in _turned(formation, turn, *place, how.die))


def _side_by_side(x: float, y: float, w: float, flat: float, low: float) -> Places:
    """The two that lie flat one above the other, beside them the two that stand."""
    gap = (w - flat - 2 * low) / 2
    return (x, y), (x + flat + gap, y), (x, y + NAME + low), (x + flat + low + 2 * gap, y)


def _two_by_two(x: float, y: float, w: float, flat: float, low: float) -> Places:
    """One that lies flat and one that stands above the two others; a row of four needs the whole width."""
    if flat == DICE * low:
        below = y + 2 * (NAME + low)
        return (x, y), (x, below), (x, y + NAME + low), (x + w / 2, below)
    right, below = x + w - low, y + NAME + flat
    return (x, y), (right, y), (x, below), (right, below)


def _turned(formation: int, turn: int, x: float, y: float, pitch: float) -> Iterator[Box]:
    """The formation as it lies after a turn; it is held by one of its dice."""
    first = lying(SHAPE[formation], turn)
    yield Box(f"turn-{TURN_WORDS[turn]}", x, y - 0.03, 1.2, 0.42, shape=Shape.TEXT, note=TURN_HEADINGS[turn])
    for die in range(DICE):
        symbol = symbol_on(formation, turn, die)
        title = say("{symbol}, {turn}", symbol=SYMBOL_NAMES[symbol], turn=TURN_NAMES[turn])
        left, top, w = x + pitch * COLUMN[first + die], y + NAME + pitch * ROW[first + die], pitch - 0.05
        id, note = grip(turn, die), numeral(die + 1)
        yield Box(id, left, top, w, w, NOTHING, title, INKS[symbol], Shape.DIE, GLYPHS[symbol], note=note)


def _name(id: str, x: float, y: float, w: float, note: Text) -> Box:
    return Box(id, x, y, w, 0.42, shape=Shape.CAPTION, note=note)
