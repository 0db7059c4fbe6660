"""What can be asked of gobelet on a command line? Each command's work is done elsewhere.

Exit codes: 0 all went well, 1 the answer is no (a record breaks the rules), 2 what was asked for is not
possible (one sentence says why, nothing was written), 130 interrupted.
"""

import io
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from gobelet.core.missing import needs
from gobelet.core.refusal import Refusal
from gobelet.core.text import Text, Translate, say
from gobelet.languages import translator
from gobelet.operating import FOLDER, backup, serve
from gobelet.studying import review, solve, train
from gobelet.table.file import reason
from gobelet.terminal import completing
from gobelet.terminal.usage import (
    FILE,
    OPTION,
    SEATS,
    SHEET,
    WEIGHTS,
    Group,
    Number,
    Word,
    language_of,
    unusable,
    use_weights,
)


@click.group(
    cls=Group,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=str(completing.HINT),
)
@click.version_option(package_name="gobelet")
@click.pass_context
def gobelet(context: click.Context) -> None:
    """Dice games: play them, look at them, check them."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@gobelet.command()
@click.argument("game", required=False, shell_complete=completing.games)
@click.option(
    "--seats",
    metavar="WHO,WHO",
    shell_complete=completing.seats,
    help="Who takes each seat: me or a bot, like me,random.",
)
@OPTION
@SHEET
@click.option(
    "--seed",
    type=Number(0, 2**64 - 1),
    metavar="N",
    help="Random seed: same number, same dice and bots.",
)
@click.option("--dice", type=Word(["rolled", "typed"]), default="rolled", help="typed: real dice, by hand.")
@click.option(
    "--record", "file", type=FILE, metavar="FILE", help="Keep the game in this file, or go on with the one in it."
)
@click.option("--preview", is_flag=True, help="Show what each answer would do, and play it after Enter.")
@WEIGHTS
@click.pass_obj
def play(
    translate: Translate, game: str | None, seats: str | None, options: tuple[str, ...], sheet: Path | None,
    seed: int | None, dice: str, file: Path | None, preview: bool, weights: Path | None,
) -> None:  # fmt: skip
    """Play in the terminal; asks for what you leave out."""
    from gobelet.terminal.begin import Wanted, begin
    from gobelet.terminal.screen import Screen
    from gobelet.terminal.sheets import games_with

    games = games_with(sheet)
    use_weights(translate, weights, games)
    begin(Screen(translate), Wanted(games, game, seats, options, seed, dice == "typed", file, preview))


@gobelet.command()
@click.argument("game", required=False, shell_complete=completing.games)
@FOLDER
@click.pass_obj
def daily(translate: Translate, game: str | None, folder: Path | None) -> None:
    """Play with the dice of today, the same for everybody at this server; one game counts."""
    from gobelet.core.folders import data_folder
    from gobelet.games import GAMES
    from gobelet.terminal.daily import play_today, show_calendar
    from gobelet.terminal.screen import Screen

    if game:
        play_today(Screen(translate), GAMES, game, folder or data_folder())
    else:
        show_calendar(Screen(translate), GAMES, folder or data_folder())


gobelet.add_command(serve)
gobelet.add_command(backup)
gobelet.add_command(review)
gobelet.add_command(train)
gobelet.add_command(solve)


@gobelet.command()
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def games(translate: Translate, as_json: bool) -> None:
    """List the games with their seats and options."""
    from gobelet.terminal.catalogue import games_as_json, show_games
    from gobelet.terminal.screen import Screen

    if as_json:
        click.echo(games_as_json())
    else:
        show_games(Screen(translate))


@gobelet.command()
@click.argument("file", type=FILE)
@SHEET
@click.option("--json", "as_json", is_flag=True, help="For programs: all events with the scores after them.")
@click.pass_obj
def replay(translate: Translate, file: Path, sheet: Path | None, as_json: bool) -> None:
    """Step through a record."""
    from gobelet.terminal import stepping
    from gobelet.terminal.screen import Screen
    from gobelet.terminal.sheets import games_with

    if as_json:
        click.echo(stepping.as_json(file, games_with(sheet)))
    else:
        stepping.step_through(Screen(translate), file, games_with(sheet))


@gobelet.command()
@click.argument("files", type=FILE, nargs=-1, required=True)
@SHEET
@click.option("--commitment", metavar="HEX", help="Of the dice, as you kept it before the first roll.")
@click.option("--share", "shares", multiple=True, metavar="SEAT=HEX", help="Of a seat in the dice, likewise.")
@click.option("--json", "as_json", is_flag=True, help="For programs: one line of JSON for each file.")
@click.pass_obj
def verify(
    translate: Translate, files: Sequence[Path], sheet: Path | None, commitment: str | None, shares: tuple[str, ...],
    as_json: bool,
) -> int:  # fmt: skip
    """Check that records follow the rules; - is standard input. Exit code 1: one does not, 2: one cannot be read."""
    from gobelet.terminal.screen import Screen
    from gobelet.terminal.sheets import games_with
    from gobelet.terminal.verify import verify as verify_files

    return verify_files(Screen(translate), files, as_json, games_with(sheet), commitment, shares)


@gobelet.command()
@click.argument("game", shell_complete=completing.games)
@OPTION
@SHEET
@click.option("--form", type=Word(["text", "svg", "png", "toml"]), default="text", help="Output format.")
@click.option("--out", type=FILE, metavar="FILE", help="Where to write it; by default it is printed.")
@click.pass_obj
def sheet(
    translate: Translate, game: str, options: tuple[str, ...], sheet: Path | None, form: str, out: Path | None
) -> None:
    """Print a game's sheet: as text, as a drawing, or as the file that --sheet reads."""
    from gobelet.terminal.choose import chosen_setup
    from gobelet.terminal.screen import Screen
    from gobelet.terminal.sheets import games_with, show_sheet

    show_sheet(Screen(translate), chosen_setup(games_with(sheet), game, None, options), form, out)


@gobelet.command()
@click.argument("game", shell_complete=completing.games)
@SEATS
@OPTION
@SHEET
@click.option("--games", type=Number(min=1), default=1, metavar="K", help="How many games; 1 by default.")
@click.option("--seed", type=Number(0, 2**63 - 1), default=1, metavar="S", help="Which games; 1 by default.")
@click.option("--gear", default="first", metavar="GEAR", help="first: plain Python; second: compiled. Same output.")
def audit(
    game: str, seats: int | None, options: tuple[str, ...], sheet: Path | None, games: int, seed: int, gear: str
) -> None:
    """Print random games with all legal moves, as JSON Lines, for an independent referee (docs/notation.md)."""
    from gobelet.lab.audit import audit as audit_lines
    from gobelet.terminal.choose import chosen_setup
    from gobelet.terminal.sheets import games_with

    for line in audit_lines(chosen_setup(games_with(sheet), game, seats, options), games, seed, gear):
        click.echo(line)


@gobelet.command()
@click.argument("game", shell_complete=completing.games)
@click.option("--depth", type=Number(min=0), required=True, metavar="N", help="How many events.")
@SEATS
@OPTION
@SHEET
@click.option("--fold", is_flag=True, help="Treat identical dice as interchangeable.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def count(
    translate: Translate, game: str, depth: int, seats: int | None, options: tuple[str, ...], sheet: Path | None,
    fold: bool, as_json: bool,
) -> None:  # fmt: skip
    """Count the sequences of N events from the start."""
    from gobelet.terminal.choose import chosen_setup
    from gobelet.terminal.counting import show_count
    from gobelet.terminal.screen import Screen
    from gobelet.terminal.sheets import games_with

    show_count(Screen(translate), chosen_setup(games_with(sheet), game, seats, options), depth, fold, as_json)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; every refusal becomes one sentence and exit code 2."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a question mark for what a terminal cannot show
    words = sys.argv[1:] if arguments is None else arguments
    translate = translator(language_of(words))
    try:
        with needs("web" if "serve" in words or "backup" in words else "terminal"):
            return gobelet.main(words, prog_name="gobelet", standalone_mode=False, obj=translate) or 0
    except Refusal as refusal:
        return _refused(translate, refusal.text)
    except click.UsageError as error:
        return _refused(translate, unusable(error))
    except OSError as error:
        return _refused(translate, say("Reading or writing failed: {reason}.", reason=reason(error)))
    except (click.Abort, KeyboardInterrupt):
        return 130


def _refused(translate: Translate, sentence: Text) -> int:
    sys.stderr.write(f"{translate(sentence)}\n")
    return 2
