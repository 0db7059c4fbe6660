"""Is a table that is deleted gone for good, and only that one? Of every store."""

import asyncio
import time

import pytest

from gobelet.table.people import PERSON, Seat
from gobelet.table.store import Store, Unknown
from tests.table.stores import new_table


async def test_a_deleted_table_is_gone_with_its_seats_and_its_log(store: Store) -> None:
    other = new_table("other", lines=("line",))
    await store.open_table(new_table("id", Seat(PERSON, "Ada", "token", "browser", "used"), lines=("line",)))
    await store.open_table(other)
    await store.delete("id")
    for gone in (store.load("id"), store.append("id", 0, ["x"]), store.by_token("token"), store.delete("id")):
        with pytest.raises(Unknown):
            await gone

    assert (await store.tables_of("browser", 9), await store.name_of("browser")) == ([], "")
    assert await store.load("other") == other


async def test_a_deleted_rematch_can_be_asked_for_again(store: Store) -> None:
    await store.open_table(new_table("first"))
    await store.open_table(new_table("second"), rematch_of="first")
    await store.delete("second")
    await store.open_table(new_table("third"), rematch_of="first")

    assert (await store.load("first")).rematch == "third"


async def test_of_two_who_delete_at_once_one_is_told_that_it_is_gone(store: Store) -> None:
    await store.open_table(new_table("id"))
    results = await asyncio.gather(store.delete("id"), store.delete("id"), return_exceptions=True)

    assert sorted(type(result).__name__ for result in results) == ["NoneType", "Unknown"]


async def test_a_table_is_untouched_if_nobody_has_moved_or_come(store: Store) -> None:
    for id in ("still", "moved", "visited"):
        await store.open_table(new_table(id))
    await asyncio.sleep(0.02)
    since = time.time()
    await store.append("moved", 0, ["line"])
    await store.saw("visited", 0, time.time())
    await store.open_table(new_table("new"))

    assert (await store.untouched(since, 9), len(await store.untouched(time.time() + 9, 3))) == (["still"], 3)
