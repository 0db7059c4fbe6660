"""How does a level fare against another net? `python -m bench.rivals GAME FILE` lets it play against strong with the
weights in FILE on all other seats: a file of one's own, or the name of one that comes with gobelet.

Seeds are fresh each time, unless --seed says otherwise; seats are rotated; ± is one standard error.
"""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from gobelet import simulate
from gobelet.bots.levels import LEVELS, STRONG, policy_with
from gobelet.bots.weights import Weights
from gobelet.core.policy import Policy
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.lab.beginning import weights_to_begin_with


@click.command(help=__doc__)
@click.argument("name", metavar="GAME", type=click.Choice(list(GAMES)))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--level", type=click.Choice(LEVELS), default=STRONG, help="Who plays against it; strong by default.")
@click.option("--alone", is_flag=True, help="The other net minds its own points only.")
@click.option("--seats", type=int, default=2, help="2 by default.")
@click.option("--option", "chosen", metavar="NAME=VALUE", multiple=True, help="An option of the game.")
@click.option("--games", type=click.IntRange(2), default=4_000, help="4,000 by default.")
@click.option("--seed", type=click.IntRange(0, 2**60), help="By default fresh.")
def main(
    name: str, file: Path, level: str, alone: bool, seats: int, chosen: Sequence[str], games: int, seed: int | None
) -> None:
    setup = set_up(GAMES[name], seats, dict(option.split("=", 1) for option in chosen))
    number = secrets.randbits(60) if seed is None else seed
    found = weights_to_begin_with(setup, file)
    other = policy_with(Weights(replace(found.card, alone=alone or found.card.alone), found.file), setup, STRONG)
    players: list[str | Policy] = [level, *[other] * (seats - 1)]
    one, rival = simulate(name, players, games, number, rotate=True, options=setup.options).summary().players[:2]
    click.echo(
        f"{level} wins {100 * one.wins:.2f} ± {100 * one.wins_error:.2f} % of {games} games of {name}, {seats} seats, "
        f"against {file.name}{', alone' if alone else ''}: {one.points:.1f} ± {one.points_error:.1f} points against "
        f"{rival.points:.1f} ± {rival.points_error:.1f} (seed {number})"
    )


if __name__ == "__main__":
    main()
