"""Is a request refused that never becomes whole? Real sockets, on a server in this process."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from gobelet.table.sqlite import SqliteStore
from gobelet.web.app import create_app
from gobelet.web.limits import Limits
from gobelet.web.protocol import AtOnce
from gobelet.web.serve import server_of
from tests.patience import SECONDS
from tests.web.calling import KEY, PATIENT

HELLO = b"GET /theme.css HTTP/1.1\r\nhost: 127.0.0.1\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
QUICK = replace(PATIENT, seconds_for_a_head=0.2, seconds_for_a_body=0.2)


@asynccontextmanager
async def listening(folder: Path, limits: Limits, proxies: tuple[str, ...] = ()) -> AsyncIterator[int]:
    """The port of a server."""
    app = create_app(SqliteStore(folder / "tables.sqlite"), KEY, limits)
    with socket.create_server(("127.0.0.1", 0)) as door:
        server = server_of(app, app.state.hall.close, limits, proxies)
        serving = asyncio.create_task(server._serve([door]))
        async with asyncio.timeout(SECONDS):
            while not server.started:
                await asyncio.sleep(0.01)
        yield door.getsockname()[1]
        server.should_exit = True
        await serving


async def told(port: int, *sent: bytes) -> bytes:
    """All that the server says until it hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for piece in sent:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0.02)
        return await asyncio.wait_for(reader.read(), SECONDS)
    except ConnectionError:  # it hung up while we were still talking
        return b""
    finally:
        writer.close()


async def test_a_head_without_end_is_refused(tmp_path: Path) -> None:
    """Attack: a header of 60 MB was accepted, and kept in memory."""
    async with listening(tmp_path, PATIENT) as port:
        in_pieces = await told(port, HELLO, b"x: ", *[b"y" * 20_000] * 3)
        at_once = await told(port, HELLO + b"x: " + b"y" * 40_000 + b"\r\n\r\n")
        many = await told(port, HELLO + b"x: y\r\n" * 10_000 + b"\r\n")
        long_path = await told(port, b"GET /" + b"y" * 40_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n")
        fits = await told(port, HELLO + b"connection: close\r\nx: " + b"y" * 20_000 + b"\r\n\r\n")

    assert [answer[:12] for answer in (in_pieces, at_once, many, long_path)] == [b"HTTP/1.1 431"] * 4
    assert fits[:12] == b"HTTP/1.1 200"


@pytest.mark.parametrize("begun", [b"", b"G", HELLO, POST + b"content-length: 9\r\n\r\n{}"])
async def test_who_begins_and_stalls_is_not_waited_for(begun: bytes, tmp_path: Path) -> None:
    """Attack: half-open connections stayed for ever."""
    async with listening(tmp_path, QUICK) as port:
        assert (await told(port, begun))[:12] == b"HTTP/1.1 408"


async def test_a_drop_now_and_then_does_not_keep_a_connection(tmp_path: Path) -> None:
    async with listening(tmp_path, QUICK) as port:
        assert (await told(port, HELLO, *[b"x: y\r\n"] * 20))[:12] in (b"HTTP/1.1 408", b"")


async def test_the_second_request_of_a_connection_has_its_own_time(tmp_path: Path) -> None:
    async with listening(tmp_path, QUICK) as port:
        answer = await told(port, HELLO + b"\r\n", *[b""] * 20, HELLO + b"\r\n", HELLO)

    assert [answer.count(status) for status in (b"HTTP/1.1 200", b"HTTP/1.1 408")] == [2, 1]


async def test_trailers_without_end_are_cut_off(tmp_path: Path) -> None:
    chunked = POST + b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nx: "
    async with listening(tmp_path, PATIENT) as port:
        assert len(await told(port, chunked, *[b"y" * 500_000] * 6)) < 1000


async def test_a_client_has_a_bounded_number_of_connections(tmp_path: Path) -> None:
    async with listening(tmp_path, replace(PATIENT, connections_of_a_client=3)) as port:
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        await asyncio.sleep(0.05)
        refused = await told(port)
        lines.pop()[1].close()
        await asyncio.sleep(0.05)
        welcome = await told(port, HELLO + b"connection: close\r\n\r\n")
        for _, writer in lines:
            writer.close()

    assert (refused[:12], welcome[:12]) == (b"HTTP/1.1 429", b"HTTP/1.1 200")


async def test_a_proxy_may_have_as_many_as_it_wants(tmp_path: Path) -> None:
    async with listening(tmp_path, replace(PATIENT, connections_of_a_client=1), ("127.0.0.0/8",)) as port:
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        welcome = await told(port, HELLO + b"connection: close\r\n\r\n")
        for _, writer in lines:
            writer.close()

    assert welcome[:12] == b"HTTP/1.1 200"


async def test_broken_requests_write_nothing_into_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Attack: each one wrote a line, so that anybody could fill a disk."""
    upgrade = HELLO + b"connection: upgrade, close\r\nupgrade: websocket\r\n\r\n"
    async with listening(tmp_path, PATIENT) as port:
        for broken in (b"no request\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\xfc\x03\x03", upgrade):
            await told(port, broken)
    heard = capfd.readouterr()

    assert heard.out + heard.err == ""


class Wire:
    """Remembers what is written in one go."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.closed = False

    def write(self, written: bytes) -> None:
        self.writes.append(written)

    def writelines(self, written: Iterable[bytes]) -> None:
        self.writes.append(b"".join(written))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


async def test_an_answer_is_written_in_one_go() -> None:
    wire = Wire()
    answer = AtOnce(wire, asyncio.get_running_loop())  # type: ignore[arg-type]
    answer.write(b"head ")
    answer.write(b"body")
    answer.write(b"more")
    await asyncio.sleep(0)

    assert wire.writes == [b"head body", b"more"]


async def test_a_head_waits_for_nothing_that_comes_later() -> None:
    wire = Wire()
    answer = AtOnce(wire, asyncio.get_running_loop())  # type: ignore[arg-type]
    answer.write(b"head")
    await asyncio.sleep(0)

    assert wire.writes == [b"head"]


async def test_a_head_alone_is_written_before_the_line_is_closed() -> None:
    wire = Wire()
    answer = AtOnce(wire, asyncio.get_running_loop())  # type: ignore[arg-type]
    answer.write(b"head")
    answer.close()

    assert wire.writes == [b"head"] and wire.closed
