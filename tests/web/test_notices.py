"""Is everybody told of their turn who wished it: once, when they do not watch, and without any secret?"""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jwt
import pytest
from fastapi import FastAPI

from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.web import teller
from tests.web.calling import Listener, Sitting, serving, sit_down
from tests.web.endpoints import Browser, Endpoint
from tests.web.test_authority import opens, seals
from tests.web.wishing import all_is_told, passes_to, wish

A, B = 0, 1
pytestmark = pytest.mark.usefixtures("hasty")


async def test_a_webhook_is_told_the_game_the_table_and_the_seat(app: FastAPI, duel: Sitting, hook: Endpoint) -> None:
    wished = await wish(duel, B, hook.url)
    await passes_to(duel, B)
    await hook.gets(1)
    await all_is_told(app)
    link = f"http://localhost/table/{duel.id}"

    assert (wished.status, wished.json) == (200, {"wishes": 1})
    assert hook.told == [
        {
            "event": "your turn",
            "game": "qwixx_duel",
            "table": link,
            "seat": "B",
            "text": f"Qwixx Duel: À vous {link}",
        }
    ]


async def test_whose_envelope_the_first_dice_wait_for_is_told(app: FastAPI, hook: Endpoint) -> None:
    """A has sealed one and gone away; when B has come, the game waits for A's browser to open it."""
    sitting = await sit_down(app, set_up(GAMES["qwixx_duel"], 2), wait=True)
    await wish(sitting, A, hook.url)
    for step, seat, told in ((seals, A, 0), (seals, B, 1), (opens, B, 1), (opens, A, 2)):
        await step(sitting, seat)
        await hook.gets(told)
        assert [each["seat"] for each in hook.told] == ["A"] * told


async def test_a_browser_is_told_what_only_it_can_read(app: FastAPI, duel: Sitting, hook: Endpoint) -> None:
    browser = Browser()
    await wish(duel, B, hook.url, keys=browser.keys)
    await passes_to(duel, B)
    await hook.gets(1)
    ((headers, body),) = hook.requests
    scheme, _, signed = headers["authorization"].partition(" t=")
    token, _, public = signed.partition(", k=")
    claims: dict[str, Any] = jwt.decode(token, options={"verify_signature": False})

    assert browser.reads(body) == {"title": "Qwixx Duel", "body": "À vous", "table": f"/table/{duel.id}"}
    assert duel.id.encode() not in body
    assert (scheme, public, claims["sub"]) == ("vapid", app.state.teller.key.public, "mailto:gobelet@localhost")
    assert (headers["content-encoding"], int(headers["ttl"]) > 3600) == ("aes128gcm", True)


async def test_who_watches_is_not_told(app: FastAPI, duel: Sitting, hook: Endpoint) -> None:
    await wish(duel, B, hook.url)
    listener = Listener(duel.callers[B], f"{duel.path}/stream?seat=B")
    await listener.reaches(1)
    await passes_to(duel, B)
    await all_is_told(app)
    await listener.leaves()

    assert hook.requests == []


async def test_one_turn_is_told_once_whatever_the_others_undo(app: FastAPI, duel: Sitting, hook: Endpoint) -> None:
    await wish(duel, B, hook.url)
    await passes_to(duel, B)
    await hook.gets(1)
    for _ in range(3):
        await app.state.teller.look(duel.id)
        app.state.teller.changed(duel.id)
    await all_is_told(app)
    assert len(hook.requests) == 1
    await passes_to(duel, A)
    await passes_to(duel, B)

    await hook.gets(2)


async def test_after_a_restart_nobody_is_told_twice(
    tmp_path: Path, duel: Sitting, hook: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teller, "TO_COME_BACK", 0.0)
    await wish(duel, B, hook.url)
    await passes_to(duel, B)
    await hook.gets(1)
    await all_is_told(duel.app)
    async with serving(tmp_path) as again:
        await again.state.teller.begin()
        await asyncio.sleep(0.2)
        assert again.state.teller.wished == {duel.id}
        again.state.teller.end()

    assert len(hook.requests) == 1


@pytest.fixture
async def told_once(duel: Sitting, hook: Endpoint) -> None:
    """B is told of a turn, and wishes to be reminded after a day."""
    await wish(duel, B, hook.url, remind=24)
    await passes_to(duel, B)
    await hook.gets(1)


@pytest.fixture
def days_pass(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    later = time.time() + 25 * 3600
    return lambda: monkeypatch.setattr("time.time", lambda: later)


@pytest.mark.usefixtures("told_once")
async def test_a_reminder_comes_once(app: FastAPI, hook: Endpoint, days_pass: Callable[[], None]) -> None:
    await app.state.teller.remind()
    days_pass()
    for _ in range(3):
        await app.state.teller.remind()
    await hook.gets(2)
    await all_is_told(app)

    assert [told["event"] for told in hook.told] == ["your turn", "reminder"]


@pytest.mark.usefixtures("told_once")
async def test_who_answered_is_not_reminded(
    app: FastAPI, duel: Sitting, hook: Endpoint, days_pass: Callable[[], None]
) -> None:
    await passes_to(duel, A)
    days_pass()
    await app.state.teller.remind()
    await all_is_told(app)

    assert "reminder" not in [told["event"] for told in hook.told]


async def test_a_wish_ends(app: FastAPI, duel: Sitting, hook: Endpoint) -> None:
    await wish(duel, B, hook.url)
    await duel.callers[B].post(f"{duel.path}/notices/end", {"seat": "B", "endpoint": hook.url})
    await passes_to(duel, B)
    await all_is_told(app)

    assert hook.requests == []
