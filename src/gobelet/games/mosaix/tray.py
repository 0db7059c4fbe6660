"""How do the dice look: rolled, laid on the small board, and as the formation that is written?"""

from collections.abc import Iterator

from gobelet.core.game import seat_name
from gobelet.core.picture import Box, Shape, drawn_once, numeral, panel
from gobelet.core.text import NOTHING, Text, say
from gobelet.games.mosaix.formations import COLUMN, ROW, SHAPE, TURNS, lying, symbol_on
from gobelet.games.mosaix.grids import GLYPHS, INKS
from gobelet.games.mosaix.notation import SYMBOL_NAMES, TURN_WORDS, grip, on_board
from gobelet.games.mosaix.sheet import COLUMNS, DICE
from gobelet.games.mosaix.spelling import LAYING_COLUMNS, LAYING_ROWS
from gobelet.games.mosaix.state import NONE, Stage, State

TURN_NAMES = (say("as shown"), say("turned right"), say("turned over"), say("turned left"))
TURN_HEADINGS = (say("up"), say("right"), say("down"), say("left"))
WORK = 1.78  # where dice are laid and turned, below those that were rolled
BUTTON = 0.62  # from button to button within a box of the laying board
TURNED_DIE = 0.55  # from die to die


def draw_tray(state: State, seat: int, x: float, y: float, w: float, h: float, across: int) -> Iterator[Box]:
    """So many turns of the formation stand side by side."""
    who = seat_name(state.roller)
    yield panel("tray", x, y, w, h, say("dice of {who}", who=who) if state.seats > 1 else say("dice"))
    for number, symbol in enumerate(state.dice):
        yield _die(number, symbol if state.stage != Stage.ROLL else 0, x + 0.35 + 1.12 * number, y + 0.6)
    if state.stage == Stage.ARRANGE and seat == state.roller:
        symbols = tuple(sorted({symbol - 1 for symbol in state.dice}))
        yield from _laying_board(symbols, x + 0.42, y + WORK, (w - 0.57) / LAYING_COLUMNS)
    elif state.stage != Stage.ARRANGE and state.shown != NONE:
        step, rows = (w - 0.35) / across, TURNS // across
        yield panel("turning", x + 0.12, y + WORK - 0.12, w - 0.24, 2.62 * rows)
        for turn in range(TURNS):
            left, top = x + 0.35 + step * (turn % across), y + WORK + 2.58 * (turn // across)
            yield from _turned(state.shown, turn, left, top, min(TURNED_DIE, step / 4.1))


@drawn_once
def _die(number: int, symbol: int, x: float, y: float) -> Box:
    id = f"die{number + 1}"
    if not symbol:
        title = say("die {number}: in the cup", number=number + 1)
        return Box(id, x, y, 0.95, 0.95, NOTHING, title, "white", Shape.DIE)
    title = say("die {number}: {symbol}", number=number + 1, symbol=SYMBOL_NAMES[symbol - 1])
    return Box(id, x, y, 0.95, 0.95, NOTHING, title, INKS[symbol - 1], Shape.DIE, GLYPHS[symbol - 1])


@drawn_once
def _laying_board(symbols: tuple[int, ...], x: float, y: float, w: float) -> tuple[Box, ...]:
    """Every box with a button for each symbol that was rolled: together they are which die goes where."""
    laying = Box("laying", x - 0.07, y, 4, 0.42, shape=Shape.TEXT, note=say("lay the dice here, edge to edge"))
    return laying, *_laying_boxes(symbols, x, y + 0.85, w)


def _laying_boxes(symbols: tuple[int, ...], x: float, y: float, w: float) -> Iterator[Box]:
    h = max(1.12, BUTTON * len(symbols) + 0.14)
    for column in range(LAYING_COLUMNS):
        left = x + w * column
        yield _name(f"laying-{COLUMNS[column]}", left, y - 0.38, w, numeral(COLUMNS[column]))
        for row in range(LAYING_ROWS):
            yield panel(f"lay-{COLUMNS[column]}{row + 1}", left, y + h * row, w - 0.08, h - 0.08, ink="white")
            top = y + h * row + (h - 0.08 - BUTTON * len(symbols)) / 2 + 0.1
            for place, symbol in enumerate(symbols):
                yield _button(symbol, column, row, left + 0.14, top + BUTTON * place, w - 0.36)
    for row in range(LAYING_ROWS):
        yield _name(f"laying-{row + 1}", x - 0.4, y + h * (row + 0.5) - 0.22, 0.36, numeral(row + 1))


def _button(symbol: int, column: int, row: int, x: float, y: float, w: float) -> Box:
    title = say("{symbol} on {cell}", symbol=SYMBOL_NAMES[symbol], cell=f"{COLUMNS[column]}{row + 1}")
    id, ink, glyph = on_board(symbol, column, row), INKS[symbol], GLYPHS[symbol]
    return Box(id, x, y, w, BUTTON - 0.2, title=title, ink=ink, glyph=glyph)


@drawn_once
def _turned(formation: int, turn: int, x: float, y: float, pitch: float) -> tuple[Box, ...]:
    """The formation as it lies after a turn; it is held by one of its dice."""
    first = lying(SHAPE[formation], turn)
    boxes = [Box(f"turn-{TURN_WORDS[turn]}", x, y - 0.04, 2, 0.36, shape=Shape.TEXT, note=TURN_HEADINGS[turn])]
    for die in range(DICE):
        symbol = symbol_on(formation, turn, die)
        title = say("{symbol}, {turn}", symbol=SYMBOL_NAMES[symbol], turn=TURN_NAMES[turn])
        left, top, w = x + pitch * COLUMN[first + die], y + 0.4 + pitch * ROW[first + die], pitch - 0.07
        id, note = grip(turn, die), numeral(die + 1)
        boxes.append(Box(id, left, top, w, w, NOTHING, title, INKS[symbol], Shape.DIE, GLYPHS[symbol], note=note))
    return tuple(boxes)


def _name(id: str, x: float, y: float, w: float, note: Text) -> Box:
    return Box(id, x, y, w, 0.36, shape=Shape.CAPTION, note=note)
