"""How does a test play a futé game by a sheet of one's own?"""

from collections.abc import Mapping
from importlib.resources import files

from gobelet.core.game import Game
from gobelet.core.replay import replay
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from tests.positions import random_game


def text_of(game: str) -> str:
    return (files(f"gobelet.games.{game}") / "sheet.toml").read_text("utf-8")


def corrected(text: str, changes: Mapping[str, str]) -> str:
    for printed, own in changes.items():
        assert printed in text
        text = text.replace(printed, own, 1)
    return text


def changed(game: str, changes: Mapping[str, str]) -> Game:
    """A game with the sheet of the house, on which something was written differently."""
    with_sheet = GAMES[game].with_sheet
    assert with_sheet
    return with_sheet(corrected(text_of(game), changes))


def final_score(game: Game) -> dict[str, int]:
    """What a random game alone comes to: the same dice and choices, as long as they are legal."""
    setup = set_up(game, 1)
    return game.score(replay(setup, random_game(setup, 4)), 0).as_dict()
