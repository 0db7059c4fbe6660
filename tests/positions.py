"""Positions from random games, for tests over all rooms."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from hypothesis import strategies as st

from gobelet.core.event import Event
from gobelet.core.replay import advance, replay
from gobelet.core.setup import Setup, setups
from gobelet.core.structs import copy_of
from gobelet.games import GAMES
from gobelet.lab.playouts import Playouts, loops

SETUPS = [setup for game in GAMES.values() for setup in setups(game)]


def setup_name(setup: Setup) -> str:
    odd = [f"{o.name}={setup.options[o.name]}" for o in setup.game.options if setup.options[o.name] != o.default]
    return "-".join([setup.game.name, str(setup.seats), *odd])


def random_game(setup: Setup, seed: int) -> list[Event]:
    """All events of a random game."""
    return [happened.event for happened in Playouts(setup, 1, seed, 0, loops(setup.game, "first")).walk(0)]


def every_position(setup: Setup, seed: int) -> Iterator[Any]:
    """Each state of a random game, from its start to its end."""
    state = setup.start()
    yield copy_of(state)
    for event in random_game(setup, seed):
        advance(setup.game, state, event)
        yield copy_of(state)


class Moment:
    """Somewhere in a random game: the events so far, and the state they lead to."""

    def __init__(self, setup: Setup, seed: int, share: float) -> None:
        whole = random_game(setup, seed)
        self.setup, self.game = setup, setup.game
        self.events = whole[: round(share * len(whole))]
        self.label = f"Moment({setup_name(setup)}, seed={seed}, share={share})"

    @cached_property
    def _reached(self) -> Any:
        return replay(self.setup, self.events)

    @property
    def state(self) -> Any:
        """A fresh state each time: rules change it in place."""
        return copy_of(self._reached)

    def __repr__(self) -> str:
        return self.label


positions = st.builds(
    Moment, st.sampled_from(SETUPS), st.integers(0, 2**32 - 1), st.sampled_from([n / 40 for n in range(41)])
)
