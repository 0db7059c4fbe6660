"""How well do the bots play? `python -m bench.bots [--games N]`: each against the random player, on fresh seeds."""

import argparse
import random
import statistics
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.progress import track
from rich.table import Table

from gobelet.bots import BOTS
from gobelet.core.dice import seeded_dice
from gobelet.core.game import Choose, Roll
from gobelet.core.setup import Setup, set_up
from gobelet.core.sfc32 import Sfc32, seed
from gobelet.games import GAMES

RANDOM = "random"


def totals(setup: Setup, players: Sequence[str], number: int) -> tuple[list[int], tuple[int, ...]]:
    """The points of every seat at the end of one game, and who won."""
    game, state, dice, chance = setup.game, setup.start(), seeded_dice(number), Sfc32()
    seed(chance, number, 1)
    while True:
        match game.turn(state):
            case Roll():
                possible = game.possible(state)
                game.rules.land(state, dice(possible))
            case Choose((seat, *_)):
                legal = game.moves(state, seat)
                bot = BOTS[players[seat]]
                game.rules.play(state, seat, bot(setup, game.view(state, seat), seat, legal, chance))
            case _:
                return [game.score(state, each).total for each in range(setup.seats)], game.winners(state)


def compared(setup: Setup, bot: str, games: int) -> dict[str, str]:
    """One seat plays as the bot, the others at random; with one seat, each plays alone with the same seed."""
    own: list[float] = []
    others: list[float] = []
    wins: list[float] = []
    for number in track(
        range(games), f"{setup.game.name}, {setup.seats}", console=Console(stderr=True), transient=True
    ):
        seat, drawn = number % setup.seats, random.SystemRandom().getrandbits(60)
        players = [bot if each == seat else RANDOM for each in range(setup.seats)]
        points, winners = totals(setup, players, drawn)
        own.append(points.pop(seat))
        others += points or totals(setup, [RANDOM], drawn)[0]
        wins.append((seat in winners) / len(winners))
    share = told(wins) if setup.seats > 1 else ""
    return {"points": told(own), "random player's points": told(others), "share of wins": share}


def told(values: Sequence[float]) -> str:
    """The mean and its standard error."""
    return f"{statistics.fmean(values):.2f} ± {statistics.stdev(values) / len(values) ** 0.5:.2f}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("names", nargs="*", default=list(GAMES), help="which games; all by default")
    parser.add_argument("--games", type=int, default=200, help="of each kind")
    chosen = parser.parse_args(arguments)
    table = Table("game", "seats", "bot", "points", "random player's points", "share of wins", title="mean ± s.e.")
    for name in chosen.names:
        for seats in sorted({GAMES[name].seats[0], max(2, GAMES[name].seats[0])}):
            for bot in BOTS:
                row = compared(set_up(GAMES[name], seats), bot, chosen.games)
                table.add_row(name, str(seats), bot, *row.values())
    Console(file=sys.stdout, width=120).print(table)


if __name__ == "__main__":
    main()
