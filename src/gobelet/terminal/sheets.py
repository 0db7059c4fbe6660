"""What is printed, and what if somebody has another print? The work of `gobelet sheet` and of --sheet."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

from gobelet.core.game import Game
from gobelet.core.refusal import Refusal, choices
from gobelet.core.setup import Setup
from gobelet.draw.svg import svg
from gobelet.games import GAMES
from gobelet.table.file import read_file, unwritable
from gobelet.terminal.screen import Screen


def games_with(sheet: Path | None) -> Mapping[str, Game]:
    """All games; one of them with the sheet in a file, which names its game."""
    if sheet is None:
        return GAMES
    text = read_file(sheet)
    try:
        name = tomllib.loads(text).get("game")
    except tomllib.TOMLDecodeError as error:
        raise Refusal("The sheet {sheet} is no TOML: {error}.", sheet=str(sheet), error=str(error)) from None
    exchangeable = {game.name: game.with_sheet for game in GAMES.values() if game.with_sheet}
    if name not in exchangeable:
        known = choices([repr(each) for each in exchangeable])
        raise Refusal("The sheet {sheet} must name its game: game = {known}.", sheet=str(sheet), known=known)
    try:
        return {**GAMES, name: exchangeable[name](text)}
    except Refusal as refusal:
        raise Refusal("The sheet {sheet} cannot be played. {why}", sheet=str(sheet), why=refusal.text) from None


def show_sheet(screen: Screen, setup: Setup, form: str, out: Path | None) -> None:
    """A sheet as it lies there before the first roll."""
    game, state = setup.game, setup.start()
    picture = game.look.picture(game.view(state, 0), 0)
    if form == "text":
        screen.draw(screen.strips(picture))
    elif form == "svg":
        _write(screen, out, svg(picture, translate=screen.translate).encode("utf-8"))
    elif form == "png":
        from gobelet.draw.png import png

        if out is None:
            raise Refusal("A PNG is written to a file: name it with --out FILE.png.")
        _write(screen, out, png(svg(picture, translate=screen.translate)))
    else:
        _write(screen, out, files(f"gobelet.games.{game.name}").joinpath("sheet.toml").read_bytes())


def _write(screen: Screen, out: Path | None, content: bytes) -> None:
    if out is None:
        screen.show(content.decode("utf-8"))
        return
    try:
        out.write_bytes(content)
    except OSError as error:
        raise unwritable(out, error) from None
