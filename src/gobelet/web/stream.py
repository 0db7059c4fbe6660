"""How does a page learn what happened? By server-sent events, each the difference from the one before."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from gobelet.core.text import Translate
from gobelet.core.verbs import SPECTATOR
from gobelet.table.channel import Channel
from gobelet.web.difference import difference, in_words, whole
from gobelet.web.limits import Listeners
from gobelet.web.seat_view import SeatView, session_view

LEFT = b"event: left\ndata: {}\n\n"  # somebody else has taken the seat
SIGN_OF_LIFE = b": still here\n\n"
SECONDS_BETWEEN_SIGNS_OF_LIFE = 30  # proxies hang up after a minute
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}  # the latter: a proxy passes events on at once


class Stream(StreamingResponse):
    """The answer to a listener, who is counted as long as it lasts."""

    media_type = "text/event-stream"

    def __init__(self, events: AsyncIterator[bytes], listeners: Listeners, table: str, client: str) -> None:
        super().__init__(events, headers=HEADERS)
        self._listeners, self._who = listeners, (table, client)
        listeners.joins(*self._who)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._listeners.leaves(*self._who)


async def watch(
    channel: Channel, seat: int, translate: Translate, known: int = -1, narrow: bool = False
) -> AsyncIterator[bytes]:
    """A slow client gets fewer, larger differences: nothing is queued, so nothing piles up.

    A client that knows the present log is first sent only what can change without a move, such as who sits where.
    """
    seen, before, begun_by = channel.session, current_view(channel, seat, narrow), _whose(channel, seat)
    yield reminder(before, translate) if seen.length == known else event(channel, before, None, translate)
    while True:
        if not await channel.wait_for_news(seen, SECONDS_BETWEEN_SIGNS_OF_LIFE):
            yield SIGN_OF_LIFE
            continue
        if not channel.open:
            return
        if _whose(channel, seat) != begun_by:
            yield LEFT
            return
        seen, now = channel.session, current_view(channel, seat, narrow)
        yield event(channel, now, before, translate)
        before = now


def _whose(channel: Channel, seat: int) -> tuple[str, str]:
    """Who sits there, and with which token. When that changes, the stream of the previous holder ends."""
    return ("", "") if seat == SPECTATOR else (channel.session.seats[seat].holder, channel.session.seats[seat].token)


def current_view(channel: Channel, seat: int, narrow: bool = False) -> SeatView:
    """The view of a seat now; made once for all its listeners."""
    found: SeatView | None = channel.cache.get((seat, narrow))
    if found is None:
        found = channel.cache[seat, narrow] = session_view(channel.session, seat, narrow)
    return found


def event(channel: Channel, now: SeatView, before: SeatView | None, translate: Translate) -> bytes:
    """A seat view as an event; the same bytes for everybody who was sent the same before, in the same language."""
    key = (now.seat, now.narrow, id(before), translate)
    if key not in channel.cache:
        content = difference(now, before, translate) if before else whole(now, translate)
        channel.cache[key] = (before, _sent(now, content))  # held here so that no other view can get the same id
    made: tuple[SeatView | None, bytes] = channel.cache[key]
    return made[1]


def reminder(now: SeatView, translate: Translate) -> bytes:
    """A seat view without its picture and its log, which the client has."""
    return _sent(now, {**in_words(now, translate), "boxes": {}, "log": {"from": len(now.log), "lines": []}})


def _sent(now: SeatView, content: dict[str, Any]) -> bytes:
    return b"event: sight\nid: %d\ndata: %s\n\n" % (now.standing.length, msgspec.json.encode(content))
