"""Where do tables live? In one SQLite file; what is acknowledged is on the disk."""

import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Any

from gobelet.core.refusal import Refusal

Job = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Job, "Future[Any]"]
MOST_IN_ONE_COMMIT = 256
GATHERING = 0.003  # seconds: who comes meanwhile shares the commit, which costs a core more than a job does


class Unstored(Refusal):
    """Nothing can be written now; nothing was."""


class Store:
    """One thread writes, many jobs a commit; each thread that reads has a connection of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(self._connect()) as connection:
            migrate(connection)
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._reading = threading.local()
        self._readers: list[sqlite3.Connection] = []
        self._open, self._door = True, threading.Lock()
        self._writer = threading.Thread(target=self._write, name="gobelet-store", daemon=True)
        self._writer.start()

    def write(self, job: Job) -> "Future[Any]":
        """Have a job done; the future is ready when its effect is on the disk, or holds why it failed."""
        future: Future[Any] = Future()
        with self._door:
            if self._open:
                self._jobs.put((job, future))
            else:
                future.set_exception(Unstored("The server is stopping: nothing can be stored any more."))
        return future

    def read(self, query: str, *values: Any) -> list[sqlite3.Row]:
        if not hasattr(self._reading, "connection"):
            self._reading.connection = self._connect()
            self._readers.append(self._reading.connection)
        rows: list[sqlite3.Row] = self._reading.connection.execute(query, values).fetchall()
        return rows

    def close(self) -> None:
        """Finish what was handed in, then stop."""
        with self._door:
            if self._open:
                self._open = False
                self._jobs.put(None)
        self._writer.join()
        while self._readers:
            self._readers.pop().close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA busy_timeout = 5000")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def _write(self) -> None:
        with closing(self._connect()) as connection:
            goes_on = True
            while goes_on:
                batch, goes_on = self._next_batch()
                _commit(connection, batch)

    def _next_batch(self) -> tuple[list[Waiting], bool]:
        """All that waits by now, at least one job; and whether there can be more."""
        batch: list[Waiting] = []
        while not batch or (len(batch) < MOST_IN_ONE_COMMIT and not self._jobs.empty()):
            following = self._jobs.get()
            if following is None:
                return batch, False
            if not batch:
                time.sleep(GATHERING)
            batch.append(following)
        return batch, True


def _commit(connection: sqlite3.Connection, batch: Sequence[Waiting]) -> None:
    """All jobs in one transaction; if one of them fails, each in one of its own."""
    wanted = [(job, future) for job, future in batch if future.set_running_or_notify_cancel()]
    try:
        results = _together(connection, [job for job, _ in wanted])
    except Exception as error:  # of a job; or a full disk, or another program that holds the file
        if len(wanted) == 1:
            wanted[0][1].set_exception(error)
            return
        for job, future in wanted:
            try:
                future.set_result(_together(connection, [job])[0])
            except Exception as reason:
                future.set_exception(reason)
        return
    for (_, future), result in zip(wanted, results, strict=True):
        future.set_result(result)


def _together(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[Any]:
    """What jobs answer, once their effect is on the disk; all of them or none."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        results = [job(connection) for job in jobs]
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return results


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file up to date: each numbered script is run once, all of them or none."""
    found = (script for script in files("gobelet.table.migrations").iterdir() if script.name.endswith(".sql"))
    scripts = {int(script.name.partition("_")[0]): script.read_text("utf-8") for script in found}
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > max(scripts):
            raise Refusal("The file of tables was written by a newer gobelet; this one cannot read it.")
        for number in sorted(number for number in scripts if number > version):
            for statement in _statements(scripts[number]):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
