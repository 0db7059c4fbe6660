"""How honest are the errors of hints, and how soon do they come? `python -m bench.coach [GAME ...]` asks for hints in
positions of new games, then plays on twenty times as many whole games, without glimpses, and counts how often a value
lay within two standard errors of what these came to. Wanted: 95 %.

Seeds are fresh each time, unless --seed says otherwise.
"""

import json
import secrets
import sys
from collections.abc import Iterator
from math import hypot
from time import perf_counter
from typing import Any

import click
from rich.console import Console
from rich.table import Table as Grid

from gobelet.coach.advice import Advice, certain, less
from gobelet.coach.hint import Hint
from gobelet.coach.rollouts import POINTS, Rollouts
from gobelet.core.decision import Decision
from gobelet.core.dice import seeded_dice
from gobelet.core.game import Choose, Over, Roll
from gobelet.core.setup import Setup, set_up
from gobelet.core.sfc32 import Sfc32, below, seed
from gobelet.games import GAMES
from gobelet.table.table import Table

DEEPER = 20  # times as many games
SLIPS = 4  # one move in so many is any move: people do not play like the strong player
COLUMNS = ("game", "seats", "values", "within two errors, %", "leads", "within two errors, %", "first, s", "settled, s")


def positions(setup: Setup, rollouts: Rollouts, many: int, number: int) -> Iterator[Decision]:
    """One decision, with a choice, from somewhere in each of so many games."""
    for game in range(many):
        chance = Sfc32()
        seed(chance, number + game, 1)
        asked = list(_decisions(setup, rollouts, number + game, chance))
        yield asked[below(chance, len(asked))]


def _decisions(setup: Setup, rollouts: Rollouts, number: int, chance: Sfc32) -> Iterator[Decision]:
    table, dice = Table(setup), seeded_dice(number)
    while not isinstance(turn := table.turn(), Over):
        if isinstance(turn, Roll):
            table.roll(dice)
        elif isinstance(turn, Choose):
            asked = table.decision(turn.seats[0], chance)
            if len(asked.moves) > 1:
                yield asked
            usual = rollouts.choice(asked.view, asked.seat, asked.moves, below(chance, 2**31))
            table.play(asked.seat, asked.any_of(asked.moves) if below(chance, SLIPS) == 0 else usual)


def studied(rollouts: Rollouts, asked: Decision, seconds: float, longest: float, number: int) -> dict[str, Any]:
    """A hint, and how far it was from what far more games show."""
    start = perf_counter()
    hint = Hint(rollouts, asked, number)
    hint.go_on(0)
    first = perf_counter() - start
    advice = hint.go_on(seconds - first)
    found = held(rollouts, hint, advice, number + 2)
    start = perf_counter()
    settled = hint.go_on(max(0.0, longest - seconds)).settled
    return {**found, "first": first, "settled": seconds + perf_counter() - start if settled else None}


def held(rollouts: Rollouts, hint: Hint, advice: Advice, number: int) -> dict[str, list[bool]]:
    """For the best few moves: whether their values, and their leads over one another, lay within two errors."""
    worths, seat = advice.ranked()[:3], hint.asked.seat
    deep = {
        worth.move: rollouts.play_on(hint.starts, seat, worth.move, number, 0, DEEPER * worth.games)[
            :, seat, advice.goal
        ]
        for worth in worths
    }
    values, leads, best = [], [], worths[0].move
    for worth in worths:
        said, truth = (worth.points if advice.goal == POINTS else worth.wins), certain(deep[worth.move], POINTS)
        values.append(abs(said.mean - truth.mean) <= 2 * hypot(said.error, truth.error))
        if worth.move != best:
            far = certain(less(deep[best], deep[worth.move]), POINTS)
            leads.append(abs(worth.behind.mean - far.mean) <= 2 * hypot(worth.behind.error, far.error))
    return {"values": values, "leads": leads}


def study(setup: Setup, many: int, seconds: float, longest: float, number: int) -> dict[str, Any]:
    rollouts = Rollouts(setup)
    all_asked = list(positions(setup, rollouts, many, number))
    Hint(rollouts, all_asked[0], 1).go_on(0)  # compiles
    found = [studied(rollouts, asked, seconds, longest, number + 10_000 + 4 * n) for n, asked in enumerate(all_asked)]
    values, leads = ([each for one in found for each in one[what]] for what in ("values", "leads"))
    settled = [each["settled"] for each in found]
    return {
        "game": setup.game.name,
        "seats": setup.seats,
        "values": len(values),
        "values_within": sum(values) / len(values),
        "leads": len(leads),
        "leads_within": sum(leads) / len(leads),
        "first": median([each["first"] for each in found]),
        "settled": median([longest if each is None else each for each in settled]),
        "unsettled": sum(each is None for each in settled),
    }


def median(numbers: list[float]) -> float:
    return sorted(numbers)[len(numbers) // 2]


def kinds(names: tuple[str, ...]) -> Iterator[Setup]:
    """Each game alone, where that can be, and with others."""
    for name in names or tuple(GAMES):
        seats = GAMES[name].seats
        for count in sorted({seats[0], 2 if 2 in seats else seats[0], min(3, seats[-1])}):
            yield set_up(GAMES[name], count)


@click.command()
@click.argument("games", nargs=-1, type=click.Choice(list(GAMES)))
@click.option("--positions", "many", default=30, help="How many, each from a game of its own.")
@click.option("--seconds", default=1.0, help="How long a hint may think.")
@click.option("--longest", default=20.0, help="How long to wait for a hint that is settled.")
@click.option("--seed", "number", type=int, help="Which games; fresh ones by default.")
@click.option("--json", "as_json", is_flag=True)
def main(games: tuple[str, ...], many: int, seconds: float, longest: float, number: int | None, as_json: bool) -> None:
    """Compare hints with far deeper ones."""
    number = secrets.randbits(40) if number is None else number
    grid = Grid(*COLUMNS, title=f"hints after {seconds} s, seed {number}")
    for setup in kinds(games):
        row = study(setup, many, seconds, longest, number)
        if as_json:
            sys.stdout.write(json.dumps(row) + "\n")
            sys.stdout.flush()
        within = [f"{100 * row[what]:.0f}" for what in ("values_within", "leads_within")]
        times = f"{row['first']:.2f}", f"{'> ' if row['settled'] >= longest else ''}{row['settled']:.1f}"
        grid.add_row(
            row["game"], str(row["seats"]), str(row["values"]), within[0], str(row["leads"]), within[1], *times
        )
    if not as_json:
        Console().print(grid)


if __name__ == "__main__":
    main()
