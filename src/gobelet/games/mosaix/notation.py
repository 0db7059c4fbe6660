"""How is it written?"""

from gobelet.core.game import Die
from gobelet.core.text import say
from gobelet.games.mosaix import sheet
from gobelet.games.mosaix.formations import SHAPE, SYMBOL
from gobelet.games.mosaix.moves import PASS, STOP, die_of, place_of, turn_of
from gobelet.games.mosaix.sheet import BOX_NAMES, CELLS, COLUMNS, SYMBOLS

SYMBOL_NAMES = (say("circle"), say("cross"), say("triangle"))
DICE = tuple(
    Die(f"d{number}", "symbol", say("die {number}", number=number), SYMBOLS, SYMBOL_NAMES)
    for number in range(1, sheet.DICE + 1)
)
WORDS = {"stop": say("End the game"), "pass": say("Write nothing")}
PARTS = {
    "circle": say("circles"),
    "cross": say("crosses"),
    "triangle": say("triangles"),
    "scale": say("unstruck boxes"),
}
LETTERS = "oxt"  # circle, cross, triangle
TURN_NAMES = (say("as shown"), say("turned right"), say("turned over"), say("turned left"))
TURN_WORDS = ("up", "right", "down", "left")  # where the upper side of a formation shows after each turn


def write(move: int) -> str:
    """`oa1 xb1 xc1 tb2`: this formation is shown; `stop`: none is; `right2 c4`: turned to the right, its second
    die goes to c4; `pass`: nothing is written."""
    if move < STOP:
        symbols = SYMBOL[move * sheet.DICE : (move + 1) * sheet.DICE]
        return laid(tuple(zip(symbols, CELLS[SHAPE[move]], strict=True)))
    if move <= PASS:
        return "stop" if move == STOP else "pass"
    return gripped(turn_of(move), die_of(move), place_of(move))


def laid(dice: tuple[tuple[int, tuple[int, int]], ...]) -> str:
    """Symbols on cells of the laying board, in reading order."""
    return " ".join(on_board(symbol, *cell) for symbol, cell in sorted(dice, key=lambda die: die[1][::-1]))


def on_board(symbol: int, column: int, row: int) -> str:
    return f"{LETTERS[symbol]}{COLUMNS[column]}{row + 1}"


def grip(turn: int, die: int) -> str:
    return f"{TURN_WORDS[turn]}{die + 1}"


def gripped(turn: int, die: int, box: int) -> str:
    return f"{grip(turn, die)} {BOX_NAMES[box]}"
