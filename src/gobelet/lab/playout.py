"""How does a game go when everybody plays at random? Loops that run alike in both gears."""

from collections.abc import Sequence
from typing import Any

from gobelet.core.fields import Int16, Int8, fields
from gobelet.core.rule import rule
from gobelet.core.sfc32 import Sfc32, below, seed
from gobelet.core.verbs import Numbers, asked, land, moves, owed, play, sides, start

DICE_FELL = -1
ALL_OVER = -2


@fields
class Step:
    """What one step of a game was."""

    seat: Int8  # who decided, or DICE_FELL, or ALL_OVER
    move: Int16
    legal: Int16  # how many moves there were to choose from


@rule
def begin(states: Any, chances: Any, game: int, seats: int, options: Sequence[int], number: int, stream: int) -> None:
    """Lay out a game of a batch, with a stream of random numbers of its own."""
    start(states[game], seats, options)
    seed(chances[game], number, stream)


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
    """Any of the seats, all equally likely."""
    members = 0
    for seat in range(8):
        members += seats >> seat & 1
    skip = below(chance, members) if members > 1 else 0
    for seat in range(8):
        if seats >> seat & 1:
            if skip == 0:
                return seat
            skip -= 1
    return -1


@rule
def throw(state: Any, chance: Sfc32, faces: Numbers) -> None:
    """A face for every owed die."""
    dice = owed(state)
    for die in range(len(faces)):
        faces[die] = 1 + below(chance, sides(state, die)) if dice >> die & 1 else 0


@rule
def play_out(states: Any, chances: Any, steps: Any, game: int, faces: Numbers, legal: Numbers) -> int:
    """Play a game of a batch to its end; answer how many events that took."""
    events = 0
    step(states, chances, steps, game, faces, legal)
    while steps[game].seat != ALL_OVER:
        events += 1
        step(states, chances, steps, game, faces, legal)
    return events


@rule
def play_many(
    states: Any, chances: Any, steps: Any, faces: Numbers, legal: Numbers,
    first: int, games: int, seats: int, options: Sequence[int], number: int,
) -> int:  # fmt: skip
    """Play games one after the other on the first state of a batch; answer how many events that took."""
    events = 0
    for stream in range(first, first + games):
        states[0] = states[1]
        begin(states, chances, 0, seats, options, number, stream)
        events += play_out(states, chances, steps, 0, faces, legal)
    return events
