"""What do many open tables cost? `python -m bench.crowd --tables N`: memory, and the time to be back after kill -9.

The real server in a process of its own. Every table is opened and looked at once by each of its players, so that all
that can lie in memory does. Then the server gets SIGKILL, is started again on the same file, and tells when it is well
(`/health`) and how long the first look at a table takes, which has to be folded from its log.
"""

import argparse
import asyncio
import json
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from rich.progress import Progress

from bench.kill import Played, open_table
from bench.server import start
from bench.web import free_port
from bench.wire import Line
from gobelet.core.game import seat_name

AT_ONCE = 20
LOOKED_AT = 100  # tables, after the restart
PAGE = 4096  # bytes
MEGABYTE = 1_000_000


def memory(process: int) -> float:
    """What a process on Linux holds, in megabytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE / MEGABYTE


async def fill(port: int, tables: int) -> list[Played]:
    """Open tables, and look at each through the eyes of its players."""
    found: list[Played] = []
    with Progress(disable=tables < 1000) as progress:
        for first in progress.track(range(0, tables, AT_ONCE), description="opening"):
            numbers = range(first, min(first + AT_ONCE, tables))
            found += await asyncio.gather(*(_opened(port, number) for number in numbers))
    return found


async def _opened(port: int, number: int) -> Played:
    table = await open_table(port, number)
    for seat in range(len(table.tokens)):
        await look(port, table, seat)
    return table


async def look(port: int, table: Played, seat: int = 0) -> float:
    """The seconds that a look takes."""
    line, began = Line(port, table.tokens[seat]), time.perf_counter()
    answer = await line.get(f"/api/tables/{table.id}?seat={seat_name(seat)}")
    line.hang_up()
    assert answer.status == 200, answer.body
    return time.perf_counter() - began


async def well(port: int, since: float) -> float:
    """The seconds until the server says that it is well."""
    line = Line(port)
    while (await line.get("/health")).status != 200:
        await asyncio.sleep(0.01)
    line.hang_up()
    return time.perf_counter() - since


async def measure(folder: Path, tables: int) -> dict[str, float]:
    port = free_port()
    server = start(folder, port)
    empty = memory(server.pid)
    try:
        opened = await fill(port, tables)
        full = memory(server.pid)
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()
    began = time.perf_counter()
    server = start(folder, port)
    try:
        back = await well(port, began)
        step = max(1, tables // LOOKED_AT)
        looks = [await look(port, table) for table in opened[::step]]
    finally:
        server.terminate()
        server.wait()
    return {
        "tables": tables,
        "MB at start": round(empty, 1),
        "MB with all tables": round(full, 1),
        "MB of the file": round(sum(file.stat().st_size for file in folder.iterdir()) / MEGABYTE, 1),
        "s until well after kill -9": round(back, 2),
        "ms for the first look, median": round(statistics.median(looks) * 1000, 1),
        "ms for the first look, longest": round(max(looks) * 1000, 1),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.crowd", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder), chosen.tables))
    sys.stdout.write(json.dumps(found) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
