"""How do thousands of clients fit into one process? With just as much HTTP as our own server needs."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

HOST = "127.0.0.1"


class Lost(Exception):
    """The server went away in the middle."""


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Line:
    """One connection, kept open; requests on it one after the other."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port, self.token = port, token
        self._pipe: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._lock = asyncio.Lock()

    async def get(self, path: str) -> Answer:
        return await self._ask("GET", path, b"")

    async def post(self, path: str, content: Mapping[str, object]) -> Answer:
        return await self._ask("POST", path, msgspec.json.encode(content))

    async def _ask(self, method: str, path: str, body: bytes) -> Answer:
        async with self._lock:
            try:
                if self._pipe is None:
                    self._pipe = await asyncio.open_connection(HOST, self.port)
                reader, writer = self._pipe
                writer.write(_request(method, path, self.token, body))
                status, headers = await _head(reader)
                return Answer(status, await _body(reader, headers))
            except (OSError, asyncio.IncompleteReadError) as error:
                self.hang_up()
                raise Lost(str(error)) from None

    def hang_up(self) -> None:
        if self._pipe is not None:
            self._pipe[1].close()
            self._pipe = None


async def events(port: int, path: str, token: str = "") -> AsyncIterator[tuple[int, bytes]]:
    """The id and the content of every event of a stream, until the server goes away."""
    try:
        reader, writer = await asyncio.open_connection(HOST, port, limit=2**20)
    except OSError as error:
        raise Lost(str(error)) from None
    try:
        writer.write(_request("GET", path, token, b""))
        status, _ = await _head(reader)
        if status != 200:
            raise Lost(f"status {status}")
        waiting = b""
        while size := int((await reader.readuntil(b"\r\n")), 16):
            waiting += (await reader.readexactly(size + 2))[:-2].replace(b"\r\n", b"\n")
            while (end := waiting.find(b"\n\n")) >= 0:
                event, waiting = waiting[:end], waiting[end + 2 :]
                fields = dict(line.split(b": ", 1) for line in event.split(b"\n") if line[:1] != b":")
                if b"data" in fields:
                    yield int(fields[b"id"]), fields[b"data"]
    except (OSError, asyncio.IncompleteReadError) as error:
        raise Lost(str(error)) from None
    finally:
        writer.close()


def _request(method: str, path: str, token: str, body: bytes) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}", f"content-length: {len(body)}"]
    lines += ["content-type: application/json"] if body else []
    lines += [f"authorization: Bearer {token}"] if token else []
    return "\r\n".join([*lines, "", ""]).encode() + body


async def _head(reader: asyncio.StreamReader) -> tuple[int, dict[bytes, bytes]]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n"))[:-4].split(b"\r\n")
    return int(first.split(b" ")[1]), dict(line.lower().split(b": ", 1) for line in lines)


async def _body(reader: asyncio.StreamReader, headers: Mapping[bytes, bytes]) -> bytes:
    return await reader.readexactly(int(headers.get(b"content-length", b"0")))
