"""How does SQLite remember notices? In two tables of the same file."""

import sqlite3
from collections.abc import Sequence

from gobelet.table.notices import Notice
from gobelet.table.sqlite.done import found, written
from gobelet.table.sqlite.file import SqliteFile
from gobelet.table.store import Unknown


class SqliteNotices:
    def __init__(self, file: SqliteFile) -> None:
        self.file = file

    async def wish(self, notice: Notice) -> None:
        row = (notice.table, notice.seat, notice.endpoint, notice.keys, notice.language, notice.home, notice.remind)

        def job(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("INSERT OR REPLACE INTO notices VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            except sqlite3.IntegrityError:  # the foreign key
                raise Unknown("There is no such table.") from None

        await written(self.file.write(job))

    async def end(self, table: str, seat: int, endpoint: str = "") -> None:
        def job(connection: sqlite3.Connection) -> None:
            change = "DELETE FROM notices WHERE table_id = ? AND seat = ? AND ? IN ('', endpoint)"
            connection.execute(change, (table, seat, endpoint))

        await written(self.file.write(job))

    async def of(self, table: str) -> Sequence[Notice]:
        def job(connection: sqlite3.Connection) -> Sequence[Notice]:
            query = "SELECT * FROM notices WHERE table_id = ? ORDER BY seat, endpoint"
            return [Notice(*row) for row in connection.execute(query, (table,))]

        return await found(self.file.read(job))

    async def tables(self) -> Sequence[str]:
        def job(connection: sqlite3.Connection) -> Sequence[str]:
            return [id for (id,) in connection.execute("SELECT DISTINCT table_id FROM notices")]

        return await found(self.file.read(job))

    async def note(self, table: str, seat: int, turn: int, when: float) -> bool:
        def job(connection: sqlite3.Connection) -> bool:
            change = """INSERT INTO told (table_id, seat, turn, since) VALUES (?, ?, ?, ?)
                        ON CONFLICT DO UPDATE SET turn = excluded.turn, since = excluded.since, reminded = 0
                        WHERE excluded.turn > told.turn"""
            return connection.execute(change, (table, seat, turn, when)).rowcount > 0

        return await written(self.file.write(job))

    async def due(self, now: float) -> Sequence[tuple[str, int, int]]:
        def job(connection: sqlite3.Connection) -> Sequence[tuple[str, int, int]]:
            query = """SELECT table_id, seat, turn FROM told NATURAL JOIN notices
                       WHERE NOT reminded AND remind > 0 GROUP BY table_id, seat HAVING since + MIN(remind) <= ?"""
            return [(id, seat, turn) for id, seat, turn in connection.execute(query, (now,))]

        return await found(self.file.read(job))

    async def remind(self, table: str, seat: int, turn: int) -> bool:
        def job(connection: sqlite3.Connection) -> bool:
            change = "UPDATE told SET reminded = 1 WHERE table_id = ? AND seat = ? AND turn = ? AND NOT reminded"
            return connection.execute(change, (table, seat, turn)).rowcount > 0

        return await written(self.file.write(job))
