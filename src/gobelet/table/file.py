"""Where is a game kept when nobody plays? In a record file, complete at every moment."""

import errno
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from gobelet.core.game import Game
from gobelet.core.record import Record, read_record
from gobelet.core.refusal import Refusal
from gobelet.core.text import Text, say

LARGEST = 1_000_000  # bytes: far more than any game takes
REASONS = {
    errno.EACCES: say("permission denied"),
    errno.EEXIST: say("file exists"),
    errno.EISDIR: say("is a directory"),
    errno.ENAMETOOLONG: say("file name too long"),
    errno.ENOENT: say("no such file or directory"),
    errno.ENOSPC: say("no space left on device"),
    errno.ENOTDIR: say("not a directory"),
}


class Unreadable(Refusal):
    """There is no text to judge."""


def read_file(path: Path) -> str:
    try:
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)
        if len(found) > LARGEST:
            raise Unreadable("The file {path} cannot be read: it is too large.", path=str(path))
        return found.decode("utf-8")
    except OSError as error:
        raise _unreadable(path, error) from None
    except UnicodeDecodeError:
        raise Unreadable("The file {path} cannot be read: it is not a text file.", path=str(path)) from None


def is_taken(path: Path) -> bool:
    """Whether something has that name already."""
    try:
        return path.exists()
    except OSError as error:
        raise _unreadable(path, error) from None


def load(path: Path, games: Mapping[str, Game]) -> Record:
    text = read_file(path)
    try:
        return read_record(text, games)
    except Refusal as refusal:
        pattern = "The file {path} is no proper record. {reason}"
        raise Refusal(pattern, path=str(path), reason=refusal.text) from None


def keep(path: Path, record: str) -> None:
    """Write a record in one go: whatever happens, the file holds the old one or the new one."""
    if path.is_dir():
        raise Refusal("The file {path} cannot be written: it is a folder.", path=str(path))
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(record.encode("utf-8"))
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> Refusal:
    return Refusal("The file {path} cannot be written: {reason}.", path=str(path), reason=reason(error))


def _unreadable(path: Path, error: OSError) -> Unreadable:
    return Unreadable("The file {path} cannot be read: {reason}.", path=str(path), reason=reason(error))


def reason(error: OSError) -> Text:
    """What the system says, in words that can be translated if it is one of the usual reasons."""
    if error.errno in REASONS:
        return REASONS[error.errno]
    return say("{reason}", reason=(error.strerror or str(error)).lower())
