"""What does a listener cost that is slow, silent, or gone?"""

import asyncio
import gc
from pathlib import Path

import pytest
from fastapi import FastAPI

from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.web import stream
from tests.web.calling import SECONDS, Listener, serve, sit_down
from tests.web.streams import put_together, some_answers, spectator

DUEL = set_up(GAMES["qwixx_duel"], 2)


def test_a_slow_listener_gets_fewer_and_larger_differences(tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        slow = await spectator(sitting)
        slow.slow.clear()
        position = await some_answers(sitting, 20)
        slow.slow.set()
        await slow.reaches(position)

        assert len(slow.sights) <= 3
        assert put_together(slow.sights) == (await sitting.watcher.get(sitting.path)).json
        await slow.leaves()

    serve(tmp_path, work)


def test_nothing_piles_up_for_a_listener_that_does_not_read(tmp_path: Path) -> None:
    """No more positions stay in memory than what it saw last, what it is being sent, and what is now."""

    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        slow = await spectator(sitting)
        slow.slow.clear()
        counts = []
        for _ in range(3):
            await some_answers(sitting, 10)
            gc.collect()
            counts.append(sum(type(thing).__name__ in ("Sight", "Live") for thing in gc.get_objects()))

        assert counts[0] == counts[1] == counts[2]
        slow.slow.set()
        await slow.leaves()

    serve(tmp_path, work)


def test_a_listener_that_leaves_leaves_nothing_behind(tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        before = len(asyncio.all_tasks())
        listeners = [Listener(sitting.watcher, f"{sitting.path}/stream") for _ in range(5)]
        for listener in listeners:
            await listener.reaches(1)
            await listener.leaves()

        assert len(asyncio.all_tasks()) == before

    serve(tmp_path, work)


def test_a_stream_shows_that_it_is_alive_while_nothing_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "SECONDS_BETWEEN_SIGNS_OF_LIFE", 0.01)

    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        listener = Listener(sitting.watcher, f"{sitting.path}/stream")
        async with asyncio.timeout(SECONDS):
            while listener.read.count(b"\n\n:") < 2:
                await asyncio.sleep(0.01)
        await listener.reaches(await some_answers(sitting, 1))

        assert put_together(listener.sights) == (await sitting.watcher.get(sitting.path)).json
        await listener.leaves()

    serve(tmp_path, work)


def test_who_watches_when_the_tables_close_is_let_go(tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        listeners = sitting.listeners()
        for listener in listeners:
            await listener.reaches(1)
        app.state.hall.close()
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*(listener.task for listener in listeners))

        assert not any(listener.sent[-1]["more_body"] for listener in listeners)

    serve(tmp_path, work)
