"""Who keeps all tables? The hall: opens them, finds them again after a restart, and stores what happens."""

import asyncio
import secrets
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from gobelet.core.dice import Faces
from gobelet.core.game import Game
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup
from gobelet.table.fair import new_secret, promise
from gobelet.table.live import Live, Seat, header_of, setup_of
from gobelet.table.store import Store

MOST_IN_MEMORY = 5000  # tables; the others are folded again when somebody comes back


class Unknown(Refusal):
    """There is no such table, or no such place at it."""


class Kept:
    """A table in memory, with the lock for changing it and what wakes those who watch it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self._changed = asyncio.Event()

    async def wait_beyond(self, position: int) -> None:
        """Until the log has grown beyond this position."""
        while self.live.position <= position:
            await self._changed.wait()

    def wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()


class Hall:
    def __init__(self, store: Store, games: Mapping[str, Game]) -> None:
        self.store, self.games = store, games
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    async def open(self, setup: Setup, seats: Sequence[tuple[str, str]], dice: str, added: str = "") -> Live:
        """A new table; each seat has a kind and a name."""
        id, secret = secrets.token_urlsafe(9), new_secret()
        chairs = [Seat(kind, name, secrets.token_urlsafe(16)) for kind, name in seats]
        live = Live(id, setup, chairs, promise(secret, id, added), secret, dice)

        def job(connection: sqlite3.Connection) -> None:
            row = (id, time.time(), header_of(setup), dice, secret, added)
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
            rows = [(id, n, chair.kind, chair.name, chair.token, "") for n, chair in enumerate(chairs)]
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", rows)
            _append(connection, id, 0, lines)

        lines = live.begin()
        await asyncio.wrap_future(self.store.write(job))
        self._keep(live)
        return live

    async def find(self, id: str) -> Kept:
        """A table by its id, from memory or from the store."""
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        return self._keep(await asyncio.to_thread(self._load, id))

    async def act(self, id: str, seat: int, saying: str, answered: int) -> Live:
        return await self._change(id, lambda live: live.act(seat, saying, answered))

    async def type_dice(self, id: str, faces: Faces) -> Live:
        return await self._change(id, lambda live: live.type_dice(faces))

    async def undo(self, id: str, seats: Sequence[int]) -> Live:
        return await self._change(id, lambda live: live.undo(seats))

    async def sit(self, token: str, holder: str) -> tuple[Live, int]:
        """Who brings a seat's token takes that seat, also from another device."""
        rows = await asyncio.to_thread(self.store.read, "SELECT table_id, seat FROM seats WHERE token = ?", token)
        if not rows:
            raise Unknown("This invitation leads to no seat.")
        kept, seat = await self.find(rows[0]["table_id"]), int(rows[0]["seat"])

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE seats SET holder = ? WHERE token = ?", (holder, token))

        await asyncio.wrap_future(self.store.write(job))
        kept.live.seats[seat] = replace(kept.live.seats[seat], holder=holder)
        return kept.live, seat

    async def _change(self, id: str, change: Callable[[Live], list[str]]) -> Live:
        """Change a table; it is acknowledged, and shown to anybody, only when it is on the disk."""
        kept = await self.find(id)
        async with kept.lock:
            live, before = kept.live, kept.live.position
            lines = change(live)
            try:
                await asyncio.wrap_future(self.store.write(lambda connection: _append(connection, id, before, lines)))
            except Exception:
                self._kept.pop(id, None)  # what is in memory is ahead of the disk: fold it anew
                raise
            kept.wake()
            return live

    def _keep(self, live: Live) -> Kept:
        kept = self._kept.setdefault(live.id, Kept(live))
        while len(self._kept) > MOST_IN_MEMORY:
            self._kept.popitem(last=False)
        return kept

    def _load(self, id: str) -> Live:
        rows = self.store.read("SELECT * FROM tables WHERE id = ?", id)
        if not rows:
            raise Unknown("There is no such table.")
        row = rows[0]
        chairs = [
            Seat(seat["kind"], seat["name"], seat["token"], seat["holder"])
            for seat in self.store.read("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", id)
        ]
        promised = promise(row["secret"], id, row["added"])
        live = Live(id, setup_of(row["header"], self.games), chairs, promised, row["secret"], row["dice"])
        log = self.store.read("SELECT line FROM log WHERE table_id = ? ORDER BY position", id)
        live.restore([entry["line"] for entry in log])
        return live


def _append(connection: sqlite3.Connection, id: str, position: int, lines: Sequence[str]) -> None:
    made = time.time()
    rows = [(id, position + number, line, made) for number, line in enumerate(lines)]
    connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)
