"""Does every store keep the promises of `gobelet.table.store`? The same tests for all of them."""

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from gobelet.core.refusal import Refusal
from gobelet.table.people import PERSON, Seat
from gobelet.table.store import Stale, Store, StoredTable, Taken, Unknown, Unstored
from tests.table.stores import Kind, new_table

WRITERS, WINS = 8, 5


def sitting(id: str, holder: str, name: str = "") -> StoredTable:
    return new_table(id, Seat(PERSON, name, f"{id} A", holder), Seat(PERSON, "", f"{id} B"))


async def test_a_table_is_found_as_it_was_opened(store: Store) -> None:
    seats = (Seat(PERSON, "Zoë 🎲", "one", "browser", "earlier"), Seat("random", "", "two"))
    table = StoredTable("id", "header\nof two lines\n", "typed", bytes(range(32)), "sel", seats, ("roll", "A x", ""))
    await store.open_table(table)

    assert await store.load("id") == table


async def test_what_is_not_there_is_unknown(store: Store) -> None:
    await store.open_table(new_table("id", Seat("random", "", "token of a bot")))
    with pytest.raises(Unknown, match="no such table"):
        await store.load("nowhere")
    with pytest.raises(Unknown, match="no such table"):
        await store.append("nowhere", 0, ["line"])
    with pytest.raises(Unknown, match="not valid"):
        await store.by_token("nothing")
    with pytest.raises(Unknown, match="not valid"):
        await store.by_token("token of a bot")


async def test_no_table_takes_the_place_of_another(store: Store) -> None:
    first = new_table("id", lines=("line",))
    await store.open_table(first)
    with pytest.raises(Refusal):
        await store.open_table(new_table("id", Seat(PERSON, "", "other")))
    with pytest.raises(Refusal):
        await store.open_table(new_table("same token", *first.seats))

    assert await store.load("id") == first
    with pytest.raises(Unknown):
        await store.load("same token")


async def test_lines_stay_in_order(store: Store) -> None:
    await store.open_table(new_table("id"))
    lines = tuple(str(number) for number in range(25))
    for start in range(0, 25, 5):
        await store.append("id", start, lines[start : start + 5])

    assert (await store.load("id")).lines == lines


@pytest.mark.parametrize("length", [-1, 0, 2, 4])
async def test_a_log_is_continued_only_at_its_end_with_all_lines_or_none(store: Store, length: int) -> None:
    await store.open_table(new_table("id", lines=("a", "b", "c")))
    with pytest.raises(Stale, match="at the same moment"):
        await store.append("id", length, ["x", "y"])

    assert (await store.load("id")).lines == ("a", "b", "c")


async def test_of_all_who_append_at_the_same_length_one_wins(kind: Kind, store: Store, tmp_path: Path) -> None:
    """Also when they come from two stores, as two processes would."""
    stores = [store, await kind.open(tmp_path)]
    await store.open_table(new_table("id"))
    won: dict[int, str] = {}
    lost: Counter[str] = Counter()

    async def write(name: str, mine: Store) -> None:
        wins = 0
        while wins < WINS:
            length = len((await mine.load("id")).lines)
            try:
                await mine.append("id", length, [name, name])
            except Stale:
                lost[name] += 1
            else:
                assert length not in won
                won[length], wins = name, wins + 1

    await asyncio.gather(*(write(str(number), stores[number % 2]) for number in range(WRITERS)))
    lines = (await store.load("id")).lines
    await stores[1].close()

    assert lost
    assert lines == tuple(name for length in sorted(won) for name in (won[length], won[length]))
    assert Counter(lines) == {str(number): 2 * WINS for number in range(WRITERS)}


async def test_many_tables_are_written_at_once(store: Store) -> None:
    await asyncio.gather(*(store.open_table(new_table(str(number))) for number in range(50)))
    await asyncio.gather(*(store.append(str(number), 0, [f"line of {number}"]) for number in range(50)))
    found = await asyncio.gather(*(store.load(str(number)) for number in range(50)))

    assert [table.lines for table in found] == [(f"line of {number}",) for number in range(50)]


async def test_a_refused_write_leaves_those_beside_it_alone(store: Store) -> None:
    await asyncio.gather(*(store.open_table(new_table(id)) for id in ("one", "two")))
    results = await asyncio.gather(
        store.append("one", 0, ["a"]),
        store.append("one", 7, ["wrong"]),
        store.append("nowhere", 0, ["wrong"]),
        store.append("two", 0, ["b"]),
        return_exceptions=True,
    )

    assert [type(result).__name__ for result in results] == ["NoneType", "Stale", "Unknown", "NoneType"]
    assert [(await store.load(id)).lines for id in ("one", "two")] == [("a",), ("b",)]


async def test_a_seat_is_taken_once(store: Store) -> None:
    table = new_table("id")
    await store.open_table(table)
    wished = [replace(table.seats[1], holder=f"browser {n}", token=f"new {n}", used="id B") for n in range(10)]
    results = await asyncio.gather(*(store.take_seat("id", 1, seat, "id B") for seat in wished), return_exceptions=True)
    (winner,) = (seat for seat, result in zip(wished, results, strict=True) if result is None)

    assert Counter(type(result) for result in results) == {type(None): 1, Taken: 9}
    assert (await store.load("id")).seats == (table.seats[0], winner)


async def test_it_is_known_when_somebody_was_there(store: Store) -> None:
    await store.open_table(new_table("id"))
    await store.saw("id", 1, 1234.5)

    assert [seat.seen for seat in (await store.load("id")).seats] == [0, 1234.5]


async def test_it_is_known_who_gave_up_a_seat_and_that_a_bot_took_it_over(store: Store) -> None:
    table = new_table("id")
    await store.open_table(table)
    left = replace(table.seats[1], token="new", gave_up=True)
    await store.take_seat("id", 1, left, "id B")
    free = (await store.load("id")).seats[1]
    await store.take_seat("id", 1, replace(left, kind="random"), "new")
    taken = (await store.load("id")).seats[1]

    assert (free, free.given_up, taken.kind, taken.given_up) == (left, True, "random", False)


async def test_a_token_leads_to_its_seat_also_once_it_was_used(store: Store) -> None:
    table = new_table("id")
    await store.open_table(table)
    await store.take_seat("id", 1, replace(table.seats[1], holder="browser", token="new", used="id B"), "id B")

    assert [await store.by_token(token) for token in ("id A", "id B", "new")] == [("id", 0), ("id", 1), ("id", 1)]


async def test_the_tables_of_a_browser_are_found_newest_first(store: Store) -> None:
    for number in range(5):
        await store.open_table(sitting(str(number), "browser"))
    await store.open_table(sitting("other", "another browser"))
    await store.open_table(new_table("both", Seat(PERSON, "", "one", "browser"), Seat(PERSON, "", "two", "browser")))
    found = await store.tables_of("browser", 4)
    opened = [when for _, when in found]

    assert [id for id, _ in found] == ["both", "4", "3", "2"]
    assert opened == sorted(opened, reverse=True)


async def test_a_browser_has_the_name_of_its_newest_table_with_one(store: Store) -> None:
    await store.open_table(sitting("one", "browser", "Ada"))
    await store.open_table(sitting("two", "browser", "Lovelace"))
    await store.open_table(sitting("three", "browser"))

    assert await store.name_of("browser") == "Lovelace"


async def test_nobody_has_no_tables_and_no_name(store: Store) -> None:
    await store.open_table(new_table("free", Seat(PERSON, "Ada", "token")))

    assert [await store.tables_of(holder, 9) for holder in ("", "stranger")] == [[], []]
    assert [await store.name_of(holder) for holder in ("", "stranger")] == ["", ""]


async def test_there_is_one_rematch(store: Store) -> None:
    await store.open_table(new_table("old"))
    wished = [new_table(str(number)) for number in range(5)]
    results = await asyncio.gather(
        *(store.open_table(table, rematch_of="old") for table in wished), return_exceptions=True
    )
    rematch = (await store.load("old")).rematch
    found = await asyncio.gather(*(store.load(table.id) for table in wished), return_exceptions=True)

    assert Counter(type(result) for result in results) == {type(None): 1, Stale: 4}
    assert [each.id for each in found if isinstance(each, StoredTable)] == [rematch]


async def test_a_store_that_works_says_so_and_a_closed_one_does_not(kind: Kind, tmp_path: Path) -> None:
    store = await kind.open(tmp_path)
    await store.check()
    await store.close()
    with pytest.raises(Unstored):
        await store.check()
