"""How is a position judged by a net? From each seat's side, by what it will have in the end.

A net of points says how many points a seat will still make; a seat then plays for its lead over the best of the
others, or for its own points and a part of that lead. A net of wins says how likely a seat is to win.
"""

from enum import IntEnum
from math import exp
from typing import Any, NamedTuple

from gobelet.bots.greedy import lead, total
from gobelet.bots.net import Net, answer, blank_net, forget, shape_of
from gobelet.core.falling import lowest
from gobelet.core.gear import Gear
from gobelet.core.native import copy
from gobelet.core.rule import kernel, rule
from gobelet.core.setup import Setup
from gobelet.core.verbs import asked, moves, observe, owed, play, winners

POINTS_OF_ONE = 40.0  # what an answer of 1 means in points
SEEMING, AFTER, FURTHER = 0, 1, 2  # states: how things seem to be, after a move, and after a further one
HAIR = 1e-4  # by which a move must be better than an earlier one: less is rounding


class Goal(IntEnum):
    POINTS = 0
    WINS = 1
    LEAD = 2  # no net: the points as they are


class Judge(NamedTuple):
    """A net with all it needs to judge."""

    first: Any  # the weights of the net
    second: Any
    inputs: Any  # what is seen of the position that is looked at
    seen: Any  # for each seat: the inputs that its sums are of
    sums: Any  # for each seat: of the first layer
    lit: Any  # units of the first layer
    points: Any  # of a seat, by parts
    standings: Any  # of every seat, in the position looked at last
    seats: int
    goal: int
    alone: int  # 1: minds its own points only, also where others play
    whole_turn: int  # 1: looks at positions only when the own turn is over
    regard: float  # how much the points of others count, if one's own count 1
    answers: int  # 1: looks at positions only when others have answered what lies there


def judge(
    gear: Gear, setup: Setup, net: Net, goal: Goal = Goal.POINTS, whole_turn: bool = False, alone: bool = False,
    regard: float = 1.0, answers: bool = False,
) -> Judge:  # fmt: skip
    inputs, wide, _ = shape_of(net)
    return Judge(
        first=net.first,
        second=net.second,
        inputs=gear.singles(inputs),
        seen=gear.singles(setup.seats, inputs),
        sums=gear.singles(setup.seats, wide),
        lit=gear.singles(wide),
        points=gear.block(len(setup.game.parts)),
        standings=gear.floats(setup.seats),
        seats=setup.seats,
        goal=int(goal),
        alone=int(alone),
        whole_turn=int(whole_turn),
        regard=float(regard),
        answers=int(answers),
    )


def by_points(gear: Gear, setup: Setup) -> Judge:
    """Without a net: who leads at the end of the own turn."""
    return judge(gear, setup, blank_net(gear, (1, 1, 1)), Goal.LEAD, whole_turn=True)


@rule
def fresh(judge: Any) -> None:
    """Before each decision."""
    for seat in range(judge.seats):
        forget(judge.first, judge.seen[seat], judge.sums[seat])


@rule
def worth(state: Any, seat: int, judge: Any) -> float:
    """How good a position is for a seat; higher is better."""
    if judge.goal == Goal.LEAD:
        return lead(state, seat, judge.seats, judge.points)
    if judge.seats == 1 or judge.alone or judge.goal == Goal.WINS:
        return standing(state, seat, judge)
    look_around(state, judge)
    best = -1e9
    for other in range(judge.seats):
        if other != seat:
            best = max(best, judge.standings[other])
    return float(judge.standings[seat] - judge.regard * best)


@rule
def look_around(state: Any, judge: Any) -> None:
    """Judge a position from every seat's side."""
    for seat in range(judge.seats):
        judge.standings[seat] = standing(state, seat, judge)


@rule
def standing(state: Any, seat: int, judge: Any) -> float:
    """What a seat can hope for: points in the end, or a share of the win."""
    if judge.goal == Goal.POINTS:
        made = float(total(state, seat, judge.points))
        return made if is_over(state) else made + POINTS_OF_ONE * said(state, seat, judge)
    return share(winners(state), seat) if is_over(state) else likely(said(state, seat, judge))


@rule
def said(state: Any, seat: int, judge: Any) -> float:
    inputs = judge.inputs
    observe(state, seat, inputs)
    return answer(judge.first, judge.second, inputs, judge.seen[seat], judge.sums[seat], judge.lit)


@rule
def is_over(state: Any) -> bool:
    return asked(state) == 0 and owed(state) == 0


@kernel
def likely(said: float) -> float:
    return 1.0 / (1.0 + exp(-said))


@rule
def share(won: int, seat: int) -> float:
    """Of a win, which several may share."""
    sharing = 0
    for other in range(8):
        sharing += won >> other & 1
    return (won >> seat & 1) / sharing


@rule
def weigh(state: Any, seat: int, legal: Any, count: int, judge: Any, states: Any, more: Any, values: Any) -> int:
    """Write down how good each move is; the place of the best. Works on two of the states, from AFTER on."""
    best, after = 0, states[AFTER]
    decides = judge.answers and asked(state) == 1 << seat  # what others are asked now does not depend on this seat
    for place in range(count):
        copy(after, state)
        play(after, seat, legal[place])
        if judge.whole_turn and asked(after) >> seat & 1:
            end_turn(after, seat, judge, states[FURTHER], more)
        if decides and not asked(after) >> seat & 1:
            let_answer(after, judge, states[FURTHER], more)
        values[place] = worth(after, seat, judge)
        if values[place] > values[best] + HAIR:
            best = place
    return best


@rule
def end_turn(state: Any, seat: int, judge: Any, spare: Any, more: Any) -> None:
    """Take the best further moves, until the dice or somebody else must go on."""
    while asked(state) >> seat & 1:
        take_best(state, seat, judge, spare, more, False)


@rule
def let_answer(state: Any, judge: Any, spare: Any, more: Any) -> None:
    """Until dice must fall, nothing is left to chance: everybody takes what is best for the own sheet."""
    while asked(state):
        take_best(state, lowest(asked(state)), judge, spare, more, True)


@rule
def take_best(state: Any, seat: int, judge: Any, spare: Any, more: Any, own: bool) -> None:
    count = moves(state, seat, more)
    best, found = 0, 0.0
    for place in range(count):
        copy(spare, state)
        play(spare, seat, more[place])
        value = standing(spare, seat, judge) if own else worth(spare, seat, judge)
        if place == 0 or value > found + HAIR:
            best, found = place, value
    play(state, seat, more[best])
