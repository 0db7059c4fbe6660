"""gobelet, the dice cup: a home for dice games.

    game = gobelet.new("qwixx_duel", seats=2, seed=3)
    game.roll()
    game.legal("A")
    game.play("A", "red5")
    print(game)

docs/python.md shows the rest.
"""

from typing import Any

from gobelet.core.game import Game
from gobelet.core.refusal import Refusal
from gobelet.front.match import Match
from gobelet.front.opening import new, read
from gobelet.front.turn import Turn
from gobelet.games import GAMES

__all__ = ["Game", "Match", "Refusal", "Turn", "games", "new", "read"]

games = GAMES  # `gobelet.games` is this mapping; `from gobelet.games import ...` still finds the package
LATER: dict[str, str] = {}  # in which modules names are that bring NumPy along: imported when somebody asks for them


def __getattr__(name: str) -> Any:
    if name in LATER:
        from importlib import import_module

        return getattr(import_module(LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
