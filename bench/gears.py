"""How fast are the gears? `python -m bench.gears [--json]`: random play, compile and start-up times.

All seconds are of the processor, so that other work on the machine does not count.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import click
from rich.console import Console
from rich.progress import Progress

from bench.figures import show
from gobelet.core.setup import Setup, set_up
from gobelet.games import GAMES
from gobelet.lab.playouts import Playouts, loops

RUNS = 5  # the median of so many counts
GAMES_A_RUN = {"first": 300, "second": 20_000}

READY_IN_SECOND_GEAR = """
import sys, time
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.lab.playouts import Playouts, loops
game = GAMES[sys.argv[1]]
Playouts(set_up(game, game.seats[0]), 1, 1, 0, loops(game, "second")).play_out()
print(time.process_time())
"""

FIRST_DECISION = """
import sys, time
start = time.process_time()
from gobelet.core.dice import seeded_dice
from gobelet.games import GAMES
imported = time.process_time()
game = GAMES[sys.argv[1]]
options = {option.name: option.default for option in game.options}
state = game.start(game.seats[0], options)
game.rules.land(state, seeded_dice(1)(game.possible(state)))
assert game.sayings(state, game.turn(state).seats[0])
print(time.process_time() - (start if sys.argv[2] == "with import" else imported))
"""


def speed(setup: Setup, gear: str) -> dict[str, float]:
    """Events and games a second on one core."""
    games = GAMES_A_RUN[gear]
    Playouts(setup, 1, 1, 0, loops(setup.game, gear)).play_out()

    def once(run: int) -> tuple[float, float]:
        batch = Playouts(setup, games, 1, run * games, loops(setup.game, gear))
        start = time.process_time()
        events = batch.play_out()
        seconds = time.process_time() - start
        return events / seconds, games / seconds

    runs = [once(run) for run in range(RUNS)]
    return {
        f"{gear} steps/s": statistics.median(events for events, _ in runs),
        f"{gear} games/s": statistics.median(finished for _, finished in runs),
    }


def in_new_process(code: str, *arguments: str, caches: str | None = None) -> float:
    """The seconds that a program of its own prints; Python's byte code and compiled rules can be kept in a folder."""
    environment = dict(os.environ)
    if caches:
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment |= {"GOBELET_CACHE": f"{caches}/gears", "PYTHONPYCACHEPREFIX": f"{caches}/python"}
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
    with tempfile.TemporaryDirectory() as caches:
        figures["compile cold s"] = in_new_process(READY_IN_SECOND_GEAR, name, caches=caches)
        done()
        warm = [in_new_process(READY_IN_SECOND_GEAR, name, caches=caches) for _ in range(3)]
        figures["compile warm s"] = statistics.median(warm)
        done()
        for label, what in (("import and first decision s", "with import"), ("first decision s", "without")):
            runs = [in_new_process(FIRST_DECISION, name, what, caches=caches) for _ in range(RUNS)]
            figures[label] = statistics.median(runs)
    done()
    return figures


@click.command(help=__doc__)
@click.argument("names", metavar="[GAME]...", nargs=-1, type=click.Choice(list(GAMES)))
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def main(names: tuple[str, ...], as_json: bool) -> None:
    names = names or tuple(GAMES)
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("measuring", total=5 * len(names))
        figures = {name: measured(name, lambda: progress.advance(task)) for name in names}
    show(figures, "gears", "per core, random play, fewest seats", as_json)


if __name__ == "__main__":
    main()
