"""How does somebody play who thinks no further than this move? Whatever leads by most points right after it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from gobelet.core.gear import Gear
from gobelet.core.native import copy
from gobelet.core.policy import policy
from gobelet.core.rule import rule
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32, below
from gobelet.core.verbs import Numbers, imagine, play, score


class Mind(NamedTuple):
    states: Any  # two: how things seem to be, and how they would be after a move
    leads: Numbers  # after each move
    points: Numbers  # of a seat, by parts
    seats: int


def scratch(gear: Gear, setup: Setup) -> Mind:
    game = setup.game
    states, leads = gear.batch(game.state, 2), gear.block(game.notation.most_moves)
    return Mind(states, leads, gear.block(len(game.parts)), setup.seats)


@policy(mind=scratch)
def greedy(view: Any, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    """The best own points minus the best points of another; equally good moves are equally likely.

    What is hidden from the seat is imagined once, in any way that agrees with what it sees.
    """
    if count == 1:
        return legal[0]
    imagined, after = mind.states[0], mind.states[1]
    copy(imagined, view)
    imagine(imagined, seat, chance)
    for place in range(count):
        copy(after, imagined)
        play(after, seat, legal[place])
        mind.leads[place] = lead(after, seat, mind.seats, mind.points)
    return legal[one_of_the_best(mind.leads, count, chance)]


@rule
def lead(state: Any, seat: int, seats: int, points: Numbers) -> int:
    """A seat's points minus the best of the others."""
    own = total(state, seat, points)
    if seats == 1:
        return own
    best = total(state, 1 - min(seat, 1), points)
    for other in range(seats):
        if other != seat:
            best = max(best, total(state, other, points))
    return own - best


@rule
def total(state: Any, seat: int, points: Numbers) -> int:
    score(state, seat, points)
    found = 0
    for part in range(len(points)):
        found += points[part]
    return found


@rule
def one_of_the_best(values: Sequence[int], count: int, chance: Sfc32) -> int:
    """The place of the highest value; equally high ones are equally likely."""
    best = values[0]
    equals = 0
    for place in range(count):
        if values[place] > best:
            best = values[place]
            equals = 0
        equals += values[place] == best
    skip = below(chance, equals)
    for place in range(count):
        if values[place] == best:
            if skip == 0:
                return place
            skip -= 1
    return 0
