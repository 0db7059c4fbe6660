"""What of a table is in memory for all who look at it, and how do they learn of a change?"""

import asyncio
from collections.abc import Hashable
from typing import Any

from gobelet.table.live import Live


class Kept:
    """A table in memory. What `live` shows is on the disk; a change is made on a copy that takes its place then."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.made: dict[Hashable, Any] = {}  # what was made of it for those who look; forgotten with it
        self.open = True
        self.lock = asyncio.Lock()  # one change at a time
        self._waiting: set[asyncio.Future[None]] = set()

    async def wait_for_news(self, seen: Live, seconds: float) -> bool:
        """Until something else is shown than what was seen, or nothing more will be; or so long at most, in vain."""
        if self.live is not seen or not self.open:
            return True
        loop = asyncio.get_running_loop()
        news = loop.create_future()
        self._waiting.add(news)
        patience = loop.call_later(seconds, _wake, news)  # cheaper than asyncio.timeout, for the same
        try:
            await news
        finally:
            patience.cancel()
            self._waiting.discard(news)
        return self.live is not seen or not self.open

    def close(self) -> None:
        self.open = False
        self._wake_all()

    def show(self, live: Live) -> None:
        self.live, self.made = live, {}
        self._wake_all()

    def _wake_all(self) -> None:
        for news in self._waiting:
            _wake(news)


def _wake(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)
