"""Does `gobelet train` make nets that play, the same each time, and can it be interrupted?"""

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from gobelet.bots.weights import find, shipped
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.lab import checkpoint
from gobelet.lab.course import Course
from tests.terminal.piped import Ran, Shell

GAME = "qwixx_duel"
NET = Path(str(shipped("tres_fute")[0].file))
SHORT = ("train", GAME, "--games", "160", "--seed", "5")


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


def interrupted(shell: Shell, *arguments: str) -> Ran:
    """As if somebody pressed Ctrl-C when a training is kept for the fourth time."""
    times = iter(range(100))

    def keep(course: Course, file: Path) -> None:
        checkpoint.keep(course, file)
        if next(times) == 3:
            signal.raise_signal(signal.SIGINT)

    with shell.monkeypatch.context() as patch:
        patch.setattr("gobelet.terminal.training.keep", keep)
        return shell(*arguments)


@pytest.mark.dear
@pytest.mark.xdist_group(GAME)
@pytest.mark.parametrize("lanes", ["1", "2"])
def test_a_training_that_was_interrupted_ends_in_the_same_weights(lanes: str, shell: Shell, tmp_path: Path) -> None:
    at_once, later = tmp_path / "at_once.net", tmp_path / "later.net"
    whole = shell(*SHORT, "--lanes", lanes, "--out", str(at_once))
    broken = interrupted(shell, *SHORT, "--lanes", lanes, "--out", str(later))
    rest = shell(*SHORT, "--lanes", lanes, "--out", str(later), "--resume")

    assert (whole.code, broken.code, rest.code) == (0, 130, 0)
    assert "with --resume goes on with it" in broken.refused
    assert at_once.read_bytes() == later.read_bytes()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["at_once.net", "later.net"]


@pytest.mark.dear
@pytest.mark.xdist_group(GAME)
def test_a_trained_net_lies_where_bots_look_and_its_card_tells_how_it_was_made(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOBELET_DATA", str(tmp_path))
    monkeypatch.delenv("GOBELET_WEIGHTS")
    card = json.loads(shell(*SHORT, "--json").shown)
    found = find(set_up(GAMES[GAME], 2))

    assert found
    assert str(found.file) == card["file"] == str(tmp_path / "weights" / "qwixx_duel_2.net")
    assert (card["made"]["plan"]["games"], card["made"]["plan"]["seed"], len(card["made"]["curve"])) == (160, 5, 20)
    assert [each["level"] for each in card["strength"]] == ["beginner", "casual", "strong"]
    assert [each["against"] for each in card["strength"]] == ["greedy", "beginner", "casual"]


@pytest.mark.dear
@pytest.mark.xdist_group(GAME)
def test_a_training_may_begin_with_the_weights_of_another_and_its_card_says_so(shell: Shell, tmp_path: Path) -> None:
    first, second, third = (str(tmp_path / f"{number}.net") for number in range(3))
    shell(*SHORT, "--out", first)
    card = json.loads(shell(*SHORT, "--begin-with", first, "--out", second, "--json").shown)
    interrupted(shell, *SHORT, "--begin-with", first, "--out", third)
    other = shell(*SHORT, "--begin-with", second, "--out", third, "--resume")
    rest = shell(*SHORT, "--begin-with", first, "--out", third, "--resume")

    assert card["made"]["begun with"]["file"] == "0.net"
    assert [each["against"] for each in card["strength"]] == ["greedy", "beginner", "casual", "0.net"]
    assert other.refused == f"The training in {third}.training was begun with other weights.\n"
    assert (rest.code, Path(third).read_bytes()) == (0, Path(second).read_bytes())
    assert Path(first).read_bytes() != Path(second).read_bytes()


@pytest.mark.dear
@pytest.mark.xdist_group(GAME)
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"anything", "What is in {file} is no training that can be taken up again."),
        (b'{"format": 1}\n', "What is in {file} is no training that can be taken up again."),
        ({"seats": 3}, "The training in {file} is for another game, or its rules have changed."),
        ({"plan": {"colour": 1}}, "What is in {file} is no training that can be taken up again."),
        ({}, "The training in {file} was begun with --seed 5, not 6."),
    ],
)
def test_what_cannot_be_taken_up_is_refused(
    content: bytes | dict[str, Any], sentence: str, shell: Shell, tmp_path: Path
) -> None:
    kept, out = tmp_path / "new.net.training", ("--out", str(tmp_path / "new.net"))
    interrupted(shell, *SHORT, *out)
    if isinstance(content, bytes):
        kept.write_bytes(content)
    else:
        line, numbers = kept.read_bytes().split(b"\n", 1)
        kept.write_bytes(json.dumps({**json.loads(line), **content}).encode() + b"\n" + numbers)
    ran = shell(*SHORT[:-1], "6", *out, "--resume")

    assert (ran.code, ran.refused) == (2, f"{sentence.format(file=kept)}\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game 'chess'"),
        ([GAME, "--seats", "3"], "Qwixx Duel has 2 seats, not 3."),
        ([GAME, "--games", "5", "--minutes", "1"], "Say either --games or --minutes."),
        ([GAME, "--games", "0"], "Invalid value for '--games': 0 is not in the range x>=1"),
        ([GAME, "--resume", "--out", "new.net"], "There is no training in new.net.training to go on with."),
        ([GAME, "--out", "nowhere/new.net"], "There is no folder nowhere."),
        ([GAME, "--out", "old.net"], "The file old.net exists already."),
        ([GAME, "--begin-with", "none.net"], "There are no weights in none.net."),
        ([GAME, "--begin-with", "old.net"], "The file old.net cannot be used. This is no file of weights"),
        (["mosaix", "--begin-with", str(NET)], f"The weights in {NET} are for a player who looks at something else."),
        ([GAME, "--out", "begun.net"], "In begun.net.training is an unfinished training: go on with --resume"),
    ],
)
def test_what_is_not_possible_is_refused_in_one_sentence(
    arguments: list[str], sentence: str, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("old.net", "begun.net.training"):
        (tmp_path / name).write_bytes(b"")
    ran = shell("train", *arguments)

    assert (ran.code, ran.shown, ran.refused.startswith(sentence)) == (2, "", True)
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("command", [("play", GAME, "--seats", "random,random"), ("serve", "--no-browser")])
def test_a_file_that_is_no_net_is_refused(command: tuple[str, ...], shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "any.net"
    file.write_bytes(b"anything")
    ran = shell(*command, "--weights", str(file))

    sentence = f"The file {file} cannot be used. This is no file of weights that gobelet has written.\n"
    assert (ran.code, ran.shown, ran.refused) == (2, "", sentence)
