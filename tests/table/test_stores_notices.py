"""Does every store remember who wants to be told, and what they were told, so that nobody is told twice?"""

from dataclasses import replace
from pathlib import Path

import pytest

from gobelet.table.notices import Notice
from gobelet.table.store import Store, Unknown
from tests.table.stores import Kind, new_table

WISH = Notice("id", 1, "https://push.example/1", '{"auth": "x"}', "fr", "https://games.example", 60.0)


@pytest.fixture
async def table(store: Store) -> Store:
    await store.open_table(new_table("id"))
    return store


async def test_a_wish_is_found_as_it_was_made(table: Store) -> None:
    await table.notices.wish(WISH)

    assert list(await table.notices.of("id")) == [WISH]
    assert list(await table.notices.tables()) == ["id"]


async def test_a_wish_with_the_same_endpoint_takes_the_place_of_the_other(table: Store) -> None:
    await table.notices.wish(WISH)
    await table.notices.wish(replace(WISH, language="de"))

    assert [wish.language for wish in await table.notices.of("id")] == ["de"]


async def test_there_are_no_wishes_at_no_table(store: Store) -> None:
    with pytest.raises(Unknown):
        await store.notices.wish(WISH)


async def test_one_wish_ends_or_all_of_a_seat(table: Store) -> None:
    other, neighbour = replace(WISH, endpoint="https://hook.example"), replace(WISH, seat=0)
    for wish in (WISH, other, neighbour):
        await table.notices.wish(wish)
    await table.notices.end("id", 1, WISH.endpoint)
    left = list(await table.notices.of("id"))
    await table.notices.end("id", 1)

    assert left == [neighbour, other]
    assert list(await table.notices.of("id")) == [neighbour]


async def test_a_turn_is_new_once(table: Store) -> None:
    assert [await table.notices.note("id", 1, turn, 5.0) for turn in (3, 3, 2, 4)] == [True, False, False, True]


async def test_a_reminder_is_due_after_the_time_that_was_wished_and_once(table: Store) -> None:
    await table.notices.wish(WISH)
    await table.notices.note("id", 1, 3, 1000.0)
    early, late = await table.notices.due(1059.0), await table.notices.due(1060.0)
    told = [await table.notices.remind("id", 1, 3) for _ in range(2)]

    assert (list(early), list(late)) == ([], [("id", 1, 3)])
    assert (told, list(await table.notices.due(2000.0))) == ([True, False], [])


async def test_who_wants_no_reminder_gets_none(table: Store) -> None:
    await table.notices.wish(replace(WISH, remind=0.0))
    await table.notices.note("id", 1, 3, 1000.0)

    assert list(await table.notices.due(10.0**9)) == []


async def test_the_next_turn_may_be_reminded_of_again(table: Store) -> None:
    await table.notices.wish(WISH)
    await table.notices.note("id", 1, 3, 1000.0)
    await table.notices.remind("id", 1, 3)
    await table.notices.note("id", 1, 4, 2000.0)

    assert list(await table.notices.due(2060.0)) == [("id", 1, 4)]


async def test_after_a_restart_nothing_is_new(kind: Kind, table: Store, tmp_path: Path) -> None:
    await table.notices.wish(WISH)
    await table.notices.note("id", 1, 3, 1000.0)
    await table.close()
    again = await kind.open(tmp_path)
    told = (list(await again.notices.of("id")), await again.notices.note("id", 1, 3, 2000.0))
    await again.close()

    assert told == ([WISH], False)
