"""How does somebody play who looks ahead? The moves that seem best are tried out with dice of one's own.

The game goes on for a few throws, everybody choosing by the same judgement; what counts is how good the position seems
then. All moves meet the same dice. Few throws do better than whole games: the dice of a whole game drown what a move
is worth.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from gobelet.bots.judging import HAIR, Judge, fresh, weigh, worth
from gobelet.bots.strong import mind
from gobelet.core.falling import fall, lowest
from gobelet.core.gear import Gear
from gobelet.core.native import copy
from gobelet.core.rule import rule
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32, draw, seed
from gobelet.core.verbs import asked, imagine, moves, owed, play

NONE_LEFT = -1e9  # in place of a value


class Depth(NamedTuple):
    """How far and how wide to look."""

    throws: int = 2
    best: int = 3  # moves that are tried out
    within: float = 4.0  # of the best, as it seems; worse ones are not tried
    samples: int = 32  # of the dice, the same for all moves


class Ahead(NamedTuple):
    judge: Judge
    states: Any
    values: Any
    more: Any
    slip: float
    line: Any  # the state that is played on
    later: Any  # values of later moves
    legal: Any  # later moves
    faces: Any
    chances: Any
    throws: int
    best: int
    within: float
    samples: int


def mind_ahead(gear: Gear, setup: Setup, judge: Judge, depth: Depth) -> Ahead:
    game = setup.game
    most = game.notation.most_moves
    return Ahead(
        *mind(gear, setup, judge),
        line=gear.batch(game.state, 1),
        later=gear.floats(most),
        legal=gear.block(most),
        faces=gear.block(len(game.dice)),
        chances=gear.batch(Sfc32, 1),
        throws=depth.throws,
        best=depth.best,
        within=float(depth.within),
        samples=depth.samples,
    )


@rule
def by_looking_ahead(view: Any, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    if count == 1:
        return legal[0]
    line, values = mind.line[0], mind.values
    copy(line, view)
    imagine(line, seat, chance)
    fresh(mind.judge)
    first = weigh(line, seat, legal, count, mind.judge, mind.states, mind.more, values)
    chosen, highest, least, number = first, NONE_LEFT, values[first] - mind.within, draw(chance)
    for rank in range(mind.best):
        place = next_best(values, count)
        if values[place] < least:
            break
        values[place] = NONE_LEFT
        if rank == 0 and values[next_best(values, count)] < least:
            break  # there is nothing to compare it with
        found = tried(view, seat, legal[place], number, mind)
        if found > highest + HAIR:
            chosen, highest = place, found
    return legal[chosen]


@rule
def next_best(values: Any, count: int) -> int:
    best = 0
    for place in range(1, count):
        if values[place] > values[best]:
            best = place
    return best


@rule
def tried(view: Any, seat: int, move: int, number: int, mind: Any) -> float:
    """What a move promises on average, once some dice have fallen."""
    line, chance = mind.line[0], mind.chances[0]
    total = 0.0
    for sample in range(mind.samples):
        seed(chance, number, sample)
        copy(line, view)
        imagine(line, seat, chance)
        play(line, seat, move)
        total += played_on(line, seat, chance, mind)
    return total / float(mind.samples)


@rule
def played_on(line: Any, seat: int, chance: Sfc32, mind: Any) -> float:
    """Go on until enough dice have fallen and somebody has answered them."""
    judge, throws = mind.judge, 0
    while True:
        asking = lowest(asked(line))
        if asking < 0:
            if not owed(line):
                break
            fall(line, chance, mind.faces)
            throws += 1
            continue
        count = moves(line, asking, mind.legal)
        best = 0
        if count > 1:
            fresh(judge)
            best = weigh(line, asking, mind.legal, count, judge, mind.states, mind.more, mind.later)
        play(line, asking, mind.legal[best])
        if throws >= mind.throws and not is_asked_on(line, asking, judge):
            break
    fresh(judge)
    return worth(line, seat, judge)


@rule
def is_asked_on(line: Any, seat: int, judge: Any) -> bool:
    """Whether the net should not yet look: before a turn is over, or before everybody has answered."""
    asking = asked(line)
    return bool(asking) if judge.answers else bool(judge.whole_turn and asking >> seat & 1)
