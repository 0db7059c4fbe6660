"""Who may read what a server keeps? The user to whom it belongs, and nobody else on the machine."""

import os
from contextlib import suppress
from pathlib import Path

OTHERS = 0o077  # what a mode allows to everybody but the owner


def make_folder(folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """An empty file, unless there is one: nobody else can open it, not even for a moment."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def close_to_others(*paths: Path) -> None:
    """An older gobelet left its files open to all; what belongs to another user is left alone."""
    if os.name != "posix":
        return
    for path in paths:
        with suppress(FileNotFoundError):
            found = path.stat()
            if found.st_mode & OTHERS and found.st_uid == os.geteuid():
                path.chmod(found.st_mode & 0o700)
