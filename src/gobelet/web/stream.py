"""How does a page learn what happened? A stream of sights, each as the difference to the one before."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from gobelet.core.text import Translate
from gobelet.core.verbs import SPECTATOR
from gobelet.table.kept import Kept
from gobelet.web.difference import difference, in_words, whole
from gobelet.web.limits import Crowd
from gobelet.web.sight import Sight, sight

LEFT = b"event: left\ndata: {}\n\n"  # somebody else has taken the seat
SIGN_OF_LIFE = b": still here\n\n"
SECONDS_BETWEEN_SIGNS_OF_LIFE = 30  # proxies hang up after a minute
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}  # the latter: a proxy passes events on at once


class Stream(StreamingResponse):
    """Somebody listens, and is counted as long as that lasts."""

    media_type = "text/event-stream"

    def __init__(self, events: AsyncIterator[bytes], crowd: Crowd, table: str, client: str) -> None:
        super().__init__(events, headers=HEADERS)
        self._crowd, self._who = crowd, (table, client)
        crowd.come(*self._who)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._crowd.go(*self._who)


async def watch(
    kept: Kept, seat: int, translate: Translate, known: int = -1, narrow: bool = False
) -> AsyncIterator[bytes]:
    """Whoever is slow gets fewer, larger differences: nothing is queued, so nothing piles up.

    Who knows the present position already is told what can change without a move, such as who sits where; then
    only what comes after it.
    """
    seen, before, begun_by = kept.live, look(kept, seat, narrow), _whose(kept, seat)
    yield reminder(before, translate) if seen.position == known else event(kept, before, None, translate)
    while True:
        if not await kept.wait_for_news(seen, SECONDS_BETWEEN_SIGNS_OF_LIFE):
            yield SIGN_OF_LIFE
            continue
        if not kept.open:
            return
        if _whose(kept, seat) != begun_by:
            yield LEFT
            return
        seen, now = kept.live, look(kept, seat, narrow)
        yield event(kept, now, before, translate)
        before = now


def _whose(kept: Kept, seat: int) -> tuple[str, str]:
    """Who sits there, and by which token they would say so: who no longer does sees nothing more through its eyes."""
    return ("", "") if seat == SPECTATOR else (kept.live.seats[seat].holder, kept.live.seats[seat].token)


def look(kept: Kept, seat: int, narrow: bool = False) -> Sight:
    """What a seat sees now; made once for all who look through its eyes."""
    found: Sight | None = kept.made.get((seat, narrow))
    if found is None:
        found = kept.made[seat, narrow] = sight(kept.live, seat, narrow)
    return found


def event(kept: Kept, now: Sight, before: Sight | None, translate: Translate) -> bytes:
    """A sight as an event; the same bytes for all who saw the same before, in the same language."""
    key = (now.seat, now.narrow, id(before), translate)
    if key not in kept.made:
        content = difference(now, before, translate) if before else whole(now, translate)
        kept.made[key] = (before, _sent(now, content))  # kept with it, lest another sight gets the same id
    made: tuple[Sight | None, bytes] = kept.made[key]
    return made[1]


def reminder(now: Sight, translate: Translate) -> bytes:
    """A sight without its picture and its log, which are known."""
    return _sent(now, {**in_words(now, translate), "boxes": {}, "log": {"from": len(now.log), "lines": []}})


def _sent(now: Sight, content: dict[str, Any]) -> bytes:
    return b"event: sight\nid: %d\ndata: %s\n\n" % (now.position, msgspec.json.encode(content))
