"""Is the folder of a server closed to others who use the machine, and does only one server use it at a time?"""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gobelet.core.folders import data_folder
from gobelet.core.refusal import Refusal
from gobelet.table.keys import signing_key
from gobelet.web.folder import push_key, served_alone
from tests.patience import SECONDS
from tests.table.stores import STORES


def serving(folder: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "gobelet", "serve", "--no-browser", "--folder", str(folder)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def open_to_others(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder, *folder.iterdir()) if path.stat().st_mode & 0o077)


def test_tables_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GOBELET_DATA", str(tmp_path))

    assert data_folder() == tmp_path


def test_the_key_is_made_once_and_read_by_its_owner_only(tmp_path: Path) -> None:
    key = signing_key(tmp_path)

    assert (len(key), signing_key(tmp_path)) == (64, key)
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("content", [b"", b"\n", b"short", b"\xff" * 10])
def test_an_empty_or_short_key_is_refused(content: bytes, tmp_path: Path) -> None:
    """Attack: whoever empties the file could sign cookies for every seat."""
    (tmp_path / "key").write_bytes(content)
    with pytest.raises(Refusal, match=r"^What is in .*key is no key"):
        signing_key(tmp_path)

    assert (tmp_path / "key").read_bytes() == content


def test_a_damaged_key_for_push_services_is_refused_at_the_start(tmp_path: Path) -> None:
    """It was accepted, and the page about notices answered 500."""
    push_key(tmp_path)
    assert push_key(tmp_path) == push_key(tmp_path)
    (tmp_path / "key.push").write_text("rubbish " * 20)
    with pytest.raises(Refusal, match=r"^What is in .*key.push is no key"):
        push_key(tmp_path)


async def test_nothing_can_be_read_by_others_while_tables_are_open(tmp_path: Path) -> None:
    """Attack: another user of the machine reads the secrets of dice and the tokens of seats."""
    before = os.umask(0o022)
    try:
        with served_alone(tmp_path / "new"):
            store = await STORES["sqlite"].open(tmp_path / "new")
            signing_key(tmp_path / "new")
            names = {path.name for path in (tmp_path / "new").iterdir()}
            found = open_to_others(tmp_path / "new")
            await store.close()
    finally:
        os.umask(before)

    assert (names, found) == ({"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "key", "lock"}, [])


async def test_files_that_an_older_gobelet_left_open_are_closed(tmp_path: Path) -> None:
    folder = tmp_path / "old"
    folder.mkdir()
    for name in ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"):
        (folder / name).touch()
        (folder / name).chmod(0o644)
    (folder / "key").write_text("k" * 64)
    folder.chmod(0o755)
    with served_alone(folder):
        await (await STORES["sqlite"].open(folder)).close()
        signing_key(folder)

    assert open_to_others(folder) == []


@pytest.mark.parametrize("name", ["tables.sqlite", "key"])
async def test_what_belongs_to_somebody_else_stays_as_it_is(name: str, tmp_path: Path) -> None:
    """Attack: a link in the folder led to a file that everybody had to read, and nobody else could any more."""
    theirs = tmp_path / "theirs"
    theirs.write_text("not a key")
    theirs.chmod(0o644)
    (tmp_path / "ours").mkdir()
    (tmp_path / "ours" / name).symlink_to(theirs)
    with pytest.raises(Refusal):
        signing_key(tmp_path / "ours") if name == "key" else await STORES["sqlite"].open(tmp_path / "ours")

    assert theirs.stat().st_mode & 0o777 == 0o644


def test_a_folder_with_other_things_in_it_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "pictures").mkdir()
    with served_alone(tmp_path):
        assert tmp_path.stat().st_mode & 0o777 == 0o755


def test_a_second_server_on_a_folder_says_so_and_ends(tmp_path: Path) -> None:
    """Attack: an invitation that was used takes the seat again at the second server."""
    with serving(tmp_path) as first:
        assert first.stdout
        first.stdout.readline()
        with serving(tmp_path) as second:
            _, complaint = second.communicate(timeout=SECONDS)
        first.kill()

    assert second.returncode == 2
    assert (
        complaint == f"Another gobelet serves the folder {tmp_path} already: end that one, or choose another folder.\n"
    )


def test_the_folder_of_a_killed_server_is_free_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        assert first.stdout
        first.stdout.readline()
        first.send_signal(signal.SIGKILL)
    with served_alone(tmp_path):
        pass
