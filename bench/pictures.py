"""What does a picture cost? `python -m bench.pictures [--against SRC]`: microseconds after each event of random games.

With `--against`, the same is measured with the sources in another `src` folder, such as that of an older commit in a
worktree: the two take turns, and what is shown of them is a ratio.
"""

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from gobelet.core.event import Played, Rolled
from gobelet.core.game import Choose, Game, Roll
from gobelet.core.replay import advance
from gobelet.core.setup import set_up
from gobelet.core.structs import copy_of
from gobelet.games import GAMES

WARM_UP, MEASURED = 8, 4  # games; what a server has drawn for other tables is known
ROUNDS = 5  # the median of so many
TURNS = 3  # of each side, in a comparison


def positions(game: Game, seed: int) -> list[Any]:
    """Each state of a random game."""
    chance, setup = random.Random(seed), set_up(game, min(game.seats[-1], 3))
    state = setup.start()
    states = [copy_of(state)]
    while event := _next(game, state, chance):
        advance(game, state, event)
        states.append(copy_of(state))
    return states


def _next(game: Game, state: Any, chance: random.Random) -> Rolled | Played | None:
    turn = game.turn(state)
    if isinstance(turn, Roll):
        return Rolled(tuple(chance.choice(faces) if faces else 0 for faces in game.possible(state)))
    if isinstance(turn, Choose):
        seat = chance.choice(turn.seats)
        return Played(seat, chance.choice(game.moves(state, seat)))
    return None


def measured(game: Game) -> dict[str, float]:
    """Microseconds of processor time for a picture, on each paper."""
    played = [positions(game, seed) for seed in range(WARM_UP + ROUNDS * MEASURED)]
    costs = {}
    for paper, draw in (("wide", game.look.picture), ("narrow", game.look.narrow)):
        _seconds(draw, played[:WARM_UP])
        rounds = [_seconds(draw, played[first : first + MEASURED]) for first in range(WARM_UP, len(played), MEASURED)]
        costs[f"{game.name} {paper}"] = statistics.median(rounds) * 1e6
    return costs


def _seconds(draw: Callable[[Any, int], object], games: list[list[Any]]) -> float:
    """For one picture of these games."""
    began = time.process_time()
    for states in games:
        for state in states:
            draw(state, 0)
    return (time.process_time() - began) / sum(map(len, games))


def all_measured() -> dict[str, float]:
    return {name: cost for game in GAMES.values() for name, cost in measured(game).items()}


def elsewhere(sources: Path) -> dict[str, float]:
    """The same in a process of its own, with these sources."""
    command, here = [sys.executable, "-m", "bench.pictures", "--json"], {**os.environ, "PYTHONPATH": str(sources)}
    costs: dict[str, float] = json.loads(subprocess.run(command, env=here, check=True, capture_output=True).stdout)
    return costs


@click.command()
@click.option("--against", type=click.Path(exists=True, path_type=Path), help="The src folder of another version.")
@click.option("--json", "as_json", is_flag=True, help="Print numbers only.")
def main(against: Path | None, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(all_measured()))
        return
    own = Path(__file__).parents[1] / "src"
    sides = (own, against) if against else (own,)
    runs = [[elsewhere(side) for side in sides] for _ in range(TURNS if against else 1)]
    table = Table("picture", "us", *(("against", "ratio") if against else ()))
    for name in runs[0][0]:
        costs = [[side[name] for side in run] for run in runs]
        row = [f"{statistics.median(side):.0f}" for side in zip(*costs, strict=True)]
        if against:
            row.append(f"{statistics.median(ours / theirs for ours, theirs in costs):.2f}")
        table.add_row(name, *row)
    Console().print(table)


if __name__ == "__main__":
    main()
