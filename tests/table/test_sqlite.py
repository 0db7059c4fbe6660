"""Do jobs share commits without sharing their fate, and is whatever SQLite complains about told in our words?"""

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gobelet.core.refusal import Refusal
from gobelet.table.sqlite import SqliteStore
from gobelet.table.sqlite.file import Job, SqliteFile
from gobelet.table.store import Unstored
from tests.patience import SECONDS
from tests.table.stores import new_table


@pytest.fixture
def file(tmp_path: Path) -> Iterator[SqliteFile]:
    file = SqliteFile(tmp_path / "tables.sqlite")
    yield file
    file.close()


def opens(id: str) -> Job[int]:
    """A job that opens a table."""
    row = (id, 0.0, "header", "fair", b"secret", "", "")
    return lambda connection: (
        connection.execute(
            "INSERT INTO tables (id, opened, header, dice, secret, added, rematch) VALUES (?, ?, ?, ?, ?, ?, ?)", row
        ).rowcount
    )


def found(file: SqliteFile) -> set[str]:
    return {row["id"] for row in file.read(lambda c: c.execute("SELECT id FROM tables").fetchall()).result(SECONDS)}


def keeps_busy(file: SqliteFile) -> threading.Event:
    """The writer works on something else until this event is set."""
    entered, done = threading.Event(), threading.Event()

    def job(connection: sqlite3.Connection) -> None:
        entered.set()
        done.wait(SECONDS)

    file.write(job)
    entered.wait(SECONDS)
    return done


def together(file: SqliteFile, *jobs: Job[Any]) -> list["Future[Any]"]:
    """Jobs that come while another one keeps the writer busy, so that they share a commit."""
    handed_in = keeps_busy(file)
    futures = [file.write(job) for job in jobs]
    handed_in.set()
    return futures


def written(path: Path, opened: int, one_by_one: bool) -> int:
    """How much was written for so many tables: each commit writes at least a page of its own."""
    file = SqliteFile(path)
    before = Path(f"{path}-wal").stat().st_size
    if one_by_one:
        for number in range(opened):
            file.write(opens(str(number))).result(SECONDS)
    else:
        for future in together(file, *(opens(str(number)) for number in range(opened))):
            future.result(SECONDS)
    pages = Path(f"{path}-wal").stat().st_size - before
    file.close()
    return pages


def test_a_job_answers_with_its_result(file: SqliteFile) -> None:
    assert file.write(opens("one")).result(SECONDS) == 1


def test_what_is_acknowledged_is_seen_by_another_program(file: SqliteFile) -> None:
    file.write(opens("one")).result(SECONDS)
    with closing(sqlite3.connect(file.path)) as other:
        rows = other.execute("SELECT id FROM tables").fetchall()

    assert rows == [("one",)]


def test_what_is_acknowledged_survives_if_the_program_stops_at_once(file: SqliteFile, tmp_path: Path) -> None:
    """The files as they are at this moment are all that a power cut would leave."""
    file.write(opens("one")).result(SECONDS)
    for part in tmp_path.glob("tables.sqlite*"):
        shutil.copy(part, tmp_path / part.name.replace("tables", "copy"))
    copy = SqliteFile(tmp_path / "copy.sqlite")
    there = found(copy)
    copy.close()

    assert there == {"one"}


def test_jobs_that_wait_share_a_commit(tmp_path: Path) -> None:
    assert written(tmp_path / "grouped", 20, one_by_one=False) < written(tmp_path / "single", 20, one_by_one=True) / 5


def test_a_failing_job_takes_back_only_its_own_effect(file: SqliteFile) -> None:
    def half(connection: sqlite3.Connection) -> None:
        opens("half")(connection)
        raise Refusal("no")

    first, failing, last = together(file, opens("first"), half, opens("last"))

    assert (first.result(SECONDS), last.result(SECONDS)) == (1, 1)
    assert str(failing.exception(5)) == "no"
    assert found(file) == {"first", "last"}


def test_an_error_of_the_database_reaches_only_who_caused_it(file: SqliteFile) -> None:
    first, twice, last = together(file, opens("same"), opens("same"), opens("last"))

    assert isinstance(twice.exception(5), sqlite3.IntegrityError)
    assert (first.result(SECONDS), last.result(SECONDS), found(file)) == (1, 1, {"same", "last"})


def test_when_the_commit_fails_nobody_is_told_that_it_worked(file: SqliteFile) -> None:
    """The transaction is gone when the commit comes: it fails; who was in it only by chance is stored after all."""

    def breaks(connection: sqlite3.Connection) -> None:
        connection.execute("ROLLBACK")

    first, last = together(file, opens("first"), breaks)

    assert isinstance(last.exception(5), sqlite3.Error)
    assert (first.result(SECONDS), found(file)) == (1, {"first"})


def test_the_store_goes_on_after_a_failed_commit(file: SqliteFile) -> None:
    file.write(lambda connection: connection.execute("ROLLBACK")).exception(5)

    assert file.write(opens("next")).result(SECONDS) == 1


def test_a_job_that_nobody_waits_for_any_more_is_not_done(file: SqliteFile) -> None:
    cancelled_by_now = keeps_busy(file)
    file.write(opens("cancelled")).cancel()
    cancelled_by_now.set()
    file.write(opens("next")).result(SECONDS)

    assert found(file) == {"next"}


def test_many_threads_may_hand_in_jobs(file: SqliteFile) -> None:
    def work(part: int) -> None:
        for number in range(50):
            file.write(opens(f"{part} {number}")).result(SECONDS)

    threads = [threading.Thread(target=work, args=(part,)) for part in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(found(file)) == 200


def test_the_disk_is_asked_to_confirm_every_commit(file: SqliteFile) -> None:
    """synchronous = FULL (2) in the connection that writes."""
    assert file.write(lambda c: c.execute("PRAGMA synchronous").fetchone()[0]).result(SECONDS) == 2


async def test_while_another_program_holds_the_file_the_event_loop_goes_on(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    await store.open_table(new_table("id"))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        appending = asyncio.create_task(store.append("id", 0, ["line"]))
        await asyncio.sleep(0.1)
        waits, seen = not appending.done(), (await store.load("id")).lines
        other.execute("ROLLBACK")
    await appending
    lines = (await store.load("id")).lines
    await store.close()

    assert (waits, seen, lines) == (True, (), ("line",))


async def test_a_full_disk_is_told_in_a_sentence(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    await store.open_table(new_table("id"))
    store.file.write(lambda connection: connection.execute("PRAGMA max_page_count = 1").fetchone()).result(SECONDS)
    with pytest.raises(Unstored, match="could not be stored"):
        await store.append("id", 0, ["x" * 100_000])
    await store.append("id", 0, ["short"])
    lines = (await store.load("id")).lines
    await store.close()

    assert lines == ("short",)


async def test_tables_that_cannot_be_read_are_told_in_a_sentence(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.file.write(lambda connection: connection.execute("ALTER TABLE seats RENAME TO lost")).result(SECONDS)
    with pytest.raises(Unstored, match="cannot be read"):
        await store.tables_of("browser", 1)
    await store.close()
