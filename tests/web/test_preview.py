"""What would a choice change? A preview tells it for one picture; a question stays the same while others answer."""

import json

import pytest
from fastapi import FastAPI

from gobelet.core.setup import Setup, set_up
from gobelet.games import GAMES
from tests.positions import setup_name
from tests.table.tables import SMALL_SETUPS
from tests.web.calling import sit_down

A, B, C = range(3)


@pytest.mark.parametrize("setup", SMALL_SETUPS, ids=setup_name)
async def test_a_preview_changes_nothing(setup: Setup, app: FastAPI) -> None:
    sitting = await sit_down(app, setup)
    before = (await sitting.watcher.get(sitting.path)).body
    session = await sitting.session()
    seat = min(session.asked())
    for saying in session.game.sayings(session.table.view(seat), seat)[:5]:
        wanted = {"seat": "ABCDE"[seat], "saying": saying, "position": session.length}
        shown = await sitting.callers[seat].post(f"{sitting.path}/preview", wanted)

        assert (shown.status, "boxes" in json.loads(shown.body)) == (200, True)
    assert (await sitting.watcher.get(sitting.path)).body == before


async def test_a_preview_for_a_picture_that_has_changed_is_stale(app: FastAPI) -> None:
    sitting = await sit_down(app, set_up(GAMES["qwixx_duel"], 2))
    await sitting.act(A, "pass")
    shown = await sitting.callers[A].post(f"{sitting.path}/preview", {"seat": "A", "saying": "pass", "position": 1})

    assert shown.status == 409


async def test_the_answers_of_others_leave_a_question_as_it_was(app: FastAPI) -> None:
    sitting = await sit_down(app, set_up(GAMES["mosaix"], 3))
    session = await sitting.session()
    await sitting.act(A, session.game.sayings(session.table.view(A), A)[0])
    before, session = (await sitting.callers[C].get(f"{sitting.path}?seat=C")).json, await sitting.session()
    await sitting.act(B, session.game.sayings(session.table.view(B), B)[0])
    after = (await sitting.callers[C].get(f"{sitting.path}?seat=C")).json

    assert after["position"] > before["position"]
    assert after["since"] == before["since"]
