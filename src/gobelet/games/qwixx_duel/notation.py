"""How is it written?"""

from gobelet.core.game import Die
from gobelet.core.text import say
from gobelet.games.qwixx_duel.moves import PASS, box_of, row_of
from gobelet.games.qwixx_duel.sheet import COLOURS, NUMBERS

COLOUR_NAMES = {"red": say("red"), "yellow": say("yellow"), "green": say("green"), "blue": say("blue")}
WHITE = say("white")
DICE = (
    Die("white1", "white", WHITE),
    Die("white2", "white", WHITE),
    *(Die(colour, colour, COLOUR_NAMES[colour]) for colour in COLOURS),
)
WORDS = {"pass": say("Pass")}
PARTS = {**COLOUR_NAMES, "misses": say("misses")}


def write(move: int) -> str:
    """`red9`: a pawn on that number; `pass`: the action is declined."""
    return "pass" if move == PASS else f"{COLOURS[row_of(move)]}{NUMBERS[row_of(move)][box_of(move)]}"
