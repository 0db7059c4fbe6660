"""What does a game look like? A position of it, some way into a game that nobody in particular played."""

from functools import lru_cache

from gobelet.bots import sit
from gobelet.bots.any_move import any_move
from gobelet.core.game import Choose, Game, Roll
from gobelet.core.sfc32 import Sfc32, seed
from gobelet.core.text import Translate
from gobelet.draw.svg import svg
from gobelet.front.opening import new

SEED, EVENTS = 11, 45


@lru_cache
def sample(game: Game, translate: Translate) -> str:
    """The SVG file of a position, with its style."""
    begun, chance = new(game, max(2, game.seats[0]), seed=SEED), Sfc32()
    table = begun.table
    seed(chance, SEED, 0)
    player = sit(any_move, table.setup)
    for _ in range(EVENTS):
        match table.turn():
            case Roll():
                begun.roll()
            case Choose((seat, *_)):
                table.answer(seat, player, chance)
    return svg(begun.picture("A").picture, translate=translate)
