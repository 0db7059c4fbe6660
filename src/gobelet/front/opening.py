"""How does a game begin at a Python prompt? Newly set up, or read from its record."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TypeGuard

from gobelet.core.game import Game
from gobelet.core.record import FORMAT, Record, read_record
from gobelet.core.refusal import Refusal
from gobelet.core.setup import find_game, set_up
from gobelet.front.given import Options, options_of, seats_of, seed_of, shown, word
from gobelet.front.match import Match
from gobelet.games import GAMES
from gobelet.table.file import Unreadable, load

LONGEST_PATH = 4096  # characters


def new(game: str | Game, seats: int | None = None, options: Options | None = None, seed: int | None = None) -> Match:
    """Begin a game, given by its name or as one of `gobelet.games`.

    Without `seats` it has as few as it can; `options` that are left out have their defaults. A seed makes the dice
    the same each time; without one they come from the system.
    """
    found = game if isinstance(game, Game) else find_game(GAMES, word(game))
    number = seed_of(seed)
    return Match(set_up(found, seats_of(found, seats), options_of(options)), number=number)


def read(source: str | os.PathLike[str], seed: int | None = None, games: Mapping[str, Game] = GAMES) -> Match:
    """The game in a record, which is given as its text or as the path of its file; it may be played on.

    A record that breaks the rules is refused with the number of its line. With the seed that the game was begun with,
    the dice go on as they would have. `games` is for games with a sheet of one's own.
    """
    number = seed_of(seed)
    record = read_record(source, games) if _is_text(source) else _load(source, games)
    return Match(record.setup, record.events, number, record)


def _is_text(source: object) -> TypeGuard[str]:
    """A path has one line, and no path is empty, begins like a record or is as long as this."""
    if not isinstance(source, str):
        return False
    return "\n" in source or not source or source.startswith(FORMAT) or len(source) > LONGEST_PATH


def _load(source: object, games: Mapping[str, Game]) -> Record:
    try:
        return load(Path(source), games)  # type: ignore[arg-type]
    except TypeError:
        pattern = "A record is read from its text or from the path of its file, not from {given}."
        raise Refusal(pattern, given=shown(source)) from None
    except ValueError:  # a name that no file can have
        raise Unreadable("There is no file {path}.", path=shown(source)) from None
