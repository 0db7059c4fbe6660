"""Is too much, too often and from elsewhere refused, and does every answer say what a browser must not do?"""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from fastapi import FastAPI

from gobelet.table.channel import Channel
from gobelet.web.limits import Gate, Limits, TokenBucket
from tests.web.calling import Caller, Listener, Sitting, heard

TABLE = {"game": "qwixx_duel", "seats": [{}, {}]}


class Clock:
    """Goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    clock = Clock()
    allowance = TokenBucket(3, 2.0, 10, clock)
    at_once = [allowance.wait("somebody") for _ in range(4)]
    clock.now = 0.5

    assert at_once == [0, 0, 0, 0.5]
    assert [allowance.wait("somebody") for _ in range(2)] == [0, 0.5]


def test_everybody_has_an_allowance_of_their_own() -> None:
    allowance = TokenBucket(1, 1.0, 10, Clock())

    assert [allowance.wait(who) for who in ("one", "other", "one")] == [0, 0, 1]


def test_an_allowance_never_grows_beyond_its_bound() -> None:
    clock = Clock()
    allowance = TokenBucket(2, 1.0, 10, clock)
    allowance.wait("somebody")
    clock.now = 1000

    assert [allowance.wait("somebody") for _ in range(3)] == [0, 0, 1]


def test_only_so_many_clients_are_remembered() -> None:
    allowance = TokenBucket(1, 1.0, 5, Clock())
    for number in range(100):
        allowance.wait(str(number))

    assert len(allowance._left) == 5


@pytest.mark.parametrize("limits", [Limits(opened_at_once=2, opened_a_second=0.001)])
async def test_who_opens_too_many_tables_is_asked_to_wait(app: FastAPI) -> None:
    answers = [await Caller(app).post("/api/tables", TABLE) for _ in range(3)]
    neighbour = await Caller(app, address="192.0.2.2").post("/api/tables", TABLE)

    assert [answer.status for answer in (*answers, neighbour)] == [201, 201, 429, 201]
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert answers[-1].json == {"detail": "That was too much at once: wait a moment."}


@pytest.mark.parametrize("limits", [Limits(asked_at_once=1, asked_a_second=0.001)])
async def test_who_acts_too_often_is_asked_to_wait_and_nothing_happens(duel: Sitting) -> None:
    answers = [await duel.act(0, "pass") for _ in range(2)]

    assert [answer.status for answer in answers] == [200, 429]
    assert (await duel.session()).length == 2


@pytest.mark.parametrize("limits", [Limits(body_bytes=100)])
async def test_a_body_that_says_it_is_too_long_is_refused(app: FastAPI) -> None:
    answer = await Caller(app).post("/api/tables", b"x" * 101, content_length="101")

    assert (answer.status, answer.json) == (413, {"detail": "The request is too long."})


@pytest.mark.parametrize("limits", [Limits(body_bytes=100)])
async def test_a_body_that_does_not_say_how_long_it_is_is_refused_as_well(app: FastAPI) -> None:
    assert (await Caller(app).post("/api/tables", b"x" * 101)).status == 413


async def test_no_more_is_read_of_a_long_body_than_the_limit() -> None:
    taken: list[int] = []
    sent: list[Any] = []

    async def endless() -> AsyncIterator[Any]:
        while True:
            taken.append(10)
            yield {"type": "http.request", "body": b"x" * 10, "more_body": True}

    async def reads_all(scope: Any, receive: Any, send: Any) -> None:
        while True:
            await receive()

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/", "headers": [(b"host", b"localhost")]}
    await Gate(reads_all, Limits(body_bytes=100))(scope, endless().__anext__, send)

    assert (sum(taken), heard(sent).status) == (110, 413)


@pytest.mark.parametrize(
    "origin", ["http://elsewhere", "null", "http://localhost.elsewhere", "http://localhost:81", "["]
)
async def test_what_another_page_sends_is_refused(app: FastAPI, origin: str) -> None:
    answer = await Caller(app).post("/api/tables", TABLE, origin=origin)

    assert (answer.status, answer.json) == (403, {"detail": "This was sent by a page from elsewhere."})


@pytest.mark.parametrize("headers", [{}, {"origin": "http://localhost"}])
async def test_the_own_page_and_programs_are_welcome(app: FastAPI, headers: dict[str, str]) -> None:
    assert (await Caller(app).post("/api/tables", TABLE, **headers)).status == 201


@pytest.mark.parametrize("path", ["/", "/api/nowhere", "/nowhere", "/openapi.json", "/static/page.css"])
async def test_every_answer_says_what_a_browser_must_not_do(app: FastAPI, path: str) -> None:
    headers = (await Caller(app).get(path)).headers
    policy = headers["content-security-policy"]

    assert policy.startswith("default-src 'self'")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "same-origin")


@pytest.mark.parametrize(
    "path", ["/static/../app.py", "/static/..%2fapp.py", "/static//etc/passwd", "/static/%2e%2e/app.py", "/static/"]
)
async def test_static_files_are_all_that_can_be_fetched(app: FastAPI, path: str) -> None:
    answer = await Caller(app).get(path)

    assert answer.status in (404, 405)
    assert b"create_app" not in answer.body


async def test_an_unexpected_error_is_one_sentence(
    app: FastAPI, duel: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*arguments: object) -> None:
        raise ZeroDivisionError("with a secret")

    monkeypatch.setattr(Channel, "change", fails)
    with pytest.raises(ZeroDivisionError):  # the server's log gets it
        await duel.act(0, "pass")

    async def as_it_is_sent(scope: Any, receive: Any, send: Any) -> None:
        with pytest.raises(ZeroDivisionError):
            await app(scope, receive, send)

    content = {"seat": "A", "saying": "pass", "position": 1}
    answer = await Caller(as_it_is_sent, duel.callers[0].token).post(f"{duel.path}/act", content)

    assert (answer.status, answer.json) == (500, {"detail": "Something went wrong here; nothing has changed."})
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("limits", [Limits(listeners_of_a_table=2), Limits(listeners_of_a_client=2)])
async def test_a_table_and_a_client_have_a_bounded_number_of_listeners(app: FastAPI, duel: Sitting) -> None:
    path = f"{duel.path}/stream"
    listeners = [Listener(duel.watcher, path) for _ in range(2)]
    for listener in listeners:
        await listener.reaches(1)
    refused = await duel.watcher.get(path)
    await listeners[0].leaves()
    late = Listener(duel.watcher, path)
    await late.reaches(1)

    assert refused.status == 429
    for listener in (listeners[1], late):
        await listener.leaves()
    assert app.state.listeners._watching == {}


@pytest.mark.parametrize("limits", [Limits(connections_of_a_client=3)])
async def test_a_client_has_only_so_many_requests_under_way(app: FastAPI, duel: Sitting) -> None:
    """Attack: streams of one's own seats, without end through a proxy, until the server could open no file any more."""
    listeners = [Listener(duel.callers[0], f"{duel.path}/stream?seat=A") for _ in range(3)]
    for listener in listeners:
        await listener.reaches(1)
    refused = await duel.callers[0].get(f"{duel.path}/stream?seat=A")
    others = [await Caller(app, address="192.0.2.2").get(duel.path), await duel.watcher.get("/health")]
    await listeners[0].leaves()
    late = await duel.watcher.get(duel.path)

    assert (refused.status, refused.headers["retry-after"]) == (429, "2")
    assert [answer.status for answer in (*others, late)] == [200, 200, 200]
    for listener in listeners[1:]:
        await listener.leaves()


@pytest.mark.parametrize("path", ["/", "/health", "/openapi.json"])
async def test_whoever_asks_for_the_head_of_a_page_gets_it(app: FastAPI, path: str) -> None:
    asked, whole = await Caller(app).ask("HEAD", path, b"", {}), await Caller(app).get(path)

    assert (asked.status, asked.headers["content-type"]) == (200, whole.headers["content-type"])
