"""Where is a game kept when nobody plays? In a record file, complete at every moment."""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from gobelet.core.game import Game
from gobelet.core.record import Record, read_record
from gobelet.core.refusal import Refusal

LARGEST = 1_000_000  # bytes: far more than any game takes


class Unreadable(Refusal):
    """There is no text to judge."""


def read_file(path: Path) -> str:
    try:
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)
        if len(found) > LARGEST:
            raise Unreadable(f"The file {path} cannot be read: it is too large.")
        return found.decode("utf-8")
    except OSError as error:
        raise Unreadable(f"The file {path} cannot be read: {reason(error)}.") from None
    except UnicodeDecodeError:
        raise Unreadable(f"The file {path} cannot be read: it is not a text file.") from None


def is_taken(path: Path) -> bool:
    """Whether something has that name already."""
    try:
        return path.exists()
    except OSError as error:
        raise Unreadable(f"The file {path} cannot be read: {reason(error)}.") from None


def load(path: Path, games: Mapping[str, Game]) -> Record:
    text = read_file(path)
    try:
        return read_record(text, games)
    except Refusal as refusal:
        raise Refusal(f"The file {path} is no proper record. {refusal}") from None


def keep(path: Path, record: str) -> None:
    """Write a record in one go: whatever happens, the file holds the old one or the new one."""
    if path.is_dir():
        raise Refusal(f"The file {path} cannot be written: it is a folder.")
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(record.encode("utf-8"))
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise Refusal(f"The file {path} cannot be written: {reason(error)}.") from None


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
