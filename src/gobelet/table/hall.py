"""Where are all tables? In the hall: it opens them, and finds them in memory or in the store."""

import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup
from gobelet.table.channel import Channel, check_token, load, work
from gobelet.table.fair import new_secret
from gobelet.table.people import Seat
from gobelet.table.session import FAIR, FORKED, Session, fold, header_of
from gobelet.table.store import Stale, Store, StoredTable

MOST_IN_MEMORY = 500  # tables that nobody watches, with pictures a megabyte each at most; others are folded again


class Hall:
    def __init__(self, store: Store, games: Mapping[str, Game], most_in_memory: int = MOST_IN_MEMORY) -> None:
        self.store, self.games, self.most_in_memory = store, games, most_in_memory
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
    ) -> Session:
        """A new table; each seat has a kind and a name. One that waits begins when somebody says so.

        With given events it goes on from there: a fork of another game. The rematch after a game has the same people.
        """
        holders = [seat.holder for seat in after.seats] if after else [""] * len(seats)
        new = StoredTable(
            id=secrets.token_urlsafe(9),
            header=header_of(setup),
            dice=dice,
            secret=new_secret(),
            added=added,
            seats=tuple(
                Seat(kind, name, secrets.token_urlsafe(16), holder)
                for (kind, name), holder in zip(seats, holders, strict=True)
            ),
        )
        session = fold(new, setup)
        lines = [] if wait else await work(session, lambda begun: begun.begin(given))
        await self.store.open_table(replace(new, lines=tuple(lines)), rematch_of=after.id if after else "")
        self._keep(Channel(session, self.store, self.games))
        return session

    async def find(self, id: str) -> Channel:
        """The channel of a table, from memory or from the store."""
        if channel := self._recent.get(id):
            self._recent.move_to_end(id)
            return channel
        watched = self._channels.get(id)
        return self._keep(watched or Channel(await load(self.store, self.games, id), self.store, self.games))

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
        """The table at which the same people play once more; it is opened only once."""
        async with channel.lock:
            old = channel.session
            if not old.over:
                raise Refusal("A rematch can be asked for when the game is over.")
            if not old.rematch:
                seats, dice = [(seat.kind, seat.name) for seat in old.seats], FAIR if old.dice == FORKED else old.dice
                try:
                    opened = await self.open(old.setup, seats, dice, after=old)
                    channel.show(replace(old, rematch=opened.id))
                except Stale:  # another process has opened it
                    await channel.reload()
            return channel.session.rematch

    def close(self) -> None:
        """End the streams of everybody who watches a table."""
        for channel in self._channels.values():
            channel.close()

    def _keep(self, found: Channel) -> Channel:
        """There is never more than one channel of a table, however many requests looked for it at once."""
        channel = self._channels.setdefault(found.session.id, found)
        self._recent[found.session.id] = channel
        self._recent.move_to_end(found.session.id)
        while len(self._recent) > self.most_in_memory:
            self._recent.popitem(last=False)
        return channel
