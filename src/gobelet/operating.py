"""What can be asked on a command line by whoever runs a server?"""

from pathlib import Path

import click

from gobelet.core.text import Translate, plural, say
from gobelet.terminal.usage import FILE, WEIGHTS, Command, Number, Word, use_weights

FOLDER = click.option(
    "--folder", type=FILE, metavar="FOLDER", help="Where tables are kept; by default the user's data folder."
)


@click.command(cls=Command)
@click.option(
    "--port", type=Number(1, 65535), metavar="N", envvar="GOBELET_PORT", help="By default 8270, or any that is free."
)
@click.option("--lan", is_flag=True, help="Let other devices in your network in: prints their link and its QR code.")
@click.option(
    "--host", metavar="ADDRESS", envvar="GOBELET_HOST", help="Where to listen; by default 127.0.0.1: this machine only."
)
@click.option(
    "--public",
    metavar="URL",
    envvar="GOBELET_PUBLIC",
    help="Its address for everybody, by a proxy; see docs/hosting.md.",
)
@click.option(
    "--proxy", metavar="ADDRESS,...", envvar="GOBELET_PROXY", help="Proxies that are believed when they say who asks."
)
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@FOLDER
@click.option(
    "--delete-after",
    type=Number(min=1),
    metavar="DAYS",
    envvar="GOBELET_DELETE_AFTER",
    help="Delete tables that nobody has touched for so many days; by default none.",
)
@WEIGHTS
@click.option("--log", type=Word(["json"]), help="Write lines of JSON on the error stream; never who asked for what.")
@click.pass_obj
def serve(
    translate: Translate, port: int | None, lan: bool, host: str | None, public: str | None, proxy: str | None,
    no_browser: bool, folder: Path | None, log: str | None, delete_after: int | None,
    weights: Path | None,
) -> None:  # fmt: skip
    """Serve the web table on this machine, and open a browser on it."""
    from gobelet.games import GAMES
    from gobelet.web.address import read_proxies, read_public
    from gobelet.web.lan import chosen_host
    from gobelet.web.serve import serve as serve_tables

    use_weights(translate, weights, GAMES)
    asked, proxies, there = read_public(public or ""), read_proxies(proxy or ""), chosen_host(lan, host)
    serve_tables(
        port,
        not no_browser,
        folder,
        translate,
        host=there,
        public=asked,
        proxies=proxies,
        log=log or "",
        delete_after=delete_after or 0,
    )


@click.command(cls=Command)
@click.argument("file", type=FILE)
@FOLDER
@click.pass_obj
def backup(translate: Translate, file: Path, folder: Path | None) -> None:
    """Save all tables in a new file, also while a server uses them."""
    from gobelet.core.folders import data_folder
    from gobelet.table.keys import KEY
    from gobelet.table.sqlite.backup import back_up
    from gobelet.web.folder import PUSH_KEY, TABLES

    folder = folder or data_folder()
    number = back_up(folder / TABLES, file)
    saved = plural("{n} table is saved in {file}.", "{n} tables are saved in {file}.", number, file=str(file))
    keys = {"key": str(folder / KEY), "push": str(folder / PUSH_KEY)}
    beside = say("Save {key} and {push} once, beside it: by them browsers and their notices are known.", **keys)
    click.echo(f"{translate(saved)} {translate(beside)}")
