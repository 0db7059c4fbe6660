"""Is what the store acknowledges on the disk, and nothing else?"""

import shutil
import sqlite3
import threading
from concurrent.futures import Future
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from gobelet.core.refusal import Refusal
from gobelet.table.store import Job, Store, Unstored, migrate


def opens(id: str) -> Job:
    """A job that opens a table."""
    row = (id, 0.0, "header", "fair", b"secret", "", "")
    return lambda connection: connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row).rowcount


def found(store: Store) -> set[str]:
    return {row["id"] for row in store.read("SELECT id FROM tables")}


def keeps_busy(store: Store) -> threading.Event:
    """The writer works on something else until this event is set."""
    entered, done = threading.Event(), threading.Event()

    def job(connection: sqlite3.Connection) -> None:
        entered.set()
        done.wait(5)

    store.write(job)
    entered.wait(5)
    return done


def together(store: Store, *jobs: Job) -> list["Future[Any]"]:
    """Jobs that come while another one keeps the writer busy, so that they share a commit."""
    handed_in = keeps_busy(store)
    futures = [store.write(job) for job in jobs]
    handed_in.set()
    return futures


def written(path: Path, opened: int, one_by_one: bool) -> int:
    """How much was written for so many tables: each commit writes at least a page of its own."""
    store = Store(path)
    if one_by_one:
        for number in range(opened):
            store.write(opens(str(number))).result(5)
    else:
        for future in together(store, *(opens(str(number)) for number in range(opened))):
            future.result(5)
    pages = Path(f"{path}-wal").stat().st_size
    store.close()
    return pages


def test_a_job_answers_with_its_result(store: Store) -> None:
    assert store.write(opens("one")).result(5) == 1


def test_what_is_acknowledged_is_seen_by_another_program(store: Store) -> None:
    store.write(opens("one")).result(5)
    with closing(sqlite3.connect(store.path)) as other:
        rows = other.execute("SELECT id FROM tables").fetchall()

    assert rows == [("one",)]


def test_what_is_acknowledged_survives_if_the_program_stops_at_once(store: Store, tmp_path: Path) -> None:
    """The files as they are at this moment are all that a power cut would leave."""
    store.write(opens("one")).result(5)
    for file in tmp_path.glob("tables.sqlite*"):
        shutil.copy(file, tmp_path / file.name.replace("tables", "copy"))
    copy = Store(tmp_path / "copy.sqlite")
    there = found(copy)
    copy.close()

    assert there == {"one"}


def test_jobs_that_wait_share_a_commit(tmp_path: Path) -> None:
    assert written(tmp_path / "grouped", 20, one_by_one=False) < written(tmp_path / "single", 20, one_by_one=True) / 5


def test_a_failing_job_takes_back_only_its_own_effect(store: Store) -> None:
    def half(connection: sqlite3.Connection) -> None:
        opens("half")(connection)
        raise Refusal("no")

    first, failing, last = together(store, opens("first"), half, opens("last"))

    assert (first.result(5), last.result(5)) == (1, 1)
    assert str(failing.exception(5)) == "no"
    assert found(store) == {"first", "last"}


def test_an_error_of_the_database_reaches_only_who_caused_it(store: Store) -> None:
    first, twice, last = together(store, opens("same"), opens("same"), opens("last"))

    assert isinstance(twice.exception(5), sqlite3.IntegrityError)
    assert (first.result(5), last.result(5), found(store)) == (1, 1, {"same", "last"})


def test_when_the_commit_fails_nobody_is_told_that_it_worked(store: Store) -> None:
    """The transaction is gone when the commit comes: it fails; who was in it only by chance is stored after all."""

    def breaks(connection: sqlite3.Connection) -> None:
        connection.execute("ROLLBACK")

    first, last = together(store, opens("first"), breaks)

    assert isinstance(last.exception(5), sqlite3.Error)
    assert (first.result(5), found(store)) == (1, {"first"})


def test_the_store_goes_on_after_a_failed_commit(store: Store) -> None:
    store.write(lambda connection: connection.execute("ROLLBACK")).exception(5)

    assert store.write(opens("next")).result(5) == 1


def test_a_job_that_nobody_waits_for_any_more_is_not_done(store: Store) -> None:
    cancelled_by_now = keeps_busy(store)
    store.write(opens("cancelled")).cancel()
    cancelled_by_now.set()
    store.write(opens("next")).result(5)

    assert found(store) == {"next"}


def test_closing_finishes_what_was_handed_in(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite")
    futures = [store.write(opens(str(number))) for number in range(300)]
    store.close()

    assert [future.result(0) for future in futures] == [1] * 300


def test_nothing_is_taken_after_closing(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite")
    store.close()

    assert isinstance(store.write(opens("late")).exception(0), Unstored)


def test_many_threads_may_hand_in_jobs(store: Store) -> None:
    def work(part: int) -> None:
        for number in range(50):
            store.write(opens(f"{part} {number}")).result(5)

    threads = [threading.Thread(target=work, args=(part,)) for part in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(found(store)) == 200


def test_migrations_run_once(tmp_path: Path) -> None:
    Store(tmp_path / "tables.sqlite").close()
    again = Store(tmp_path / "tables.sqlite")
    again.write(opens("one")).result(5)
    again.close()
    third = Store(tmp_path / "tables.sqlite")
    there = found(third)
    third.close()

    assert there == {"one"}


def test_a_file_of_an_older_gobelet_is_brought_up_to_date(tmp_path: Path) -> None:
    script = files("gobelet.table.migrations").joinpath("001_tables.sql").read_text("utf-8")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.executescript(f"{script} PRAGMA user_version = 1;")
        connection.execute("INSERT INTO tables VALUES ('one', 0, 'header', 'fair', x'00', '')")
        connection.commit()
    store = Store(tmp_path / "tables.sqlite")
    there = [(row["id"], row["rematch"]) for row in store.read("SELECT id, rematch FROM tables")]
    store.close()

    assert there == [("one", "")]


def test_a_file_of_a_newer_gobelet_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as connection:
        connection.execute("PRAGMA user_version = 999")
        with pytest.raises(Refusal, match="newer gobelet"):
            migrate(connection)


def test_the_disk_is_asked_to_confirm_every_commit(store: Store) -> None:
    """synchronous = FULL (2) in the connection that writes."""
    assert store.write(lambda c: c.execute("PRAGMA synchronous").fetchone()[0]).result(5) == 2
