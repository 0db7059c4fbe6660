"""Does `hint` tell the best moves in the terminal, by what the seat may know, and only where it is allowed?"""

from pathlib import Path

import pytest

from tests.terminal.piped import Shell

DUEL = ("play", "qwixx_duel", "--seats", "me,random", "--seed", "7")
CARDS = ("play", "objectif", "--seats", "me,me", "--option", "rounds=1", "--dice", "typed")
UNSETTLED = "Not settled yet"


@pytest.fixture(autouse=True)
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games of each move, whatever the machine has to do."""
    monkeypatch.setattr("gobelet.terminal.hinting.SECONDS", 0.0)


@pytest.mark.dear
@pytest.mark.xdist_group("qwixx_duel")
def test_the_best_moves_are_told_with_chance_and_lead(shell: Shell) -> None:
    ran = shell(*DUEL, typed="hint\nquit\n")
    lines = ran.shown.splitlines()
    table = next(place for place, line in enumerate(lines) if "chance to win, %" in line)
    best, second, third = (line.split() for line in lines[table + 2 : table + 5])

    assert {best[0], second[0], third[0]} == {"green12", "blue12", "pass"}
    assert (best[-1], second[-2]) == ("–", "±")
    assert UNSETTLED in ran.shown


@pytest.mark.dear
@pytest.mark.xdist_group("qwixx_duel")
def test_asked_again_it_goes_on_and_a_new_question_begins_anew(shell: Shell) -> None:
    shown = shell(*DUEL, typed="hint\nhint\nblue12\nhint\nquit\n").shown
    games = [int(line.split(". ")[1].split()[0]) for line in shown.splitlines() if UNSETTLED in line]

    assert games[0] < games[1]
    assert games[2] < games[1]


@pytest.mark.dear
@pytest.mark.xdist_group("objectif")
def test_a_hint_is_the_same_whatever_the_other_has_laid_in_secret(shell: Shell) -> None:
    one, other = (
        shell(*CARDS, typed=f"1 2 3 4 6\n\n{card}\n\nhint\nquit\n").shown.rpartition("> hint")[2]
        for card in ("pair", "joker")
    )

    assert "chance to win, %" in one
    assert one == other


def test_there_are_no_hints_in_the_daily_challenge(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOBELET_DATA", str(tmp_path))
    shown = shell("daily", "tres_fute", typed="hint\nhelp\nquit\n").shown

    assert "No hints in the daily challenge" in shown
    assert "  hint   shows" not in shown


def test_while_dice_are_owed_there_is_nothing_to_decide(shell: Shell) -> None:
    shown = shell(*CARDS, typed="hint\nquit\n").shown

    assert "There is nothing to decide now: hint helps with a decision." in shown


def test_help_tells_of_hints(shell: Shell) -> None:
    assert "  hint   shows the best moves" in shell(*DUEL, typed="help\nquit\n").shown
