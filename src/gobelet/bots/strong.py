"""How does somebody play who judges where each move leads? By the best position, or near it for those who slip."""

from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple

from gobelet.bots.judging import SEEMING, Judge, fresh, weigh
from gobelet.core.gear import Gear
from gobelet.core.native import copy
from gobelet.core.rule import kernel, rule
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import MASK, Sfc32, draw
from gobelet.core.verbs import imagine

FAR_OFF = 4.0  # slips away from the best move nobody strays: a mistake must stay plausible


class Mind(NamedTuple):
    judge: Judge
    states: Any  # three to work on
    values: Any  # of each move
    more: Any  # further moves
    slip: float  # how much worse a move may be for it to be made nearly as often as the best; 0: never


def mind(gear: Gear, setup: Setup, judge: Judge, slip: float = 0.0) -> Mind:
    most = setup.game.notation.most_moves
    return Mind(judge, gear.batch(setup.game.state, 3), gear.floats(most), gear.block(most), float(slip))


@rule
def by_judgement(view: Any, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    if count == 1:
        return legal[0]
    imagined = mind.states[SEEMING]
    copy(imagined, view)
    imagine(imagined, seat, chance)
    fresh(mind.judge)
    best = weigh(imagined, seat, legal, count, mind.judge, mind.states, mind.more, mind.values)
    return legal[best if mind.slip == 0.0 else slipped(mind.values, count, best, mind.slip, chance)]


@kernel
def slipped(values: Any, count: int, best: int, slip: float, chance: Sfc32) -> int:
    """The place of a move that is likelier the better it is, and never far off."""
    highest = values[best]
    whole = 0.0
    for place in range(count):
        behind = (highest - values[place]) / slip
        values[place] = exp(-behind) if behind < FAR_OFF else 0.0
        whole += values[place]
    left = draw(chance) / MASK * whole
    for place in range(count):
        left -= values[place]
        if left < 0.0 and values[place] > 0.0:
            return place
    return best
