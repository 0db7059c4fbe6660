"""How does somebody play who thinks no further than this move? Whatever leads by most points right after it."""

from collections.abc import Sequence

from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32, below
from gobelet.core.structs import S, copy_of


def greedy(setup: Setup[S], view: S, seat: int, legal: Sequence[int], chance: Sfc32) -> int:
    """The best own points minus the best points of another; equally good moves are equally likely.

    What is hidden from the seat is imagined once, in any way that agrees with what it sees.
    """
    if len(legal) == 1:
        return legal[0]
    imagined = copy_of(view)
    setup.game.imagine(imagined, seat, chance)
    leads = [lead_after(setup, imagined, seat, move) for move in legal]
    best = [move for move, lead in zip(legal, leads, strict=True) if lead == max(leads)]
    return best[below(chance, len(best))]


def lead_after(setup: Setup[S], state: S, seat: int, move: int) -> int:
    after = copy_of(state)
    setup.game.rules.play(after, seat, move)
    totals = [setup.game.score(after, each).total for each in range(setup.seats)]
    return totals.pop(seat) - max(totals, default=0)
