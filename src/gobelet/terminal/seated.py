"""Who sat where in a game that was kept? A record does not say; a small file beside it does, until the game is over."""

from contextlib import suppress
from pathlib import Path

from gobelet.bots import BOTS
from gobelet.core.refusal import Refusal
from gobelet.table import file as files

PERSON = "me"
WHO = {PERSON, *BOTS}


def beside(record: Path) -> Path:
    """`evening.game.seats` for `evening.game`."""
    return record.with_name(f"{record.name}.seats")


def keep(record: Path, seats: tuple[str, ...]) -> None:
    """Write down who sits where; nobody any more, and the file goes. The game itself never fails for it, and a file
    that says something else is left alone.
    """
    line, before = ",".join(seats), written(record)
    with suppress(OSError, Refusal):
        if before == line or (files.is_taken(beside(record)) and not WHO.issuperset(before.split(","))):
            return
        if seats:
            files.keep(beside(record), f"{line}\n")
        else:
            beside(record).unlink(missing_ok=True)


def written(record: Path) -> str:
    """What stands there; nothing if there is no such file."""
    try:
        return files.read_file(beside(record)).strip()
    except Refusal:
        return ""
