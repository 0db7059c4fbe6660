"""How do moves stay quick while somebody has long games replayed? Heavy work waits for its turn, in one thread.

Threads of Python take turns: one that counts slows the others down a little, ten of them would by ten times as much.
"""

from collections.abc import Callable
from functools import partial
from typing import ParamSpec, TypeVar

from anyio import to_thread
from fastapi import Request

from gobelet.table.turns import Turns, asking
from gobelet.web.errors import TooMany

P = ParamSpec("P")
T = TypeVar("T")
AT_ONCE = 1
MOST_OF_A_CLIENT, MOST_OF_ALL = 20, 200  # that wait for it, or are at it


class Bench:
    """Where the heavy work of a server is done."""

    def __init__(self) -> None:
        self.turns = Turns(AT_ONCE)

    async def do(self, work: Callable[[], T]) -> T:
        """What the work answers; refused if too much waits already, of this client or of all."""
        wanted = self.turns.wanted
        if wanted[asking.get()] >= MOST_OF_A_CLIENT or wanted.total() >= MOST_OF_ALL:
            raise TooMany("Many games are being replayed here just now: try again in a moment.")
        async with self.turns.one():
            return await to_thread.run_sync(work)


async def heavily(request: Request, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    bench: Bench = request.app.state.bench
    return await bench.do(partial(work, *arguments, **named))
