"""How does a game go when everybody plays at random? Loops that run alike in both gears."""

from collections.abc import Sequence
from typing import Any

from gobelet.core.rule import rule
from gobelet.core.sfc32 import Sfc32, below, seed
from gobelet.core.structs import Int8, Int16, struct
from gobelet.core.verbs import Numbers, asked, land, moves, owed, play, shows, sides, start

DICE_FELL = -1
ALL_OVER = -2


@struct
class Step:
    """What one step of a game was."""

    seat: Int8  # who decided, or DICE_FELL, or ALL_OVER
    move: Int16
    legal: Int16  # how many moves there were to choose from


@rule
def begin(states: Any, chances: Any, seats: int, options: Sequence[int], number: int, first: int) -> None:
    """Lay out the blank games of a batch, each with a stream of random numbers of its own."""
    for game in range(len(states)):
        start(states[game], seats, options)
        seed(chances[game], number, first + game)


@rule
def step(states: Any, chances: Any, steps: Any, game: int, faces: Numbers, legal: Numbers) -> None:
    """Let one thing happen in a game of a batch: all choices and dice are equally likely."""
    state, chance, happened = states[game], chances[game], steps[game]
    seats = asked(state)
    if seats:
        happened.seat = one_of(seats, chance)
        happened.legal = moves(state, happened.seat, legal)
        happened.move = legal[below(chance, happened.legal)]
        play(state, happened.seat, happened.move)
    elif owed(state):
        happened.seat = DICE_FELL
        throw(state, chance, faces)
        land(state, faces)
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
def throw(state: Any, chance: Sfc32, faces: Numbers) -> None:
    """A face for every owed die."""
    dice = owed(state)
    for die in range(len(faces)):
        faces[die] = shows(state, die, 1 + below(chance, sides(state, die))) if dice >> die & 1 else 0


@rule
def play_out(states: Any, chances: Any, steps: Any, faces: Numbers, legal: Numbers) -> int:
    """Play all games of a batch to their ends; answer how many events that took."""
    events = 0
    for game in range(len(states)):
        step(states, chances, steps, game, faces, legal)
        while steps[game].seat != ALL_OVER:
            events += 1
            step(states, chances, steps, game, faces, legal)
    return events
