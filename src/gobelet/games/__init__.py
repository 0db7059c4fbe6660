"""The rooms of the house: the only list of games there is. A room is imported when somebody asks for its game."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from gobelet.core.game import Game
from gobelet.core.setup import no_such_game

ROOMS = ("qwixx_duel", "objectif", "tres_fute", "melange_fute", "mosaix")


class Games(Mapping[str, Game]):
    """All games by name. Printed, it says what they are."""

    def __init__(self) -> None:
        self._open: dict[str, Game] = {}

    def __getitem__(self, name: str) -> Game:
        if name not in ROOMS:
            raise no_such_game(str(name), ROOMS)
        if name not in self._open:
            self._open[name] = import_module(f"{__name__}.{name}").GAME
        return self._open[name]

    def __iter__(self) -> Iterator[str]:
        return iter(ROOMS)

    def __len__(self) -> int:
        return len(ROOMS)

    def __repr__(self) -> str:
        return f"<gobelet games: {', '.join(ROOMS)}>"

    def __str__(self) -> str:
        return "\n\n".join(str(game) for game in self.values())


GAMES = Games()
