"""What can be asked on a command line by whoever wants to play better, or wants better bots?"""

from pathlib import Path

import click

from gobelet.core.text import Translate
from gobelet.terminal.usage import FILE, OPTION, SEATS, SHEET, Command, Number

MOST_SEEDS = 2**48  # from there on seeds are held out (lab/held_out.py)


@click.command(cls=Command)
@click.argument("game")
@SEATS
@OPTION
@SHEET
@click.option("--minutes", type=Number(min=1), metavar="N", help="Learn from as many games as take so long here.")
@click.option("--games", type=Number(min=1), metavar="N", help="Learn from so many games; by default as planned.")
@click.option("--seed", type=Number(0, MOST_SEEDS - 1), metavar="N", help="Which games; 0 by default.")
@click.option("--lanes", type=Number(1, 64), metavar="N", help="Threads that learn side by side; 2 by default.")
@click.option("--begin-with", type=FILE, metavar="FILE", help="Begin with the weights of another net.")
@click.option("--out", type=FILE, metavar="FILE", help="Where to write the net; by default where bots look for it.")
@click.option("--resume", is_flag=True, help="Go on with a training that was interrupted.")
@click.option("--json", "as_json", is_flag=True, help="For programs: the card of the net.")
@click.pass_obj
def train(
    translate: Translate, game: str, seats: int | None, options: tuple[str, ...], sheet: Path | None,
    minutes: int | None, games: int | None, seed: int | None, lanes: int | None, begin_with: Path | None,
    out: Path | None, resume: bool, as_json: bool,
) -> int:  # fmt: skip
    """Train a net that plays a game (docs/bots.md)."""
    from gobelet.terminal.choose import chosen_setup
    from gobelet.terminal.screen import Screen
    from gobelet.terminal.sheets import games_with
    from gobelet.terminal.training import Wish
    from gobelet.terminal.training import train as train_net

    setup = chosen_setup(games_with(sheet), game, seats, options)
    return train_net(Screen(translate), setup, Wish(games, minutes, seed, lanes, begin_with, out, resume, as_json))


@click.command(cls=Command)
@click.argument("game")
@click.option("--out", type=FILE, metavar="FILE", required=True, help="Where to write the solution.")
@click.option("--longest", type=Number(1, 10), default=10, metavar="N", help="Games of up to so many rounds.")
@click.option("--lanes", type=Number(1, 64), default=2, metavar="N", help="Threads side by side; 2 by default.")
@click.option("--json", "as_json", is_flag=True, help="For programs: the card of the solution.")
@click.pass_obj
def solve(translate: Translate, game: str, out: Path, longest: int, lanes: int, as_json: bool) -> None:
    """Solve Objectif for two, and prove it by the best reply, in some twenty minutes."""
    from gobelet.terminal.screen import Screen
    from gobelet.terminal.solving import solve_objectif

    solve_objectif(Screen(translate), game, out, longest, lanes, as_json)


@click.command(cls=Command)
@click.argument("file", type=FILE)
@SHEET
@click.option(
    "--games", type=Number(2, 10_000), metavar="N", help="So many games after each event; the more, the surer."
)
@click.option("--seed", type=Number(0, MOST_SEEDS - 1), metavar="N", help="Other dice for these games.")
@click.option("--plot", type=FILE, metavar="FILE", help="Draw the curve of the game: .svg, .png or .pdf.")
@click.option("--json", "as_json", is_flag=True, help="For programs: everything, event by event.")
@click.pass_obj
def review(
    translate: Translate, file: Path, sheet: Path | None, games: int | None, seed: int | None, plot: Path | None,
    as_json: bool,
) -> None:  # fmt: skip
    """Review a game: what was luck, what decisions cost, and what would have been better (docs/coach.md)."""
    from gobelet.terminal.reviewing import Wish, review_file
    from gobelet.terminal.screen import Screen
    from gobelet.terminal.sheets import games_with

    review_file(Screen(translate), file, games_with(sheet), Wish(games, seed, plot, as_json))
