"""Does everybody who watches learn what happened, whatever happens to the connection?"""

import asyncio
import json

import pytest
from fastapi import FastAPI

from gobelet.core.setup import Setup, set_up
from gobelet.games import GAMES
from tests.patience import SECONDS
from tests.positions import setup_name
from tests.table.tables import SMALL_SETUPS
from tests.web.calling import Listener, Sitting, sit_down
from tests.web.streams import put_together, some_answers, spectator

A = 0

each_setup = pytest.mark.parametrize("setup", SMALL_SETUPS, ids=setup_name)


async def test_a_stream_is_never_held_up_to_be_packed(duel: Sitting) -> None:
    listener = await spectator(duel, accept_encoding="gzip")
    await listener.leaves()

    assert "content-encoding" not in {name.decode() for name, _ in listener.sent[0]["headers"]}


@each_setup
async def test_the_differences_put_together_are_what_is_seen_now(setup: Setup, app: FastAPI) -> None:
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


async def test_two_listeners_of_one_seat_agree(duel: Sitting) -> None:
    both = [Listener(duel.callers[A], f"{duel.path}/stream?seat=A") for _ in range(2)]
    for _ in range(5):
        position = await some_answers(duel, 1)
        for listener in both:
            await listener.reaches(position)

    assert both[0].read == both[1].read
    for listener in both:
        await listener.leaves()


async def test_a_lost_connection_is_taken_up_where_it_was(duel: Sitting) -> None:
    listener = Listener(duel.watcher, f"{duel.path}/stream")
    await listener.reaches(await some_answers(duel, 2))
    latest = listener.events[-1]["id"]
    await listener.leaves()
    again = Listener(duel.watcher, f"{duel.path}/stream", last_event_id=latest)
    await again.reaches(await some_answers(duel, 1))

    assert put_together([*listener.sights, *again.sights]) == (await duel.watcher.get(duel.path)).json
    assert [len(sight["boxes"]) > 0 for sight in again.sights] == [False, True]
    await again.leaves()


async def test_who_missed_something_gets_everything_again(duel: Sitting) -> None:
    await some_answers(duel, 3)
    again = Listener(duel.watcher, f"{duel.path}/stream", last_event_id="1")
    await again.reaches(4)

    assert again.sights[0] == (await duel.watcher.get(duel.path)).json
    await again.leaves()


@pytest.mark.parametrize("latest", ["nonsense", "9" * 5000, "-1", ""])
async def test_an_odd_last_event_id_is_as_none(duel: Sitting, latest: str) -> None:
    listener = Listener(duel.watcher, f"{duel.path}/stream", last_event_id=latest)
    await listener.reaches(1)

    assert listener.sights[0]["position"] == 1
    await listener.leaves()


async def test_a_new_name_is_seen_at_once(app: FastAPI, duel: Sitting) -> None:
    listener = await spectator(duel)
    listener.news.clear()
    await app.state.hall.sit(duel.callers[A].token, "browser", "Ada")
    await asyncio.wait_for(listener.news.wait(), SECONDS)

    assert [seat["name"] for seat in listener.sights[-1]["seats"]] == ["Ada", "B"]
    await listener.leaves()


async def test_below_each_name_stands_its_letter_and_who_that_is(app: FastAPI) -> None:
    kinds = ("person", "person", "random")
    sitting = await sit_down(app, set_up(GAMES["mosaix"], 3), kinds, here=False)
    before = (await sitting.callers[A].get(f"{sitting.path}?seat=A")).json
    await app.state.hall.sit(sitting.callers[1].token, "browser", "Ben")
    after = (await sitting.callers[A].get(f"{sitting.path}?seat=A")).json

    assert [seat["note"] for seat in before["seats"]] == ["you", "not here yet", "bot"]
    assert [seat["note"] for seat in after["seats"]] == ["you", "B", "bot"]


async def test_a_new_name_stands_in_the_whole_log(app: FastAPI, duel: Sitting) -> None:
    listener = Listener(duel.watcher, f"{duel.path}/stream")
    await duel.act(A, "pass")
    await listener.reaches(2)
    listener.news.clear()
    await app.state.hall.sit(duel.callers[A].token, "browser", "Ada")
    await asyncio.wait_for(listener.news.wait(), SECONDS)
    log = listener.sights[-1]["log"]

    assert (log["from"], log["lines"][1]) == (0, "Ada: passes")
    await listener.leaves()


async def test_a_seat_is_watched_by_its_holder_only(duel: Sitting) -> None:
    refused = await duel.callers[1].get(f"{duel.path}/stream?seat=A")

    assert refused.status == 403
    assert json.loads(refused.body)["detail"].startswith("Seat A is not yours")
