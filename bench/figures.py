"""How are figures shown? A column for each game, or JSON for programs."""

import json
import sys
from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

Figures = Mapping[str, Mapping[str, float]]  # by game, then by what was measured


def show(figures: Figures, title: str, measured: str, as_json: bool = False) -> None:
    if as_json:
        sys.stdout.write(json.dumps(figures, indent=2) + "\n")
        return
    table = Table(measured, *figures, title=title)
    for row in next(iter(figures.values())):
        table.add_row(row, *(_told(column[row]) for column in figures.values()))
    Console().print(table)


def _told(value: float) -> str:
    return f"{value:,.3g}" if value < 100 else f"{value:,.0f}"
