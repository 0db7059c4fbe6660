"""What does a complaint of SQLite mean for somebody who starts a server? One sentence that says what to do."""

import sqlite3
from pathlib import Path

from gobelet.core.refusal import Refusal
from gobelet.core.text import say

HELD = say("The file of tables {path} is held by another program: end that one first.")
DAMAGED = say("The file of tables {path} is damaged: put a backup in its place.")
NO_TABLES = say("The file {path} holds no tables of gobelet: it is no database.")
NO_WRITING = say("The file of tables {path} cannot be written: see who may write that file and its folder.")
SENTENCES = {
    sqlite3.SQLITE_BUSY: HELD,
    sqlite3.SQLITE_LOCKED: HELD,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: NO_TABLES,
    sqlite3.SQLITE_READONLY: NO_WRITING,
    sqlite3.SQLITE_CANTOPEN: NO_WRITING,
    sqlite3.SQLITE_PERM: NO_WRITING,
}


def unusable(path: Path, error: sqlite3.Error) -> Refusal:
    if sentence := SENTENCES.get(_kind(error)):
        return Refusal(sentence.pattern, path=str(path))
    pattern = "The file of tables {path} cannot be used: {reason}."
    return Refusal(pattern, path=str(path), reason=str(error))


def is_damage(error: sqlite3.Error) -> bool:
    return _kind(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_held(error: Exception) -> bool:
    return _kind(error) == sqlite3.SQLITE_BUSY


def _kind(error: Exception) -> int:
    """The code of an error, without SQLite's finer distinctions; 0 if Python itself complains."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF
