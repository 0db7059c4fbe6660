"""How well do the bots play? `python -m bench.bots [GAME ...]`: each against the random player, on fresh seeds."""

import secrets
from collections.abc import Sequence

import click
from rich.console import Console
from rich.table import Table

from gobelet import simulate
from gobelet.bots import BOTS
from gobelet.core.game import Game
from gobelet.games import GAMES

RANDOM = "random"


def compared(game: Game, seats: int, bot: str, games: int) -> tuple[str, str, str]:
    """One player is the bot, the others play at random, and everybody begins equally often; mean ± standard error.

    Alone, each plays with the same dice.
    """
    number = secrets.randbits(60)
    played = simulate(game, [bot, *[RANDOM] * (seats - 1)], games, number, rotate=True).summary()
    other = played.players[-1] if seats > 1 else simulate(game, [RANDOM], games, number).summary().players[0]
    own = played.players[0]
    wins = f"{own.wins:.3f} ± {own.wins_error:.3f}" if seats > 1 else ""
    return _told(own.points, own.points_error), _told(other.points, other.points_error), wins


def _told(mean: float, error: float) -> str:
    return f"{mean:.2f} ± {error:.2f}"


@click.command(help=__doc__)
@click.argument("names", metavar="[GAME]...", nargs=-1, type=click.Choice(list(GAMES)))
@click.option("--games", type=click.IntRange(2), default=2_000, help="Of each kind.")
def main(names: Sequence[str], games: int) -> None:
    table = Table("game", "seats", "bot", "points", "random player's points", "share of wins", title="mean ± s.e.")
    for name in names or GAMES:
        for seats in sorted({GAMES[name].seats[0], max(2, GAMES[name].seats[0])}):
            for bot in BOTS:
                table.add_row(name, str(seats), bot, *compared(GAMES[name], seats, bot, games))
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
