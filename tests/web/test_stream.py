"""Does everybody who watches learn what happened, whatever happens to the connection?"""

import asyncio
import json
from pathlib import Path

import pytest
from fastapi import FastAPI

from gobelet.core.setup import Setup, set_up
from gobelet.games import GAMES
from tests.positions import setup_name
from tests.table.tables import SMALL_SETUPS
from tests.web.calling import Listener, serve, sit_down
from tests.web.streams import put_together, some_answers, spectator

A = 0
DUEL = set_up(GAMES["qwixx_duel"], 2)

each_setup = pytest.mark.parametrize("setup", SMALL_SETUPS, ids=setup_name)


def test_a_stream_is_never_held_up_to_be_packed(tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        listener = await spectator(sitting, accept_encoding="gzip")
        await listener.leaves()

        assert "content-encoding" not in {name.decode() for name, _ in listener.sent[0]["headers"]}

    serve(tmp_path, work)


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


def test_a_new_name_is_seen_at_once(tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        sitting = await sit_down(app, DUEL)
        listener = await spectator(sitting)
        listener.news.clear()
        await app.state.hall.sit(sitting.callers[A].token, "browser", "Ada")
        await asyncio.wait_for(listener.news.wait(), 5)

        assert [seat["name"] for seat in listener.sights[-1]["seats"]] == ["Ada", "B"]
        await listener.leaves()

    serve(tmp_path, work)


def test_below_each_name_stands_its_letter_and_who_that_is(tmp_path: Path) -> None:
    async def work(app: FastAPI) -> None:
        kinds = ("person", "person", "random")
        sitting = await sit_down(app, set_up(GAMES["mosaix"], 3), kinds)
        before = (await sitting.callers[A].get(f"{sitting.path}?seat=A")).json
        await app.state.hall.sit(sitting.callers[1].token, "browser", "Ben")
        after = (await sitting.callers[A].get(f"{sitting.path}?seat=A")).json

        assert [seat["note"] for seat in before["seats"]] == ["you", "not here yet", "bot"]
        assert [seat["note"] for seat in after["seats"]] == ["you", "B", "bot"]

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
