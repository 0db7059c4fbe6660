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
    columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeRemainingColumn())
    for name in chosen.names:
        game, events = GAMES[name], 0
        with Progress(*columns, console=Console(stderr=True)) as progress:
            task = progress.add_task(name, total=chosen.games)
            for seats in game.seats:
                share = chosen.games // len(game.seats)
                setup = set_up(game, seats)
                events += compare_gears(setup, share, chosen.seed, tick=lambda: progress.advance(task))
        sys.stdout.write(f"{name}: {events:,} events, both gears agree\n")


if __name__ == "__main__":
    main()
