"""Can tables be deleted by those who may, and by nobody else?"""

import asyncio
import gc
from collections.abc import Sequence

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from gobelet.table import hall as halls
from gobelet.table.envelopes import WITHOUT
from gobelet.table.hall import Hall
from tests.patience import SECONDS
from tests.web.calling import Caller, Sitting
from tests.web.test_heavy import finished


def opened(client: TestClient, *seats: str) -> str:
    return client.post("/open", data={"game": "qwixx_duel", "seat": seats}).url.path.removesuffix("/seats")


def api(path: str) -> str:
    return f"/api/tables/{path.rpartition('/')[2]}"


@pytest.mark.parametrize("seats", [("here", "random"), ("here", "here"), ("here", "elsewhere")])
def test_who_opened_a_table_deletes_it_while_nobody_else_sits_there(client: TestClient, seats: Sequence[str]) -> None:
    path = opened(client, *seats)
    offered = "/delete" in client.get("/").text

    assert (offered, client.delete(api(path)).status_code) == (True, 204)
    assert [client.get(each).status_code for each in (path, api(path))] == [404, 404]
    assert path not in client.get("/").text


def test_a_form_of_the_lobby_deletes_too(client: TestClient) -> None:
    path = opened(client, "here", "random")

    assert (client.post(f"{path}/delete").url.path, client.get(path).status_code) == ("/", 404)


def test_not_while_others_play_but_when_the_game_is_over(client: TestClient) -> None:
    path = finished(client)
    running = opened(client, "here", "elsewhere")
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
    assert client.portal
    session = client.portal.call(hall.find, running.rpartition("/")[2]).session
    client.portal.call(hall.sit, session.seats[1].token, "another browser")
    channel = client.portal.call(hall.find, session.id)
    for seat in (0, 1):
        client.portal.call(channel.change, lambda table, seat=seat: table.lay(WITHOUT, seat))
    refused = client.delete(api(running))

    assert refused.status_code == 403
    assert refused.json()["detail"] == "Others play at this table: it can be deleted when the game is over."
    assert client.delete(api(path)).status_code == 204


async def test_nobody_else_may_delete_a_table(app: FastAPI, duel: Sitting) -> None:
    """Attack: a guest, a spectator or a page from elsewhere deletes the table."""
    answers = [await caller.ask("DELETE", duel.path, b"", {}) for caller in (*duel.callers, Caller(app))]

    assert [answer.status for answer in answers] == [403, 403, 403]
    assert (await duel.watcher.get(duel.path)).status == 200


async def test_streams_of_a_deleted_table_end(app: FastAPI, duel: Sitting) -> None:
    listeners = duel.listeners()
    for listener in listeners:
        await listener.reaches(1)
    await app.state.hall.delete(duel.id)
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(*(listener.task for listener in listeners))

    assert all(listener.read.endswith(b"event: left\ndata: {}\n\n") for listener in listeners)
    assert (await duel.watcher.get(duel.path)).status == 404


async def test_untouched_tables_go_only_if_the_operator_says_so(app: FastAPI, duel: Sitting) -> None:
    hall: Hall = app.state.hall
    await asyncio.sleep(0.02)
    await hall.tidy()
    kept = (await duel.watcher.get(duel.path)).status
    await hall.tidy(delete_after=3600)
    young = (await duel.watcher.get(duel.path)).status
    await hall.tidy(delete_after=0.01)

    assert (kept, young, (await duel.watcher.get(duel.path)).status) == (200, 200, 404)


async def test_tables_that_nobody_uses_leave_memory_after_some_time(
    app: FastAPI, duel: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall: Hall = app.state.hall
    monkeypatch.setattr(halls, "SECONDS_IN_MEMORY", -1)
    await hall.tidy()
    gc.collect()

    assert (duel.id in hall._recent, (await duel.watcher.get(duel.path)).status) == (False, 200)
