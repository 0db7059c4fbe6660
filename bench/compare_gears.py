"""Do the gears agree on a million games? `python -m bench.compare_gears [GAME ...]`, with every option of each game."""

import sys
from functools import partial

import click
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from gobelet.core.setup import setups
from gobelet.games import GAMES
from gobelet.lab.compare import compare_gears


@click.command(help=__doc__)
@click.argument("names", metavar="[GAME]...", nargs=-1, type=click.Choice(list(GAMES)))
@click.option(
    "--games", type=click.IntRange(1), default=1_000_000, help="How many of each, over all seats and options."
)
@click.option("--seed", default=1)
@click.option("--bounds", is_flag=True, help="Compile with bounds checks: an index out of range raises.")
def main(names: tuple[str, ...], games: int, seed: int, bounds: bool) -> None:
    for name in names or GAMES:
        events, played = compared(name, games, seed, bounds)
        checked = ", no index out of bounds" if bounds else ""
        sys.stdout.write(f"{name}: {played:,} games, {events:,} events, both gears agree{checked}\n")


def compared(name: str, games: int, seed: int, bounds: bool) -> tuple[int, int]:
    """How many events of how many games were compared, over all numbers of seats and all values of options."""
    every = list(setups(GAMES[name]))
    share = -(-games // len(every))
    columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(name, total=share * len(every))
        events = sum(compare_gears(setup, share, seed, bounds, partial(progress.advance, task)) for setup in every)
    return events, share * len(every)


if __name__ == "__main__":
    main()
