"""How many games are there? Sequences of events from the start, counted: a proof of the rules in numbers."""

from collections.abc import Callable

from gobelet.core.dice import outcomes, rolls
from gobelet.core.game import Choose, Game, Over, Roll
from gobelet.core.setup import Setup
from gobelet.core.structs import S, copy_of

Tick = Callable[[int, int], None]  # so many of so many branches are done


def silent(done: int, of: int) -> None:
    """Only the first roll of a count reports its progress."""


def count(setup: Setup, depth: int, fold: bool = False, tick: Tick | None = None) -> int:
    """How many sequences of so many events there are.

    Folded, dice that look alike are not told apart: each distinct outcome counts once instead of
    once for every order in which it can fall.
    """
    return count_from(setup.game, setup.start(), depth, fold, tick or silent)


def count_from(game: Game[S], state: S, depth: int, fold: bool, tick: Tick) -> int:
    """The same from any state."""
    if depth == 0:
        return 1
    match game.turn(state):
        case Over():
            return 0
        case Choose(seats):
            return _count_choices(game, state, seats, depth, fold)
        case Roll():
            return _count_rolls(game, state, depth, fold, tick)


def _count_choices(game: Game[S], state: S, seats: tuple[int, ...], depth: int, fold: bool) -> int:
    total = 0
    for seat in seats:
        moves = game.moves(state, seat)
        if depth == 1:
            total += len(moves)
            continue
        for move in moves:
            after = copy_of(state)
            game.rules.play(after, seat, move)
            total += count_from(game, after, depth - 1, fold, silent)
    return total


def _count_rolls(game: Game[S], state: S, depth: int, fold: bool, tick: Tick) -> int:
    possible = game.possible(state)
    if depth == 1 and not fold:
        return rolls(possible)
    branches = list(outcomes(possible, [die.kind for die in game.dice]))
    if depth == 1:
        return len(branches)
    total = 0
    for done, (faces, weight) in enumerate(branches):
        tick(done, len(branches))
        after = copy_of(state)
        game.rules.land(after, faces)
        total += (1 if fold else weight) * count_from(game, after, depth - 1, fold, silent)
    tick(len(branches), len(branches))
    return total
