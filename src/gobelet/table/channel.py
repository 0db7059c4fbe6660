"""How does a table change, and how does everybody who follows it learn of that? All of them share one channel."""

import asyncio
import secrets
import time
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from typing import Any

from gobelet.bots import BOTS
from gobelet.bots.thinkers import thinkers
from gobelet.core.game import Game
from gobelet.table.fold import fold, setup_of
from gobelet.table.people import PERSON, PROGRAM, Seat, proper_name
from gobelet.table.presence import Presence
from gobelet.table.session import DAILY, Session
from gobelet.table.store import DAMAGED, Stale, Store, StoredTable, Taken, Unstored
from gobelet.table.thoughts import Thought
from gobelet.table.turns import Turns

QUICK = Turns(1), ThreadPoolExecutor(1, "gobelet-bots")
HARD = Turns(thinkers.most), ThreadPoolExecutor(thinkers.most, "gobelet-masters")

Change = Callable[[Session], list[str]]  # answers with the lines to be stored


class Channel:
    """A table in memory: its session as stored, and who waits for news of it.

    A session that is shown never changes. A change is made on a copy, which takes its place once it is stored.
    """

    def __init__(self, session: Session, store: Store, games: Mapping[str, Game]) -> None:
        self.session, self.store, self.games = session, store, games
        self.cache: dict[Hashable, Any] = {}  # what was derived from the session; forgotten with it
        self.open = True
        self.used = time.monotonic()
        self.deleted = False
        self.lock = asyncio.Lock()  # one change at a time
        self.presence = Presence(self)
        self.changed: Callable[[str], object] = unnoticed  # called with the table's id at every change
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
            if after.dice == DAILY and after.over:
                await self._finish(after)
            self.show(after)
            return after

    async def _finish(self, session: Session) -> None:
        """Note the points of somebody's attempt. They follow from the log, so nothing is lost where that fails."""
        with suppress(Unstored):
            await self.store.attempts.finish(session.id, session.game.score(session.table.state, 0).total)

    async def sit(self, number: int, token: str, holder: str, name: str) -> Session:
        """Give a seat to the browser that brings its token, and perhaps a name.

        From then on the seat has another token, which only its holder sees: others may have seen the one before.
        """
        async with self.lock:
            old = self.session.seats[number]
            check_token(old, token, holder)
            if holder != old.holder:
                self._check_free(number)
                await self.store.notices.end(self.session.id, number)  # of whoever sat there before
            seat = replace(old, name=proper_name(name, number) or old.name)
            if holder != old.holder:
                seat = replace(seat, holder=holder, token=secrets.token_urlsafe(16), used=token)
            await self.seat(number, seat)
            return self.session

    async def claim(self, number: int) -> None:
        """A program has brought the token of a free seat: from now on nobody else is shown it.

        After the end it would be taken for the one that plays the rematch there.
        """
        async with self.lock:
            if not self.session.seats[number].holder:
                if self.session.over:
                    raise Taken("The game is over: nobody can sit down any more.")
                self._check_free(number)
                await self.seat(number, replace(self.session.seats[number], holder=PROGRAM))

    def _check_free(self, number: int) -> None:
        """Whoever comes must not see what somebody who left has chosen in secret: it is shown to all soon enough."""
        if self.session.seats[number].given_up and number in self.session.table.secrets():
            raise Taken("Something secret lies at this seat; it can be taken when that has been shown to everybody.")

    async def seat(self, number: int, seat: Seat) -> None:
        """Change who sits there; whoever calls this holds the lock."""
        seats = self.session.seats
        try:
            await self.store.take_seat(self.session.id, number, seat, seats[number].token)
        except Taken:  # in another process
            await self.reload()
            raise
        self.show(replace(self.session, seats=(*seats[:number], seat, *seats[number + 1 :])))

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
        self.show(replace(await load(self.store, self.games, self.session.id), away=self.session.away))

    def show(self, session: Session) -> None:
        self.session, self.cache = session, {}
        self._wake_all()
        self.changed(session.id)

    @property
    def is_watched(self) -> bool:
        return bool(self._waiting)

    def close(self, deleted: bool = False) -> None:
        self.open, self.deleted = False, deleted
        self._wake_all()

    def _wake_all(self) -> None:
        for news in self._waiting:
            _wake(news)


async def load(store: Store, games: Mapping[str, Game], id: str) -> Session:
    """The session of a stored table; long games take a while to fold, so a thread does it."""
    stored = await store.load(id)
    return await asyncio.to_thread(_folded, stored, games)


def _folded(stored: StoredTable, games: Mapping[str, Game]) -> Session:
    """A damaged disk can lose seats and change any letter without a word of the database."""
    try:
        setup = setup_of(stored.header, games)
        session = fold(stored, setup)
    except (LookupError, ValueError):
        raise Unstored(DAMAGED) from None
    if len(stored.seats) != setup.seats or any(seat.kind not in (PERSON, *BOTS) for seat in stored.seats):
        raise Unstored(DAMAGED)
    return session


async def work(session: Session, change: Change) -> list[str]:
    """The lines of a change, with those of the bots that follow. While they think, other tables go on."""
    lines = change(session)
    while thought := session.thought():
        lines += session.answer(thought, await _answer(thought))
    return lines


async def _answer(thought: Thought) -> str | int:
    """What a bot answers. There is one thread for all that think here, in plain Python: threads of it take turns.

    Those who only wait for another process to think have others, so that nobody else waits for them. Either way whoever
    plays at many tables waits for their own.
    """
    turns, threads = HARD if thought.bot.is_apart(thought.decision.setup) else QUICK
    async with turns.one():
        return await asyncio.get_running_loop().run_in_executor(threads, thought.player, thought.decision)


def unnoticed(id: str) -> None:
    """Nobody wants to be told."""


def check_token(seat: Seat, token: str, holder: str) -> None:
    """Refuse a token that was used, except to the holder who came with it."""
    if token != seat.token and holder != seat.holder:
        raise Taken("Somebody sits there already: this invitation was used.")


def _wake(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)
