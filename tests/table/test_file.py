"""Are records kept safely?"""

from pathlib import Path

import pytest

from gobelet.core.refusal import Refusal
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.table.file import Unreadable, keep, load
from gobelet.table.table import Table

RECORD = Table(set_up(GAMES["qwixx_duel"], 2)).record()


def test_what_was_kept_is_loaded(tmp_path: Path) -> None:
    keep(tmp_path / "duel.game", RECORD)

    assert load(tmp_path / "duel.game", GAMES).setup == set_up(GAMES["qwixx_duel"], 2)


def test_only_the_record_is_left_in_the_folder(tmp_path: Path) -> None:
    keep(tmp_path / "duel.game", RECORD)
    keep(tmp_path / "duel.game", RECORD)

    assert [file.name for file in tmp_path.iterdir()] == ["duel.game"]


def test_a_folder_is_no_file_to_keep_a_record_in(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="it is a folder"):
        keep(tmp_path, RECORD)


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be written: no such file or directory"):
        keep(tmp_path / "nowhere" / "duel.game", RECORD)


def test_a_missing_file_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot be read: no such file or directory"):
        load(tmp_path / "duel.game", GAMES)


def test_a_file_without_text_is_unreadable(tmp_path: Path) -> None:
    (tmp_path / "duel.game").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Unreadable, match="not a text file"):
        load(tmp_path / "duel.game", GAMES)


def test_a_file_much_larger_than_any_game_is_unreadable(tmp_path: Path) -> None:
    (tmp_path / "duel.game").write_bytes(b"y" * 1_000_001)
    with pytest.raises(Unreadable, match="it is too large"):
        load(tmp_path / "duel.game", GAMES)


def test_line_breaks_of_another_system_are_refused(tmp_path: Path) -> None:
    (tmp_path / "duel.game").write_bytes(RECORD.replace("\n", "\r\n").encode())
    with pytest.raises(Refusal, match="Line 1: the line ends with a carriage return"):
        load(tmp_path / "duel.game", GAMES)


def test_a_damaged_record_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "duel.game").write_text(RECORD.replace("seats 2", "seats 3"), "utf-8")
    with pytest.raises(Refusal, match="Line 4"):
        load(tmp_path / "duel.game", GAMES)
