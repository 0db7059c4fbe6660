"""How do the dice look: rolled, laid on the small board, and as the formation that is written?"""

from collections.abc import Iterator
from dataclasses import dataclass

from gobelet.core.drawn import drawn_once, still
from gobelet.core.game import seat_name
from gobelet.core.picture import Box, Shape, Zone, numeral, panel
from gobelet.core.text import NOTHING, Text, say
from gobelet.games.mosaix.formations import COLUMN, ROW, SHAPE, lying, symbol_on
from gobelet.games.mosaix.grids import GLYPHS, INKS
from gobelet.games.mosaix.notation import SYMBOL_NAMES, TURN_NAMES, TURN_WORDS, grip, on_board
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

    button: float  # from button to button within a box of the laying board
    die: float  # from die to die of a turned formation
    both: bool  # whether the dice stay when the formation is shown


WIDE = Arrangement(button=0.92, die=0.92, both=True)
FOR_FINGERS = Arrangement(button=1.14, die=1.05, both=False)


def draw_tray(state: State, seat: int, x: float, y: float, w: float, h: float, how: Arrangement) -> Zone:
    return _tray(_rolled(state), _lays(state, seat), x, y, w, h, how)


@drawn_once
def _tray(state: State, lays: bool, x: float, y: float, w: float, h: float, how: Arrangement) -> Zone:
    who, top = seat_name(state.roller), y + HEAD + 0.12
    boxes = [panel("tray", x, y, w, h, say("dice of {who}", who=who) if state.seats > 1 else say("dice"))]
    if how.both or not _is_shown(state, how):
        top = y + BELOW_DICE
        for number, symbol in enumerate(state.dice):
            boxes.append(_die(number, symbol if state.stage != Stage.ROLL else 0, x + 0.35 + 1.12 * number, y + HEAD))
    if lays:
        symbols = tuple(sorted({symbol - 1 for symbol in state.dice}))
        boxes += _laying_board(symbols, x + 0.42, top, (w - 0.57) / LAYING_COLUMNS, how.button)
    elif _is_shown(state, how):
        boxes.append(panel("turning", x + 0.12, top - 0.12, w - 0.24, _turning_height(how) + 0.24))
        boxes += _turning(state.shown, x + 0.3, top, w - 0.6, how)
    return tuple(boxes)


def height(state: State, seat: int, how: Arrangement) -> float:
    """As high as for any formation, so that what lies below seldom moves; nothing comes after the end."""
    if state.stage == Stage.OVER:
        return BELOW_DICE
    laying = BELOW_DICE + 0.95 + LAYING_ROWS * _cell_height(len(set(state.dice)), how.button)
    return max(HEAD + 0.36 + _turning_height(how), laying if _lays(state, seat) else 0)


def _lays(state: State, seat: int) -> bool:
    return state.stage == Stage.ARRANGE and seat == state.roller


def _is_shown(state: State, how: Arrangement) -> bool:
    """Whether there is room for the formation: beside the dice at any time, in their place while it is written."""
    return state.shown != NONE and (state.stage != Stage.ARRANGE if how.both else state.stage == Stage.WRITE)


@drawn_once
def _die(number: int, symbol: int, x: float, y: float) -> Box:
    id = f"die{number + 1}"
    if not symbol:
        title = say("die {number}: in the cup", number=number + 1)
        return Box(id, x, y, 0.95, 0.95, NOTHING, title, "white", Shape.DIE)
    title = say("die {number}: {symbol}", number=number + 1, symbol=SYMBOL_NAMES[symbol - 1])
    return Box(id, x, y, 0.95, 0.95, NOTHING, title, INKS[symbol - 1], Shape.DIE, GLYPHS[symbol - 1])


def _cell_height(symbols: int, button: float) -> float:
    return max(1.12, button * symbols + 0.2)


@drawn_once
def _laying_board(symbols: tuple[int, ...], x: float, y: float, w: float, button: float) -> Zone:
    """Every box with a button for each symbol that was rolled: together they are which die goes where."""
    note = say("lay the dice here, edge to edge")
    boxes = [Box("laying", x - 0.07, y, LAYING_COLUMNS * w, 0.48, shape=Shape.TEXT, note=note)]
    y, h = y + 0.9, _cell_height(len(symbols), button)
    for column in range(LAYING_COLUMNS):
        left = x + w * column
        boxes.append(_name(f"laying-{COLUMNS[column]}", left, y - 0.4, w, numeral(COLUMNS[column])))
        for row in range(LAYING_ROWS):
            boxes.append(panel(f"lay-{COLUMNS[column]}{row + 1}", left, y + h * row, w - 0.08, h - 0.08, ink="white"))
            top = y + h * row + (h - 0.08 - button * len(symbols) + 0.14) / 2
            for place, symbol in enumerate(symbols):
                boxes.append(_button(symbol, column, row, left + 0.1, top + button * place, w - 0.28, button - 0.14))
    lines = [(row + 1, y + h * (row + 0.5) - 0.22) for row in range(LAYING_ROWS)]
    return *boxes, *(_name(f"laying-{row}", x - 0.4, middle, 0.36, numeral(row)) for row, middle in lines)


def _button(symbol: int, column: int, row: int, x: float, y: float, w: float, h: float) -> Box:
    title = say("{symbol} on {cell}", symbol=SYMBOL_NAMES[symbol], cell=f"{COLUMNS[column]}{row + 1}")
    id, ink, glyph = on_board(symbol, column, row), INKS[symbol], GLYPHS[symbol]
    return Box(id, x, y, w, h, title=title, ink=ink, glyph=glyph)


def _turning_height(how: Arrangement) -> float:
    """Enough for every shape: four dice in a row and flat ones, as they lie and as they stand."""
    if how.both:
        return max(2 * (NAME + 3 * how.die), 3 * NAME + 6 * how.die)
    return max(2 * (NAME + 2 * how.die), NAME + 4 * how.die)


@drawn_once
def _turning(formation: int, x: float, y: float, w: float, how: Arrangement) -> Zone:
    """All four turns, in the order of `TURN_WORDS`."""
    first = lying(SHAPE[formation], 0)
    flat = how.die * (1 + max(COLUMN[first : first + DICE]))
    low = how.die * (1 + max(ROW[first : first + DICE]))
    places = _two_by_two(x, y, w, flat, low) if how.both else _side_by_side(x, y, w, flat, low)
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
