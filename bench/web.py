"""How many moves does the web table carry, and how soon does everybody see them? `python -m bench.web --tables N`.

A server process and a process with all clients, on this machine only. Every person listens, and at every tenth table
a spectator too; at every other table there are bots. Moves are made at a steady rate, at the tables in turn; a move has
arrived when all listeners of its table have seen what came of it. The same is then asked of a bare server, which knows
no game and only passes words on: so much of it is wire and clients. What part of the time the processors were lent to
somebody else is told beside it (`stolen %`): whatever comes then has to wait.

With `--bot LEVEL` every table has one person, and bots on all other seats: first such that play anything at once, then
those of that level. What they cost is the difference; the bare server is left out.
"""

import argparse
import asyncio
import gc
import json
import random
import secrets
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import msgspec

from bench.server import running, seconds_stolen, seconds_worked
from bench.wire import HOST, Line, Lost, events
from gobelet.bots import BOTS
from gobelet.core.game import seat_name
from gobelet.core.setup import Setup, set_up
from gobelet.games import GAMES

SETUPS = [set_up(game, 2 if 2 in game.seats else game.seats[0]) for game in GAMES.values()]
SERVERS = {"gobelet": "bench.server", "bare": "bench.bare"}
COMPARED = ("p50 ms", "p99 ms", "server ms/move")
ANY_MOVE = "random"
SPECTATED = 10  # every so many tables
WARM_UP = 5  # seconds that do not count
OPENED_AT_ONCE = 20


@contextmanager
def without_pauses() -> Iterator[None]:
    """In the process of the clients: to look through all that a thousand of them hold takes 100 ms."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Seen(msgspec.Struct):
    """What a client reads of a sight."""

    sayings: list[str] | None = None  # what has not changed is left out
    over: bool = False


class Table:
    """One table with its players and listeners."""

    def __init__(self, port: int, number: int, bot: str = "", setups: Sequence[Setup] = SETUPS) -> None:
        self.port, self.number, self.bot = port, number, bot or ANY_MOVE
        self.setup = setups[number % len(setups)]
        self.with_bots = bool(bot) or number // len(setups) % 2 == 1
        self.asked: dict[int, tuple[int, list[str]]] = {}  # by seat: the position, and what may be said
        self.heard: list[tuple[int, float]] = []  # by listener: the latest position, and when it came
        self.over = self.busy = False
        self.news = asyncio.Event()
        self.listening: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        persons = 1 if self.with_bots else self.setup.seats
        kinds = ["person"] * persons + [self.bot] * (self.setup.seats - persons)
        wanted = {"game": self.setup.game.name, "seats": [{"kind": kind} for kind in kinds]}
        line = Line(self.port)
        opened = (await line.post("/api/tables", wanted)).json()
        line.hang_up()
        self.path = f"/api/tables/{opened['table']}"
        self.tokens = [seat["token"] for seat in opened["seats"]][:persons]
        self.lines = [Line(self.port, token) for token in self.tokens]
        listeners = persons + (self.number % SPECTATED == 0)
        self.heard = [(-1, 0.0)] * listeners
        self.listening = [asyncio.create_task(self.listen(seat)) for seat in range(listeners)]
        while min(position for position, _ in self.heard) < 0:
            await self.next_news()

    async def listen(self, seat: int) -> None:
        """As a seat, or as the spectator, who is the last listener."""
        spectator = seat == len(self.tokens)
        path = f"{self.path}/stream" + ("" if spectator else f"?seat={seat_name(seat)}")
        with suppress(Lost):
            async for position, content in events(self.port, path, "" if spectator else self.tokens[seat]):
                self.heard[seat] = (position, time.perf_counter())
                seen = msgspec.json.decode(content, type=Seen)
                self.over |= seen.over
                if not spectator:
                    known = self.asked.get(seat, (-1, []))[1]
                    self.asked[seat] = (position, known if seen.sayings is None else seen.sayings)
                self.news.set()

    async def next_news(self) -> None:
        self.news.clear()
        await self.news.wait()

    async def move(self, chance: random.Random) -> float | None:
        """Somebody who is asked plays anything; the seconds until all listeners have seen it."""
        may = [(seat, *asked) for seat, asked in self.asked.items() if asked[1]]
        if not may:
            return None
        seat, position, sayings = chance.choice(may)
        answer = {"seat": seat_name(seat), "saying": chance.choice(sayings), "position": position}
        start = time.perf_counter()
        response = await self.lines[seat].post(f"{self.path}/act", answer)
        if response.status != 200:
            raise SystemExit(f"A legal move was refused: {response.body!r}")
        reached = response.json()["position"]
        while min(position for position, _ in self.heard) < reached:
            await self.next_news()
        return max(when for _, when in self.heard) - start

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        for line in self.lines:
            line.hang_up()


async def measure(
    port: int, tables: int, rate: float, seconds: float, worked: Callable[[], float], bot: str = "",
    setups: Sequence[Setup] = SETUPS,
) -> dict[str, float]:  # fmt: skip
    chance = random.Random(1)
    at = [Table(port, number, bot, setups) for number in range(tables)]
    for start in range(0, tables, OPENED_AT_ONCE):
        await asyncio.gather(*(table.open() for table in at[start : start + OPENED_AT_ONCE]))
    took: list[float] = []
    counted_from = time.perf_counter() + WARM_UP
    made, worked_before, stolen_before = 0, worked(), seconds_stolen()
    moving: set[asyncio.Task[None]] = set()
    left_out = 0

    async def once(number: int) -> None:
        table = at[number]
        if table.over:
            await table.close()
            at[number] = table = Table(port, number, bot, setups)
            table.busy = True
            await table.open()
        nonlocal made
        seconds = await table.move(chance)
        made += seconds is not None
        if seconds is not None and time.perf_counter() > counted_from:
            took.append(seconds)
        table.busy = False

    begun, number = time.perf_counter(), 0
    while (now := time.perf_counter()) < counted_from + seconds:
        if begun + number / rate > now:
            await asyncio.sleep(begun + number / rate - now)
        if at[number % tables].busy:
            left_out += 1  # its last move has not reached everybody yet
        else:
            at[number % tables].busy = True
            task = asyncio.create_task(once(number % tables))
            moving.add(task)
            task.add_done_callback(moving.discard)
        number += 1
    await asyncio.gather(*moving)
    lasted, cost = time.perf_counter() - counted_from, (worked() - worked_before) / made
    stolen = (seconds_stolen() - stolen_before) / (lasted + WARM_UP)
    await asyncio.gather(*(table.close() for table in at))
    return {
        "tables": tables,
        "left out": left_out,
        **figures(took, lasted),
        "server ms/move": round(1000 * cost, 2),
        "stolen %": round(100 * stolen, 2),
    }


def figures(took: Sequence[float], seconds: float) -> dict[str, float]:
    ordered = sorted(took)
    return {
        "moves": len(ordered),
        "moves/s": round(len(ordered) / seconds, 1),
        "p50 ms": round(1000 * ordered[len(ordered) // 2], 1),
        "p99 ms": round(1000 * ordered[int(0.99 * len(ordered))], 1),
        "worst ms": round(1000 * ordered[-1], 1),
    }


def free_port() -> int:
    """A port that is free, and stays so until a server takes it: no system gives these to whoever calls somebody."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with suppress(OSError), socket.create_server((HOST, port)):
            return port


def _say(figures: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000])
    parser.add_argument("--seconds", type=float, default=60, help="that count, for each number of tables")
    parser.add_argument("--rate", type=float, default=300, help="moves wanted a second")
    parser.add_argument("--alone", action="store_true", help="without the bare server")
    parser.add_argument("--games", metavar="GAME", choices=list(GAMES), nargs="+", default=list(GAMES))
    parser.add_argument("--bot", metavar="LEVEL", choices=list(BOTS), help="one person and such bots at every table")
    chosen = parser.parse_args(arguments)
    for tables in chosen.tables:
        if chosen.bot:
            kinds = [("gobelet", ANY_MOVE), ("gobelet", chosen.bot)]
        else:
            kinds = [("gobelet", ""), *([] if chosen.alone else [("bare", "")])]
        measured = [_measured(name, bot, chosen, tables) for name, bot in kinds]
        if len(measured) > 1:
            one, other = reversed(measured) if chosen.bot else measured
            named = f"{chosen.bot} / {ANY_MOVE}" if chosen.bot else "gobelet / bare"
            _say({"tables": tables, named: {each: round(one[each] / other[each], 1) for each in COMPARED}})


def _measured(name: str, bot: str, chosen: argparse.Namespace, tables: int) -> dict[str, float]:
    """A server in a process of its own, and what it cost."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        warmed = chosen.games if bot and BOTS[bot].thinks else ()
        with running(Path(folder), port, SERVERS[name], warmed) as server, without_pauses():
            worked, setups = (
                partial(seconds_worked, server),
                [each for each in SETUPS if each.game.name in chosen.games],
            )
            found = asyncio.run(measure(port, tables, chosen.rate, chosen.seconds, worked, bot, setups))
    _say({"server": name, **({"bot": bot} if bot else {}), **found})
    return found


if __name__ == "__main__":
    main()
