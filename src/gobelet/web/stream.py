"""How does a page learn what happened? A stream of sights, each as the difference to the one before."""

from collections.abc import AsyncIterator

import msgspec
from sse_starlette import EventSourceResponse
from starlette.types import Receive, Scope, Send

from gobelet.table.hall import Kept
from gobelet.table.live import Live
from gobelet.web.limits import Crowd
from gobelet.web.sight import Sight, Translate, as_json, sight

SECONDS_BETWEEN_SIGNS_OF_LIFE = 15


class Stream(EventSourceResponse):
    """Somebody listens, and is counted as long as that lasts."""

    def __init__(self, events: AsyncIterator[bytes], crowd: Crowd, table: str, client: str) -> None:
        super().__init__(events, ping=SECONDS_BETWEEN_SIGNS_OF_LIFE)
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

    Who knows the present position already gets only what comes after it.
    """
    seen: Live | None = None
    before: Sight | None = None
    if kept.live.position == known:
        seen, before = kept.live, look(kept, seat, narrow)
    while True:
        if seen is not None:
            await kept.wait_for_news(seen)
        seen, now = kept.live, look(kept, seat, narrow)
        yield event(kept, now, before, translate)
        before = now


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
        content = msgspec.json.encode(as_json(kept.live, now, before, translate))
        told = b"event: sight\nid: %d\ndata: %s\n\n" % (now.position, content)
        kept.made[key] = (before, told)  # kept with it, lest another sight gets the same id
    made: tuple[Sight | None, bytes] = kept.made[key]
    return made[1]
