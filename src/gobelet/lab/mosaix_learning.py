"""How does a net learn Mosaix? As any other (learning.py), but from grids, and by the sum of its three answers."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from gobelet.bots.mosaix import weigh
from gobelet.bots.mosaix_judging import (
    ENDS,
    POINTS_OF_ONE,
    consider_place,
    copy_grid,
    fill,
    free_of,
    fresh,
    made_by,
    promise_of,
)
from gobelet.bots.net import answer, forget
from gobelet.core.falling import fall, lowest
from gobelet.core.native import copy
from gobelet.core.rule import kernel, rule
from gobelet.core.sfc32 import MASK, below, draw, seed
from gobelet.core.verbs import asked, moves, owed, play, start
from gobelet.games.mosaix.areas_seen import NUMBERS_OF_THE_GRID, symbol_as_seen
from gobelet.games.mosaix.moves import STOP
from gobelet.games.mosaix.results import patch_of
from gobelet.games.mosaix.scoring import total
from gobelet.games.mosaix.sheet import MOST_SEATS
from gobelet.games.mosaix.state import KINDS, Stage, State
from gobelet.lab.environment import look as view_of
from gobelet.lab.learning import CLIP, blame

STATE, VIEW, BLANK = 0, 1, 2
DICE, TRIALS = 0, 1
EVERYBODY = -1  # learns
MOST_TURNS = 64  # of a game that are learned from


class Lane(NamedTuple):
    """All that one thread needs to play and learn."""

    mind: Any
    hasty: Any  # the mind of those who learn nothing
    after: Any  # a grid
    states: Any
    chances: Any
    faces: Any
    legal: Any
    kept: Any  # of each seat: how many positions
    rows: Any  # seat, position, symbol, input
    made: Any  # seat, position: points so far
    values: Any  # seat, position: what it promised
    hoped: Any  # seat, position: what the best move would have promised
    strayed: Any  # seat, position: whether a move was made only to try it out
    slopes: Any
    slopes_2: Any
    back: Any


@rule
def learn(
    lane: Any, seats: int, options: Sequence[int], number: int, game: int, trace: float, stray: float, stops: int,
    learner: int,
) -> int:  # fmt: skip
    """Play a game and add up the gradient; how many positions it is of."""
    for stream in range(2):
        seed(lane.chances[stream], number, 2 * game + stream)
    play_one(lane, seats, options, stray, stops, learner)
    judge, positions = lane.mind.judge, 0
    for seat in range(seats):
        came = float(total(lane.states[STATE], seat))
        positions += lane.kept[seat]
        for place in range(lane.kept[seat] - 1, -1, -1):
            target = (came - lane.made[seat][place]) / POINTS_OF_ONE
            correct_sum(
                judge.first, judge.second, lane.slopes, lane.slopes_2, lane.rows[seat][place], target,
                judge.seen, judge.sums, judge.lit, lane.back,
            )  # fmt: skip
            if lane.strayed[seat][place]:
                came = lane.hoped[seat][place]
            else:
                came = (1.0 - trace) * lane.values[seat][place] + trace * came
    return positions


@rule
def play_one(lane: Any, seats: int, options: Sequence[int], stray: float, stops: int, learner: int) -> None:
    """A game, with the grids that each seat came through. Who does not know yet what is to come must not stop.

    If one seat learns, the others are hasty: they take points as they come and soon fill their grids.
    """
    state, view, chance = lane.states[STATE], lane.states[VIEW], lane.chances[TRIALS]
    copy(state, lane.states[BLANK])
    start(state, seats, options)
    for seat in range(MOST_SEATS):
        lane.kept[seat] = 0
    shown_by, hope_shown = -1, 0.0  # who tried out a formation, and what the best one promised
    while True:
        seat = lowest(asked(state))
        if seat < 0:
            if not owed(state):
                return
            fall(state, lane.chances[DICE], lane.faces)
            shown_by = -1
            continue
        count = moves(state, seat, lane.legal)
        if lane.legal[count - 1] == STOP and count > 1 and not stops:
            count -= 1
        view_of(view, state, seat)
        if learner != EVERYBODY and seat != learner:
            play(state, seat, lane.legal[weigh(view, seat, lane.legal, count, lane.hasty)])
            continue
        best, strays = 0, False
        if count > 1 or state.stage == Stage.WRITE:
            best = weigh(view, seat, lane.legal, count, lane.mind)
            strays = count > 1 and draw(chance) < stray * MASK
        hope = lane.mind.hopes[seat][best]
        if strays:
            best = below(chance, count)
        if state.stage == Stage.WRITE:
            if seat == shown_by:
                hope, strays = hope_shown, True
            keep(lane, view, seat, lane.legal[best], strays, hope)
        elif strays:
            shown_by, hope_shown = seat, hope
        play(state, seat, lane.legal[best])


@rule
def keep(lane: Any, view: State, seat: int, move: int, strays: bool, hope: float) -> None:
    """A grid after a placement, unless it ends the game."""
    judge, grid, after, formation = lane.mind.judge, lane.mind.grid, lane.after, int(view.shown)
    copy_grid(view, seat, grid)
    fresh(judge)
    place = lane.kept[seat]
    consider_place(judge, grid, formation, move)
    lane.values[seat][place] = promise_of(judge.told, grid, formation, move)
    lane.made[seat][place] = made_by(judge.told, grid, formation, move)
    lane.hoped[seat][place] = hope
    lane.strayed[seat][place] = strays
    if judge.fate[patch_of(formation, move)] == ENDS or place + 1 == MOST_TURNS:
        return
    lane.kept[seat] += 1
    fill(grid, formation, move, after)
    for symbol in range(KINDS):
        row = lane.rows[seat][place][symbol]
        for number in range(NUMBERS_OF_THE_GRID):
            row[number] = judge.inputs[number]
        symbol_as_seen(after[symbol], free_of(after), row, NUMBERS_OF_THE_GRID)


@kernel
def correct_sum(
    first: Any, second: Any, slopes: Any, slopes_2: Any, rows: Any, target: float,
    seen: Any, sums: Any, lit: Any, back: Any,
) -> None:  # fmt: skip
    """Add the gradient of one position: all three answers are wrong by what their sum is wrong by."""
    said = 0.0
    for symbol in range(len(rows)):
        forget(first, seen, sums)
        said += answer(first, second, rows[symbol], seen, sums, lit)
    wrong = max(-CLIP, min(CLIP, said - target))
    for symbol in range(len(rows)):
        forget(first, seen, sums)
        answer(first, second, rows[symbol], seen, sums, lit)
        blame(second, slopes, slopes_2, rows[symbol], wrong, lit, back)
