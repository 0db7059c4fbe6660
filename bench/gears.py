"""How fast are the gears? `python -m bench.gears [--json]`: random play, compile and start-up times."""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from gobelet.core.setup import Setup, set_up
from gobelet.games import GAMES
from gobelet.lab.batch import Batch, loops

RUNS = 5  # the median of so many counts
GAMES_A_RUN = {"first": 300, "second": 20_000}

READY_IN_SECOND_GEAR = """
import sys, time
start = time.perf_counter()
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.lab.batch import Batch, loops
game = GAMES[sys.argv[1]]
Batch(set_up(game, game.seats[0]), 1, 1, 0, loops(game, "second")).play_out()
print(time.perf_counter() - start)
"""

FIRST_DECISION = """
import sys, time
start = time.perf_counter()
from gobelet.core.dice import seeded_dice
from gobelet.games import GAMES
imported = time.perf_counter()
game = GAMES[sys.argv[1]]
options = {option.name: option.default for option in game.options}
state = game.start(game.seats[0], options)
game.rules.land(state, seeded_dice(1)(game.possible(state)))
assert game.sayings(state, game.turn(state).seats[0])
print(time.perf_counter() - (start if sys.argv[2] == "with import" else imported))
"""


def speed(setup: Setup, gear: str) -> dict[str, float]:
    """Events and games a second on one core."""
    games = GAMES_A_RUN[gear]
    Batch(setup, 1, 1, 0, loops(setup.game, gear)).play_out()

    def once(run: int) -> tuple[float, float]:
        batch = Batch(setup, games, 1, run * games, loops(setup.game, gear))
        start = time.process_time()  # of this process alone: other work on the machine does not count
        events = batch.play_out()
        seconds = time.process_time() - start
        return events / seconds, games / seconds

    runs = [once(run) for run in range(RUNS)]
    return {
        f"{gear} steps/s": statistics.median(events for events, _ in runs),
        f"{gear} games/s": statistics.median(finished for _, finished in runs),
    }


def in_new_process(code: str, *arguments: str, cache: str | None = None) -> float:
    """The seconds that a program of its own prints."""
    environment = {**os.environ, **({"GOBELET_CACHE": cache} if cache else {})}
    command = [sys.executable, "-c", code, *arguments]
    return float(subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout)


def measured(name: str, done: Callable[[], None]) -> dict[str, float]:
    setup = set_up(GAMES[name], GAMES[name].seats[0])
    in_new_process(READY_IN_SECOND_GEAR, name)  # code from the cache runs faster than where it was just compiled
    figures = speed(setup, "first")
    done()
    figures |= speed(setup, "second")
    figures["second / first"] = figures["second steps/s"] / figures["first steps/s"]
    done()
    with tempfile.TemporaryDirectory() as cache:
        figures["compile cold s"] = in_new_process(READY_IN_SECOND_GEAR, name, cache=cache)
        done()
        warm = [in_new_process(READY_IN_SECOND_GEAR, name, cache=cache) for _ in range(3)]
        figures["compile warm s"] = statistics.median(warm)
        done()
    for label, what in (("import and first decision s", "with import"), ("first decision s", "without")):
        figures[label] = statistics.median(in_new_process(FIRST_DECISION, name, what) for _ in range(RUNS))
    done()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.gears", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), help="which games; all by default")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    chosen = parser.parse_args()
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("measuring", total=5 * len(chosen.games))
        figures = {name: measured(name, lambda: progress.advance(task)) for name in chosen.games}
    if chosen.json:
        sys.stdout.write(json.dumps(figures, indent=2) + "\n")
        return
    table = Table("per core, random play, fewest seats", *figures, title="gears")
    for row in next(iter(figures.values())):
        values = [column[row] for column in figures.values()]
        table.add_row(row, *(f"{value:,.3g}" if value < 100 else f"{value:,.0f}" for value in values))
    Console().print(table)


if __name__ == "__main__":
    main()
