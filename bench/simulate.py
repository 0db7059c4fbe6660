"""How many games a second does `gobelet.simulate` play? `python -m bench.simulate [GAME ...]`: random players, one
core and all of them, compared in the same run.

Wall-clock seconds; what matters is the ratio. Runs of both kinds alternate, and the median counts.
"""

import os
import statistics
import time

import click
from rich.console import Console
from rich.progress import track

import gobelet
from bench.figures import show
from gobelet.games import GAMES

RUNS = 5
SECONDS = 1.5  # that one run on one core should take, about


def games_a_second(name: str, games: int, jobs: int, seed: int) -> float:
    began = time.perf_counter()
    gobelet.simulate(name, "random", games=games, seed=seed, jobs=jobs)
    return games / (time.perf_counter() - began)


def measured(name: str, cores: int) -> dict[str, float]:
    """Compiled and warmed up first; each run has games of its own."""
    games_a_second(name, 100, 1, 0)
    games = max(10_000, int(games_a_second(name, 10_000, 1, 0) * SECONDS))
    runs = [[games_a_second(name, games, jobs, run) for jobs in (1, cores)] for run in range(RUNS)]
    return {
        "one core, games/s": statistics.median(alone for alone, _ in runs),
        f"{cores} cores, games/s": statistics.median(together for _, together in runs),
        "ratio": statistics.median(together / alone for alone, together in runs),
    }


@click.command(help=__doc__)
@click.argument("names", metavar="[GAME]...", nargs=-1, type=click.Choice(list(GAMES)))
@click.option("--cores", type=click.IntRange(2), default=max(2, os.cpu_count() or 2), help="By default all there are.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def main(names: tuple[str, ...], cores: int, as_json: bool) -> None:
    wanted = track(names or tuple(GAMES), "measuring", console=Console(stderr=True), transient=True)
    figures = {name: measured(name, cores) for name in wanted}
    show(figures, "gobelet.simulate", "random players, fewest seats", as_json)


if __name__ == "__main__":
    main()
