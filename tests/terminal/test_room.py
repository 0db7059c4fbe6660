"""Does a position fit the window? Words stand in columns, and where it is tight all is told in brief."""

import os
import sys

import pexpect
import pytest

from gobelet.core.picture import Picture, panel
from gobelet.core.text import say
from gobelet.draw.text import text
from gobelet.games import GAMES
from gobelet.terminal.offering import in_columns
from gobelet.terminal.screen import Screen

SECONDS = 120
OPENINGS = [
    ("qwixx_duel", "me,random", 24, 80),
    ("objectif", "me,random", 24, 80),
    ("mosaix", "me", 24, 80),
    *((name, "me" if 1 in game.seats else "me,random", 40, 120) for name, game in GAMES.items()),
]


@pytest.mark.dear
@pytest.mark.parametrize(("game", "seats", "rows", "columns"), OPENINGS)
def test_the_opening_fits_the_window(game: str, seats: str, rows: int, columns: int) -> None:
    arguments = ["-m", "gobelet", "play", game, "--seats", seats, "--seed", "3", "--language", "en"]
    window = {**os.environ, "TERM": "xterm"}
    player = pexpect.spawn(
        sys.executable, arguments, env=window, dimensions=(rows, columns), encoding="utf-8", timeout=SECONDS
    )
    player.expect("A> ")
    lines = str(player.before).count("\n") + 1
    player.close(force=True)

    assert lines <= rows


def test_words_stand_in_columns() -> None:
    screen = Screen()
    screen.console.width = 40

    assert in_columns(screen, [(f"w{number}", "a word") for number in range(7)]).row_count == 4


def test_the_label_of_a_panel_ends_before_the_panel_does() -> None:
    label = say("lay the dice here, edge to edge")
    ground = panel("ground", 0, 0, 5, 2, label)

    assert text(Picture(10, 2, ((ground,),))).strip() == "lay the dice here"
