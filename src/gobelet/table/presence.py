"""Who is at a table right now? Whoever follows it; a short gap, such as a page that is loaded again, is no absence."""

import asyncio
import time
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from gobelet.core.refusal import Refusal

if TYPE_CHECKING:
    from gobelet.table.channel import Channel

SECONDS_OF_A_GAP = 12.0


class Presence:
    """Counts the streams of each seat's person. Who comes and who is gone is a change of the session, but no move."""

    def __init__(self, channel: "Channel") -> None:
        self.channel = channel
        self._streams: Counter[int] = Counter()
        self._gaps: dict[int, asyncio.TimerHandle] = {}
        self._stored: set[int] = set()  # the seats of which the store knows that somebody came
        self._telling: set[asyncio.Task[None]] = set()  # a task that nobody holds may be forgotten

    def watches(self, seat: int) -> bool:
        """Whether the person of this seat has the table before them."""
        return self._streams[seat] > 0

    def arrives(self, seats: Collection[int]) -> None:
        for seat in seats:
            self._streams[seat] += 1
            if gap := self._gaps.pop(seat, None):
                gap.cancel()
        if news := [seat for seat in seats if seat in self.channel.session.away or seat not in self._stored]:
            self._tell(news, time.time())

    def leaves(self, seats: Collection[int]) -> None:
        loop, now = asyncio.get_running_loop(), time.time()
        for seat in seats:
            self._streams[seat] -= 1
            if not self._streams[seat]:
                self._gaps[seat] = loop.call_later(SECONDS_OF_A_GAP, self._is_gone, seat, now)

    def _is_gone(self, seat: int, since: float) -> None:
        del self._gaps[seat]
        self._tell([seat], since)

    def _tell(self, seats: Collection[int], seen: float) -> None:
        task = asyncio.get_running_loop().create_task(self._change(seats, seen))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _change(self, seats: Collection[int], seen: float) -> None:
        """What is stored outlives the server; a store that cannot be written to is no reason not to tell."""
        channel = self.channel
        async with channel.lock:  # a move that is being stored must not bring back what was before
            away = dict(channel.session.away)
            for seat in seats:
                self._stored.add(seat)
                with suppress(Refusal):
                    await channel.store.saw(channel.session.id, seat, seen)
                away.pop(seat, None)
                if not self.watches(seat) and seat not in self._gaps:
                    away[seat] = seen
            if away != channel.session.away:
                channel.show(replace(channel.session, away=away))
