"""Does every command answer, and refuse in one sentence with the right exit code?"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gobelet.cli import main
from gobelet.core.refusal import choices
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.lab.audit import audit
from tests.terminal.piped import Shell

THE_GAMES = f"the games are {choices(list(GAMES))}"
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
    assert "B decides action 2" in shown
    assert re.search(r"The game is over: [AB] wins by \d+ to \d+ points\.\n$", shown)


def test_replay_for_programs_has_text_and_scores(shell: Shell, record: Path) -> None:
    replayed = json.loads(shell("replay", "--json", str(record)).shown)
    lines = record.read_text("utf-8").splitlines()

    assert [event["text"] for event in replayed["events"]] == lines[lines.index("") + 1 : -2]
    assert lines[-1].startswith(f"score A={replayed['events'][-1]['scores']['A']['total']} ")


def test_verify_reads_standard_input(shell: Shell, record: Path) -> None:
    written = record.read_text("utf-8")
    good = shell("verify", "-", typed=written)
    cheated = shell("verify", "-", typed=written.replace("score A=", "score A=9"))
    large = shell("verify", "-", typed=written * 2000)

    assert (good.code, cheated.code, large.code) == (0, 1, 2)
    assert "follow the rules to its end" in good.shown
    assert large.refused == "The file - cannot be read: it is too large.\n"


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


def test_sequences_are_counted(shell: Shell) -> None:
    assert shell("count", "objectif", "--depth", "2").shown == "155,520\n"


def test_sequences_are_counted_for_programs(shell: Shell) -> None:
    counted = json.loads(shell("count", "objectif", "--depth", "2", "--seats", "5", "--fold", "--json").shown)

    assert counted == {
        "game": "objectif", "seats": 5, "options": {"rounds": "equal", "packs": "1"},
        "depth": 2, "folded": True, "sequences": 12_600,
    }  # fmt: skip


def test_an_audit_prints_the_games_that_were_asked_for(shell: Shell) -> None:
    chosen = ("--seats", "3", "--option", "rounds=2", "--games", "2", "--seed", "8")
    setup = set_up(GAMES["objectif"], 3, {"rounds": "2"})

    assert shell("audit", "objectif", *chosen).shown.splitlines() == list(audit(setup, 2, 8, "first"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], f"There is no game 'chess'; {THE_GAMES}."),
        (["play", "objectif", "--seats", "me"], "Objectif has 2 to 5 seats, not 1."),
        (["play", "objectif", "--seats", "me,you"], "'you' cannot take a seat; each seat is me, random, greedy, "
                                                    "beginner, casual, strong or master, like --seats me,random."),
        (["play", "objectif", "--option", "laps=2"], "Objectif has no option 'laps'; its options are rounds or packs."),
        (["play", "objectif", "--option", "packs=3"], "Option packs cannot be '3'; it is 1 or 2."),
        (["play", "objectif", "--option", "packs"], "'packs' is no option; an option is written name=value."),
        (["play", "objectif", "--option", "packs=1", "--option", "packs=2"], "Option packs is given twice."),
        (["play", "objectif", "--seats", "me,me,me", "--option", "packs=2"],
         "Two packs are for two players only; with 3 seats, packs must be 1."),
        ([*BOTS[:-1], "seven"], "Invalid value for '--seed': 'seven' is not a valid whole number; "
                                "see: gobelet play --help"),
        (["play", ""], f"There is no game ''; {THE_GAMES}."),
        (["play", "objectif", "--seats", ""], "'' cannot take a seat; each seat is me, random, greedy, beginner, "
                                              "casual, strong or master, like --seats me,random."),
        (["audit", "chess"], f"There is no game 'chess'; {THE_GAMES}."),
        (["audit", "objectif", "--gear", "third"], "There is no gear 'third'; it is first or second."),
        (["audit", "objectif", "--games", "0"], "Invalid value for '--games': 0 is not in the range x>=1; "
                                                "see: gobelet audit --help"),
        (["count", "objectif", "--depth", "-1"], "Invalid value for '--depth': -1 is not in the range x>=0; "
                                                 "see: gobelet count --help"),
        (["count", "objectif", "--depth", "2", "--seats", "6"], "Objectif has 2 to 5 seats, not 6."),
        (["verify", "missing.game"], "The file missing.game cannot be read: no such file or directory."),
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

    assert (ran.code, ran.shown, ran.refused) == (2, "", f"{sentence}\n")
    assert list(tmp_path.iterdir()) == []


def test_an_interruption_exits_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)

    assert main(["play"]) == 130


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_terminal_without_our_signs_shows_question_marks(encoding: str, record: Path) -> None:
    ran = in_a_process("replay", str(record), PYTHONIOENCODING=encoding)

    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"?" in ran.stdout


def test_nobody_reading_on_is_no_traceback() -> None:
    piped = f"'{sys.executable}' -m gobelet audit objectif --games 50 | head -n 1"
    ran = subprocess.run(piped, shell=True, check=True, capture_output=True)

    assert (ran.stdout.count(b"\n"), ran.stderr) == (1, b"")


def test_a_full_disk_is_told_in_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        ran = in_a_process("games", stdout=full)

    assert (ran.returncode, ran.stderr) == (2, b"Reading or writing failed: no space left on device.\n")


def in_a_process(
    *arguments: str, stdout: Any = subprocess.PIPE, **environment: str
) -> "subprocess.CompletedProcess[bytes]":
    command = [sys.executable, "-m", "gobelet", *arguments]
    return subprocess.run(
        command, check=False, stdout=stdout, stderr=subprocess.PIPE, env={**os.environ, **environment}
    )


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
