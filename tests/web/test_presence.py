"""Is everybody told who is away, and nobody more than that?"""

import asyncio
from typing import Any

import pytest

from gobelet.table import presence
from tests.patience import SECONDS
from tests.web.calling import Caller, Listener, Sitting
from tests.web.streams import some_answers


def notes(shown: dict[str, Any]) -> list[str]:
    return [seat["note"] for seat in shown["seats"]]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "SECONDS_OF_A_GAP", 0.05)


@pytest.mark.usefixtures("hasty")
async def test_who_closes_the_page_is_away_for_the_others(duel: Sitting) -> None:
    await some_answers(duel, 4)  # both have played
    ada, bob, watcher = duel.listeners()
    await ada.reaches(1)
    await bob.reaches(1)
    await watcher.leaves()
    await bob.leaves()
    async with asyncio.timeout(SECONDS):
        while "seats" not in ada.sights[-1] or notes(ada.sights[-1]) != ["you", "away"]:
            await asyncio.sleep(0.01)
    seen_by = [
        (await caller.get(path)).json
        for caller, path in ((duel.watcher, duel.path), (duel.callers[1], f"{duel.path}?seat=B"))
    ]
    told = ada.sights[-1]
    await ada.leaves()

    assert [notes(each) for each in seen_by] == [["", "away"], ["", "you"]]
    assert [bool(seat["away"]) for seat in seen_by[0]["seats"]] == [False, True]
    assert (told["boxes"], told["log"]["lines"]) == ({}, [])  # it cost no picture


@pytest.mark.usefixtures("hasty")
async def test_who_plays_two_seats_at_one_screen_is_there_on_both(duel: Sitting) -> None:
    sat = await Caller(duel.app).post(f"/api/sit/{duel.callers[0].token}", {})
    browser = Caller(duel.app, headers={"cookie": sat.headers["set-cookie"].partition(";")[0]})
    await browser.post(f"/api/sit/{duel.callers[1].token}", {})
    listener = Listener(browser, f"{duel.path}/stream?seat=A")
    await listener.reaches(1)
    channel = await duel.app.state.hall.find(duel.id)

    assert [channel.presence.watches(seat) for seat in (0, 1)] == [True, True]
    await listener.leaves()
