"""What did a player do, in words?"""

from gobelet.core.text import Text, listed, say
from gobelet.games.mosaix.formations import SHAPE, SYMBOL
from gobelet.games.mosaix.moves import PASS, STOP, die_of, place_of, turn_of
from gobelet.games.mosaix.notation import SYMBOL_NAMES, TURN_NAMES
from gobelet.games.mosaix.sheet import BOX_NAMES, CELLS, COLUMNS, DICE


def tell(move: int) -> Text:
    if move < STOP:
        return _shown(move)
    if move <= PASS:
        return say("ends the game") if move == STOP else say("writes nothing")
    die, box, turned = die_of(move) + 1, BOX_NAMES[place_of(move)], TURN_NAMES[turn_of(move)]
    return say("die {die} on {box}, {turned}", die=die, box=box, turned=turned)


def _shown(formation: int) -> Text:
    """Symbol by symbol, in reading order."""
    symbols = SYMBOL[formation * DICE : (formation + 1) * DICE]
    laid = sorted(zip(CELLS[SHAPE[formation]], symbols, strict=True), key=lambda die: die[0][::-1])
    return listed(
        [
            say("{symbol} {box}", symbol=SYMBOL_NAMES[symbol], box=f"{COLUMNS[column]}{row + 1}")
            for (column, row), symbol in laid
        ]
    )
