"""Are moves answered exactly as FastAPI would, which describes it?"""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from fastapi import FastAPI

from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.table.session import Session
from gobelet.table.store import Unstored
from gobelet.web import act
from tests.web.calling import Caller, Heard, Sitting, sit_down

DUEL = set_up(GAMES["qwixx_duel"], 2)
RIGHT = {"seat": "A", "saying": "pass", "position": 1}
JSON = "application/json"


@contextmanager
def as_described() -> Iterator[None]:
    """Where no path is that of a move, FastAPI answers itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(act, "PATH", re.compile("nowhere"))
        yield


async def answers(sitting: Sitting, path: str, content: Any, kind: str = JSON) -> list[Heard]:
    plain = await sitting.callers[0].post(path, content, content_type=kind)
    with as_described():
        return [plain, await sitting.callers[0].post(path, content, content_type=kind)]


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
    plain, described = await answers(duel, f"{duel.path}/act", RIGHT | changed)

    assert plain == described
    assert (plain.status, (await duel.session()).length) == (status, 1)


@pytest.mark.parametrize(
    ("body", "status"), [(b"", 422), (b"{", 422), (b"[]", 422), (b"\xff", 400), (json.dumps(RIGHT).encode()[:-1], 422)]
)
async def test_what_is_not_understood_is_told_alike(body: bytes, status: int, duel: Sitting) -> None:
    plain, described = await answers(duel, f"{duel.path}/act", body)

    assert (plain, plain.status) == (described, status)


@pytest.mark.parametrize(("path", "status"), [("/api/tables/nowhere/act", 404), ("/api/tables/a/b/act", 404)])
async def test_what_is_not_there_is_told_alike(path: str, status: int, duel: Sitting) -> None:
    plain, described = await answers(duel, path, RIGHT)

    assert (plain, plain.status) == (described, status)


async def test_a_move_is_acknowledged_alike(app: FastAPI) -> None:
    one, other = [await sit_down(app, DUEL) for _ in range(2)]
    plain = await one.callers[0].post(f"{one.path}/act", RIGHT)
    with as_described():
        described = await other.callers[0].post(f"{other.path}/act", RIGHT)

    assert (plain, plain.json) == (described, {"position": 2})


@pytest.mark.parametrize("kind", ["text/plain", "application/jsonp", "", "application/x-www-form-urlencoded", "json"])
async def test_what_is_no_json_is_refused_alike(kind: str, duel: Sitting) -> None:
    plain, described = await answers(duel, f"{duel.path}/act", RIGHT, kind)

    assert (plain, plain.status) == (described, 422)
    assert (await duel.session()).length == 1


@pytest.mark.parametrize("kind", ["application/json; charset=utf-8", "application/problem+json", "Application/JSON"])
async def test_json_has_several_names(kind: str, duel: Sitting) -> None:
    plain, described = await answers(duel, f"{duel.path}/act", RIGHT, kind)

    assert (plain.status, described.status) == (200, 409)  # the second one comes too late


@pytest.mark.parametrize("saying", ["pass", "nonsense"])
async def test_a_move_is_tried_once(saying: str, duel: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that is refused, and one that cannot be stored."""
    tried: list[str] = []

    async def append(id: str, length: int, lines: Sequence[str]) -> None:
        raise Unstored("This could not be stored.")

    def try_it(session: Session, seat: int, saying: str, answered: int) -> list[str]:
        tried.append(saying)
        return original(session, seat, saying, answered)

    original = Session.act
    monkeypatch.setattr(Session, "act", try_it)
    monkeypatch.setattr(duel.app.state.hall.store, "append", append)
    answer = await duel.act(0, saying)

    assert (answer.status, tried) == ({"pass": 503, "nonsense": 422}[saying], [saying])


async def test_a_move_is_described(app: FastAPI) -> None:
    operation = app.openapi()["paths"]["/api/tables/{id}/act"]["post"]
    schema = operation["requestBody"]["content"][JSON]["schema"]

    assert (schema, operation["parameters"][0]["name"]) == ({"$ref": "#/components/schemas/Answer"}, "id")


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

    await caller.app(caller.scope("POST", path, {"content-type": JSON}), receive, send)
