"""How many games are there? Sequences of events from the start, counted: a proof of the rules in numbers."""

from collections.abc import Callable
from typing import NamedTuple

from gobelet.core.dice import folded_rolls, outcomes, rolls
from gobelet.core.game import Choose, Game, Over, Roll
from gobelet.core.setup import Setup
from gobelet.core.structs import S, copy_of

Tick = Callable[[int, int], None]  # so many of so many branches are done


class Count(NamedTuple):
    """Sequences of events: told apart, and with each distinct outcome of dice that look alike counted only once."""

    sequences: int
    folded: int


def silent(done: int, of: int) -> None:
    """Only the first roll of a count reports its progress."""


def count(setup: Setup, depth: int, tick: Tick | None = None) -> Count:
    """How many sequences of so many events there are."""
    return count_from(setup.game, setup.start(), depth, tick or silent)


def count_from(game: Game[S], state: S, depth: int, tick: Tick = silent) -> Count:
    """The same from any state."""
    if depth == 0:
        return Count(1, 1)
    match game.turn(state):
        case Over():
            return Count(0, 0)
        case Choose(seats):
            return _count_choices(game, state, seats, depth)
        case Roll():
            return _count_rolls(game, state, depth, tick)


def _count_choices(game: Game[S], state: S, seats: tuple[int, ...], depth: int) -> Count:
    sequences = folded = 0
    for seat in seats:
        moves = game.moves(state, seat)
        if depth == 1:
            sequences, folded = sequences + len(moves), folded + len(moves)
            continue
        for move in moves:
            after = copy_of(state)
            game.rules.play(after, seat, move)
            found = count_from(game, after, depth - 1)
            sequences, folded = sequences + found.sequences, folded + found.folded
    return Count(sequences, folded)


def _count_rolls(game: Game[S], state: S, depth: int, tick: Tick) -> Count:
    possible, kinds = game.possible(state), [die.kind for die in game.dice]
    if depth == 1:
        return Count(rolls(possible), folded_rolls(possible, kinds))
    branches = list(outcomes(possible, kinds))
    sequences = folded = 0
    for done, (faces, weight) in enumerate(branches):
        tick(done, len(branches))
        after = copy_of(state)
        game.rules.land(after, faces)
        found = count_from(game, after, depth - 1)
        sequences, folded = sequences + weight * found.sequences, folded + found.folded
    tick(len(branches), len(branches))
    return Count(sequences, folded)
