"""Is a move answered alike by the short way and by the long one?"""

import json
from typing import Any

import pytest
from fastapi import FastAPI

from gobelet.core.setup import set_up
from gobelet.games import GAMES
from tests.web.calling import Caller, Heard, Sitting, sit_down

DUEL = set_up(GAMES["qwixx_duel"], 2)
RIGHT = {"seat": "A", "saying": "pass", "position": 1}
SHORT, LONG = "application/json", "application/json; charset=utf-8"


async def answers(sitting: Sitting, caller: Caller, path: str, content: Any) -> list[Heard]:
    return [await caller.post(path, content, content_type=kind) for kind in (SHORT, LONG)]


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"saying": "nonsense"}, 422),
        ({"saying": "red99"}, 422),
        ({"saying": "pass" * 100}, 422),
        ({"saying": 7}, 422),
        ({"seat": "B"}, 403),
        ({"seat": "Z"}, 422),
        ({"seat": "AB"}, 422),
        ({"seat": None}, 422),
        ({"position": 9}, 409),
        ({"position": 0}, 409),
        ({"position": 1.5}, 422),
        ({"position": "now"}, 422),
    ],
)
async def test_what_is_wrong_is_told_alike_and_changes_nothing(
    changed: dict[str, Any], status: int, duel: Sitting
) -> None:
    short, long = await answers(duel, duel.callers[0], f"{duel.path}/act", RIGHT | changed)

    assert short == long
    assert (short.status, (await duel.session()).length) == (status, 1)


@pytest.mark.parametrize(
    ("body", "status"), [(b"", 422), (b"{", 422), (b"[]", 422), (b"\xff", 400), (json.dumps(RIGHT).encode()[:-1], 422)]
)
async def test_what_is_not_understood_is_told_alike(body: bytes, status: int, duel: Sitting) -> None:
    short, long = await answers(duel, duel.callers[0], f"{duel.path}/act", body)

    assert (short, short.status) == (long, status)


@pytest.mark.parametrize(("path", "status"), [("/api/tables/nowhere/act", 404), ("/api/tables/a/b/act", 404)])
async def test_what_is_not_there_is_told_alike(path: str, status: int, duel: Sitting) -> None:
    short, long = await answers(duel, duel.callers[0], path, RIGHT)

    assert (short, short.status) == (long, status)


async def test_a_move_is_acknowledged_alike(app: FastAPI) -> None:
    tables = [await sit_down(app, DUEL) for _ in (SHORT, LONG)]
    short, long = [
        await sitting.callers[0].post(f"{sitting.path}/act", RIGHT, content_type=kind)
        for sitting, kind in zip(tables, (SHORT, LONG), strict=True)
    ]

    assert (short, short.json) == (long, {"position": 2})


async def test_a_move_may_come_in_pieces_but_not_cut_off(duel: Sitting) -> None:
    caller, body = duel.callers[0], json.dumps(RIGHT).encode()
    pieces = [{"type": "http.request", "body": body, "more_body": True}, {"type": "http.disconnect"}]
    await _sent(caller, f"{duel.path}/act", [*pieces, pieces[1]])
    cut_off = (await duel.session()).length
    halves = [{"type": "http.request", "body": half, "more_body": half == body[:9]} for half in (body[:9], body[9:])]
    await _sent(caller, f"{duel.path}/act", halves)

    assert (cut_off, (await duel.session()).length) == (1, 2)


async def _sent(caller: Caller, path: str, messages: list[Any]) -> None:
    async def receive() -> Any:
        return messages.pop(0)

    async def send(message: Any) -> None:
        pass

    await caller.app(caller.scope("POST", path, {"content-type": SHORT}), receive, send)
