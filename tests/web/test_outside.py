"""Can nobody make the server talk to the network it stands in? (Server-side request forgery.)"""

import socket
from typing import Any

import pytest

from gobelet.core.refusal import Refusal
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.web import outside
from gobelet.web.address import Address
from tests.web.calling import serving, sit_down
from tests.web.endpoints import Endpoint, listening

OUTSIDE = "93.184.215.14"
INSIDE = [
    "127.0.0.1",
    "10.1.2.3",
    "192.168.1.1",
    "172.16.0.1",
    "169.254.169.254",  # where clouds tell their machines' secrets
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "::1",
    "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "fec0::1",
    "::7f00:1",
    "::ffff:0:7f00:1",
]


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_of_a_network_of_ones_own_is_not_outside(address: str) -> None:
    assert not outside.is_outside(address)


def test_other_addresses_are() -> None:
    assert all(outside.is_outside(address) for address in (OUTSIDE, "2606:2800:21f:cb07:6820:80da:af6b:8b2c"))


@pytest.mark.parametrize(
    "url",
    [
        "http://hook.example/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://localhost/",
        "https://2130706433.example@127.0.0.1/",
        "file:///etc/passwd",
        "https://hook.example:x/",
        "https://hook.example/\r\nhost: elsewhere",
        "https://",
        "https://hook.example/" + "x" * 1000,
    ],
)
def test_a_public_server_sends_nothing_there(url: str) -> None:
    with pytest.raises(Refusal):
        outside.check_endpoint(url, at_home=False)


def test_at_home_plain_http_leads_no_further_than_ones_own_machine() -> None:
    outside.check_endpoint("http://127.0.0.1:8080/hook", at_home=True)
    outside.check_endpoint("http://localhost/hook", at_home=True)
    with pytest.raises(Refusal):
        outside.check_endpoint("http://192.168.1.1/", at_home=True)


@pytest.mark.parametrize("behind", [["127.0.0.1"], [OUTSIDE, "10.0.0.1"]])
async def test_a_name_that_leads_inside_is_not_asked(monkeypatch: pytest.MonkeyPatch, behind: list[str]) -> None:
    def resolve(*_: Any, **__: Any) -> Any:
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (address, 443)) for address in behind]

    async def connect(*_: Any, **__: Any) -> Any:
        raise AssertionError("it was asked")

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr("asyncio.open_connection", connect)
    with pytest.raises(outside.Unreachable):
        await outside.post("https://hook.example/", {}, b"", at_home=False)


async def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere when it is asked for a second time gains nothing (DNS rebinding)."""
    asked: list[Any] = []

    def resolve(*_: Any, **__: Any) -> Any:
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (OUTSIDE, 443))]

    async def connect(host: str, port: int, **how: Any) -> Any:
        asked.append((host, port, how["server_hostname"], how["ssl"].check_hostname))
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr("asyncio.open_connection", connect)
    with pytest.raises(outside.Unreachable):
        await outside.post("https://hook.example/", {}, b"", at_home=False)

    assert asked == [(OUTSIDE, 443, "hook.example", True)]


async def test_who_answers_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "SECONDS", 0.1)
    async with listening(Endpoint(silent=True)) as endpoint:
        with pytest.raises(outside.Unreachable):
            await outside.post(endpoint.url, {}, b"{}", at_home=True)


@pytest.mark.parametrize("url", ["http://127.0.0.1:1/", "https://192.168.1.1/", "https://169.254.169.254/latest"])
async def test_a_public_server_refuses_the_wish(tmp_path: Any, url: str) -> None:
    async with serving(tmp_path, address=Address(elsewhere=("http://192.168.1.7:8270",))) as app:
        duel = await sit_down(app, set_up(GAMES["qwixx_duel"], 2))
        heard = await duel.callers[0].post(f"{duel.path}/notices", {"seat": "A", "endpoint": url})

    assert heard.status == 422
