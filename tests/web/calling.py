"""A server in this process, and programs that talk to it: every byte that is sent can be looked at."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from gobelet.core.game import Game, seat_name
from gobelet.core.setup import Setup
from gobelet.games import GAMES
from gobelet.table.session import Session
from gobelet.table.sqlite import SqliteStore
from gobelet.web.address import ONLY_HERE, Address
from gobelet.web.app import create_app
from gobelet.web.limits import Limits
from tests.patience import SECONDS

HERE = "http://localhost"  # what a test calls the server; names that are not its own are turned away
KEY = "a key for cookies"
PATIENT = Limits(opened_at_once=10**6, asked_at_once=10**6, asked_a_second=10**6, replayed_at_once=10**6)


@dataclass(frozen=True)
class Heard:
    """An answer, as it came."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass(frozen=True)
class Caller:
    """Somebody who asks the server: from an address, with the headers of a browser or a program."""

    app: Callable[..., Awaitable[None]]
    token: str = ""
    address: str = "192.0.2.1"
    headers: Mapping[str, str] = field(default_factory=dict)

    async def get(self, path: str, **headers: str) -> Heard:
        return await self.ask("GET", path, b"", headers)

    async def post(self, path: str, content: object, **headers: str) -> Heard:
        body = content if isinstance(content, bytes) else json.dumps(content).encode()
        return await self.ask("POST", path, body, {"content-type": "application/json", **headers})

    async def ask(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Heard:
        sent: list[Any] = []
        parts: list[Any] = [{"type": "http.request", "body": body}]

        async def receive() -> Any:
            if not parts:
                await asyncio.sleep(SECONDS)  # stays until it is answered
            return parts.pop(0) if parts else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(self.scope(method, path, headers), receive, send)
        return heard(sent)

    def scope(self, method: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
        told = {"host": "localhost", **self.headers, **{n.replace("_", "-"): v for n, v in headers.items()}}
        told |= {"authorization": f"Bearer {self.token}"} if self.token else {}
        where, _, query = path.partition("?")
        return {
            "type": "http",
            "method": method,
            "path": where,
            "raw_path": where.encode(),
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in told.items()],
            "client": (self.address, 1234),
            "server": ("localhost", 80),
            "scheme": "http",
            "http_version": "1.1",
            "root_path": "",
        }


def heard(sent: Sequence[Any]) -> Heard:
    start = next(message for message in sent if message["type"] == "http.response.start")
    headers = {name.decode().lower(): value.decode() for name, value in start["headers"]}
    return Heard(start["status"], headers, b"".join(message.get("body", b"") for message in sent))


class Listener:
    """Somebody who watches a table; `read` is what came so far."""

    def __init__(self, caller: Caller, path: str, **headers: str) -> None:
        self.sent: list[Any] = []
        self.news, self.gone, self.slow = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.slow.set()  # cleared: this listener reads nothing for a while
        self.task = asyncio.create_task(self._listen(caller, caller.scope("GET", path, headers)))

    async def _listen(self, caller: Caller, scope: dict[str, Any]) -> None:
        asked = False

        async def receive() -> Any:
            nonlocal asked
            if not asked:
                asked = True
                return {"type": "http.request", "body": b""}
            await self.gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            await self.slow.wait()
            self.sent.append(message)
            self.news.set()

        await caller.app(scope, receive, send)

    @property
    def read(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.sent)

    @property
    def events(self) -> list[dict[str, str]]:
        whole = self.read.decode().replace("\r\n", "\n").split("\n\n")[:-1]
        return [dict(line.split(": ", 1) for line in event.split("\n")) for event in whole if event[0] != ":"]

    @property
    def sights(self) -> list[Any]:
        return [json.loads(event["data"]) for event in self.events]

    async def reaches(self, position: int) -> None:
        """Until this position has come."""
        async with asyncio.timeout(SECONDS):
            while not self.events or int(self.events[-1]["id"]) < position:
                self.news.clear()
                await self.news.wait()

    async def leaves(self) -> None:
        self.gone.set()
        async with asyncio.timeout(SECONDS):
            await self.task


@dataclass
class Sitting:
    """A table that was opened over HTTP, and a caller for each of its seats."""

    app: FastAPI
    id: str
    callers: list[Caller]
    watcher: Caller

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    async def session(self) -> Session:
        hall = self.app.state.hall
        session: Session = (await hall.find(self.id)).session
        return session

    async def act(self, seat: int, saying: str, position: int | None = None) -> Heard:
        seen = (await self.session()).length if position is None else position
        content = {"seat": seat_name(seat), "saying": saying, "position": seen}
        return await self.callers[seat].post(f"{self.path}/act", content)

    def listeners(self) -> list[Listener]:
        """One for each seat, and a spectator."""
        seats = [Listener(c, f"{self.path}/stream?seat={seat_name(n)}") for n, c in enumerate(self.callers)]
        return [*seats, Listener(self.watcher, f"{self.path}/stream")]


async def sit_down(
    app: FastAPI, setup: Setup, kinds: Sequence[str] = (), here: bool = True, **wishes: object
) -> Sitting:
    """A new table; everybody has come already, unless they are not here."""
    chairs = [{"kind": kind} for kind in (kinds or ["person"] * setup.seats)]
    wanted = {"game": setup.game.name, "seats": chairs, "options": dict(setup.options), **wishes}
    watcher = Caller(app)
    answer = await watcher.post("/api/tables", wanted)
    assert answer.status == 201, answer.body
    channel = await app.state.hall.find(answer.json["table"])
    for seat in channel.session.persons if here else ():
        await channel.claim(seat)
    return Sitting(app, channel.session.id, [Caller(app, s["token"]) for s in answer.json["seats"]], watcher)


@asynccontextmanager
async def serving(
    folder: Path, limits: Limits = PATIENT, games: Mapping[str, Game] = GAMES, address: Address = ONLY_HERE
) -> AsyncIterator[FastAPI]:
    """A server with its file in that folder, until it is no longer needed."""
    app = create_app(SqliteStore(folder / "tables.sqlite"), KEY, limits, games, address=address)
    try:
        yield app
    finally:
        await app.state.hall.store.close()
