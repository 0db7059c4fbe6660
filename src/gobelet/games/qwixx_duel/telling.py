"""What did a player do, in words?"""

from gobelet.core.text import Text, say
from gobelet.games.qwixx_duel.moves import PASS, box_of, row_of
from gobelet.games.qwixx_duel.notation import COLOUR_NAMES
from gobelet.games.qwixx_duel.sheet import COLOURS, NUMBERS


def tell(move: int) -> Text:
    if move == PASS:
        return say("passes")
    row = row_of(move)
    return say("{colour} {number}", colour=COLOUR_NAMES[COLOURS[row]], number=NUMBERS[row][box_of(move)])
