"""Is whatever may be wrong with the file of tables told in one sentence, to those whom it concerns?"""

import asyncio
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from gobelet.core.refusal import Refusal
from gobelet.games import GAMES
from gobelet.table.hall import Hall
from gobelet.table.session import FAIR
from gobelet.table.sqlite import SqliteStore, file
from gobelet.table.store import Unstored
from tests.table.stores import new_table
from tests.table.tables import DUEL, PERSONS

LONG = ("x" * 1000,) * 20  # lines that take some pages


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file, "SETTINGS", ("busy_timeout = 200", *file.SETTINGS[1:]))


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another program writes into the file, and does not end."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def refused(path: Path) -> str:
    with pytest.raises(Refusal) as refusal:
        SqliteStore(path)
    return str(refusal.value).replace(str(path), "FILE")


async def test_a_file_that_another_program_holds_is_refused(tmp_path: Path, impatient: None) -> None:
    path = tmp_path / "tables.sqlite"
    await SqliteStore(path).close()
    with held(path):
        assert refused(path) == "The file of tables FILE is held by another program: end that one first."


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_text("this is no database " * 100)

    assert refused(path) == "The file FILE holds no tables of gobelet: it is no database."


@pytest.mark.parametrize("table", ["tables", "seats", "log", "notices", "told", "attempts"])
async def test_a_file_whose_first_pages_are_damaged_is_refused(table: str, tmp_path: Path) -> None:
    """The server said that it was there, and ended at once with a code and no reason."""
    path = tmp_path / "tables.sqlite"
    await SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as other:
        (number,) = other.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        (size,) = other.execute("PRAGMA page_size").fetchone()
    content = bytearray(path.read_bytes())
    content[(number - 1) * size : number * size] = b"x" * size
    path.write_bytes(content)

    assert refused(path) == "The file of tables FILE is damaged: put a backup in its place."


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    """Its version may be any number: the server began, and ended with a traceback."""
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as other:
        other.execute("PRAGMA user_version = 6")
        other.execute("CREATE TABLE other (x)")

    assert refused(tmp_path / "other.sqlite").startswith("The file of tables FILE ")


async def test_a_file_whose_plan_is_damaged_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    await SqliteStore(path).close()
    with path.open("r+b") as damaged:
        damaged.seek(100)
        damaged.write(b"\xff" * 3000)

    assert refused(path) == "The file of tables FILE is damaged: put a backup in its place."


async def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.sqlite"
    await SqliteStore(path).close()
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def read_only(path: Path, **settings: Any) -> sqlite3.Connection:  # also for somebody who may write everything
        return connect(f"file:{path}?mode=ro", uri=True, **settings)

    monkeypatch.setattr(sqlite3, "connect", read_only)

    assert re.match(r"The file of tables FILE cannot be written: ", refused(path))


async def test_a_file_in_place_of_which_there_is_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").mkdir()

    assert re.match(r"The file of tables FILE cannot be written: ", refused(tmp_path / "tables.sqlite"))


async def test_writing_into_a_file_that_is_held_is_tried_once(tmp_path: Path, impatient: None) -> None:
    """Attack: ten moves at once, and everybody waits ten times as long, one after the other."""
    store = SqliteStore(tmp_path / "tables.sqlite")
    await store.open_table(new_table("id"))
    begun: list[float] = []
    store.file.write(lambda c: c.set_trace_callback(lambda q: begun.append(time.monotonic()) if "BEGIN" in q else None))
    await store.append("id", 0, ["line"])
    begun.clear()
    with held(tmp_path / "tables.sqlite"):
        moves = [store.append("id", 1, [str(number)]) for number in range(10)]
        refusals = await asyncio.gather(*moves, return_exceptions=True)
    await store.close()

    assert [type(refusal) for refusal in refusals] == [Unstored] * 10
    assert len(begun) < 5  # those that came first, and those that came while they waited; not each one again


async def test_damage_hits_only_the_tables_that_lie_there(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    for number in range(10):
        await store.open_table(new_table(str(number), lines=LONG))
    await store.close()
    _damage(path)
    store = SqliteStore(path)
    found: dict[str, str] = {}
    for number in range(10):
        try:
            found[str(number)] = str(len((await store.load(str(number))).lines))
        except Unstored as refusal:
            found[str(number)] = str(refusal)
    await store.close()

    assert "What is stored of this table is damaged: only a backup can bring it back." in found.values()
    assert list(found.values()).count("20") >= 5


@pytest.mark.parametrize(
    "damage", ["DELETE FROM seats WHERE seat = 1", "UPDATE seats SET kind = 'nobody' WHERE seat = 1"]
)
async def test_a_table_that_has_lost_a_seat_or_its_bot_is_told_in_a_sentence(tmp_path: Path, damage: str) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    id = (await Hall(store, GAMES).open(DUEL, PERSONS, FAIR)).id
    store.file.write(lambda c: c.execute(damage)).result()
    with pytest.raises(Unstored, match="is damaged"):
        await Hall(store, GAMES).find(id)
    await store.close()


def _damage(path: Path) -> None:
    """One page in the middle of the log is overwritten."""
    content = bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    pages = [n for n in range(len(content) // size) if content[n * size : (n + 1) * size].count(b"x") > size // 2]
    middle = pages[len(pages) // 2]
    content[middle * size : (middle + 1) * size] = b"\xff" * size
    path.write_bytes(content)
