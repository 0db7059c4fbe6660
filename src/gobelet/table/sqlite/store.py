"""How does SQLite do what a hall wants of its store? Each verb is a short job on one file."""

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import Future
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from gobelet.core.refusal import Refusal
from gobelet.table.people import PERSON, Seat
from gobelet.table.sqlite.file import SqliteFile
from gobelet.table.store import Stale, StoredTable, Taken, Unknown, Unstored

T = TypeVar("T")


class SqliteStore:
    def __init__(self, path: Path) -> None:
        try:
            self.file = SqliteFile(path)
        except sqlite3.Error as error:
            pattern = "The file of tables {path} cannot be used: {reason}."
            raise Refusal(pattern, path=str(path), reason=str(error)) from None

    async def open_table(self, table: StoredTable, rematch_of: str = "") -> None:
        def job(connection: sqlite3.Connection) -> None:
            row = (table.id, time.time(), table.header, table.dice, table.secret, table.added, table.rematch)
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            connection.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(table.id, n, s.kind, s.name, s.token, s.holder, s.used) for n, s in enumerate(table.seats)],
            )
            _append(connection, table.id, 0, table.lines)
            if rematch_of:
                change = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch = ''"
                if not connection.execute(change, (table.id, rematch_of)).rowcount:
                    raise Stale("Somebody else has asked for the rematch already.")

        await _written(self.file.write(job))

    async def load(self, id: str) -> StoredTable:
        def job(connection: sqlite3.Connection) -> StoredTable:
            row = connection.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchone()
            if row is None:
                raise Unknown("There is no such table.")
            seats = connection.execute("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (id,))
            log = connection.execute("SELECT line FROM log WHERE table_id = ? ORDER BY position", (id,))
            return StoredTable(
                id,
                row["header"],
                row["dice"],
                row["secret"],
                row["added"],
                tuple(Seat(seat["kind"], seat["name"], seat["token"], seat["holder"], seat["used"]) for seat in seats),
                tuple(line for (line,) in log),
                row["rematch"],
            )

        return await _found(self.file.read(job))

    async def append(self, id: str, length: int, lines: Sequence[str]) -> None:
        await _written(self.file.write(lambda connection: _append(connection, id, length, lines)))

    async def take_seat(self, id: str, number: int, seat: Seat, token: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            change = """UPDATE seats SET name = ?, token = ?, holder = ?, used = ?
                        WHERE table_id = ? AND seat = ? AND token = ?"""
            row = (seat.name, seat.token, seat.holder, seat.used, id, number, token)
            if not connection.execute(change, row).rowcount:
                raise Taken("Somebody sits there already: this invitation was used.")

        await _written(self.file.write(job))

    async def by_token(self, token: str) -> tuple[str, int]:
        def job(connection: sqlite3.Connection) -> tuple[str, int]:
            query = "SELECT table_id, seat FROM seats WHERE kind = ? AND (token = ? OR used = ?)"
            row = connection.execute(query, (PERSON, token, token)).fetchone()
            if row is None:
                raise Unknown("This invitation leads to no seat.")
            return row["table_id"], row["seat"]

        return await _found(self.file.read(job))

    async def tables_of(self, holder: str, most: int) -> list[tuple[str, datetime]]:
        def job(connection: sqlite3.Connection) -> list[tuple[str, datetime]]:
            query = """SELECT DISTINCT id, opened FROM tables JOIN seats ON table_id = id
                       WHERE holder = ? ORDER BY opened DESC LIMIT ?"""
            rows = connection.execute(query, (holder, most))
            return [(row["id"], datetime.fromtimestamp(row["opened"], UTC)) for row in rows]

        return await _found(self.file.read(job)) if holder else []  # free seats are nobody's

    async def name_of(self, holder: str) -> str:
        def job(connection: sqlite3.Connection) -> str:
            query = """SELECT name FROM seats JOIN tables ON table_id = id
                       WHERE holder = ? AND name <> '' ORDER BY opened DESC, seat LIMIT 1"""
            row = connection.execute(query, (holder,)).fetchone()
            return row["name"] if row else ""

        return await _found(self.file.read(job)) if holder else ""

    async def close(self) -> None:
        await asyncio.to_thread(self.file.close)


def _append(connection: sqlite3.Connection, id: str, length: int, lines: Sequence[str]) -> None:
    """Two writers can never fork a table: a log is only continued where it ends."""
    (end,) = connection.execute("SELECT MAX(position) + 1 FROM log WHERE table_id = ?", (id,)).fetchone()
    if length != (end or 0):
        raise Stale("Somebody else moved at the same moment: look again.")
    made = time.time()
    rows = [(id, length + number, line, made) for number, line in enumerate(lines)]
    try:
        connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)
    except sqlite3.IntegrityError:  # the foreign key: nobody else writes while this transaction is open
        raise Unknown("There is no such table.") from None


async def _written(future: "Future[T]") -> T:
    """Whoever no longer waits, because the request was cancelled, takes the job back if it has not begun."""
    try:
        return await asyncio.wrap_future(future)
    except sqlite3.Error:
        raise Unstored("This could not be stored, so it did not happen; try again in a moment.") from None


async def _found(future: "Future[T]") -> T:
    try:
        return await asyncio.wrap_future(future)
    except sqlite3.Error:
        raise Unstored("The tables cannot be read now; try again in a moment.") from None
