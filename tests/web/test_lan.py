"""Is one's own machine the default, and are other devices told how to come? Nothing here listens but at 127.0.0.1."""

import signal
import socket
import webbrowser
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import ifaddr
import pytest

from bench.web import free_port
from gobelet.cli import main
from gobelet.core.refusal import Refusal
from gobelet.web import lan, serve
from gobelet.web.address import Address
from gobelet.web.lan import EVERYWHERE, address_of, addresses, announcement, chosen_host, qr_code


class Started:
    """What a server was told that was not really started."""

    def __init__(self) -> None:
        self.hosts: list[str] = []
        self.opened: list[str] = []
        self.address = Address()


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Started]:
    """Whatever host is wished, the door is one of 127.0.0.1, and nobody is served."""
    seen, door = Started(), serve._door

    def at_home(host: str, port: int | None) -> socket.socket:
        seen.hosts.append(host)
        return door("127.0.0.1", port)

    class Nobody:
        def run(self, sockets: object) -> None:
            pass

    def nobody(app: Any, close: object, **settings: object) -> Nobody:
        seen.address = app.state.address
        return Nobody()

    monkeypatch.setattr(serve, "_door", at_home)
    monkeypatch.setattr(serve, "server_of", nobody)
    monkeypatch.setattr(signal, "signal", lambda *wish: None)
    monkeypatch.setattr(webbrowser, "open", seen.opened.append)
    monkeypatch.setattr(lan, "addresses", lambda: ["192.168.1.7", "10.0.0.7"])
    monkeypatch.setattr(socket, "gethostname", lambda: "Box")
    monkeypatch.setenv("GOBELET_DATA", str(tmp_path))
    yield seen


def test_by_default_nobody_else_can_come(started: Started, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser"]) == 0
    assert (started.hosts, started.address) == (["127.0.0.1"], Address())
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_lan_says_how_other_devices_come_and_who_they_are(started: Started, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", "--lan", "--port", str(port := free_port())]) == 0
    served, one, other, who, *code = capsys.readouterr().out.splitlines()

    assert started.hosts == ["0.0.0.0"]
    assert served.startswith(f"gobelet is served at http://127.0.0.1:{port}/ ")
    assert (one.split()[-1], other.split()[-1]) == (f"http://192.168.1.7:{port}/", f"http://10.0.0.7:{port}/")
    assert who == "Everybody in your network who knows the address can open tables here."
    assert len(code) > 10
    assert {len(line) for line in code} == {len(code[0])}
    assert started.address.names == ("box", "box.local")


def test_a_server_for_everybody_says_its_public_address(
    started: Started, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a container all settings come from the environment."""
    monkeypatch.setenv("GOBELET_HOST", "0.0.0.0")
    monkeypatch.setenv("GOBELET_PUBLIC", "https://games.example.org/")
    monkeypatch.setenv("GOBELET_PROXY", "10.0.0.0/8")

    assert main(["serve"]) == 0
    assert started.hosts == ["0.0.0.0"]
    assert (started.address.public, started.address.proxies) == ("https://games.example.org", ("10.0.0.0/8",))
    assert capsys.readouterr().out.splitlines()[1:] == ["Everybody reaches it at https://games.example.org/."]
    assert started.opened == []


def test_lan_is_a_host_already() -> None:
    assert (chosen_host(False, None), chosen_host(True, None)) == ("127.0.0.1", EVERYWHERE[0])
    assert chosen_host(False, "::1") == "::1"
    with pytest.raises(Refusal, match="not both"):
        chosen_host(True, "192.168.1.7")


@pytest.mark.parametrize(
    "arguments",
    [["--host", "198.51.100.77"], ["--host", "a..b"], ["--public", "https://a.b/c"], ["--proxy", "*"]],
)
def test_what_cannot_be_is_told_in_one_sentence(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-browser", "--folder", str(tmp_path / "new"), *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "new").exists()


def test_one_address_of_this_machine_is_for_others_too() -> None:
    assert address_of("192.168.1.7", 80, "", ()).elsewhere == ("http://192.168.1.7:80",)
    assert address_of("2001:db8::7", 80, "", ()).elsewhere == ("http://[2001:db8::7]:80",)
    assert address_of("127.0.0.1", 80, "", ()).elsewhere == ()


def test_addresses_are_found_without_the_machines_own(monkeypatch: pytest.MonkeyPatch) -> None:
    ips = [ifaddr.IP(each, 24, "some") for each in ("127.0.0.1", "169.254.3.3", "10.0.0.7", "192.168.1.7")]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [ifaddr.Adapter("some", "some", ips)])
    monkeypatch.setattr(lan, "outgoing", lambda: ["192.168.1.7"])

    assert addresses() == ["192.168.1.7", "10.0.0.7"]


def test_the_way_outside_is_never_ones_own_machine() -> None:
    assert [each for each in lan.outgoing() if ip_address(each).is_loopback] == []


def test_where_nobody_comes_nothing_is_announced() -> None:
    assert (announcement(Address()), qr_code(Address())) == ([], "")
