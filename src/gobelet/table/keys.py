"""Which keys does a folder of tables have? Each is made once, readable by its owner only."""

import os
import secrets
from collections.abc import Callable
from pathlib import Path

from gobelet.core.refusal import Refusal
from gobelet.table.private import close_to_others

KEY = "key"
FEWEST = 32  # letters of a key that nobody can guess


def signing_key(folder: Path) -> str:
    """The key that cookies are signed with, and that the dice of a day follow from."""
    return kept_key(folder / KEY, lambda: secrets.token_hex(32))


def kept_key(file: Path, new_key: Callable[[], str]) -> str:
    """A key that is made once, readable by its owner only."""
    if not file.exists():
        beside = file.with_name(f"{file.name}.{os.getpid()}")  # a key is there as a whole or not at all
        made = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(made, "w") as new:
            new.write(new_key())
        beside.replace(file)
    key = file.read_bytes().decode("ascii", "ignore").strip()
    if len(key) < FEWEST:
        pattern = "What is in {file} is no key: put back what was there, or delete the file for a new one."
        raise Refusal(pattern, file=str(file))
    close_to_others(file)
    return key
