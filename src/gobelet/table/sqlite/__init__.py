"""Tables in one SQLite file. All SQL, and all that SQLite can complain about, stays in this folder."""

from gobelet.table.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
