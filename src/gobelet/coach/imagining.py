"""How may things be that a seat cannot see? Imagined many times, as players who know what they do would have answered.

What is hidden is always the latest answer of somebody. So the game is taken back to where it was open, and goes on from
there as the seat saw it: whoever answered in secret answers again, mostly as the strong player would with what they
knew, and sometimes in any way, since nobody can be sure of that.
"""

from collections.abc import Sequence
from typing import Any

from gobelet.coach.rollouts import Rollouts
from gobelet.core.event import Event, Played
from gobelet.core.refusal import Refusal
from gobelet.core.replay import advance, replay
from gobelet.core.sfc32 import Sfc32, below, seed
from gobelet.core.structs import copy_of

ANYHOW = 4  # one answer in so many


def imagined(rollouts: Rollouts, log: Sequence[Event], view: Any, seat: int, number: int, many: int) -> list[Any]:
    """States that agree with what a seat sees; the view itself where nothing is hidden."""
    hidden = next((place for place, event in enumerate(log) if isinstance(event, Played) and event.move is None), None)
    if hidden is None:
        return [view]
    before, chance = replay(rollouts.setup, log[:hidden]), Sfc32()
    seed(chance, number, 0)
    return [_once(rollouts, copy_of(before), log[hidden:], view, seat, chance) for _ in range(many)]


def _once(rollouts: Rollouts, state: Any, log: Sequence[Event], view: Any, seat: int, chance: Sfc32) -> Any:
    game = rollouts.setup.game
    try:
        for event in log:
            if isinstance(event, Played) and event.move is None:
                advance(game, state, _answer(rollouts, state, event.seat, chance))
            else:
                advance(game, state, event)
    except Refusal:  # what was answered in secret does not go with what came later
        state = copy_of(view)
        game.imagine(state, seat, chance)
    return state


def _answer(rollouts: Rollouts, state: Any, seat: int, chance: Sfc32) -> Played:
    game = rollouts.setup.game
    legal, number = game.moves(state, seat), below(chance, 2**31)
    if below(chance, ANYHOW) == 0:
        return Played(seat, legal[number % len(legal)])
    return Played(seat, rollouts.choice(game.view(state, seat), seat, legal, number))
