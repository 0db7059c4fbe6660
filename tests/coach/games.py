"""Games that are reviewed, and decisions that hints are asked for."""

from collections.abc import Sequence

from gobelet.bots import BOTS
from gobelet.core.dice import seeded_dice
from gobelet.core.game import Over, Roll
from gobelet.core.setup import Setup, set_up
from gobelet.core.sfc32 import Sfc32, seed
from gobelet.games import GAMES
from gobelet.table.table import Table

DUEL = set_up(GAMES["qwixx_duel"], 2)
ALONE = set_up(GAMES["tres_fute"], 1)
CARDS = set_up(GAMES["objectif"], 3, {"rounds": "1"})  # hidden cards, and soon over


def played(setup: Setup, bots: Sequence[str], number: int, most: int = 1000) -> Table:
    """A game between bots, to its end or to so many events."""
    table, players, dice = Table(setup), [BOTS[name].sit(setup) for name in bots], seeded_dice(number)
    while len(table.events) < most and not isinstance(turn := table.turn(), Over):
        if isinstance(turn, Roll):
            table.roll(dice)
        else:
            table.answer(turn.seats[0], players[turn.seats[0]], chance(number, len(table.events)))
    return table


def chance(number: int, stream: int = 0) -> Sfc32:
    found = Sfc32()
    seed(found, number, stream)
    return found
