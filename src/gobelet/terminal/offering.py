"""Which words may be said, and what does each mean?"""

from collections.abc import Mapping, Sequence
from textwrap import fill

from rich.table import Table as Grid

from gobelet.core.game import Game, seat_name
from gobelet.core.picture import Picture
from gobelet.core.saying import lit, tokens
from gobelet.core.text import NOTHING, Text, listed, say
from gobelet.terminal.screen import ENDLESS, Screen

Offer = Grid | Text | str
MANY = 32  # words that may come first


def offers(
    screen: Screen, game: Game, picture: Picture, spellings: Mapping[str, int], brief: bool = False
) -> list[Offer]:
    """The words that may come first, and what each means; only the words when there are many, or in brief."""
    closing = game.notation.words
    words = sorted(lit(spellings, []), key=lambda token: token in closing)  # what closes a saying comes last
    shown: list[Offer] = []
    if brief or len(words) > MANY:
        shown.append(_filled(screen, [word for word in words if brief or word not in closing]))
        words = [] if brief else [word for word in words if word in closing]
    if words:
        shown.append(in_columns(screen, [(word, screen.translate(meaning(game, picture, word))) for word in words]))
    short = (saying for saying in spellings if len(tokens(saying)) <= 4)
    example = max(short, key=lambda saying: len(tokens(saying)), default=next(iter(spellings)))
    if len(tokens(example)) > 1 and not brief:
        shown.append(_indented(say("Some belong together, for example: {saying}", saying=example)))
    if len(set(spellings.values())) == 1:
        shown.append(_indented(say("Only one move: press Enter.")))
    return shown


def _filled(screen: Screen, words: Sequence[str]) -> str:
    width = screen.console.width if screen.live else ENDLESS
    return fill(" ".join(words), width, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def always(game: Game, spellings: Mapping[str, int], seat: int, seats: int, left_out: Sequence[Text]) -> Text:
    """What may be typed at any time, in one line: a try, the rest of the sheet, help."""
    example = min(spellings, key=lambda saying: (saying in game.notation.words, len(tokens(saying))))
    other = seat_name((seat + 1) % seats)
    if left_out:
        pattern = "  sheet shows {left_out} · {trial} tries it · help"
    elif game.look.sheet and seats > 1:
        pattern = "  {trial} tries it · sheet {other} shows that of {other} · help · undo · quit"
    else:
        pattern = "  {trial} tries it · help · undo · quit"
    return say(pattern, trial=f"{example} ?", left_out=listed(left_out), other=other)


def _indented(offer: Text) -> Text:
    return say("  {offer}", offer=offer)


def in_columns(screen: Screen, meanings: Sequence[tuple[str, str]]) -> Grid:
    """Words with their meanings, read downwards, in as few rows as the window has room for."""
    rows = next((rows for rows in range(1, len(meanings)) if _width(meanings, rows) <= screen.console.width), None)
    rows = rows or len(meanings)
    grid = Grid.grid(padding=(0, 2))
    for row in range(rows):
        grid.add_row(*(part for word, told in meanings[row::rows] for part in (f"  {word}", told)))
    return grid


def _width(meanings: Sequence[tuple[str, str]], rows: int) -> int:
    """Of a grid with so many rows."""
    columns = [meanings[start : start + rows] for start in range(0, len(meanings), rows)]
    return sum(6 + max(len(word) for word, _ in each) + max(len(told) for _, told in each) for each in columns)


def meaning(game: Game, picture: Picture, token: str) -> Text:
    titles = {box.id: box.title for box in picture.boxes}
    return game.notation.words.get(token) or titles.get(token, NOTHING)
