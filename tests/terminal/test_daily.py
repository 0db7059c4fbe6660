"""Can one play with the dice of today in a terminal, once?"""

from pathlib import Path

import pytest

from gobelet.core.event import Rolled
from gobelet.games import GAMES
from gobelet.table.daily import DAYS, daily, daily_dice, today
from gobelet.table.file import load
from gobelet.table.keys import signing_key
from tests.terminal.piped import Shell


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GOBELET_DATA", str(tmp_path))
    return tmp_path


def test_the_dice_are_those_of_the_server_in_the_same_folder(shell: Shell, folder: Path) -> None:
    ran = shell("daily", "mosaix", typed="stop\n")
    (file,) = (folder / DAYS).iterdir()
    first = load(file, GAMES).events[0]
    secret = daily(signing_key(folder), today(), "mosaix").secret

    assert ran.code == 0
    assert first == Rolled(daily_dice(secret, 0)([tuple(range(1, len(die.faces) + 1)) for die in GAMES["mosaix"].dice]))


def test_a_second_game_does_not_count(shell: Shell) -> None:
    shell("daily", "mosaix", typed="stop\n")
    ran = shell("daily", "mosaix", typed="stop\n")

    assert (ran.code, "You have played Mosaix today: " in ran.refused) == (2, True)


def test_a_game_that_was_left_goes_on(shell: Shell) -> None:
    left = shell("daily", "mosaix", typed="quit\n")
    ran = shell("daily", "mosaix", typed="stop\n")

    assert "gobelet daily mosaix" in left.shown
    assert ran.code == 0


def test_the_calendar_has_the_results(shell: Shell) -> None:
    shell("daily", "mosaix", typed="stop\n")
    ran = shell("daily")

    assert today().isoformat() in ran.shown
    assert "gobelet daily GAME" in ran.shown


def test_a_game_for_several_is_refused(shell: Shell) -> None:
    assert "Qwixx Duel cannot be played alone." in shell("daily", "qwixx_duel").refused
