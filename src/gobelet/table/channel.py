"""How do all who follow a table learn of a change? They share one channel."""

import asyncio
from collections.abc import Hashable
from typing import Any

from gobelet.table.session import Session


class Channel:
    """A table in memory: its session as stored, and who waits for news of it.

    A change is made on a copy of the session, which takes its place once it is stored."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.cache: dict[Hashable, Any] = {}  # what was derived from the session; forgotten with it
        self.open = True
        self.lock = asyncio.Lock()  # one change at a time
        self._waiting: set[asyncio.Future[None]] = set()

    async def wait_for_news(self, seen: Session, seconds: float) -> bool:
        """Wait until there is another session than the one seen, or the channel closes; False if neither happened."""
        if self.session is not seen or not self.open:
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
        return self.session is not seen or not self.open

    def close(self) -> None:
        self.open = False
        self._wake_all()

    def show(self, session: Session) -> None:
        self.session, self.cache = session, {}
        self._wake_all()

    def _wake_all(self) -> None:
        for news in self._waiting:
            _wake(news)


def _wake(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)
