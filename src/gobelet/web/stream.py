"""How does a page learn what happened? A stream of sights, each as the difference to the one before."""

from collections.abc import AsyncIterator

import msgspec

from gobelet.table.hall import Hall
from gobelet.web.sight import Sight, Translate, as_json, sight


async def watch(
    hall: Hall, id: str, seat: int, translate: Translate, known: int = -1
) -> AsyncIterator[dict[str, str]]:
    """Whoever is slow gets fewer, larger differences: nothing is queued, so nothing piles up."""
    kept = await hall.find(id)
    async with kept.lock:
        before: Sight | None = sight(kept.live, seat) if kept.live.position == known else None
    while True:
        kept = await hall.find(id)
        if before is not None:
            await kept.wait_beyond(before.position)
        async with kept.lock:
            now = sight(kept.live, seat)
            content = msgspec.json.encode(as_json(kept.live, now, before, translate)).decode()
        yield {"event": "sight", "id": str(now.position), "data": content}
        before = now
