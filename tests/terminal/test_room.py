"""Does a position fit the window? Words stand in columns, and where it is tight all is told in brief."""

import os
import sys

import pexpect
import pytest

from gobelet.core.picture import Picture, panel
from gobelet.core.text import say
from gobelet.draw.text import text
from gobelet.terminal.offering import in_columns
from gobelet.terminal.screen import Screen

SECONDS = 120


@pytest.mark.dear
@pytest.mark.parametrize(("rows", "columns", "left_out"), [(24, 80, "sheet shows rounds"), (40, 120, "sheet B shows")])
def test_the_largest_sheet_fits_a_real_window(rows: int, columns: int, left_out: str) -> None:
    arguments = ["-m", "gobelet", "play", "melange_fute", "--seats", "me,random", "--seed", "3", "--language", "en"]
    window = {**os.environ, "TERM": "xterm"}
    player = pexpect.spawn(
        sys.executable, arguments, env=window, dimensions=(rows, columns), encoding="utf-8", timeout=SECONDS
    )
    player.expect("A> ")
    seen = str(player.before).rpartition("seat A")[2]
    player.close(force=True)

    assert seen.count("\n") < rows
    assert left_out in seen


def test_words_stand_in_columns() -> None:
    screen = Screen()
    screen.console.width = 40

    assert in_columns(screen, [(f"w{number}", "a word") for number in range(7)]).row_count == 4


def test_the_label_of_a_panel_ends_before_the_panel_does() -> None:
    label = say("lay the dice here, edge to edge")
    ground = panel("ground", 0, 0, 5, 2, label)

    assert text(Picture(10, 2, ((ground,),))).strip() == "lay the dice here"
