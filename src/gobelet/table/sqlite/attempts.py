"""How does SQLite remember daily challenges? In a table of the same file."""

import sqlite3
from collections.abc import Sequence

from gobelet.table.daily import Attempt
from gobelet.table.sqlite.done import found, written
from gobelet.table.sqlite.file import SqliteFile
from gobelet.table.store import Taken

WITH_NAMES = """SELECT day, game, attempts.holder, attempts.table_id, points, COALESCE(name, '') FROM attempts
                LEFT JOIN seats ON seats.table_id = attempts.table_id AND seat = 0"""


class SqliteAttempts:
    def __init__(self, file: SqliteFile) -> None:
        self.file = file

    async def on(self, day: str) -> Sequence[Attempt]:
        return await self._found("WHERE day = ? ORDER BY points IS NULL, points DESC, name", day)

    async def of(self, holder: str, since: str) -> Sequence[Attempt]:
        return await self._found("WHERE attempts.holder = ? AND day >= ? ORDER BY day, game", holder, since)

    async def finish(self, table: str, points: int) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE attempts SET points = ? WHERE table_id = ?", (points, table))

        await written(self.file.write(job))

    async def _found(self, which: str, *values: str) -> Sequence[Attempt]:
        def job(connection: sqlite3.Connection) -> Sequence[Attempt]:
            return [Attempt(*row) for row in connection.execute(f"{WITH_NAMES} {which}", values)]

        return await found(self.file.read(job))


def begin(connection: sqlite3.Connection, attempt: Attempt) -> None:
    """Within the transaction that adds the table."""
    try:
        row = (attempt.day, attempt.game, attempt.holder, attempt.table)
        connection.execute("INSERT INTO attempts (day, game, holder, table_id) VALUES (?, ?, ?, ?)", row)
    except sqlite3.IntegrityError:
        raise Taken("You have begun the game of this day already.") from None
