"""How do many moves share one SQLite file? One thread writes, many jobs a commit; a few others read."""

import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from gobelet.table.private import close_to_others, make_file, make_folder
from gobelet.table.sqlite.complaint import is_held
from gobelet.table.sqlite.migrate import migrate
from gobelet.table.store import Unstored

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
Waiting = tuple[Job[Any], "Future[Any]"]
MOST_IN_ONE_COMMIT = 256
GATHERING = 0.003  # seconds: jobs that arrive meanwhile share the commit, which costs far more than a job
READERS = 4  # threads
SETTINGS = ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


class SqliteFile:
    def __init__(self, path: Path) -> None:
        self.path = path
        make_folder(path.parent)
        make_file(path)  # SQLite gives its other files the mode of this one
        writing = self._connect()
        try:
            migrate(writing)
            for table in ("tables", "seats", "log", "notices", "told", "attempts"):
                writing.execute(f"SELECT * FROM {table} LIMIT 1").fetchone()  # what is wrong is told now, not later
        except BaseException:
            writing.close()
            raise
        # only now: what is no file of tables belongs to somebody else
        close_to_others(path, *(path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm")))
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._open, self._door = True, threading.Lock()
        self._writer = threading.Thread(target=self._write, args=(writing,), name="gobelet-writer", daemon=True)
        self._writer.start()
        self._readers = ThreadPoolExecutor(READERS, "gobelet-reader")
        self._connections: list[sqlite3.Connection] = []
        self._own = threading.local()  # each reader's connection

    def write(self, job: Job[T]) -> "Future[T]":
        """Have a job done; the future is ready when its effect is on the disk, or holds why it failed."""
        future: Future[T] = Future()
        with self._door:
            if self._open:
                self._jobs.put((job, future))
            else:
                future.set_exception(_closed())
        return future

    def read(self, job: Job[T]) -> "Future[T]":
        """Have a job done that only reads; what it sees is one state of the file."""
        with self._door:
            if self._open:
                return self._readers.submit(self._read, job)
        future: Future[T] = Future()
        future.set_exception(_closed())
        return future

    def close(self) -> None:
        """Finish what was handed in, then stop."""
        with self._door:
            if self._open:
                self._open = False
                self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        while self._connections:
            self._connections.pop().close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.row_factory = sqlite3.Row
        try:
            for setting in SETTINGS:
                connection.execute(f"PRAGMA {setting}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _read(self, job: Job[T]) -> T:
        if not hasattr(self._own, "connection"):
            self._own.connection = self._connect()
            self._connections.append(self._own.connection)
        connection: sqlite3.Connection = self._own.connection
        connection.execute("BEGIN")
        try:
            return job(connection)
        finally:
            connection.execute("ROLLBACK")

    def _write(self, connection: sqlite3.Connection) -> None:
        with closing(connection):
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


def _closed() -> Unstored:
    return Unstored("The server is stopping: nothing can be stored any more.")


def _commit(connection: sqlite3.Connection, batch: Sequence[Waiting]) -> None:
    """All jobs in one transaction; if one of them fails, each in one of its own."""
    wanted = [(job, future) for job, future in batch if future.set_running_or_notify_cancel()]
    try:
        results = _together(connection, [job for job, _ in wanted])
    except Exception as error:  # of a job; or a full disk, or another program that holds the file
        hopeless = len(wanted) == 1 or is_held(error)  # by itself, each would only wait as long again
        for job, future in wanted:
            if hopeless:
                future.set_exception(error)
            else:
                _commit_one(connection, job, future)
        return
    for (_, future), result in zip(wanted, results, strict=True):
        future.set_result(result)


def _commit_one(connection: sqlite3.Connection, job: Job[T], future: "Future[T]") -> None:
    try:
        future.set_result(_together(connection, [job])[0])
    except Exception as reason:
        future.set_exception(reason)


def _together(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[Any]:
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
