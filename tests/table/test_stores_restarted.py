"""Is everything still there when a store is closed, opened again by another gobelet, or killed? Of every store."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from gobelet.core.refusal import Refusal
from gobelet.table.people import PERSON, Seat
from gobelet.table.store import Store, StoredTable, Unstored
from tests.table.dying import AT_ONCE, TABLES
from tests.table.stores import STORES, Kind, new_table


async def test_closing_finishes_what_waits_and_then_refuses(kind: Kind, store: Store, tmp_path: Path) -> None:
    opening = [asyncio.create_task(store.open_table(new_table(str(number)))) for number in range(300)]
    await asyncio.sleep(0)  # all have been handed in
    await store.close()
    await asyncio.gather(*opening)
    with pytest.raises(Unstored, match="stopping"):
        await store.append("0", 0, ["late"])
    with pytest.raises(Unstored):
        await store.load("0")
    again = await kind.open(tmp_path)
    found = [await again.load(str(number)) for number in range(300)]
    await again.close()

    assert [table.lines for table in found] == [()] * 300


async def test_everything_is_there_when_it_is_opened_again(kind: Kind, tmp_path: Path) -> None:
    table = new_table("id", lines=("line",))
    first = await kind.open(tmp_path)
    await first.open_table(table)
    await first.close()
    for _ in range(2):
        again = await kind.open(tmp_path)
        assert await again.load("id") == table
        await again.close()


async def test_an_older_store_is_brought_up_to_date(kind: Kind, tmp_path: Path) -> None:
    kind.as_version_1(tmp_path)
    store = await kind.open(tmp_path)
    await store.append("old", 1, ["second"])
    old = await store.load("old")
    await store.close()

    seats = (Seat(PERSON, "Ada", "token", "browser"),)
    assert old == StoredTable("old", "header", "fair", b"\x00", "salt", seats, ("first", "second"))


async def test_a_store_of_a_newer_gobelet_is_refused(kind: Kind, tmp_path: Path) -> None:
    await (await kind.open(tmp_path)).close()
    kind.as_from_the_future(tmp_path)
    with pytest.raises(Refusal, match="written by a newer gobelet"):
        await kind.open(tmp_path)


@pytest.mark.parametrize("name", STORES)
async def test_what_was_acknowledged_survives_a_kill(name: str, tmp_path: Path) -> None:
    """SIGKILL in the middle of it, three times; each life goes on where the one before ended."""
    acknowledged = {str(number): 0 for number in range(TABLES)}
    for _ in range(3):
        store = await _until_killed(name, tmp_path, acknowledged)
        for id, length in acknowledged.items():
            lines = (await store.load(id)).lines

            assert len(lines) >= length > 0
            assert len(lines) % AT_ONCE == 0  # of lines that were appended at once, all or none
            assert lines == tuple(str(number) for number in range(len(lines)))
        await store.close()


async def _until_killed(name: str, folder: Path, acknowledged: dict[str, int]) -> Store:
    """Let a process store until each table has got somewhere, and kill it; the store that it leaves."""
    before = dict(acknowledged)
    command = [sys.executable, "-m", "tests.table.dying", name, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for line in process.stdout:  # goes on with what was printed before the kill
            id, length = line.split()
            acknowledged[id] = int(length)
            if all(acknowledged[each] > before[each] + 10 * AT_ONCE for each in before):
                process.kill()
    return await STORES[name].open(folder)
