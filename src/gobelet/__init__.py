"""gobelet, the dice cup: a home for dice games.

    game = gobelet.new("qwixx_duel", seats=2, seed=3)
    game.roll()
    game.legal("A")
    game.play("A", "red5")
    print(game)

docs/python.md shows the rest.
"""

from typing import TYPE_CHECKING, Any

from gobelet.core.decision import Decision
from gobelet.core.game import Game
from gobelet.core.policy import policy
from gobelet.core.refusal import Refusal
from gobelet.front.match import Match
from gobelet.front.opening import new, read
from gobelet.front.simulating import simulate
from gobelet.front.turn import Turn
from gobelet.games import GAMES

if TYPE_CHECKING:
    from gobelet.lab.simulation import Simulation

__all__ = [
    "Decision", "Game", "Match", "Refusal", "Simulation", "Turn", "games", "new", "policy", "read", "simulate",
]  # fmt: skip

games = GAMES  # `gobelet.games` is this mapping; `from gobelet.games import ...` still finds the package
# What brings NumPy along is imported when somebody asks for it.
LATER = {"Simulation": "gobelet.lab.simulation"}


def __getattr__(name: str) -> Any:
    if name in LATER:
        from importlib import import_module

        return getattr(import_module(LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
