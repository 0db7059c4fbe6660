"""How does a test play a futé game by a sheet of one's own?"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from gobelet.core.game import Game
from gobelet.core.replay import replay
from gobelet.core.setup import Setup, set_up
from gobelet.games import GAMES
from gobelet.lab.batch import environment
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


def counted(setup: Setup, gear_name: str) -> Any:
    """What the start and some finished games come to, in gear: only the counting is compiled, not the whole room."""
    game, gear = setup.game, environment(setup.game, gear_name)
    reached = [setup.start(), *(replay(setup, random_game(setup, seed)) for seed in range(5))]
    states = gear.batch(game.state, len(reached))
    for place, state in enumerate(reached):
        gear.put(states, place, state)
    points, won = gear.block(len(states), setup.seats, len(game.parts)), gear.block(len(states))
    gear.call["result"](states, setup.seats, points, won)
    return [[[int(part) for part in seat] for seat in each] for each in points], [int(winners) for winners in won]
