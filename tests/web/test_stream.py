"""Does everybody who watches learn what happened, whatever happens to the connection?"""

import asyncio
import gc
import json
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from gobelet.core.setup import Setup, set_up
from gobelet.core.sfc32 import below
from gobelet.games import GAMES
from gobelet.web import stream
from tests.positions import setup_name
from tests.table.tables import SMALL_SETUPS, draws
from tests.web.calling import SECONDS, Listener, Sitting, serve, sit_down

A = 0
DUEL = set_up(GAMES["qwixx_duel"], 2)

each_setup = pytest.mark.parametrize("setup", SMALL_SETUPS, ids=setup_name)


async def some_answers(sitting: Sitting, count: int) -> int:
    """The position after so many answers."""
    chance = draws(3)
    for _ in range(count):
        live = await sitting.live()
        if not live.asked():
            break
        seat = min(live.asked())
        sayings = live.game.sayings(live.table.view(seat), seat)
        assert (await sitting.act(seat, sayings[below(chance, len(sayings))])).status == 200
    return (await sitting.live()).position


def test_a_stream_is_never_held_up_to_be_packed(tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        listener = Listener(sitting.watcher, f"{sitting.path}/stream", accept_encoding="gzip")
        await listener.reaches(1)
        await listener.leaves()

        assert "content-encoding" not in {name.decode() for name, _ in listener.sent[0]["headers"]}

    serve(tmp_path, work)


def put_together(sights: list[Any]) -> dict[str, Any]:
    """What a page shows that was given these sights one after the other."""
    boxes: dict[str, str] = {}
    order: list[str] = []
    lines: list[str] = []
    for sight in sights:
        boxes |= sight["boxes"]
        order = sight.get("order", order)
        for place, count, ids in sight.get("exchanged", []):
            order[place : place + count] = ids
        lines = lines[: sight["log"]["from"]] + sight["log"]["lines"]
    whole: dict[str, Any] = {}
    for sight in sights:
        whole |= sight
    whole.pop("exchanged", None)
    whole |= {"boxes": {id: boxes[id] for id in order}, "order": order, "log": {"from": 0, "lines": lines}}
    return whole


@each_setup
def test_the_differences_put_together_are_what_is_seen_now(setup: Setup, tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, setup)
        listeners = sitting.listeners()
        for _ in range(8):
            position = await some_answers(sitting, 1)
            for listener in listeners:
                await listener.reaches(position)
        for seat, listener in enumerate(listeners):
            caller = (*sitting.callers, sitting.watcher)[seat]
            query = f"?seat={'ABCDE'[seat]}" if seat < len(sitting.callers) else ""
            now = (await caller.get(sitting.path + query)).json

            assert put_together(listener.sights) == now
            await listener.leaves()

    serve(tmp_path, work)


def test_two_listeners_of_one_seat_agree(tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        both = [Listener(sitting.callers[A], f"{sitting.path}/stream?seat=A") for _ in range(2)]
        for _ in range(5):
            position = await some_answers(sitting, 1)
            for listener in both:
                await listener.reaches(position)

        assert both[0].read == both[1].read
        for listener in both:
            await listener.leaves()

    serve(tmp_path, work)


def test_a_lost_connection_is_taken_up_where_it_was(tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        listener = Listener(sitting.watcher, f"{sitting.path}/stream")
        await listener.reaches(await some_answers(sitting, 2))
        latest = listener.events[-1]["id"]
        await listener.leaves()
        again = Listener(sitting.watcher, f"{sitting.path}/stream", last_event_id=latest)
        await again.reaches(await some_answers(sitting, 1))

        assert put_together([*listener.sights, *again.sights]) == (await sitting.watcher.get(sitting.path)).json
        assert [len(sight["boxes"]) > 0 for sight in again.sights] == [False, True]
        await again.leaves()

    serve(tmp_path, work)


def test_who_missed_something_gets_everything_again(tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        await some_answers(sitting, 3)
        again = Listener(sitting.watcher, f"{sitting.path}/stream", last_event_id="1")
        await again.reaches(4)

        assert again.sights[0] == (await sitting.watcher.get(sitting.path)).json
        await again.leaves()

    serve(tmp_path, work)


@pytest.mark.parametrize("latest", ["nonsense", "9" * 5000, "-1", ""])
def test_an_odd_last_event_id_is_as_none(tmp_path: Path, latest: str) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        listener = Listener(sitting.watcher, f"{sitting.path}/stream", last_event_id=latest)
        await listener.reaches(1)

        assert listener.sights[0]["position"] == 1
        await listener.leaves()

    serve(tmp_path, work)


def test_a_slow_listener_gets_fewer_and_larger_differences(tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        slow = Listener(sitting.watcher, f"{sitting.path}/stream")
        await slow.reaches(1)
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
        slow = Listener(sitting.watcher, f"{sitting.path}/stream")
        await slow.reaches(1)
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


def test_a_new_name_is_seen_at_once(tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        listener = Listener(sitting.watcher, f"{sitting.path}/stream")
        await listener.reaches(1)
        listener.news.clear()
        await app.state.hall.sit(sitting.callers[A].token, "browser", "Ada")
        await asyncio.wait_for(listener.news.wait(), 5)

        assert [seat["name"] for seat in listener.sights[-1]["seats"]] == ["Ada", "B"]
        await listener.leaves()

    serve(tmp_path, work)


def test_a_new_name_stands_in_the_whole_log(tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        listener = Listener(sitting.watcher, f"{sitting.path}/stream")
        await sitting.act(A, "pass")
        await listener.reaches(2)
        listener.news.clear()
        await app.state.hall.sit(sitting.callers[A].token, "browser", "Ada")
        await asyncio.wait_for(listener.news.wait(), 5)
        log = listener.sights[-1]["log"]

        assert (log["from"], log["lines"][1]) == (0, "Ada: passes")
        await listener.leaves()

    serve(tmp_path, work)


def test_a_seat_is_watched_by_its_holder_only(tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        refused = await sitting.callers[1].get(f"{sitting.path}/stream?seat=A")

        assert refused.status == 403
        assert json.loads(refused.body)["detail"].startswith("Seat A is not yours")

    serve(tmp_path, work)
