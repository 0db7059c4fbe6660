"""How does the command line help and refuse in the user's language?"""

import os
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import click

from gobelet.bots.own_weights import complaints, use
from gobelet.core.game import Game
from gobelet.core.refusal import Refusal, choices
from gobelet.core.text import Text, Translate, say
from gobelet.languages import ENGLISH, LANGUAGES
from gobelet.terminal import completing

BY_CLICK = (  # what Click says by itself
    say("Usage:"),
    say("Options"),
    say("Commands"),
    say("required"),
    say("Show this message and exit."),
    say("Show the version and exit."),
    say("What is spoken here; by default as the system is set."),  # the one option that no function declares
)


def language_of(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """What --language says, else what the system is set to."""
    asked = [value for name, value in pairwise(arguments) if name == "--language"]
    asked += [word.removeprefix("--language=") for word in arguments if word.startswith("--language=")]
    if not asked:
        found = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        asked = [value.replace(".", "_").partition("_")[0] for value in found if value]
    return asked[0] if asked and asked[0] in LANGUAGES else ENGLISH


def unusable(error: click.UsageError) -> Text:
    """What is wrong with a command, and where it is explained."""
    command = error.ctx.command_path if error.ctx else "gobelet"
    match error:
        case click.NoSuchOption(option_name=name):
            return say("No such option {name!r}; see: {command} --help", name=name, command=command)
        case click.exceptions.NoSuchCommand(command_name=name):
            return say("No such command {name!r}; see: {command} --help", name=name, command=command)
        case click.MissingParameter(param=click.Argument() as param):
            hint = param.get_error_hint(error.ctx)
            return say("Missing argument {name}; see: {command} --help", name=hint, command=command)
        case click.MissingParameter(param=click.Option() as param):
            hint = param.get_error_hint(error.ctx)
            return say("Missing option {name}; see: {command} --help", name=hint, command=command)
        case _:
            return say("{why}; see: {command} --help", why=error.format_message().rstrip("."), command=command)


def invalid(why: Text, param: click.Parameter | None, ctx: click.Context | None) -> Refusal:
    name, command = param.get_error_hint(ctx) if param else "", ctx.command_path if ctx else "gobelet"
    return Refusal("Invalid value for {name}: {why}; see: {command} --help", name=name, why=why, command=command)


class Number(click.IntRange):
    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            why = say("{value!r} is not a valid whole number", value=str(value))
            if str(value).removeprefix("-").isdecimal():
                why = say("{value} is not in the range {span}", value=value, span=self._describe_range())
            raise invalid(why, param, ctx) from None

    def _describe_range(self) -> str:
        return "" if self.min is None and self.max is None else super()._describe_range()


class Word(click.Choice[str]):
    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            known = choices([repr(word) for word in self.choices])
            why = say("{value!r} is not possible, only {known}", value=str(value), known=known)
            raise invalid(why, param, ctx) from None


class Formatter(click.HelpFormatter):
    """Everything that Click would write, in another language."""

    def __init__(self, translate: Translate, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self.translate = translate

    def said(self, text: str) -> str:
        """What stands in brackets behind two blanks was added by Click."""
        help, blanks, added = text.partition("  [")
        words = "; ".join(self.translate(Text(word)) for word in added.removesuffix("]").split("; "))
        return f"{self.translate(Text(help))}{blanks}{words}]" if added else self.translate(Text(help))

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{self.said('Usage:')} ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(self.said(heading))

    def write_text(self, text: str) -> None:
        super().write_text(self.said(text))

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        super().write_dl([(term, self.said(text)) for term, text in rows], col_max, col_spacing)


class Context(click.Context):
    """Its object says texts in the language of the person."""

    def make_formatter(self) -> Formatter:
        return Formatter(self.obj, self.terminal_width, self.max_content_width)


class Command(click.Command):
    context_class = Context

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.params.append(LANGUAGE)

    def get_short_help_str(self, limit: int = 45) -> str:
        return self.help or ""


class Group(click.Group):
    context_class = Context
    command_class = Command

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.params.append(LANGUAGE)


LANGUAGE = click.Option(
    ["--language"],
    type=Word(list(LANGUAGES)),
    expose_value=False,
    help="What is spoken here; by default as the system is set.",
)

FILE = click.Path(path_type=Path)
SHEET = click.option(
    "--sheet", type=FILE, metavar="FILE", help="A sheet of one's own; see: gobelet sheet GAME --form toml."
)
OPTION = click.option(
    "--option",
    "options",
    metavar="NAME=VALUE",
    multiple=True,
    shell_complete=completing.options,
    help="An option of the game; see: games.",
)

SEATS = click.option("--seats", type=Number(), metavar="N", help="How many seats; by default as few as the game has.")
WEIGHTS = click.option(
    "--weights", type=FILE, metavar="FILE", help="A net of one's own, which bots use where it fits (docs/bots.md)."
)


def use_weights(translate: Translate, file: Path | None, games: Mapping[str, Game]) -> None:
    """Play with a net of one's own, and say which ones nobody can play with."""
    if file:
        use(file)
    for sentence in complaints(games):
        click.echo(translate(sentence), err=True)
