"""How does a table change, and how does everybody who follows it learn of that? All of them share one channel."""

import asyncio
import secrets
from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from typing import Any

from gobelet.core.game import Game
from gobelet.table.people import Seat
from gobelet.table.session import Session, fold, setup_of
from gobelet.table.store import Stale, Store, Taken

Change = Callable[[Session], list[str]]  # answers with the lines to be stored


class Channel:
    """A table in memory: its session as stored, and who waits for news of it.

    A session that is shown never changes. A change is made on a copy, which takes its place once it is stored.
    """

    def __init__(self, session: Session, store: Store, games: Mapping[str, Game]) -> None:
        self.session, self.store, self.games = session, store, games
        self.cache: dict[Hashable, Any] = {}  # what was derived from the session; forgotten with it
        self.open = True
        self.lock = asyncio.Lock()  # one change at a time
        self._waiting: set[asyncio.Future[None]] = set()

    async def change(self, change: Change) -> Session:
        """Make a change; it is acknowledged, and shown to anybody, only when it is stored."""
        async with self.lock:
            before, after = self.session, self.session.copy()
            lines = await work(after, change)
            try:
                await self.store.append(before.id, before.length, lines)
            except Stale:  # another process was faster
                await self.reload()
                raise
            self.show(after)
            return after

    async def sit(self, number: int, token: str, holder: str, name: str) -> Session:
        """Give a seat to the browser that brings its token, and perhaps a name.

        From then on the seat has another token, which only its holder sees: others may have seen the one before.
        """
        async with self.lock:
            old = self.session.seats[number]
            check_token(old, token, holder)
            seat = replace(old, name=name or old.name)
            if holder != old.holder:
                seat = replace(seat, holder=holder, token=secrets.token_urlsafe(16), used=token)
            try:
                await self.store.take_seat(self.session.id, number, seat, old.token)
            except Taken:  # in another process
                await self.reload()
                raise
            seats = self.session.seats
            self.show(replace(self.session, seats=(*seats[:number], seat, *seats[number + 1 :])))
            return self.session

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

    async def reload(self) -> None:
        self.show(await load(self.store, self.games, self.session.id))

    def show(self, session: Session) -> None:
        self.session, self.cache = session, {}
        self._wake_all()

    def close(self) -> None:
        self.open = False
        self._wake_all()

    def _wake_all(self) -> None:
        for news in self._waiting:
            _wake(news)


async def load(store: Store, games: Mapping[str, Game], id: str) -> Session:
    """The session of a stored table; long games take a while to fold, so a thread does it."""
    stored = await store.load(id)
    return await asyncio.to_thread(lambda: fold(stored, setup_of(stored.header, games)))


async def work(session: Session, change: Change) -> list[str]:
    """The lines of a change. Bots that need some time think in a thread, so that other tables go on."""
    return await asyncio.to_thread(change, session) if session.has_thinkers else change(session)


def check_token(seat: Seat, token: str, holder: str) -> None:
    """Refuse a token that was used, except to the holder who came with it."""
    if token != seat.token and holder != seat.holder:
        raise Taken("Somebody sits there already: this invitation was used.")


def _wake(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)
