"""Are nets of one's own found, preferred, and left alone where they do not fit?"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gobelet.bots.own_weights import complaints, own, place_for, use
from gobelet.bots.weights import find, shipped
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup, set_up
from gobelet.games import GAMES

ALONE = set_up(GAMES["mosaix"], 1)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of somebody who has trained nothing yet."""
    monkeypatch.setenv("GOBELET_DATA", str(tmp_path))
    monkeypatch.delenv("GOBELET_WEIGHTS")
    (tmp_path / "weights").mkdir()
    return tmp_path / "weights"


def written(file: Path, **other: Any) -> Path:
    """A shipped file with another card."""
    line, numbers = shipped("mosaix")[0].file.read_bytes().split(b"\n", 1)
    file.write_bytes(json.dumps({**json.loads(line), **other}).encode() + b"\n" + numbers)
    return file


def file_of(setup: Setup) -> str:
    found = find(setup)
    assert found
    return Path(str(found.file)).name


def test_a_net_in_the_data_folder_is_preferred_to_a_shipped_one(folder: Path) -> None:
    written(folder / "mine.net")

    assert file_of(ALONE) == "mine.net"


def test_a_net_for_other_seats_leaves_the_shipped_one_in_its_place(folder: Path) -> None:
    written(folder / "mine.net", seats=[2])

    assert [file_of(set_up(ALONE.game, seats)) for seats in (1, 2)] == ["mosaix_1.net", "mine.net"]


def test_the_environment_names_files_and_folders_instead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = written(tmp_path / "named.net")
    monkeypatch.setenv("GOBELET_WEIGHTS", f"{tmp_path / 'nowhere'}:{named}")

    assert file_of(ALONE) == "named.net"


def test_a_named_file_comes_first(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(folder / "mine.net")
    monkeypatch.setenv("GOBELET_WEIGHTS", str(folder))
    use(written(tmp_path / "named.net"))

    assert [Path(str(each.file)).name for each in own("mosaix")] == ["named.net", "mine.net"]


@pytest.mark.parametrize("content", [b"", b"anything\n", b'{"game": "mosaix"}\n', b"[]\n\n"])
def test_what_is_no_file_of_weights_is_refused_when_it_is_named(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "any.net"
    file.write_bytes(content)
    with pytest.raises(Refusal, match=r"any\.net cannot be used\. This is no file of weights that gobelet has written"):
        use(file)


def test_a_file_that_was_cut_off_is_refused(tmp_path: Path) -> None:
    file = written(tmp_path / "half.net")
    file.write_bytes(file.read_bytes()[:-100])
    with pytest.raises(Refusal, match="cannot be used"):
        use(file)


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"version": 99}, "They were made for version 99 of the rules; this is version 1."),
        ({"sheet": "abc"}, "They were made for another sheet."),
        ({"inputs": "abc"}, "They were made for other inputs than the game has now."),
        ({"game": "chess"}, "Their game is not here."),
        ({"colour": "red"}, "This is no file of weights that gobelet has written."),
    ],
)
def test_a_stale_net_is_told_and_what_still_fits_plays(other: dict[str, Any], why: str, folder: Path) -> None:
    file = written(folder / "old.net", **other)

    assert [str(each) for each in complaints(GAMES)] == [f"The weights in {file} are not used. {why}"]
    assert file_of(ALONE) == "mosaix_1.net"


def test_every_game_with_its_seats_options_and_sheet_has_a_place_of_its_own(folder: Path) -> None:
    fute = GAMES["tres_fute"]
    other = replace(fute, own_sheet="0123456789abcdef")
    kinds = [set_up(fute, 2), set_up(fute, 1), set_up(fute, 2, {"edition": "original"}), set_up(other, 2)]

    assert [place_for(kind).name for kind in kinds] == [
        "tres_fute_2.net",
        "tres_fute_1.net",
        "tres_fute_2_original.net",
        "tres_fute_2_01234567.net",
    ]
    assert place_for(kinds[0]).parent == folder
