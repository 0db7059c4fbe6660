"""How does a page learn what happened? By server-sent events, each the difference from the one before."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from anyio import CancelScope
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from gobelet.core.text import Translate
from gobelet.core.verbs import SPECTATOR
from gobelet.table.channel import Channel
from gobelet.table.presence import Presence
from gobelet.web.between import between
from gobelet.web.difference import difference, in_words, whole
from gobelet.web.listeners import Listeners, Place
from gobelet.web.seat_view import SeatView, session_view

LEFT = b"event: left\ndata: {}\n\n"  # the page is loaded again: somebody else has taken the seat, or the table is gone
STOPPING = b"retry: 1000\n\n"  # milliseconds: another server will soon be there
TOO_MANY_PAGES = b"retry: 60000\n\n"  # else pages of one seat would take one another's place all the time
SIGN_OF_LIFE = b": still here\n\n"
SECONDS_BETWEEN_SIGNS_OF_LIFE = 30  # proxies hang up after a minute
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}  # the latter: a proxy passes events on at once


class Stream(StreamingResponse):
    """The answer to a listener, who is counted as long as it lasts, and present on their seats."""

    media_type = "text/event-stream"

    def __init__(
        self,
        events: AsyncIterator[bytes],
        listeners: Listeners,
        place: Place,
        presence: Presence,
        own: Sequence[int],
    ) -> None:
        super().__init__(events, headers=HEADERS)
        self._listeners, self._place, self._lasting = listeners, place, CancelScope()
        listeners.joins(place, self._lasting.cancel)
        self._presence, self._own = presence, own

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._presence.arrives(self._own)
        try:
            with self._lasting:
                await super().__call__(scope, receive, send)
        finally:
            self._listeners.leaves(self._place, self._lasting.cancel)
            self._presence.leaves(self._own)
        if self._lasting.cancelled_caught:
            await send({"type": "http.response.body", "body": TOO_MANY_PAGES, "more_body": False})


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
            yield LEFT if channel.deleted else STOPPING
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
        content = _news(now, before, translate) if before else whole(now, translate)
        channel.cache[key] = (before, _sent(now, content))  # held here so that no other view can get the same id
    made: tuple[SeatView | None, bytes] = channel.cache[key]
    return made[1]


def _news(now: SeatView, before: SeatView, translate: Translate) -> dict[str, Any]:
    return difference(now, before, translate) | between(now, before, translate)


def reminder(now: SeatView, translate: Translate) -> bytes:
    """A seat view without its picture and its log, which the client has."""
    return _sent(
        now, {**in_words(now, translate), "boxes": {}, "log": {"from": len(now.log), "lines": [], "headings": {}}}
    )


def _sent(now: SeatView, content: dict[str, Any]) -> bytes:
    return b"event: sight\nid: %d\ndata: %s\n\n" % (now.standing.length, msgspec.json.encode(content))
