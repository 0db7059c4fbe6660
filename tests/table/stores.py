"""Which stores are there? All are held to the same promises; a further one is one more line in STORES."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from gobelet.table.people import PERSON, Seat
from gobelet.table.sqlite import SqliteStore
from gobelet.table.store import Store, StoredTable


@dataclass(frozen=True)
class Kind:
    """How tests get at a kind of store; whatever it stores belongs to a folder."""

    open: Callable[[Path], Awaitable[Store]]
    as_version_1: Callable[[Path], None]  # an empty store as the first gobelet left it, but for a table called "old"
    as_from_the_future: Callable[[Path], None]  # changes a store as if a later gobelet had written it


def new_table(id: str, *seats: Seat, lines: tuple[str, ...] = ()) -> StoredTable:
    chairs = seats or (Seat(PERSON, "", f"{id} A"), Seat(PERSON, "", f"{id} B"))
    return StoredTable(id, "header", "fair", b"\x00secret\xff", "", chairs, lines)


async def _sqlite(folder: Path) -> Store:
    return SqliteStore(folder / "tables.sqlite")


def _sqlite_as_version_1(folder: Path) -> None:
    script = files("gobelet.table.sqlite.migrations").joinpath("001_tables.sql").read_text("utf-8")
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        connection.executescript(f"{script} PRAGMA user_version = 1;")
        connection.execute("INSERT INTO tables VALUES ('old', 0, 'header', 'fair', x'00', 'salt')")
        connection.execute("INSERT INTO seats VALUES ('old', 0, 'person', 'Ada', 'token', 'browser')")
        connection.execute("INSERT INTO log VALUES ('old', 0, 'first', 0)")
        connection.commit()


def _sqlite_as_from_the_future(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as connection:
        connection.execute("PRAGMA user_version = 999")


STORES = {"sqlite": Kind(_sqlite, _sqlite_as_version_1, _sqlite_as_from_the_future)}
