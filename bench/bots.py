"""How well do the bots play? `python -m bench.bots [GAME ...]` prints the ladder: points alone, the share of wins
against the level below, and milliseconds a move; `--faults` lets every level play every kind of game instead.
With `--card` the figures of the levels go onto the card of the file by which they play, where the lobby finds them.

Seeds are fresh each time, unless --seed says otherwise; seats are rotated; ± is one standard error.
"""

import json
import secrets
import sys
from collections.abc import Iterable, Iterator, Sequence
from time import perf_counter
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from gobelet import simulate
from gobelet.bots import BOTS, Bot, opponents, sit
from gobelet.bots.apart import compiled
from gobelet.bots.levels import LEVELS, card_file
from gobelet.bots.strength import POINTS, WINS, Strength, with_strengths
from gobelet.core.decision import Decision, Player
from gobelet.core.setup import Setup, set_up, setups
from gobelet.games import GAMES
from gobelet.lab.checkpoint import write_at_once

ANCHORS = ("random", "greedy")
HEAVY_GAMES = 100  # of those who think hard, unless it is told
COLUMNS = ("game", "seats", "bot", "points", "wins against", "share of wins", "ms a move", "games")


def ladder(setup: Setup, games: int, heavy: int, number: int) -> Iterator[dict[str, Any]]:
    """A step for each bot that somebody could meet in this game, the weakest first."""
    below: Bot | None = None
    for bot in (*(BOTS[name] for name in ANCHORS), *opponents()):
        hard = bot.policy(setup).heavy or (below is not None and below.policy(setup).heavy)
        count = min(heavy, games) if hard else games
        others = [(below or bot).name] * (setup.seats - 1)
        own = simulate(setup.game, [bot.name, *others], count, number, rotate=True, options=setup.options).summary()
        fared = own.players[0]
        step: dict[str, Any] = {"game": setup.game.name, "seats": setup.seats, "options": dict(setup.options)}
        step |= {"bot": bot.name, "points": fared.points, "points_error": fared.points_error, "games": count}
        if setup.seats > 1 and below:
            step |= {"against": below.name, "wins": fared.wins, "wins_error": fared.wins_error}
        yield {**step, "milliseconds": milliseconds(bot, setup, number)}
        below = bot


def milliseconds(bot: Bot, setup: Setup, number: int) -> float:
    """A decision of a bot in the gear in which it plays at a table; moves without a choice are not counted."""
    policy, spent = bot.policy(setup), list[float]()
    player: Player = compiled(policy, setup) if policy.heavy else sit(policy, setup)

    def timed(asked: Decision) -> Any:
        start = perf_counter()
        answer = player(asked)
        if len(asked.moves) > 1:
            spent.append(perf_counter() - start)
        return answer

    simulate(setup.game, [timed, *[timed] * (setup.seats - 1)], 2, number, options=setup.options)
    return 1000 * sum(spent[1:]) / max(1, len(spent) - 1)  # the first one may compile


def put_on_card(setup: Setup, steps: Iterable[dict[str, Any]]) -> str:
    """Write what was measured onto the card of the weights in use; where that is."""
    file = card_file(setup)
    if file is None:
        return f"No file says by what {setup.game.name} for {setup.seats} is played: nothing was written."
    found = [strength_in(step) for step in steps if step["bot"] in LEVELS]
    write_at_once(file, with_strengths(file.read_bytes(), found))
    return f"{len(found)} figures are on the card of {file.name}."


def strength_in(step: dict[str, Any]) -> Strength:
    alone = step["seats"] == 1
    mean, error = (step["points"], step["points_error"]) if alone else (step["wins"], step["wins_error"])
    measure, against = (POINTS, "") if alone else (WINS, step["against"])
    numbers = round(mean, 4), round(error, 4), step["games"]
    return Strength(step["bot"], step["seats"], measure, *numbers, against, step["options"])


def played_without_fault(setup: Setup, games: int, heavy: int, number: int) -> Iterator[str]:
    """Every level on every seat: who chooses an illegal move, or stumbles, is told with its seed."""
    for bot in BOTS.values():
        count = min(heavy, games) if bot.policy(setup).heavy else games
        simulate(setup.game, [bot.name] * setup.seats, count, number, options=setup.options)
        if not bot.policy(setup).heavy:
            simulate(setup.game, [bot.sit(setup)] * setup.seats, 1, number, options=setup.options)
        options = "".join(f" {name}={value}" for name, value in setup.options.items())
        yield f"{setup.game.name}, {setup.seats} seats{options}: {bot.name} played {count} games, seed {number}"


def _row(step: dict[str, Any]) -> tuple[str, ...]:
    wins = f"{100 * step['wins']:.1f} ± {100 * step['wins_error']:.1f} %" if "wins" in step else ""
    points = f"{step['points']:.1f} ± {step['points_error']:.1f}"
    seats = ", ".join([str(step["seats"]), *step["options"].values()])
    return (
        step["game"], seats, step["bot"], points, step.get("against", ""), wins, f"{step['milliseconds']:.3g}",
        str(step["games"]),
    )  # fmt: skip


@click.command(help=__doc__)
@click.argument("names", metavar="[GAME]...", nargs=-1, type=click.Choice(list(GAMES)))
@click.option("--games", type=click.IntRange(2), help="Of each kind: 1,000 for the ladder, 200 for --faults.")
@click.option(
    "--heavy", type=click.IntRange(2), help=f"Of those who think hard: {HEAVY_GAMES}, or as many for --faults."
)
@click.option("--seats", "numbers", type=int, multiple=True, help="By default as few as possible, and two.")
@click.option("--option", "chosen", metavar="NAME=VALUE", multiple=True, help="An option of the games.")
@click.option("--seed", type=click.IntRange(0, 2**60), help="By default fresh.")
@click.option("--faults", is_flag=True, help="Every level, number of seats and option; ends with the first fault.")
@click.option("--card", is_flag=True, help="Write the figures onto the card of the weights in use.")
@click.option("--json", "as_json", is_flag=True, help="A line for each step.")
def main(
    names: Sequence[str], games: int | None, heavy: int | None, numbers: Sequence[int], chosen: Sequence[str],
    seed: int | None, faults: bool, card: bool, as_json: bool,
) -> None:  # fmt: skip
    table = Table(*COLUMNS, title="mean ± s.e.")
    for name in names or GAMES:
        game, number = GAMES[name], secrets.randbits(60) if seed is None else seed
        if faults:
            count = games or 200
            for setup in setups(game):
                for line in played_without_fault(setup, count, heavy or count, number):
                    click.echo(line)
            continue
        for seats in numbers or sorted({game.seats[0], max(2, game.seats[0])}):
            setup = set_up(game, seats, dict(option.split("=", 1) for option in chosen))
            steps = []
            for step in ladder(setup, games or 1_000, heavy or HEAVY_GAMES, number):
                steps.append(step)
                if as_json:
                    click.echo(json.dumps({**step, "seed": number}))
                elif sys.stderr.isatty():
                    click.echo("  ".join(_row(step)), err=True)
                table.add_row(*_row(step))
            if card:
                click.echo(put_on_card(setup, steps), err=True)
    if table.row_count and not as_json:
        Console(width=130).print(table)


if __name__ == "__main__":
    main()
