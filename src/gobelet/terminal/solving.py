"""How is Objectif for two solved? The work of `gobelet solve`: a bar, and what the best reply still wins."""

import json
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gobelet.core.refusal import Refusal
from gobelet.core.text import say
from gobelet.lab.checkpoint import write_at_once
from gobelet.lab.objectif_solving import solve
from gobelet.table.file import is_taken, unwritable
from gobelet.terminal.screen import Screen


def solve_objectif(screen: Screen, game: str, out: Path, longest: int, lanes: int, as_json: bool) -> None:
    if game != "objectif":
        raise Refusal("Only objectif can be solved, not {game}.", game=game)
    if is_taken(out):
        raise Refusal("The file {file} exists already.", file=str(out))
    if not out.parent.is_dir():
        raise Refusal("There is no folder {folder}.", folder=str(out.parent))
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=screen.console, disable=as_json, transient=True) as bar:
        task = bar.add_task(screen.translate(say("pairs of hands")), total=None)
        content, card = solve(longest, lambda done, of: bar.update(task, completed=done, total=of), lanes)
    try:
        write_at_once(out, content)
    except OSError as error:
        raise unwritable(out, error) from None
    if as_json:
        click.echo(json.dumps(card))
        return
    for rounds, found in card["proof"].items():
        pattern = "{rounds} rounds: worth {value} points to the first seat; a best reply wins {gap} more."
        screen.show(say(pattern, rounds=rounds, value=str(found["value"]), gap=str(max(found["best_reply"]))))
