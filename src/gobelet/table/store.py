"""Where do tables live? In one SQLite file; what is acknowledged is on the disk."""

import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Any

Job = Callable[[sqlite3.Connection], Any]
MOST_IN_ONE_COMMIT = 256


class Store:
    """One thread writes, many jobs a commit; reading happens on connections of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(self._connect()) as connection:
            migrate(connection)
        self._jobs: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self._reading = threading.local()
        self._writer = threading.Thread(target=self._write, name="gobelet-store", daemon=True)
        self._writer.start()

    def write(self, job: Job) -> "Future[Any]":
        """Have a job done; the future is ready when its effect is on the disk, or holds why it failed."""
        future: Future[Any] = Future()
        self._jobs.put((job, future))
        return future

    def read(self, query: str, *values: Any) -> list[sqlite3.Row]:
        if not hasattr(self._reading, "connection"):
            self._reading.connection = self._connect()
        rows: list[sqlite3.Row] = self._reading.connection.execute(query, values).fetchall()
        return rows

    def close(self) -> None:
        """Finish what was handed in, then stop."""
        self._jobs.put(None)
        self._writer.join()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA busy_timeout = 5000")
        return connection

    def _write(self) -> None:
        with closing(self._connect()) as connection:
            while (first := self._jobs.get()) is not None:
                batch = [first]
                while len(batch) < MOST_IN_ONE_COMMIT and not self._jobs.empty():
                    following = self._jobs.get()
                    if following is None:
                        self._jobs.put(None)
                        break
                    batch.append(following)
                _commit(connection, batch)


def _commit(connection: sqlite3.Connection, batch: Sequence[tuple[Job, "Future[Any]"]]) -> None:
    """All jobs in one transaction; one that fails takes back only what it did itself."""
    done: list[tuple[Future[Any], Any]] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job, future in batch:
            connection.execute("SAVEPOINT job")
            try:
                done.append((future, job(connection)))
                connection.execute("RELEASE job")
            except Exception as error:  # handed to whoever waits for the job
                connection.execute("ROLLBACK TO job")
                connection.execute("RELEASE job")
                future.set_exception(error)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        for _, future in batch:
            if not future.done():
                future.set_exception(error)
        return
    for future, result in done:
        future.set_result(result)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file up to date: each numbered script is run once."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    scripts = sorted(files("gobelet.table.migrations").iterdir(), key=lambda script: script.name)
    for script in (each for each in scripts if each.name.endswith(".sql")):
        number = int(script.name.partition("_")[0])
        if number > version:
            text = script.read_text("utf-8")
            connection.executescript(f"BEGIN; {text}; PRAGMA user_version = {number}; COMMIT;")
