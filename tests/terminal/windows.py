"""Somebody at a window of a certain size, and what they see there."""

import io

import pytest
from rich.console import Console

from gobelet.core.setup import set_up
from gobelet.front.match import Match
from gobelet.games import GAMES
from gobelet.languages import translator
from gobelet.terminal.position import show_position
from gobelet.terminal.screen import Screen
from gobelet.terminal.seated import PERSON
from gobelet.terminal.sitting import Sitting


def seated(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int, columns: int, rows: int, language: str = "en"
) -> Sitting:
    """One person on seat A, bots on all others."""
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(rows))
    screen = Screen(translator(language))
    screen.live = True
    screen.console = Console(width=columns, force_terminal=True, color_system=None, highlight=False, markup=False)
    match = Match(set_up(GAMES[game], seats), number=seats)
    return Sitting(screen, match, (PERSON, *["random"] * (seats - 1)), 1, viewer=0)


def shown(sitting: Sitting) -> list[str]:
    """All that is shown to seat A now; the last line is the one of the prompt."""
    sitting.screen.console.file = io.StringIO()
    show_position(sitting, 0)
    return sitting.screen.console.file.getvalue().split("\n")


def in_sight(sitting: Sitting) -> list[str]:
    """From the heading on: what stands above it may have scrolled away."""
    lines = shown(sitting)
    return lines[max(number for number, line in enumerate(lines) if line.startswith("──")) :]
