"""Which games are there? The work of `gobelet games`."""

import json
from typing import Any

from rich.table import Table as Grid

from gobelet.core.game import Game
from gobelet.core.text import say
from gobelet.games import GAMES
from gobelet.terminal.choose import seat_span
from gobelet.terminal.screen import Screen


def show_games(screen: Screen) -> None:
    for game in GAMES.values():
        pattern = "{name}: {title}, {seats}, about {minutes} minutes"
        plate = say(pattern, name=game.name, title=game.title, seats=seat_span(game), minutes=game.minutes)
        screen.show(plate, style="bold")
        screen.show(say("  {blurb}", blurb=game.blurb))
        if game.options:
            screen.show(options_of(screen, game))


def options_of(screen: Screen, game: Game) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for option in game.options:
        text, values = screen.translate(option.text), ", ".join(option.values)
        grid.add_row(f"  {option.name}={option.default}", f"{text} ({option.clause})\n{values}")
    return grid


def games_as_json() -> str:
    return json.dumps([_as_dict(game) for game in GAMES.values()], indent=2)


def _as_dict(game: Game) -> dict[str, Any]:
    options = [
        {"name": o.name, "values": list(o.values), "default": o.default, "clause": o.clause, "text": str(o.text)}
        for o in game.options
    ]
    return {
        "name": game.name,
        "title": str(game.title),
        "blurb": str(game.blurb),
        "version": game.version,
        "seats": list(game.seats),
        "minutes": game.minutes,
        "dice": [die.name for die in game.dice],
        "parts": list(game.parts),
        "options": options,
    }
