"""Who keeps all tables? The hall: opens them, finds them again after a restart, and stores what happens."""

import asyncio
import secrets
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from gobelet.core.dice import Faces
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup
from gobelet.table.channel import Channel
from gobelet.table.fair import commit, new_secret
from gobelet.table.session import FAIR, FORKED, PERSON, Seat, Session, Stale, header_of, setup_of
from gobelet.table.store import Job, Store, Unstored

MOST_IN_MEMORY = 500  # tables that nobody watches, with pictures a megabyte each at most; others are folded again
SIT = "UPDATE seats SET name = ?, token = ?, holder = ?, used = ? WHERE table_id = ? AND seat = ?"


class Taken(Refusal):
    """The seat belongs to somebody else by now."""


class Unknown(Refusal):
    """There is no such table, or no such place at it."""


class Hall:
    def __init__(self, store: Store, games: Mapping[str, Game], most_in_memory: int = MOST_IN_MEMORY) -> None:
        self.store, self.games, self.most_in_memory = store, games, most_in_memory
        self._recent: OrderedDict[str, Channel] = OrderedDict()
        self._channels: WeakValueDictionary[str, Channel] = WeakValueDictionary()  # also those watched

    async def open(
        self,
        setup: Setup,
        seats: Sequence[tuple[str, str]],
        dice: str,
        added: str = "",
        wait: bool = False,
        given: Sequence[Event] = (),
        after: Session | None = None,
    ) -> Session:
        """A new table; each seat has a kind and a name. One that waits begins when somebody says so.

        With given events it goes on from there: a fork of another game. The rematch after a game has the same people.
        """
        id, secret = secrets.token_urlsafe(9), new_secret()
        holders = [seat.holder for seat in after.seats] if after else [""] * len(seats)
        chairs = [Seat(*seat, secrets.token_urlsafe(16), holder) for seat, holder in zip(seats, holders, strict=True)]
        session = Session(id, setup, chairs, commit(secret, id, added), secret, dice)
        lines = [] if wait else await _worked(session, lambda new: new.begin(given))

        def job(connection: sqlite3.Connection) -> None:
            row = (id, time.time(), header_of(setup), dice, secret, added)
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, '')", row)
            rows = [(id, n, chair.kind, chair.name, chair.token, chair.holder) for n, chair in enumerate(chairs)]
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, '')", rows)
            _append(connection, id, 0, lines)
            if after:
                connection.execute("UPDATE tables SET rematch = ? WHERE id = ?", (id, after.id))

        await self._write(job)
        self._keep(Channel(session))
        return session

    async def find(self, id: str) -> Channel:
        """A table by its id, from memory or from the store."""
        if channel := self._recent.get(id):
            self._recent.move_to_end(id)
            return channel
        return self._keep(self._channels.get(id) or Channel(await asyncio.to_thread(self._load, id)))

    def close(self) -> None:
        """Whoever watches a table sees nothing more of it."""
        for channel in self._channels.values():
            channel.close()

    async def act(self, id: str, seat: int, saying: str, answered: int) -> Session:
        return await self._change(id, lambda session: session.act(seat, saying, answered))

    async def add(self, id: str, seat: int, text: str) -> Session:
        return await self._change(id, lambda session: session.add(seat, text))

    async def begin(self, id: str) -> Session:
        return await self._change(id, Session.wait_no_longer)

    async def type_dice(self, id: str, faces: Faces, length: int) -> Session:
        return await self._change(id, lambda session: session.type_dice(faces, length))

    async def undo(self, id: str, seats: Sequence[int], length: int) -> Session:
        return await self._change(id, lambda session: session.undo(seats, length))

    async def invited(self, token: str, holder: str) -> tuple[Session, int]:
        """The table and the seat that a token leads to; one that was used leads only its holder back."""
        channel, seat = await self._by_token(token)
        _check(channel.session.seats[seat], token, holder)
        return channel.session, seat

    async def sit(self, token: str, holder: str, name: str = "") -> tuple[Session, int]:
        """Who brings a seat's token takes that seat, also from another device, and may give a name.

        From then on the seat has another token, which only its holder sees: others may have seen the one before.
        """
        channel, seat = await self._by_token(token)
        async with channel.lock:
            old = channel.session.seats[seat]
            _check(old, token, holder)
            chair = replace(old, name=name or old.name)
            if holder != old.holder:
                chair = replace(chair, holder=holder, token=secrets.token_urlsafe(16), used=token)
            row = (chair.name, chair.token, chair.holder, chair.used, channel.session.id, seat)
            await self._write(lambda connection: connection.execute(SIT, row).rowcount)
            session = channel.session.copied()
            session.seats = [*session.seats[:seat], chair, *session.seats[seat + 1 :]]
            channel.show(session)
        return channel.session, seat

    async def name_of(self, holder: str) -> str:
        """What a browser was called when it last gave a name; free seats are nobody's."""
        if not holder:
            return ""
        query = """SELECT name FROM seats JOIN tables ON table_id = id
                   WHERE holder = ? AND name <> '' ORDER BY opened DESC, seat LIMIT 1"""
        rows = await asyncio.to_thread(self.store.read, query, holder)
        return str(rows[0]["name"]) if rows else ""

    async def rematch(self, id: str) -> str:
        """The table at which the same people play once more; it is opened only once."""
        channel = await self.find(id)
        async with channel.lock:
            old = channel.session
            if not old.over:
                raise Refusal("A rematch can be asked for when the game is over.")
            if not old.rematch:
                seats, dice = [(seat.kind, seat.name) for seat in old.seats], FAIR if old.dice == FORKED else old.dice
                changed = old.copied()
                changed.rematch = (await self.open(old.setup, seats, dice, after=old)).id
                channel.show(changed)
            return channel.session.rematch

    async def _by_token(self, token: str) -> tuple[Channel, int]:
        query = "SELECT table_id, seat FROM seats WHERE kind = ? AND (token = ? OR used = ?)"
        rows = await asyncio.to_thread(self.store.read, query, PERSON, token, token)
        if not rows:
            raise Unknown("This invitation leads to no seat.")
        return await self.find(rows[0]["table_id"]), int(rows[0]["seat"])

    async def _change(self, id: str, change: Callable[[Session], list[str]]) -> Session:
        """Change a table; it is acknowledged, and shown to anybody, only when it is on the disk."""
        channel = await self.find(id)
        async with channel.lock:
            before, after = channel.session, channel.session.copied()
            lines = await _worked(after, change)
            try:
                await self._write(lambda connection: _append(connection, id, before.length, lines))
            except Stale:
                channel.show(await asyncio.to_thread(self._load, id))
                raise
            channel.show(after)
            return after

    async def _write(self, job: Job) -> Any:
        try:
            return await asyncio.wrap_future(self.store.write(job))
        except sqlite3.Error:
            raise Unstored("This could not be stored, so it did not happen; try again in a moment.") from None

    def _keep(self, found: Channel) -> Channel:
        """There is never more than one of a table, whoever else found it meanwhile."""
        channel = self._channels.setdefault(found.session.id, found)
        self._recent[found.session.id] = channel
        self._recent.move_to_end(found.session.id)
        while len(self._recent) > self.most_in_memory:
            self._recent.popitem(last=False)
        return channel

    def _load(self, id: str) -> Session:
        rows = self.store.read("SELECT * FROM tables WHERE id = ?", id)
        if not rows:
            raise Unknown("There is no such table.")
        row = rows[0]
        chairs = [
            Seat(seat["kind"], seat["name"], seat["token"], seat["holder"], seat["used"])
            for seat in self.store.read("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", id)
        ]
        commitment = commit(row["secret"], id, row["added"])
        session = Session(id, setup_of(row["header"], self.games), chairs, commitment, row["secret"], row["dice"])
        log = self.store.read("SELECT line FROM log WHERE table_id = ? ORDER BY position", id)
        session.rematch = row["rematch"]
        session.restore([entry["line"] for entry in log])
        return session


def _check(chair: Seat, token: str, holder: str) -> None:
    if token != chair.token and holder != chair.holder:
        raise Taken("Somebody sits there already: this invitation was used.")


async def _worked(session: Session, change: Callable[[Session], list[str]]) -> list[str]:
    """Who takes some time thinks in a thread, so that other tables go on."""
    return await asyncio.to_thread(change, session) if session.has_thinkers else change(session)


def _append(connection: sqlite3.Connection, id: str, length: int, lines: Sequence[str]) -> None:
    """Two writers can never fork a table: whoever did not know all of its log is refused."""
    made = time.time()
    rows = [(id, length + number, line, made) for number, line in enumerate(lines)]
    try:
        connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)
    except sqlite3.IntegrityError:
        raise Stale("Somebody else moved at the same moment: look again.") from None
