"""Does it work for somebody who really sits at a terminal?"""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from tests.patience import SECONDS

TAB, UP, CTRL_C, CTRL_D = "\t", "\x1b[A", "\x03", "\x04"


def sit_down(*arguments: str, columns: int = 120) -> "pexpect.spawn[str]":
    environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    command = ["-m", "gobelet", *arguments]
    return pexpect.spawn(
        sys.executable,
        command,
        encoding="utf-8",
        timeout=SECONDS,
        dimensions=(50, columns),
        env=environment,
        preexec_fn=heed_control_c,
    )


def heed_control_c() -> None:
    """As in a terminal, also where the tests run in the background: `nohup ./check &` hands down an ignored signal."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture(params=["in the foreground", "in the background"])
def started(request: pytest.FixtureRequest) -> Iterator[None]:
    """The two ways in which tests may have been started."""
    ignored = request.param == "in the background"
    before = signal.signal(signal.SIGINT, signal.SIG_IGN if ignored else signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def playing(game: str, seats: str, *typed: str) -> "pexpect.spawn[str]":
    """Somebody who has typed these lines, and is asked for the next one."""
    child = sit_down("play", game, "--seats", seats, "--seed", "7")
    for line in typed:
        child.expect("A> |B> |press Enter:")
        child.sendline(line)
    child.expect("A> |B> ")
    return child


def duel() -> "pexpect.spawn[str]":
    return playing("qwixx_duel", "me,random")


@pytest.mark.parametrize(
    ("game", "typed", "begun", "understood"),
    [
        pytest.param("qwixx_duel", [], "gr", "Action 2", id="a token"),
        pytest.param("objectif", ["joker"], "d1 d2 rer", "Enter rolls the dice", id="the next token of a saying"),
    ],
)
def test_tab_completes(game: str, typed: list[str], begun: str, understood: str) -> None:
    child = playing(game, "me,random", *typed)
    child.send(begun + TAB + "\r")

    assert child.expect([understood, "not possible"]) == 0
    child.close()


def test_the_arrow_keys_do_not_tell_what_another_person_said() -> None:
    child = playing("objectif", "me,me", "", "joker", "")
    asked = child.after
    child.send(UP + "\r")

    assert asked == "B> "
    assert child.expect(["Type '", "A> "]) == 0
    child.close()


@pytest.mark.parametrize(("columns", "first"), [(60, 0), (80, 1)])
def test_a_window_that_is_too_narrow_is_told(columns: int, first: int) -> None:
    child = sit_down("play", columns=columns)

    assert child.expect(["Drawings have 80 columns, this window 60", "Which game"]) == first
    child.close()


def test_quitting_offers_to_keep_the_game(tmp_path: Path) -> None:
    child = duel()
    child.sendline("quit")
    child.expect("Keep this game")
    child.sendline(str(tmp_path / "duel.game"))
    child.expect("To go on: ./play --record")
    child.expect(pexpect.EOF)
    child.close()

    assert (tmp_path / "duel.game").read_text("utf-8").startswith("gobelet record 1\n")


@pytest.mark.parametrize("name", ["~nobody-here/duel.game", "x" * 300, "nowhere/duel.game"])
def test_a_name_that_cannot_be_a_file_is_asked_again(name: str) -> None:
    child = duel()
    child.sendline("quit")
    child.expect("drop it:")
    child.sendline(name)

    assert child.expect(["drop it:", pexpect.EOF]) == 0
    child.close()


def test_control_d_leaves_like_quit() -> None:
    child = duel()
    child.send(CTRL_D)
    child.expect("Keep this game")
    child.sendline("")
    child.expect(pexpect.EOF)
    child.close()

    assert child.exitstatus == 0


@pytest.mark.usefixtures("started")
def test_control_c_interrupts() -> None:
    child = duel()
    child.send(CTRL_C)
    child.expect(pexpect.EOF)
    child.close()

    assert child.exitstatus == 130


def test_a_record_is_stepped_through(tmp_path: Path) -> None:
    file = tmp_path / "bots.game"
    sit_down("play", "qwixx_duel", "--seats", "random,random", "--seed", "7", "--record", str(file)).expect(pexpect.EOF)
    child = sit_down("replay", str(file))
    child.expect(r"Qwixx Duel: 0 of \d+")
    child.sendline("")
    child.expect(r"Qwixx Duel: 1 of \d+")
    child.sendline("5")
    child.expect(r"Qwixx Duel: 5 of \d+")
    child.sendline("b")
    child.expect(r"Qwixx Duel: 4 of \d+")
    child.sendline("999")
    child.expect("'999' is not possible")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()

    assert child.exitstatus == 0
