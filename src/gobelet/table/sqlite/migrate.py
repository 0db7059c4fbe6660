"""How is an older file of tables brought up to date? By numbered scripts, each of which is run once."""

import sqlite3
from collections.abc import Iterator
from importlib.resources import files

from gobelet.core.refusal import Refusal


def migrate(connection: sqlite3.Connection) -> None:
    """Run the scripts that this file has not seen yet: all of them, or none."""
    found = (script for script in files("gobelet.table.sqlite.migrations").iterdir() if script.name.endswith(".sql"))
    scripts = {int(script.name.partition("_")[0]): script.read_text("utf-8") for script in found}
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > max(scripts):
            raise Refusal("The file of tables was written by a newer gobelet; this one cannot read it.")
        for number in sorted(number for number in scripts if number > version):
            for statement in _statements(scripts[number]):
                connection.execute(statement)
        # also where nothing is new: that a file cannot be written must be told now, not at the first move
        connection.execute(f"PRAGMA user_version = {max(scripts)}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
