"""Where does a server keep what it has? In a folder for its owner only, which one server uses at a time."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from gobelet.bots.own_weights import WEIGHTS
from gobelet.core.refusal import Refusal
from gobelet.table.daily import DAYS
from gobelet.table.keys import KEY, kept_key
from gobelet.table.private import close_to_others, make_folder
from gobelet.web.push import PushKey

TABLES, PUSH_KEY, LOCK = "tables.sqlite", "key.push", "lock"


@contextmanager
def served_alone(folder: Path) -> Iterator[None]:
    """The folder, made or mended if need be, for this process alone; the system lets go of it whatever happens."""
    make_folder(folder)
    _close_folder(folder)
    lock = FileLock(folder / LOCK, timeout=0, mode=0o600, thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        pattern = "Another gobelet serves the folder {folder} already: end that one, or choose another folder."
        raise Refusal(pattern, folder=str(folder)) from None
    try:
        yield
    finally:
        lock.release()


def push_key(folder: Path) -> bytes:
    """The key by which push services know this server."""
    key = kept_key(folder / PUSH_KEY, PushKey().private.decode).encode()
    if not PushKey(key).is_whole:
        pattern = "What is in {file} is no key: put back what was there, or delete the file for a new one."
        raise Refusal(pattern, file=str(folder / PUSH_KEY))
    return key


def _close_folder(folder: Path) -> None:
    """Unless somebody keeps other things there, too, which may be for others to see."""
    ours = (TABLES, KEY, LOCK, WEIGHTS, DAYS)
    if all(each.name.startswith(ours) for each in folder.iterdir()):
        close_to_others(folder)
