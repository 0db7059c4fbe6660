"""How does a game go on, whoever decides? Dice fall, seats are asked, moves are made, in any room and either gear.

No decision is made here: that is up to a policy, or to the caller.
"""

from collections.abc import Sequence
from typing import Any

from gobelet.core.falling import NOBODY, fall, lowest
from gobelet.core.native import copy
from gobelet.core.rule import rule
from gobelet.core.sfc32 import Sfc32, seed
from gobelet.core.verbs import (
    Floats,
    Numbers,
    asked,
    hide,
    moves,
    observe,
    owed,
    play,
    score,
    start,
    winners,
)


@rule
def begin(states: Any, chances: Any, seats: int, options: Sequence[int], number: int, first: int) -> None:
    """Lay out the blank games of a batch, each with a stream of random numbers of its own."""
    for game in range(len(states)):
        start(states[game], seats, options)
        seed(chances[game], number, first + game)


@rule
def settle(state: Any, chance: Sfc32, faces: Numbers) -> int:
    """Let dice fall until somebody must choose; the lowest seat that must, or NOBODY when the game is over."""
    seats = asked(state)
    while seats == 0 and owed(state):
        fall(state, chance, faces)
        seats = asked(state)
    return lowest(seats)


@rule
def look(view: Any, state: Any, seat: int) -> None:
    """Make a view of a state: what this seat may know."""
    copy(view, state)
    hide(view, seat)


@rule
def is_among(move: int, legal: Sequence[int], count: int) -> bool:
    for place in range(count):
        if legal[place] == move:
            return True
    return False


@rule
def settle_all(states: Any, chances: Any, faces: Numbers, turns: Numbers) -> None:
    """Settle every game of a batch; `turns` tells who must choose in each."""
    for game in range(len(states)):
        turns[game] = settle(states[game], chances[game], faces)


@rule
def check(states: Any, turns: Sequence[int], chosen: Sequence[int], legal: Numbers) -> int:
    """The first game in which what was chosen is not legal, NOBODY if there is none."""
    for game in range(len(states)):
        if turns[game] != NOBODY:
            count = moves(states[game], turns[game], legal)
            if not is_among(chosen[game], legal, count):
                return game
    return NOBODY


@rule
def act(states: Any, chances: Any, chosen: Sequence[int], faces: Numbers, turns: Numbers) -> None:
    """Make a legal move in every game that is not over, and settle it."""
    for game in range(len(states)):
        if turns[game] != NOBODY:
            play(states[game], turns[game], chosen[game])
            turns[game] = settle(states[game], chances[game], faces)


@rule
def renew(states: Any, blank: Any, chances: Any, over: Sequence[int], seats: int, options: Sequence[int]) -> None:
    """Begin some games anew, with the random numbers that follow."""
    for game in range(len(states)):
        if over[game]:
            copy(states[game], blank[0])
            start(states[game], seats, options)


@rule
def mask(states: Any, turns: Sequence[int], legal: Numbers, masks: Any) -> None:
    """A row for every game: 1 for each legal move of the seat that must choose, 0 for all others."""
    for game in range(len(states)):
        row = masks[game]
        for move in range(len(row)):
            row[move] = 0
        if turns[game] != NOBODY:
            count = moves(states[game], turns[game], legal)
            for place in range(count):
                row[legal[place]] = 1


@rule
def observe_all(states: Any, views: Any, turns: Sequence[int], rows: Any) -> None:
    """A row for every game: what the seat that must choose looks at, from its view only; zeros when it is over."""
    for game in range(len(states)):
        if turns[game] != NOBODY:
            look(views[0], states[game], turns[game])
            observe(views[0], turns[game], rows[game])
        else:
            clear(rows[game])


@rule
def clear(row: Floats) -> None:
    for place in range(len(row)):
        row[place] = 0.0


@rule
def result(states: Any, seats: int, points: Any, won: Numbers) -> None:
    """For every game the points of each seat by parts, and the set of seats that win."""
    for game in range(len(states)):
        won[game] = winners(states[game])
        for seat in range(seats):
            score(states[game], seat, points[game][seat])
