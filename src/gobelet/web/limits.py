"""What is refused before anybody looks at it? Too much, too often, from elsewhere; and what every answer forbids.

Plain ASGI, so that an event stream passes through without being held up; few layers, for each costs every request.
"""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, MutableMapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gobelet.core.text import Text, say
from gobelet.table.turns import asking
from gobelet.web.address import ONLY_HERE, Address
from gobelet.web.language import translator

TOO_LONG = say("The request is too long.")
TOO_OFTEN = say("That was too much at once: wait a moment.")
MISLED = say("This server does not answer to that name: open it by its address, or start it with --public.")
ELSEWHERE = say("This was sent by a page from elsewhere.")
Objection = tuple[int, Text, tuple[tuple[bytes, bytes], ...]]  # status, sentence, headers
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
VARY = b"vary"
HEALTH = "/health"
HEADERS = {
    b"content-security-policy": b"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    b"frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",  # the path of an invitation is a secret
    b"cross-origin-opener-policy": b"same-origin",
    b"cache-control": b"private",  # what one browser sees, a proxy gives to no other
    VARY: b"Accept-Encoding, Accept-Language, Cookie",
}


@dataclass(frozen=True, slots=True)
class Limits:
    """All generous for people, and for a program that plays at a few tables."""

    body_bytes: int = 1_200_000  # a record that is looked at has a million at most
    opened_at_once: int = 60  # tables and seats, for each client
    opened_a_second: float = 1.0
    replayed_at_once: int = 100  # steps of a record, and whatever else has games played again
    replayed_a_second: float = 10.0
    asked_at_once: int = 400  # any other request that could cost something
    asked_a_second: float = 50.0
    clients: int = 20_000  # that are remembered
    connections_of_a_client: int = 400  # also requests under way, as a proxy has connections of its own
    head_bytes: int = 32_000  # of a request, before its body
    seconds_for_a_head: float = 20.0
    seconds_for_a_body: float = 120.0
    listeners_of_a_table: int = 100  # without a seat
    listeners_of_a_client: int = 200  # likewise, at all tables
    streams_of_a_seat: int = 6  # pages and programs of whoever sits there


class TooMuch(HTTPException):
    """A body went on beyond its limit."""

    def __init__(self) -> None:
        super().__init__(413)


class TokenBucket:
    """How often each client may do something: so many at once, then so many a second."""

    def __init__(self, at_once: int, a_second: float, clients: int, clock: Callable[[], float] = time.monotonic):
        self.at_once, self.a_second, self.clients, self.clock = at_once, a_second, clients, clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # by client: how many were left, and when

    def wait(self, client: str) -> float:
        """Use one; 0, or the seconds to wait if there is none."""
        now = self.clock()
        left, when = self._left.get(client, (float(self.at_once), now))
        left = min(float(self.at_once), left + (now - when) * self.a_second)
        allowed = left >= 1
        self._left[client] = (left - allowed, now)
        self._left.move_to_end(client)
        if len(self._left) > self.clients:
            self._left.popitem(last=False)
        return 0.0 if allowed else (1 - left) / self.a_second


class Gate:
    """Turns away what asks for a host that is not ours (421), what another page makes a browser send (403), what comes
    too often (429), what is too long (413). HEAD is answered like GET; whoever sends the answer leaves out its body."""

    def __init__(self, app: ASGIApp, limits: Limits, address: Address = ONLY_HERE) -> None:
        self.app, self.most, self.address, self.scheme = app, limits.body_bytes, address, address.scheme
        self.opening = TokenBucket(limits.opened_at_once, limits.opened_a_second, limits.clients)
        self.replaying = TokenBucket(limits.replayed_at_once, limits.replayed_a_second, limits.clients)
        self.asking = TokenBucket(limits.asked_at_once, limits.asked_a_second, limits.clients)
        self.under_way, self.most_under_way = Counter[str](), limits.connections_of_a_client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif objection := self._objection(scope):
            await refuse(scope, send, *objection)
        else:
            scope["scheme"] = self.scheme or scope.get("scheme", "http")  # cookies and redirects go by it
            await self._let_in({**scope, "method": "GET"} if scope["method"] == "HEAD" else scope, receive, send)

    def _objection(self, scope: Scope) -> Objection | None:
        host = header(scope, b"host")
        if not self.address.answers_to(host):
            return 421, MISLED, ()
        if scope["method"] not in SAFE_METHODS:
            origin = header(scope, b"origin")
            if origin is not None and not self.address.sends(origin, host):
                return 403, ELSEWHERE, ()
        who = client(scope)
        full = self.under_way[who] >= self.most_under_way and scope["path"] != HEALTH
        if wait := 1.0 if full else self._wait(scope["method"], scope["path"], who):
            return 429, TOO_OFTEN, ((b"retry-after", str(int(wait) + 1).encode()),)
        length = header(scope, b"content-length")
        return (413, TOO_LONG, ()) if length and not (length.isdigit() and int(length) <= self.most) else None

    def _wait(self, method: str, path: str, who: str) -> float:
        """All requests without an address count as one client."""
        if path.startswith("/static/") or path == HEALTH:
            return 0.0
        if replays(method, path) and (wait := self.replaying.wait(who)):
            return wait
        return (self.opening if opens(method, path) else self.asking).wait(who)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A body of unknown length is counted as it comes in."""
        received, who = 0, client(scope)

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.most:
                raise TooMuch
            return message

        asking.set(who)
        self.under_way[who] += 1
        try:
            await self.app(scope, counted, send)
        except TooMuch:
            await refuse(scope, send, 413, TOO_LONG)
        finally:
            self.under_way[who] -= 1
            if not self.under_way[who]:
                del self.under_way[who]


class SafeHeaders:
    """What every answer tells a browser; a part of the server may be stricter for itself. Every status is counted."""

    def __init__(self, app: ASGIApp, count: Callable[[int], None]) -> None:
        self.app, self.count = app, count

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.count(message["status"])
                own = [each for each in message["headers"] if each[0].lower() != VARY]
                message["headers"] = [*own, *lacking(tuple(name for name, _ in own))]
            await send(message)

        await self.app(scope, receive, with_headers)


@lru_cache(maxsize=1_000)
def lacking(present: tuple[bytes, ...]) -> list[tuple[bytes, bytes]]:
    """What an answer with these headers still has to tell a browser."""
    names = {name.lower() for name in present}
    return [(name, value) for name, value in HEADERS.items() if name not in names]


def opens(method: str, path: str) -> bool:
    """Whether a request makes something new that stays."""
    return method not in SAFE_METHODS and (
        path in ("/api/tables", "/open", "/fork")
        or path.startswith(("/api/sit/", "/t/", "/daily/"))
        or path.endswith("/rematch")
    )


def replays(method: str, path: str) -> bool:
    """Whether whole games are played again for a request."""
    if method == "POST":
        return path in ("/replay", "/api/replay", "/fork")
    played_again = path.startswith(("/replay", "/statistics")) or path == "/bests"
    return played_again or path.endswith(("/dice", "/picture.png"))


def client(scope: MutableMapping[str, Any]) -> str:
    return household(str(scope["client"][0])) if scope.get("client") else ""


@lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """Whoever has one IPv6 address has 2**64 of them, so all of these are one client."""
    try:
        number = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    return str(number.ipv4_mapped or ipaddress.IPv6Network((int(number) >> 64 << 64, 64)))


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return None


async def refuse(
    scope: Scope, send: Send, status: int, sentence: Text, headers: Iterable[tuple[bytes, bytes]] = ()
) -> None:
    """A program gets JSON; a person the bare sentence, for a page would need what is being refused."""
    said, for_people = translator(HTTPConnection(scope))(sentence), "text/html" in (header(scope, b"accept") or "")
    body = said.encode() if for_people else msgspec.json.encode({"detail": said})
    kind = b"text/plain; charset=utf-8" if for_people else b"application/json"
    told = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *headers]
    await send({"type": "http.response.start", "status": status, "headers": told})
    await send({"type": "http.response.body", "body": body})
