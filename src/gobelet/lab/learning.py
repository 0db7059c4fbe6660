"""How does a net learn from a game? Every seat's hope after each move is drawn towards what became of it.

TD(lambda): the target of a position lies between what the net says of the next one and what the game brought in the
end. Where a move was tried out, the target is what the best move would have promised.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from gobelet.bots.judging import POINTS_OF_ONE, SEEMING, Goal, fresh, is_over, likely, look_around, standing, weigh
from gobelet.bots.net import answer, forget
from gobelet.core.falling import fall, lowest
from gobelet.core.native import copy
from gobelet.core.rule import kernel, rule
from gobelet.core.sfc32 import MASK, below, draw, seed
from gobelet.core.verbs import asked, imagine, moves, owed, play, start
from gobelet.lab.environment import look

STATE, VIEW, BLANK, HOPED = 0, 1, 2, 3  # the places of the states that a loop needs
DICE, TRIALS = 0, 1  # the streams of random numbers of a game
CLIP = 2.0  # an error counts as no more than this
DECAY, DECAY_OF_SQUARES, TINY = 0.9, 0.999, 1e-8  # of Adam


class Lane(NamedTuple):
    """All that one thread needs to play and learn."""

    mind: Any
    states: Any
    chances: Any
    faces: Any
    legal: Any
    rows: Any  # position, seat, input
    made: Any  # position, seat: points so far
    hoped: Any  # position, seat: what the best move promised
    values: Any  # position, seat: what the move that was made promised
    strayed: Any  # position: whether it was made only to try it out
    slopes: Any  # the gradient, as the weights it belongs to
    slopes_2: Any
    back: Any  # the errors of the units of the first layer
    orders: Any  # of the inputs, in which a position is worth the same; they take turns


@rule
def learn(lane: Any, options: Sequence[int], number: int, first: int, games: int, trace: float, stray: float) -> int:
    """Play games against oneself and add up the gradient; how many positions it is of."""
    positions = 0
    for game in range(first, first + games):
        positions += learn_one(lane, options, number, game, trace, stray)
    return positions


@rule
def learn_one(lane: Any, options: Sequence[int], number: int, game: int, trace: float, stray: float) -> int:
    judge, state = lane.mind.judge, lane.states[STATE]
    for stream in range(2):
        seed(lane.chances[stream], number, 2 * game + stream)
    kept = play_one(lane, options, stray)
    for seat in range(judge.seats):
        came = standing(state, seat, judge)
        for place in range(kept - 1, -1, -1):
            target = (came - lane.made[place][seat]) / POINTS_OF_ONE if judge.goal == Goal.POINTS else came
            reorder(lane.rows[place][seat], lane.orders[(game + place) % len(lane.orders)], judge.inputs)
            correct(
                judge.first, judge.second, lane.slopes, lane.slopes_2, judge.inputs, target, judge.goal,
                judge.seen[0], judge.sums[0], judge.lit, lane.back,
            )  # fmt: skip
            if lane.strayed[place]:
                came = lane.hoped[place][seat]
            else:
                came = (1.0 - trace) * lane.values[place][seat] + trace * came
    return kept * int(judge.seats)


@rule
def play_one(lane: Any, options: Sequence[int], stray: float) -> int:
    """A game, with the positions that it came through; how many were kept."""
    mind, judge, state = lane.mind, lane.mind.judge, lane.states[STATE]
    copy(state, lane.states[BLANK])
    start(state, judge.seats, options)
    kept = 0
    while True:
        seat = lowest(asked(state))
        if seat < 0:
            if not owed(state):
                return kept
            fall(state, lane.chances[DICE], lane.faces)
            continue
        count = moves(state, seat, lane.legal)
        best, strays = 0, False
        if count > 1:
            look(mind.states[SEEMING], state, seat)
            imagine(mind.states[SEEMING], seat, lane.chances[TRIALS])
            fresh(judge)
            best = weigh(mind.states[SEEMING], seat, lane.legal, count, judge, mind.states, mind.more, mind.values)
            strays = draw(lane.chances[TRIALS]) < stray * MASK
        if strays:
            copy(lane.states[HOPED], state)
            play(lane.states[HOPED], seat, lane.legal[best])
            best = below(lane.chances[TRIALS], count)
        play(state, seat, lane.legal[best])
        is_whole = count > 1 if not judge.whole_turn else not asked(state) >> seat & 1
        if is_whole and not is_over(state) and kept < len(lane.strayed):
            keep(lane, judge, state, kept, strays)
            kept += 1


@rule
def keep(lane: Any, judge: Any, state: Any, place: int, strays: bool) -> None:
    """A position from every seat's side."""
    lane.strayed[place] = strays
    fresh(judge)
    if strays:
        look_around(lane.states[HOPED], judge)
        for seat in range(judge.seats):
            lane.hoped[place][seat] = judge.standings[seat]
    for seat in range(judge.seats):
        look(lane.states[VIEW], state, seat)
        lane.values[place][seat] = standing(lane.states[VIEW], seat, judge)
        row, inputs = lane.rows[place][seat], judge.inputs
        for number in range(len(inputs)):
            row[number] = inputs[number]
        made = 0
        for part in range(len(judge.points)):
            made += judge.points[part]
        lane.made[place][seat] = made


@rule
def reorder(row: Any, order: Any, into: Any) -> None:
    """A position as it would look if things that are alike had changed places."""
    for place in range(len(order)):
        into[place] = row[order[place]]


@kernel
def correct(
    first: Any, second: Any, slopes: Any, slopes_2: Any, row: Any, target: float, goal: int,
    seen: Any, sums: Any, lit: Any, back: Any,
) -> None:  # fmt: skip
    """Add the gradient of one position: how the weights would have to change for the net to be less wrong."""
    forget(first, seen, sums)
    said = answer(first, second, row, seen, sums, lit)
    wrong = (said if goal == Goal.POINTS else likely(said)) - target
    blame(second, slopes, slopes_2, row, max(-CLIP, min(CLIP, wrong)), lit, back)


@kernel
def blame(second: Any, slopes: Any, slopes_2: Any, row: Any, wrong: float, lit: Any, back: Any) -> None:
    """Add the gradient of one answer that was so wrong, when `lit` are the units that it lit."""
    wide, narrow = len(lit), len(second) - 1
    for lower in range(wide):
        back[lower] = 0.0
    last, last_slope = second[narrow], slopes_2[narrow]
    for unit in range(narrow):
        weights, slope = second[unit], slopes_2[unit]
        total = weights[wide]
        for lower in range(wide):
            total += weights[lower] * lit[lower]
        if total > 0.0:
            last_slope[unit] += wrong * total
            error = wrong * last[unit]
            slope[wide] += error
            spread(weights, slope, lit, back, error)
    last_slope[narrow] += wrong
    for lower in range(wide):
        if lit[lower] <= 0.0:
            back[lower] = 0.0
    add(slopes[len(row)], back, 1.0)
    for place in range(len(row)):
        if row[place] != 0.0:
            add(slopes[place], back, row[place])


@kernel
def spread(weights: Any, slope: Any, lit: Any, back: Any, error: float) -> None:
    """Pass an error on to the weights and units below."""
    for lower in range(len(lit)):
        slope[lower] += error * lit[lower]
        back[lower] += error * weights[lower]


@kernel
def add(slope: Any, back: Any, times: float) -> None:
    for lower in range(len(back)):
        slope[lower] += times * back[lower]


@kernel
def gather(into: Any, other: Any) -> None:
    """Add what another lane found, and leave it empty."""
    for row in range(len(into)):
        for place in range(len(into[row])):
            into[row][place] += other[row][place]
            other[row][place] = 0.0


@kernel
def descend(weights: Any, slopes: Any, means: Any, squares: Any, rate: float, share: float, step: int) -> None:
    """One step of Adam; `share` is what a position counts for. The gradient begins anew."""
    upright = 1.0 - DECAY**step
    upright_squares = 1.0 - DECAY_OF_SQUARES**step
    for row in range(len(weights)):
        for place in range(len(weights[row])):
            slope = slopes[row][place] * share
            mean = DECAY * means[row][place] + (1.0 - DECAY) * slope
            square = DECAY_OF_SQUARES * squares[row][place] + (1.0 - DECAY_OF_SQUARES) * slope * slope
            means[row][place], squares[row][place], slopes[row][place] = mean, square, 0.0
            weights[row][place] -= rate * (mean / upright) / ((square / upright_squares) ** 0.5 + TINY)
