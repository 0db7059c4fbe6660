"""Does the server start, and stop when it is told to?"""

import json
import resource
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from gobelet.core.refusal import Refusal
from gobelet.games import GAMES
from gobelet.web.serve import SECONDS_TO_THE_FIRST_PAGE, _warm_up, serve
from tests.patience import SECONDS


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(Refusal, match="is taken"):
            serve(other.getsockname()[1], browser=False, folder=tmp_path)


def test_games_are_warmed_up_once_the_first_page_is_out(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[object] = []
    monkeypatch.setattr("gobelet.web.serve.time.sleep", happened.append)
    monkeypatch.setattr("gobelet.bots.apart.warm", lambda games: happened.append(list(games)))
    _warm_up(GAMES)

    assert happened == [SECONDS_TO_THE_FIRST_PAGE, list(GAMES)]


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


def test_sigterm_ends_streams_and_keeps_what_was_acknowledged(tmp_path: Path) -> None:
    with _serving(tmp_path, "--log", "json") as server:
        address = _address(server)
        opened = _post(f"{address}api/tables", {"game": "qwixx_duel", "seats": [{}, {}]})
        table, token = f"{address}api/tables/{opened['table']}", opened["seats"][0]["token"]
        with urllib.request.urlopen(f"{table}/stream") as stream:
            stream.readline()
            moved = _post(f"{table}/act", {"seat": "A", "saying": "pass", "position": 1}, token)
            with pytest.raises(urllib.error.HTTPError):
                _post(f"{table}/act", {"seat": "A", "saying": "nonsense", "position": 2}, token)
            server.send_signal(signal.SIGTERM)
            heard = stream.read()
        code, log = server.wait(SECONDS), server.stderr.read() if server.stderr else ""
    with (
        _serving(tmp_path) as again,
        urllib.request.urlopen(f"{_address(again)}api/tables/{opened['table']}") as answer,
    ):
        found = json.load(answer)["position"]
        again.kill()
    lines = [json.loads(line) for line in log.splitlines()]

    assert (code, heard[-13:], found) == (0, b"retry: 1000\n\n", moved["position"])
    assert [line["event"] for line in lines] == ["start", "refused", "stop"]
    assert lines[1]["counts"] in ({"409": 1}, {"422": 1}, {"403": 1})
    assert not any(secret in log for secret in (token, opened["table"], "127.0.0.1", "/api"))


def test_a_backup_of_a_running_server_can_be_served(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    command = [sys.executable, "-m", "gobelet", "backup", str(copy), "--folder", str(tmp_path / "old")]
    with _serving(tmp_path / "old") as server:
        opened = _post(f"{_address(server)}api/tables", {"game": "qwixx_duel", "seats": [{}, {}]})
        saved = [subprocess.run(command, capture_output=True, text=True, check=False) for _ in range(2)]
        server.kill()
    mode = copy.stat().st_mode & 0o777
    (tmp_path / "new").mkdir()
    copy.rename(tmp_path / "new" / "tables.sqlite")
    with _serving(tmp_path / "new") as again:
        with urllib.request.urlopen(f"{_address(again)}api/tables/{opened['table']}") as answer:
            found = answer.status
        again.kill()

    assert [each.returncode for each in saved] == [0, 2]
    assert saved[0].stdout.startswith("1 table is saved in ")
    assert saved[1].stderr == f"There is a file {copy} already, and a backup overwrites nothing.\n"
    assert (mode, found, list(tmp_path.glob("copy*"))) == (0o600, 200, [])


def test_more_connections_are_open_than_the_system_grants_unasked(tmp_path: Path) -> None:
    """Attack: three clients with all connections that each may have, and nobody else got in."""
    granted, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, most))
    try:
        server = _serving(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (granted, most))
    with server:
        address = _address(server)
        parts = urllib.parse.urlsplit(address)
        lines = [socket.create_connection((parts.hostname, parts.port)) for _ in range(100)]
        with urllib.request.urlopen(f"{address}health", timeout=SECONDS) as answer:
            found = answer.status
        for line in lines:
            line.close()
        server.terminate()

    assert found == 200


def _serving(folder: Path, *more: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "gobelet", "serve", "--no-browser", "--folder", str(folder), *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def _address(server: "subprocess.Popen[str]") -> str:
    assert server.stdout
    return server.stdout.readline().split()[4]


def _post(url: str, content: object, token: str = "") -> Any:
    request = urllib.request.Request(url, json.dumps(content).encode(), {"content-type": "application/json"})
    request.add_header("authorization", f"Bearer {token}")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)
