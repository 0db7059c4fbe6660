"""How does a game go event by event, when a policy answers for everybody? Loops that run alike in both gears."""

from typing import Any

from gobelet.core.falling import fall
from gobelet.core.rule import rule
from gobelet.core.sfc32 import Sfc32, below
from gobelet.core.structs import Int8, Int16, struct
from gobelet.core.verbs import Numbers, asked, choose, moves, owed, play

DICE_FELL = -1
ALL_OVER = -2


@struct
class Step:
    """What one step of a game was."""

    seat: Int8  # who decided, or DICE_FELL, or ALL_OVER
    move: Int16
    legal: Int16  # how many moves there were to choose from


@rule
def step(states: Any, chances: Any, steps: Any, game: int, faces: Numbers, legal: Numbers, mind: Any) -> None:
    """Let one thing happen in a game of a batch. If several seats are asked, one of them at random answers first."""
    state, chance, happened = states[game], chances[game], steps[game]
    seats = asked(state)
    if seats:
        happened.seat = one_of(seats, chance)
        happened.legal = moves(state, happened.seat, legal)
        happened.move = choose(state, happened.seat, legal, happened.legal, chance, mind)
        play(state, happened.seat, happened.move)
    elif owed(state):
        happened.seat = DICE_FELL
        fall(state, chance, faces)
    else:
        happened.seat = ALL_OVER


@rule
def one_of(seats: int, chance: Sfc32) -> int:
    """Any of the seats, all equally likely; a lone one without a draw."""
    members = 0
    last = -1
    for seat in range(8):
        if seats >> seat & 1:
            members += 1
            last = seat
    if members == 1:
        return last
    skip = below(chance, members)
    for seat in range(last):
        if seats >> seat & 1:
            if skip == 0:
                return seat
            skip -= 1
    return last


@rule
def play_out(states: Any, chances: Any, steps: Any, faces: Numbers, legal: Numbers, mind: Any) -> int:
    """Play all games of a batch to their ends; answer how many events that took."""
    events = 0
    for game in range(len(states)):
        step(states, chances, steps, game, faces, legal, mind)
        while steps[game].seat != ALL_OVER:
            events += 1
            step(states, chances, steps, game, faces, legal, mind)
    return events
