"""Does every command answer, and refuse in one sentence with the right exit code?"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gobelet.cli import main
from gobelet.games import GAMES
from tests.terminal.piped import Shell

BOTS = ("play", "qwixx_duel", "--seats", "random,random", "--seed", "7")


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


@pytest.fixture
def record(shell: Shell, tmp_path: Path) -> Path:
    """A finished game of two bots."""
    file = tmp_path / "bots.game"
    shell(*BOTS, "--record", str(file))
    return file


def test_without_a_command_all_commands_are_shown(shell: Shell) -> None:
    ran = shell()

    assert ran.code == 0
    assert all(command in ran.shown for command in ("play", "games", "replay", "verify"))


def test_games_are_listed_with_seats_and_options(shell: Shell) -> None:
    shown = shell("games").shown

    assert "objectif: Objectif, 2 to 5 seats" in shown
    assert "rounds=equal" in shown
    assert "OB9" in shown


def test_games_are_listed_for_programs(shell: Shell) -> None:
    listed = json.loads(shell("games", "--json").shown)

    assert [game["name"] for game in listed] == list(GAMES)
    assert listed[1]["options"][0]["default"] == "equal"


def test_a_piped_replay_shows_every_position(shell: Shell, record: Path) -> None:
    events = len(json.loads(shell("replay", "--json", str(record)).shown)["events"])
    shown = shell("replay", str(record)).shown

    assert all(f"Qwixx Duel: {number} of {events}" in shown for number in range(events + 1))
    assert "wins." in shown


def test_replay_for_programs_has_text_and_scores(shell: Shell, record: Path) -> None:
    replayed = json.loads(shell("replay", "--json", str(record)).shown)
    lines = record.read_text("utf-8").splitlines()

    assert [event["text"] for event in replayed["events"]] == lines[lines.index("") + 1 : -2]
    assert lines[-1].startswith(f"score A={replayed['events'][-1]['scores']['A']['total']} ")


def test_a_good_record_is_verified(shell: Shell, record: Path) -> None:
    ran = shell("verify", str(record))

    assert ran.code == 0
    assert "follow the rules to its end" in ran.shown


def test_a_record_against_the_rules_is_told_with_its_line(shell: Shell, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    lines[6] = "A red12\n"
    record.write_text("".join(lines), "utf-8")
    ran = shell("verify", str(record))

    assert ran.code == 1
    assert "Line 7: Seat A may not play 'red12' now" in ran.shown


def test_the_worst_of_several_files_counts(shell: Shell, record: Path, tmp_path: Path) -> None:
    ran = shell("verify", "--json", str(record), str(tmp_path / "missing.game"))
    judged = [json.loads(line) for line in ran.shown.splitlines()]

    assert ran.code == 2
    assert [one["good"] for one in judged] == [True, False]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "There is no game 'chess'; the games are qwixx_duel or objectif."),
        (["play", "objectif", "--seats", "me"], "Objectif has 2 to 5 seats, not 1."),
        (["play", "objectif", "--seats", "me,you"], "'you' cannot take a seat; each seat is me or random, "
                                                    "like --seats me,random."),
        (["play", "objectif", "--option", "laps=2"], "Objectif has no option 'laps'; its options are rounds or packs."),
        (["play", "objectif", "--option", "packs=3"], "Option packs cannot be '3'; it is 1 or 2."),
        (["play", "objectif", "--option", "packs"], "'packs' is no option; an option is written name=value."),
        (["play", "objectif", "--option", "packs=1", "--option", "packs=2"], "Option packs is given twice."),
        (["play", "objectif", "--seats", "me,me,me", "--option", "packs=2"],
         "Two packs are for two players only; with 3 seats, packs must be 1."),
        ([*BOTS[:-1], "seven"], "Invalid value for '--seed': 'seven' is not a valid integer range; "
                                "see: gobelet play --help"),
        (["replay", "missing.game"], "The file missing.game cannot be read: no such file or directory."),
        (["verify"], "Missing argument 'FILES...'; see: gobelet verify --help"),
        (["dance"], "No such command 'dance'; see: gobelet --help"),
        (["games", "--xml"], "No such option '--xml'; see: gobelet games --help"),
    ],
)  # fmt: skip
def test_what_is_not_possible_is_refused_in_one_sentence(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    if arguments[0] == "play":
        arguments = [*arguments, "--record", "new.game"]
    ran = shell(*arguments)

    assert (ran.code, ran.refused) == (2, f"{sentence}\n")
    assert list(tmp_path.iterdir()) == []


def test_an_interruption_exits_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)

    assert main(["play"]) == 130


@pytest.mark.parametrize(
    "code",
    [
        "import gobelet.cli",
        "from gobelet.games import GAMES",
        "from gobelet.cli import main; main(['play', 'objectif', '--seats', 'random,random'])",
        "from gobelet.cli import main; main(['play', 'qwixx_duel', '--seats', 'random,random'])",
    ],
)
def test_first_gear_never_waits_for_the_second(code: str) -> None:
    heavy = "import sys; sys.exit(bool({'numba', 'numpy'} & set(sys.modules)))"

    assert subprocess.run([sys.executable, "-c", f"{code}; {heavy}"], check=False, capture_output=True).returncode == 0


def test_the_module_is_the_command() -> None:
    ran = subprocess.run([sys.executable, "-m", "gobelet", "games", "--json"], check=True, capture_output=True)

    assert [game["name"] for game in json.loads(ran.stdout)] == list(GAMES)
