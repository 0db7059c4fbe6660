"""What does a listener cost that is slow, silent, or gone?"""

import asyncio
import gc
from dataclasses import replace

import pytest
from fastapi import FastAPI

from gobelet.web import stream
from tests.patience import SECONDS
from tests.web.calling import PATIENT, Listener, Sitting
from tests.web.streams import put_together, some_answers, spectator


async def test_a_slow_listener_gets_fewer_and_larger_differences(duel: Sitting) -> None:
    slow = await spectator(duel)
    slow.slow.clear()
    position = await some_answers(duel, 20)
    slow.slow.set()
    await slow.reaches(position)

    assert len(slow.sights) <= 3
    assert put_together(slow.sights) == (await duel.watcher.get(duel.path)).json
    await slow.leaves()


async def test_nothing_piles_up_for_a_listener_that_does_not_read(duel: Sitting) -> None:
    """No more positions stay in memory than what it saw last, what it is being sent, and what is now."""
    slow = await spectator(duel)
    slow.slow.clear()
    counts = []
    for _ in range(3):
        await some_answers(duel, 10)
        gc.collect()
        counts.append(sum(type(thing).__name__ in ("SeatView", "Session") for thing in gc.get_objects()))

    assert counts[0] == counts[1] == counts[2]
    slow.slow.set()
    await slow.leaves()


async def test_a_listener_that_leaves_leaves_nothing_behind(duel: Sitting) -> None:
    before = len(asyncio.all_tasks())
    listeners = [Listener(duel.watcher, f"{duel.path}/stream") for _ in range(5)]
    for listener in listeners:
        await listener.reaches(1)
        await listener.leaves()

    assert len(asyncio.all_tasks()) == before


async def test_a_stream_shows_that_it_is_alive_while_nothing_happens(
    duel: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "SECONDS_BETWEEN_SIGNS_OF_LIFE", 0.01)
    listener = Listener(duel.watcher, f"{duel.path}/stream")
    async with asyncio.timeout(SECONDS):
        while listener.read.count(b"\n\n:") < 2:
            await asyncio.sleep(0.01)
    await listener.reaches(await some_answers(duel, 1))

    assert put_together(listener.sights) == (await duel.watcher.get(duel.path)).json
    await listener.leaves()


async def test_who_watches_when_the_tables_close_is_let_go(app: FastAPI, duel: Sitting) -> None:
    listeners = duel.listeners()
    for listener in listeners:
        await listener.reaches(1)
    app.state.hall.close()
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(*(listener.task for listener in listeners))

    assert not any(listener.sent[-1]["more_body"] for listener in listeners)
    assert all(listener.read.endswith(b"retry: 1000\n\n") for listener in listeners)  # pages come back soon


@pytest.mark.parametrize("limits", [replace(PATIENT, listeners_of_a_table=3, listeners_of_a_client=3)])
async def test_spectators_never_take_the_place_of_a_player(duel: Sitting) -> None:
    """Attack: somebody opens all streams that a table has, and the player's own is refused."""
    crowd = [Listener(duel.watcher, f"{duel.path}/stream") for _ in range(3)]
    for listener in crowd:
        await listener.reaches(1)
    refused = await duel.watcher.get(f"{duel.path}/stream")
    players = duel.listeners()[:2]
    for listener in players:
        await listener.reaches(1)

    assert (refused.status, [listener.sent[0]["status"] for listener in players]) == (429, [200, 200])
    for listener in (*crowd, *players):
        await listener.leaves()


@pytest.mark.parametrize("limits", [replace(PATIENT, streams_of_a_seat=2)])
async def test_the_oldest_stream_of_a_seat_ends_for_a_new_one(app: FastAPI, duel: Sitting) -> None:
    path = f"{duel.path}/stream?seat=A"
    streams = [Listener(duel.callers[0], path)]
    other = Listener(duel.callers[1], f"{duel.path}/stream?seat=B")
    for _ in range(2):
        await streams[-1].reaches(1)
        streams.append(Listener(duel.callers[0], path))
    await asyncio.wait_for(streams[0].task, SECONDS)
    position = await some_answers(duel, 1)
    for listener in (*streams[1:], other):
        await listener.reaches(position)
        await listener.leaves()

    assert streams[0].read.endswith(b"retry: 60000\n\n")  # or two pages would drive each other out for ever
    assert (streams[0].sent[-1]["more_body"], app.state.listeners._seats) == (False, {})
