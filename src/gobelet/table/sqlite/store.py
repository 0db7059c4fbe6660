"""How does SQLite do what a hall wants of its store? Each verb is a short job on one file."""

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from gobelet.table.daily import Attempt
from gobelet.table.people import PERSON, Seat
from gobelet.table.sqlite.attempts import SqliteAttempts, begin
from gobelet.table.sqlite.complaint import unusable
from gobelet.table.sqlite.done import found, written
from gobelet.table.sqlite.file import SqliteFile
from gobelet.table.sqlite.notices import SqliteNotices
from gobelet.table.store import Stale, StoredTable, Taken, Unknown


class SqliteStore:
    def __init__(self, path: Path) -> None:
        try:
            self.file = SqliteFile(path)
        except sqlite3.Error as error:
            raise unusable(path, error) from None
        self.notices, self.attempts = SqliteNotices(self.file), SqliteAttempts(self.file)

    async def open_table(self, table: StoredTable, rematch_of: str = "", attempt: Attempt | None = None) -> None:
        def job(connection: sqlite3.Connection) -> None:
            row = (
                table.id,
                time.time(),
                table.header,
                table.dice,
                table.secret,
                table.added,
                table.rematch,
                table.fair,
                table.opener,
            )
            columns = "id, opened, header, dice, secret, added, rematch, fair, opener"
            connection.execute(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            connection.executemany(
                "INSERT INTO seats (table_id, seat, kind, name, token, holder, used) VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(table.id, n, s.kind, s.name, s.token, s.holder, s.used) for n, s in enumerate(table.seats)],
            )
            _append(connection, table.id, 0, table.lines)
            if attempt:
                begin(connection, attempt)
            if rematch_of:
                change = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch = ''"
                if not connection.execute(change, (table.id, rematch_of)).rowcount:
                    raise Stale("Somebody else has asked for the rematch already.")

        await written(self.file.write(job))

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
                tuple(_seat(row) for row in seats),
                tuple(line for (line,) in log),
                row["rematch"],
                row["fair"],
                row["opener"],
            )

        return await found(self.file.read(job))

    async def append(self, id: str, length: int, lines: Sequence[str]) -> None:
        await written(self.file.write(lambda connection: _append(connection, id, length, lines)))

    async def take_seat(self, id: str, number: int, seat: Seat, token: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            change = """UPDATE seats SET kind = ?, name = ?, token = ?, holder = ?, used = ?, gave_up = ?
                        WHERE table_id = ? AND seat = ? AND token = ?"""
            row = (seat.kind, seat.name, seat.token, seat.holder, seat.used, seat.gave_up, id, number, token)
            if not connection.execute(change, row).rowcount:
                raise Taken("Somebody sits there already: this invitation was used.")

        await written(self.file.write(job))

    async def saw(self, id: str, number: int, when: float) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE seats SET seen = ? WHERE table_id = ? AND seat = ?", (when, id, number))

        await written(self.file.write(job))

    async def by_token(self, token: str) -> tuple[str, int]:
        def job(connection: sqlite3.Connection) -> tuple[str, int]:
            query = "SELECT table_id, seat FROM seats WHERE kind = ? AND (token = ? OR used = ?)"
            row = connection.execute(query, (PERSON, token, token)).fetchone()
            if row is None:
                raise Unknown("This invitation is not valid.")
            return row["table_id"], row["seat"]

        return await found(self.file.read(job))

    async def tables_of(self, holder: str, most: int) -> list[tuple[str, datetime]]:
        def job(connection: sqlite3.Connection) -> list[tuple[str, datetime]]:
            query = """SELECT DISTINCT id, opened FROM tables JOIN seats ON table_id = id
                       WHERE holder = ? ORDER BY opened DESC LIMIT ?"""
            rows = connection.execute(query, (holder, most))
            return [(row["id"], datetime.fromtimestamp(row["opened"], UTC)) for row in rows]

        return await found(self.file.read(job)) if holder else []  # free seats are nobody's

    async def name_of(self, holder: str) -> str:
        def job(connection: sqlite3.Connection) -> str:
            query = """SELECT name FROM seats JOIN tables ON table_id = id
                       WHERE holder = ? AND name <> '' ORDER BY opened DESC, seat LIMIT 1"""
            row = connection.execute(query, (holder,)).fetchone()
            return row["name"] if row else ""

        return await found(self.file.read(job)) if holder else ""

    async def delete(self, id: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET rematch = '' WHERE rematch = ?", (id,))
            connection.execute("DELETE FROM log WHERE table_id = ?", (id,))
            connection.execute("DELETE FROM seats WHERE table_id = ?", (id,))
            if not connection.execute("DELETE FROM tables WHERE id = ?", (id,)).rowcount:
                raise Unknown("There is no such table.")

        await written(self.file.write(job))

    async def untouched(self, since: float, most: int) -> list[str]:
        def job(connection: sqlite3.Connection) -> list[str]:
            query = """SELECT id FROM tables WHERE opened < :since
                       AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id AND seen >= :since)
                       AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = id AND made >= :since)
                       LIMIT :most"""
            return [id for (id,) in connection.execute(query, {"since": since, "most": most})]

        return await found(self.file.read(job))

    async def check(self) -> None:
        def job(connection: sqlite3.Connection) -> None:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {version}")  # as small as a change can be

        await written(self.file.write(job))

    async def close(self) -> None:
        await asyncio.to_thread(self.file.close)


def _seat(row: sqlite3.Row) -> Seat:
    return Seat(row["kind"], row["name"], row["token"], row["holder"], row["used"], row["seen"], bool(row["gave_up"]))


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
