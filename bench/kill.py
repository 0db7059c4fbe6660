"""Is an acknowledged move ever lost? `python -m bench.kill --kills N`: kills the server under load, again and again.

The server process, and no other, gets SIGKILL at a random moment while clients play; then it is started again on the
same file. Every position that a client was told must still be there, every table must go on, and in the end every log
must be a game that follows the rules.
"""

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rich.progress import Progress

from bench.server import start
from bench.web import SETUPS, free_port
from bench.wire import Line, Lost
from gobelet.core.game import seat_name
from gobelet.games import GAMES
from gobelet.table.hall import Hall
from gobelet.table.sqlite import SqliteStore

TABLES = 16
SHORTEST, LONGEST = 0.2, 1.2  # seconds between the first move of a life and its end


@dataclass
class Played:
    """A table as its client knows it."""

    id: str
    tokens: list[str]
    acknowledged: int = 0  # the latest position that the server said was reached
    over: bool = False


@dataclass
class Result:
    kills: int = 0
    moves: int = 0
    lost: int = 0  # acknowledged, but not there any more


async def open_table(port: int, number: int) -> Played:
    setup, line = SETUPS[number % len(SETUPS)], Line(port)
    kinds = ["person"] * setup.seats if number % 2 else ["person"] + ["random"] * (setup.seats - 1)
    opened = (await line.post("/api/tables", {"game": setup.game.name, "seats": [{"kind": k} for k in kinds]})).json()
    line.hang_up()
    return Played(opened["table"], [seat["token"] for seat in opened["seats"]])


async def play(port: int, table: Played, result: Result, chance: random.Random) -> None:
    """Move at a table until the server goes away; first see that everything acknowledged is there."""
    lines = [Line(port, token) for token in table.tokens]
    with suppress(Lost):
        checked = False
        while not table.over:
            for seat, line in enumerate(lines):
                now = (await line.get(f"/api/tables/{table.id}?seat={seat_name(seat)}")).json()
                if not checked:
                    result.lost += max(0, table.acknowledged - now["position"])
                    checked = True
                table.over = now["over"]
                if now["sayings"]:
                    saying = chance.choice(now["sayings"])
                    answer = {"seat": seat_name(seat), "saying": saying, "position": now["position"]}
                    response = await line.post(f"/api/tables/{table.id}/act", answer)
                    if response.status == 200:
                        table.acknowledged = response.json()["position"]
                        result.moves += 1
    for line in lines:
        line.hang_up()


async def _first_move(playing: Sequence["asyncio.Task[None]"], result: Result) -> None:
    """On a busy machine, a server that has just started may need a while for it."""
    before = result.moves
    while result.moves == before and not all(task.done() for task in playing):
        await asyncio.sleep(0.01)


async def one_life(folder: Path, port: int, tables: list[Played], result: Result, chance: random.Random) -> None:
    """Start the server, play, kill it."""
    server = await asyncio.to_thread(start, folder, port)
    try:
        with suppress(Lost):
            going_on = [table for table in tables if not table.over]
            fresh = [await open_table(port, number) for number in range(len(going_on), TABLES)]
            tables += fresh
        playing = [asyncio.create_task(play(port, table, result, chance)) for table in tables if not table.over]
        await _first_move(playing, result)
        await asyncio.sleep(chance.uniform(SHORTEST, LONGEST))
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()
    result.kills += 1
    await asyncio.gather(*playing)


async def check_logs(file: Path, tables: Sequence[Played], result: Result) -> None:
    """In the end every log must fold, and be as long as was acknowledged."""
    store = SqliteStore(file)
    hall = Hall(store, GAMES)
    for table in tables:
        session = (await hall.find(table.id)).session
        result.lost += max(0, table.acknowledged - session.length)
    await store.close()


async def kill_again_and_again(folder: Path, kills: int, number: int) -> tuple[Result, int]:
    result, tables, chance, port = Result(), list[Played](), random.Random(number), free_port()
    with Progress(disable=kills < 10) as progress:
        for _ in progress.track(range(kills), description="killing"):
            await one_life(folder, port, tables, result, chance)
    await check_logs(folder / "tables.sqlite", tables, result)
    return result, len(tables)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        result, tables = asyncio.run(kill_again_and_again(Path(folder), chosen.kills, chosen.seed))
    figures = {"kills": result.kills, "tables": tables, "acknowledged moves": result.moves, "lost": result.lost}
    sys.stdout.write(json.dumps(figures) + "\n")
    return int(result.lost > 0)


if __name__ == "__main__":
    sys.exit(main())
