"""Do the gears agree on a million games? `python -m bench.compare_gears [--games N] [--seed S]`."""

import argparse
import sys

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.lab.compare import compare_gears


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.compare_gears", description=__doc__)
    parser.add_argument("names", nargs="*", default=list(GAMES), help="which games; all by default")
    parser.add_argument("--games", type=int, default=1_000_000, help="how many of each")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for name in chosen.names:
        events = compared(name, chosen.games, chosen.seed)
        sys.stdout.write(f"{name}: {events:,} events, both gears agree\n")


def compared(name: str, games: int, seed: int) -> int:
    """How many events were compared, over all numbers of seats."""
    game, events = GAMES[name], 0
    columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(name, total=games)
        for seats in game.seats:
            share = games // len(game.seats)
            events += compare_gears(set_up(game, seats), share, seed, tick=lambda: progress.advance(task))
    return events


if __name__ == "__main__":
    main()
