"""Do moves go on while others have long games replayed, and is nothing counted twice?"""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from gobelet.core.record import read_record
from gobelet.web import heavy, own_games, proof, replay
from tests.patience import SECONDS
from tests.web.calling import PATIENT, Caller, Sitting

RECORD = (Path(__file__).parents[1] / "records/qwixx_duel/000.game").read_text("utf-8")
STEP = {"record": RECORD, "at": 3}


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Records are read only once this event is set."""
    done = threading.Event()

    def reading(*arguments: Any) -> Any:
        done.wait(SECONDS)
        return read_record(*arguments)

    monkeypatch.setattr(replay, "read_record", reading)
    yield done
    done.set()


async def test_a_flood_of_records_stops_no_move(app: FastAPI, duel: Sitting, slow: threading.Event) -> None:
    """Attack: more records to replay than there are threads; moves and folds of other tables waited for them."""
    flood = [asyncio.create_task(Caller(app).post("/api/replay", STEP)) for _ in range(60)]
    while len([task for task in flood if task.done()]) < 60 - heavy.MOST_OF_A_CLIENT:
        await asyncio.sleep(0.01)
    moved = await asyncio.wait_for(duel.act(0, "pass"), SECONDS)
    app.state.hall._recent.clear()
    found = await duel.watcher.get(duel.path)
    slow.set()
    answers = await asyncio.gather(*flood)

    assert (moved.status, found.status) == (200, 200)
    assert sorted(answer.status for answer in answers) == [200] * 20 + [429] * 40


async def test_a_flood_of_records_keeps_nobody_else_from_theirs(app: FastAPI, slow: threading.Event) -> None:
    """Attack: one client has pictures and records drawn; everybody else was refused the end of their own game."""
    flood = [asyncio.create_task(Caller(app).post("/api/replay", STEP)) for _ in range(60)]
    while len([task for task in flood if task.done()]) < 60 - heavy.MOST_OF_A_CLIENT:
        await asyncio.sleep(0.01)
    other = asyncio.create_task(Caller(app, address="192.0.2.2").post("/api/replay", STEP))
    await asyncio.sleep(0)
    slow.set()
    answer = await asyncio.wait_for(other, SECONDS)
    waiting = [task for task in flood if not task.done()]
    await asyncio.gather(*flood)

    assert answer.status == 200
    assert len(waiting) > heavy.MOST_OF_A_CLIENT // 2


@pytest.mark.parametrize("limits", [replace(PATIENT, replayed_at_once=3, replayed_a_second=0.001)])
async def test_who_replays_too_much_may_still_move(app: FastAPI, duel: Sitting) -> None:
    answers = [await Caller(app).post("/api/replay", STEP) for _ in range(5)]
    others = [await Caller(app).get(path) for path in ("/statistics", "/replay/x", "/table/x/dice")]

    assert [answer.status for answer in answers] == [200, 200, 200, 429, 429]
    assert [answer.status for answer in others] == [429, 429, 429]
    assert (await duel.act(0, "pass")).status == 200


def finished(client: TestClient) -> str:
    """A table at which a whole game was played."""
    end = str(RECORD.split("\n\n")[1].count("\n") + 1)
    return client.post("/fork", data={"record": RECORD, "at": end, "seat": ["here"] * 2}).url.path


def test_a_finished_game_is_counted_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Attack: asking for statistics again and again, each time for seconds of work."""
    finished(client)
    first = client.get("/statistics").text
    monkeypatch.setattr(own_games, "counted", None)

    assert client.get("/statistics").text == first
    assert "/statistics/results/qwixx_duel.svg" in first


def test_statistics_ask_nothing_of_the_store_for_a_stranger(client: TestClient) -> None:
    client.app.state.hall.store.tables_of = None  # type: ignore[attr-defined]

    assert client.get("/statistics").status_code == 200


def test_statistics_leave_other_tables_in_memory(client: TestClient) -> None:
    id = finished(client).rpartition("/")[2]
    hall = client.app.state.hall  # type: ignore[attr-defined]
    hall._recent.clear()
    hall._channels.clear()
    client.get("/statistics")

    assert id not in hall._recent


def test_the_dice_of_a_finished_game_are_checked_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"{finished(client)}/dice"
    first = client.get(path).text
    monkeypatch.setattr(proof, "check_dice", None)

    assert client.get(path).text == first
