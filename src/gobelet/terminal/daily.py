"""How does one play with the dice of today in a terminal? As at the web table of the same folder; one game counts."""

from collections.abc import Mapping
from pathlib import Path

from rich.table import Table as Grid

from gobelet.core.game import Game
from gobelet.core.refusal import Refusal
from gobelet.core.setup import find_game, set_up
from gobelet.core.text import say
from gobelet.front.match import Match
from gobelet.front.opening import read
from gobelet.table.daily import DAYS, daily, today
from gobelet.table.file import is_taken, unwritable
from gobelet.table.keys import signing_key
from gobelet.table.private import make_folder
from gobelet.terminal.play import play
from gobelet.terminal.screen import Quit, Screen
from gobelet.terminal.seated import PERSON
from gobelet.terminal.sitting import sit_down

SHOWN = 14  # days


def play_today(screen: Screen, games: Mapping[str, Game], name: str, folder: Path) -> None:
    """Begin today's game, go on with it, or say what came of it."""
    game, day = find_game(games, name), today()
    if 1 not in game.seats:
        raise Refusal("{game} cannot be played alone.", game=game.title)
    file = folder / DAYS / f"{day.isoformat()}-{game.name}.game"
    try:
        make_folder(file.parent)
        dice = daily(signing_key(folder), day, game.name)
    except OSError as error:
        raise unwritable(file, error) from None
    match = read(file, None, games) if is_taken(file) else Match(set_up(game, 1))
    if match.over:
        points = next(iter(match.scores().values()))["total"]
        raise Refusal(
            "You have played {game} today: {points} points. Come back tomorrow.", game=game.title, points=points
        )
    sitting = sit_down(screen, match, (PERSON,), None, file=file)
    sitting.secret_of_the_day = dice.secret
    try:
        play(sitting)
    except EOFError:
        if not screen.live:
            raise Refusal("The input ended before the game did.") from None
    except Quit:
        screen.show(say("To go on today: gobelet daily {game}", game=game.name))


def show_calendar(screen: Screen, games: Mapping[str, Game], folder: Path) -> None:
    """One's own results of the latest days."""
    grid = Grid(
        screen.translate(say("day")), *(screen.translate(game.title) for game in games.values() if 1 in game.seats)
    )
    kept = sorted((folder / DAYS).glob("*.game")) if (folder / DAYS).is_dir() else []
    for day in sorted({file.name[:10] for file in kept})[-SHOWN:]:
        found = {file.stem[11:]: file for file in kept if file.name.startswith(day)}
        cells = [_result(screen, found.get(name), games) for name, game in games.items() if 1 in game.seats]
        grid.add_row(day, *cells)
    screen.show(grid)
    alone = ", ".join(name for name, game in games.items() if 1 in game.seats)
    screen.show(say("To play with the dice of today: gobelet daily GAME, where GAME is one of {games}.", games=alone))


def _result(screen: Screen, file: Path | None, games: Mapping[str, Game]) -> str:
    if not file:
        return "–"
    match = read(file, None, games)
    return str(next(iter(match.scores().values()))["total"]) if match.over else screen.translate(say("begun"))
