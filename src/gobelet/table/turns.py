"""Who comes next where only a few can be served at once? Clients take turns: nobody waits for all that one wants."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

asking: ContextVar[str] = ContextVar("asking", default="")  # the client for whom something is done, if it is one's


class Turns:
    """So many places; whoever waits for one is in the line of their client, and the lines take turns."""

    def __init__(self, places: int) -> None:
        self.wanted: Counter[str] = Counter()  # by client: who has a place, and who waits for one
        self._free = places
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the first is served next

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """A place, as soon as it is this client's turn."""
        client = asking.get()
        self.wanted[client] += 1
        try:
            await self._wait(client)
            try:
                yield
            finally:
                self._pass_on()
        finally:
            self.wanted[client] -= 1
            if not self.wanted[client]:
                del self.wanted[client]

    async def _wait(self, client: str) -> None:
        if self._free:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        self._lines.setdefault(client, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it became free at the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """The place goes to the next line, which is the last one then."""
        while self._lines:
            client, line = self._lines.popitem(last=False)
            place = line.popleft()
            if line:
                self._lines[client] = line
            if not place.done():  # else whoever wanted it has gone
                place.set_result(None)
                return
        self._free += 1
