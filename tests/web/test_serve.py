"""Does the server start, keep its key to itself, and stop when it is told to?"""

import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from gobelet.core.refusal import Refusal
from gobelet.web.serve import data_folder, serve, signing_key
from tests.patience import SECONDS


def test_tables_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GOBELET_DATA", str(tmp_path))

    assert data_folder() == tmp_path


def test_the_key_is_made_once_and_read_by_its_owner_only(tmp_path: Path) -> None:
    key = signing_key(tmp_path)

    assert (len(key), signing_key(tmp_path)) == (64, key)
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(Refusal, match="is taken"):
            serve(other.getsockname()[1], browser=False, folder=tmp_path)


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(Refusal, match=r"^The folder .* cannot be used: not a directory\.$"):
        serve(None, browser=False, folder=tmp_path / "file" / "below")


def test_ctrl_c_stops_it_although_somebody_listens(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "gobelet", "serve", "--no-browser", "--folder", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout
        assert server.stderr
        address = server.stdout.readline().split()[4]
        opened = urllib.request.Request(f"{address}api/tables", b'{"game":"qwixx_duel","seats":[{},{}]}')
        opened.add_header("content-type", "application/json")
        with urllib.request.urlopen(opened) as answer:
            table = answer.read().decode().split('"')[3]
        with urllib.request.urlopen(f"{address}api/tables/{table}/stream") as stream:
            stream.readline()
            server.send_signal(signal.SIGINT)

            assert (server.wait(SECONDS), server.stderr.read()) == (0, "")  # nobody had to be thrown out
