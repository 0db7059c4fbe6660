"""How are tables saved while a server uses them? SQLite copies its own file, and the copy is checked."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from gobelet.core.refusal import Refusal
from gobelet.table.file import unwritable
from gobelet.table.sqlite.complaint import unusable


def back_up(tables: Path, copy: Path) -> int:
    """Save all tables in a new file, for its owner only; how many they are."""
    if not tables.is_file():
        raise Refusal("There are no tables to save: {path} does not exist.", path=str(tables))
    try:
        os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise Refusal("There is a file {path} already, and a backup overwrites nothing.", path=str(copy)) from None
    except OSError as error:
        raise unwritable(copy, error) from None
    try:
        return _copied(tables, copy)
    except BaseException as error:
        for end in ("", "-wal", "-shm", "-journal"):
            with suppress(FileNotFoundError):
                copy.with_name(copy.name + end).unlink()
        if isinstance(error, sqlite3.Error):
            raise unusable(tables, error) from None
        raise


def _copied(tables: Path, copy: Path) -> int:
    with closing(sqlite3.connect(f"{tables.absolute().as_uri()}?mode=ro", uri=True)) as from_here:
        from_here.execute("PRAGMA busy_timeout = 5000")
        with closing(sqlite3.connect(copy)) as to:
            from_here.backup(to)
            to.execute("PRAGMA journal_mode = DELETE")  # the copy is one file, with nothing beside it
            if to.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise Refusal("The file of tables {path} is damaged, so no backup was made.", path=str(tables))
            (number,) = to.execute("SELECT COUNT(*) FROM tables").fetchone()
    return int(number)
