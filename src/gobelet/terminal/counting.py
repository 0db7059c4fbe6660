"""How many games are there? The work of `gobelet count`."""

import json

import click
from rich.console import Console
from rich.progress import Progress

from gobelet.core.setup import Setup
from gobelet.core.text import say
from gobelet.lab.count import count
from gobelet.terminal.screen import Screen


def show_count(screen: Screen, setup: Setup, depth: int, fold: bool, as_json: bool) -> None:
    """One number, with a bar on stderr while somebody waits for it."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(screen.translate(say("counting")), total=None)
        counted = count(setup, depth, lambda done, of: progress.update(task, completed=done, total=of))
    found = counted.folded if fold else counted.sequences
    if as_json:
        header = {"game": setup.game.name, "seats": setup.seats, "options": dict(setup.options)}
        click.echo(json.dumps({**header, "depth": depth, "folded": fold, "sequences": found}))
    else:
        click.echo(f"{found:,}")
