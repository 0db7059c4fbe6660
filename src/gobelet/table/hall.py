"""Where are all tables? In the hall: it opens them, and finds them in memory or in the store."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup
from gobelet.table.channel import Channel, check_token, load, unnoticed, work
from gobelet.table.daily import Attempt, Daily
from gobelet.table.fair import new_secret
from gobelet.table.fold import fold, header_of
from gobelet.table.leaving import go_on
from gobelet.table.people import Seat, moved_on, own_name
from gobelet.table.session import DAILY, FAIR, FORKED, Session
from gobelet.table.store import Stale, Store, StoredTable

MOST_IN_MEMORY = 500  # tables that nobody watches, with pictures a megabyte each at most; others are folded again
SECONDS_IN_MEMORY = 6 * 3600
MOST_DELETED = 1000  # at once


class Hall:
    def __init__(self, store: Store, games: Mapping[str, Game], most_in_memory: int = MOST_IN_MEMORY) -> None:
        self.store, self.games, self.most_in_memory = store, games, most_in_memory
        self.changed: Callable[[str], object] = unnoticed  # called with a table's id at every change of it
        self._recent: OrderedDict[str, Channel] = OrderedDict()
        self._channels: WeakValueDictionary[str, Channel] = WeakValueDictionary()  # also those somebody still watches

    async def open(
        self,
        setup: Setup,
        seats: Sequence[tuple[str, str]],
        dice: str,
        added: str = "",
        wait: bool = False,
        given: Sequence[Event] = (),
        after: Session | None = None,
        opener: str = "",
        daily: Daily | None = None,
    ) -> Session:
        """A new table; each seat has a kind and a name. One that waits begins when all envelopes are open.

        With given events it goes on from there: a fork of another game. The rematch after a game has the same people.
        One with the dice of a day is its opener's attempt at them.
        """
        holders = [seat.holder for seat in moved_on(after.seats)] if after else [""] * len(seats)
        new = StoredTable(
            id=secrets.token_urlsafe(9),
            header=header_of(setup),
            dice=dice,
            secret=daily.secret if daily else new_secret(),
            added=added,
            seats=tuple(
                Seat(kind, name, secrets.token_urlsafe(16), holder)
                for (kind, name), holder in zip(seats, holders, strict=True)
            ),
            opener=after.opener if after else opener,
        )
        session = fold(new, setup)
        lines = [] if wait else await work(session, lambda begun: begun.begin(given))
        attempt = Attempt(daily.day, setup.game.name, opener, new.id) if daily else None
        await self.store.open_table(replace(new, lines=tuple(lines)), after.id if after else "", attempt)
        self._keep(Channel(session, self.store, self.games))
        return session

    async def find(self, id: str) -> Channel:
        """The channel of a table, from memory or from the store."""
        if channel := self._recent.get(id):
            self._recent.move_to_end(id)
            channel.used = time.monotonic()
            return channel
        if watched := self._channels.get(id):
            return self._keep(watched)
        channel = self._keep(Channel(await load(self.store, self.games, id), self.store, self.games))
        await go_on(channel)
        return channel

    async def look(self, id: str) -> Session:
        """A table at which nobody will do anything: it takes no other's place in memory."""
        channel = self._channels.get(id)
        return channel.session if channel else await load(self.store, self.games, id)

    async def invited(self, token: str, holder: str) -> tuple[Channel, int]:
        """The table and the seat that a token leads to; one that was used leads only its holder back."""
        id, number = await self.store.by_token(token)
        channel = await self.find(id)
        check_token(channel.session.seats[number], token, holder)
        return channel, number

    async def sit(self, token: str, holder: str, name: str = "") -> tuple[Session, int]:
        """Whoever brings the token of a seat takes that seat, also from another device, and may give a name."""
        channel, number = await self.invited(token, holder)
        return await channel.sit(number, token, holder, name), number

    async def rematch(self, channel: Channel) -> str:
        """The table at which the same people play once more, with somebody else to begin; it is opened only once."""
        async with channel.lock:
            old = channel.session
            if not old.over:
                raise Refusal("A rematch can be asked for when the game is over.")
            if not old.rematch:
                seats, dice = (
                    [(seat.kind, own_name(seat.name, n)) for n, seat in enumerate(moved_on(old.seats))],
                    FAIR if old.dice in (FORKED, DAILY) else old.dice,
                )
                try:
                    waits = dice == FAIR and (bool(old.commitment.shares) or old.all_in_browsers)
                    opened = await self.open(old.setup, seats, dice, wait=waits, after=old)
                    channel.show(replace(old, rematch=opened.id))
                except Stale:  # another process has opened it
                    await channel.reload()
            return channel.session.rematch

    async def delete(self, id: str) -> None:
        """Forget a table for good; whoever watches it is told."""
        await self.store.delete(id)
        self._recent.pop(id, None)
        if channel := self._channels.pop(id, None):
            channel.close(deleted=True)
        for other in list(self._channels.values()):
            if other.session.rematch == id:
                other.show(replace(other.session, rematch=""))

    async def tidy(self, delete_after: float = 0) -> None:
        """Tables that nobody has used for some hours leave memory; after so many seconds, if any, they are deleted."""
        for id, channel in list(self._recent.items()):
            if channel.used < time.monotonic() - SECONDS_IN_MEMORY:
                del self._recent[id]
        if delete_after:
            for id in await self.store.untouched(time.time() - delete_after, MOST_DELETED):
                watched = self._channels.get(id)
                if not (watched and watched.is_watched):
                    await self.delete(id)

    def close(self) -> None:
        """End the streams of everybody who watches a table."""
        for channel in self._channels.values():
            channel.close()

    def _keep(self, found: Channel) -> Channel:
        """There is never more than one channel of a table, however many requests looked for it at once."""
        channel = self._channels.setdefault(found.session.id, found)
        channel.used = time.monotonic()
        channel.changed = self.changed
        self._recent[found.session.id] = channel
        self._recent.move_to_end(found.session.id)
        while len(self._recent) > self.most_in_memory:
            self._recent.popitem(last=False)
        return channel
