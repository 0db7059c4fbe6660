"""What becomes of notices to an address that fails, moves away or is silent?"""

import time

import pytest
from fastapi import FastAPI

from gobelet.web import outside
from tests.patience import SECONDS
from tests.web.calling import Sitting
from tests.web.endpoints import Browser, Endpoint
from tests.web.wishing import all_is_told, passes_to, wish

A, B = 0, 1
pytestmark = pytest.mark.usefixtures("hasty")


@pytest.mark.parametrize(("status", "tries"), [(204, 1), (302, 1), (400, 1), (429, 3), (500, 3)])
async def test_what_fails_is_tried_again_a_few_times_and_nothing_is_followed(
    app: FastAPI, duel: Sitting, hook: Endpoint, status: int, tries: int
) -> None:
    hook.status = status
    await wish(duel, B, hook.url)
    await passes_to(duel, B)
    await hook.gets(tries)
    await all_is_told(app)

    assert len(hook.requests) == tries


@pytest.mark.parametrize(("tested", "again"), [(False, []), (True, ["test", "your turn"])])
async def test_an_address_that_fails_is_left_alone_until_a_test_notice_reaches_it(
    app: FastAPI, duel: Sitting, hook: Endpoint, tested: bool, again: list[str]
) -> None:
    """Dead addresses hold up nobody else's notices."""
    hook.status = 500
    await wish(duel, B, hook.url)
    await passes_to(duel, B)
    await hook.gets(3)
    await all_is_told(app)
    hook.status = 204
    if tested:
        await duel.callers[B].post(f"{duel.path}/notices/test", {"seat": "B", "endpoint": hook.url})
    await passes_to(duel, A)
    await passes_to(duel, B)
    await hook.gets(3 + len(again))
    await all_is_told(app)

    assert list(dict.fromkeys(told["event"] for told in hook.told[3:])) == again  # B may be asked more than once


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_wants_no_more_is_forgotten(
    app: FastAPI, duel: Sitting, hook: Endpoint, status: int
) -> None:
    hook.status = status
    await wish(duel, B, hook.url, keys=Browser().keys)
    await passes_to(duel, B)
    await hook.gets(1)
    await all_is_told(app)

    assert await app.state.hall.store.notices.of(duel.id) == []


async def test_a_silent_endpoint_slows_no_move(
    app: FastAPI, duel: Sitting, hook: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "SECONDS", SECONDS)  # for which a move would have to wait
    hook.silent = True
    for number in range(5):
        await wish(duel, B, f"{hook.url}{number}")
    began = time.monotonic()
    for seat in (B, A, B):
        await passes_to(duel, seat)

    assert time.monotonic() - began < SECONDS / 2
    app.state.teller.end()


async def test_a_test_notice_arrives_or_that_is_said(duel: Sitting, hook: Endpoint) -> None:
    await wish(duel, B, hook.url)
    place = {"seat": "B", "endpoint": hook.url}
    heard = []
    for status in (204, 500):
        hook.status = status
        heard.append((await duel.callers[B].post(f"{duel.path}/notices/test", place)).status)
    often = [(await duel.callers[B].post(f"{duel.path}/notices/test", place)).status for _ in range(3)]

    assert (heard, often[-1], hook.told[0]["event"]) == ([200, 422], 429, "test")
