"""Does every table survive a restart, and can nothing be seen that is not on the disk?"""

import asyncio
import gc
from collections.abc import Sequence
from contextlib import suppress

import pytest

from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup
from gobelet.games import GAMES
from gobelet.table.hall import Hall
from gobelet.table.people import PERSON
from gobelet.table.session import FAIR, Session
from gobelet.table.store import Stale, Store, Unknown, Unstored
from tests.patience import SECONDS
from tests.positions import setup_name
from tests.table.tables import DUEL, PERSONS, SMALL_SETUPS

A, B = 0, 1


def fold(session: Session) -> object:
    return (
        session.seats,
        session.commitment,
        session.secret,
        session.dice,
        session.length,
        session.since,
        session.table.record(),
    )


async def acts(hall: Hall, seen: Session, seat: int, saying: str) -> Session:
    """A seat answers the question that it saw."""
    channel = await hall.find(seen.id)
    return await channel.change(lambda session: session.act(seat, saying, seen.length))


async def passes(hall: Hall, id: str) -> Session:
    session = (await hall.find(id)).session
    return await acts(hall, session, min(session.asked()), "pass")


def break_commits(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    """From now on the disk is full."""

    async def append(id: str, length: int, lines: Sequence[str]) -> None:
        raise Unstored("This could not be stored.")

    monkeypatch.setattr(store, "append", append)


@pytest.mark.parametrize("setup", SMALL_SETUPS, ids=setup_name)
async def test_after_a_restart_every_table_is_as_it_was(setup: Setup, store: Store, hall: Hall) -> None:
    session = await hall.open(setup, [(PERSON, "Ada"), ("random", "")][: setup.seats], FAIR, "salt")
    for _ in range(10):
        if session.asked():
            seat = min(session.asked())
            session = await acts(hall, session, seat, session.game.sayings(session.table.state, seat)[0])
    again = (await Hall(store, GAMES).find(session.id)).session

    assert fold(again) == fold(session)


async def test_two_writers_cannot_fork_a_table(store: Store) -> None:
    """Two servers on one file, each with the table in its memory."""
    one, other = Hall(store, GAMES), Hall(store, GAMES)
    session = await one.open(DUEL, PERSONS, FAIR)
    await other.find(session.id)
    ahead = await passes(one, session.id)
    with pytest.raises(Stale, match="at the same moment"):
        await passes(other, session.id)

    assert fold((await other.find(session.id)).session) == fold(ahead)


async def test_who_was_refused_goes_on_from_the_new_position(store: Store) -> None:
    one, other = Hall(store, GAMES), Hall(store, GAMES)
    session = await one.open(DUEL, PERSONS, FAIR)
    await other.find(session.id)
    await passes(one, session.id)
    with pytest.raises(Stale):
        await passes(other, session.id)
    after = await passes(other, session.id)

    assert fold((await Hall(store, GAMES).find(session.id)).session) == fold(after)


async def test_two_answers_at_once_are_one_answer(hall: Hall, duel: Session) -> None:
    both = [acts(hall, duel, A, "pass") for _ in range(2)]
    results = await asyncio.gather(*both, return_exceptions=True)

    assert sorted(type(result).__name__ for result in results) == ["Session", "Stale"]


async def test_a_failed_commit_leaves_nothing_visible(
    store: Store, hall: Hall, duel: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fold(duel)
    with monkeypatch.context() as full_disk:
        break_commits(full_disk, store)
        with pytest.raises(Unstored, match="could not be stored"):
            await passes(hall, duel.id)

        assert fold((await hall.find(duel.id)).session) == before
    assert (await passes(hall, duel.id)).length == duel.length + 1


async def test_nothing_is_shown_before_it_is_on_the_disk(
    store: Store, hall: Hall, duel: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    monkeypatch.setattr(store, "append", lambda id, length, lines: slow)
    acting = asyncio.create_task(passes(hall, duel.id))
    watching = asyncio.create_task((await hall.find(duel.id)).wait_for_news(duel, SECONDS))
    await asyncio.sleep(0.01)

    assert ((await hall.find(duel.id)).session.length, watching.done()) == (1, False)
    slow.set_result(None)
    await asyncio.gather(acting, watching)


async def test_an_answer_that_was_cancelled_while_it_was_stored_leaves_the_table_usable(
    store: Store, hall: Hall, duel: Session
) -> None:
    acting = asyncio.create_task(passes(hall, duel.id))
    await asyncio.sleep(0)
    acting.cancel()
    await asyncio.gather(acting, return_exceptions=True)
    for _ in range(2):  # the first may learn that the cancelled one did happen
        with suppress(Stale):
            await passes(hall, duel.id)

    assert fold((await Hall(store, GAMES).find(duel.id)).session) == fold((await hall.find(duel.id)).session)


async def test_tables_that_nobody_watches_leave_memory(store: Store) -> None:
    hall = Hall(store, GAMES, most_in_memory=2)
    ids = [(await hall.open(DUEL, PERSONS, FAIR)).id for _ in range(5)]
    gc.collect()

    assert sorted(hall._channels) == sorted(ids[-2:])
    assert (await passes(hall, ids[0])).length == 2


async def test_a_watched_table_is_never_there_twice(store: Store) -> None:
    """Who still watches a table that left the memory is woken by whoever acts at it."""
    hall = Hall(store, GAMES, most_in_memory=1)
    session = await hall.open(DUEL, PERSONS, FAIR)
    channel = await hall.find(session.id)
    watching = asyncio.create_task(channel.wait_for_news(session, SECONDS))
    await hall.open(DUEL, PERSONS, FAIR)
    await passes(hall, session.id)

    await asyncio.wait_for(watching, SECONDS)
    assert await hall.find(session.id) is channel


async def test_all_who_look_for_a_table_at_once_find_the_same(store: Store, hall: Hall) -> None:
    id = (await Hall(store, GAMES).open(DUEL, PERSONS, FAIR)).id
    found = await asyncio.gather(*(hall.find(id) for _ in range(10)))

    assert all(channel is found[0] for channel in found)


async def test_an_unknown_table_and_a_wrong_invitation_are_refused(hall: Hall) -> None:
    with pytest.raises(Unknown, match="no such table"):
        await hall.find("nowhere")
    with pytest.raises(Unknown, match="not valid"):
        await hall.sit("nothing", "browser")


async def test_a_refused_answer_stores_nothing(store: Store, hall: Hall, duel: Session) -> None:
    with pytest.raises(Refusal):
        await acts(hall, duel, A, "nonsense")

    assert len((await store.load(duel.id)).lines) == 1
