"""How do moves stay quick while somebody has long games replayed? Heavy work waits for its turn, in one thread.

Threads of Python take turns: one that counts slows the others down a little, ten of them would by ten times as much.
"""

from collections.abc import Callable
from functools import partial
from typing import ParamSpec, TypeVar

from anyio import CapacityLimiter, to_thread
from fastapi import Request

from gobelet.web.errors import TooMany

P = ParamSpec("P")
T = TypeVar("T")
AT_ONCE, MOST_WAITING = 1, 20


class Bench:
    """Where the heavy work of a server is done."""

    def __init__(self) -> None:
        self.places, self.wanted = CapacityLimiter(AT_ONCE), 0

    async def do(self, work: Callable[[], T]) -> T:
        """What the work answers; refused if too many wait for theirs already."""
        if self.wanted >= AT_ONCE + MOST_WAITING:
            raise TooMany("Many games are being replayed here just now: try again in a moment.")
        self.wanted += 1
        try:
            return await to_thread.run_sync(work, limiter=self.places)
        finally:
            self.wanted -= 1


async def heavily(request: Request, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    bench: Bench = request.app.state.bench
    return await bench.do(partial(work, *arguments, **named))
