"""Somewhere to send notices to, in this process: what a messenger or a push service would be told."""

import asyncio
import json
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.patience import SECONDS


@dataclass
class Endpoint:
    """Keeps all requests; answers with a status, or never."""

    status: int = 204
    silent: bool = False
    port: int = 0
    over: asyncio.Event = field(default_factory=asyncio.Event)
    requests: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?room=1"

    @property
    def told(self) -> list[Any]:
        return [json.loads(body) for _, body in self.requests]

    async def gets(self, count: int) -> None:
        async with asyncio.timeout(SECONDS):
            while len(self.requests) < count:
                await asyncio.sleep(0.01)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        named = {line.split(": ")[0].lower(): line.split(": ", 1)[1] for line in head[1:] if line}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append((named, body))
        if self.silent:
            await self.over.wait()
        writer.write(f"HTTP/1.1 {self.status} x\r\nlocation: {self.url}\r\ncontent-length: 0\r\n\r\n".encode())
        writer.close()


@asynccontextmanager
async def listening(endpoint: Endpoint) -> AsyncIterator[Endpoint]:
    server = await asyncio.start_server(endpoint.serve, "127.0.0.1", 0)
    endpoint.port = server.sockets[0].getsockname()[1]
    try:
        yield endpoint
    finally:
        endpoint.over.set()
        server.close()
        await asyncio.sleep(0.01)  # for those who wait


class Browser:
    """What a browser keeps of a push subscription."""

    def __init__(self) -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen letters."
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": _written(public), "auth": _written(self._auth)}

    def reads(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth))


def _written(key: bytes) -> str:
    return urlsafe_b64encode(key).decode().rstrip("=")
