"""How is a picture written in a terminal? Each level of the paper is a line; brackets show what may be pointed at."""

from bisect import bisect_right
from collections.abc import Collection
from itertools import groupby, zip_longest
from math import floor
from operator import itemgetter
from typing import NamedTuple

from gobelet.core.picture import Box, Pane, Picture, Role
from gobelet.core.text import NOTHING, Text, Translate
from gobelet.draw.theme import COLUMNS, DARK, WIDEST
from gobelet.draw.words import GROUNDS, PLAIN, Piece, Style, badges_of, pieces_of

SAME_LEVEL = 0.4  # squares: what is closer than this stands on one line
Line = list[tuple[str, Style]]  # runs of characters that look alike


class Strip(NamedTuple):
    """Lines from one edge of the paper to the other that belong together: panels side by side."""

    lines: list[Line]
    boxes: frozenset[str]  # the ids of all that is written there
    titles: tuple[Text, ...]  # of its panels, or of its panes
    roles: frozenset[Role]


class Row(NamedTuple):
    """A line of a pane: what stands there, and the grounds under it."""

    level: float
    pieces: list[Piece]
    grounds: list[Box]


def text(
    picture: Picture, lit: Collection[str] = (), fresh: Collection[str] = (), *, translate: Translate = str
) -> str:
    """The drawing without colours, which says the same."""
    lines = styled(picture, lit, fresh, translate=translate)
    return "\n".join("".join(run for run, _ in line) for line in lines)


def styled(
    picture: Picture, lit: Collection[str] = (), fresh: Collection[str] = (), *, translate: Translate = str
) -> list[Line]:
    """The drawing line by line, each character with its style."""
    lines: list[Line] = []
    for strip in strips(picture, lit, fresh, translate=translate):
        lines += [[], *strip.lines] if lines else strip.lines
    return lines


def strips(
    picture: Picture, lit: Collection[str] = (), fresh: Collection[str] = (), *, translate: Translate = str
) -> list[Strip]:
    """The drawing from top to bottom, parted where a blank line would be."""
    badges, scale = badges_of(picture.boxes), _columns(picture)
    panels = [box for box in picture.boxes if box.shape in GROUNDS]
    found: list[Strip] = []
    below = 0.0
    for band in _bands(picture):
        blocks, grounds = [], [box for pane in band for box in _boxes(pane) if box.shape in GROUNDS]
        for pane in band:
            pieces = [
                piece
                for box in _boxes(pane)
                if box not in badges.values()
                for piece in pieces_of(box, badges.get(box), box.id in lit, box.id in fresh, translate, scale)
            ]
            if pieces:
                blocks.append(_block(pieces, [box for box in _boxes(pane) if box.shape in GROUNDS], grounds))
        if not blocks:
            continue
        begun = not found or _parted(panels, below, min(block[0].level for block in blocks))
        for rows in zip_longest(*blocks):
            filled = [row or block[-1]._replace(pieces=[]) for row, block in zip(rows, blocks, strict=True)]
            pieces = [piece for row in filled for piece in row.pieces]
            under = [ground for row in filled for ground in row.grounds]
            if not pieces and not under:
                begun = True
                continue
            if begun:
                found.append(Strip([], frozenset(), (), frozenset()))
                begun = False
            found[-1] = _and_line(found[-1], _line(pieces, under, picture), pieces, under, band)
        below = max(block[-1].level for block in blocks)
    return found


def _and_line(strip: Strip, line: Line, pieces: list[Piece], under: list[Box], band: list[Pane]) -> Strip:
    titles = [ground.label for ground in under] + [pane.title for pane in band if len(band) == 1]
    return Strip(
        [*strip.lines, line],
        strip.boxes | {piece.box for piece in pieces},
        tuple(dict.fromkeys(title for title in (*strip.titles, *titles) if title != NOTHING)),
        strip.roles | {pane.role for pane in band},
    )


def _bands(picture: Picture) -> list[list[Pane]]:
    """The panes from top to bottom; those that lie side by side together."""
    bands: list[list[Pane]] = []
    bottom = 0.0
    whole = Pane("", Role.SHEET, NOTHING, (0, 0, picture.width, picture.height), picture.zones)
    for pane in sorted(picture.panes or (whole,), key=lambda pane: pane.ground[1]):
        _, y, _, tall = pane.ground
        if not bands or y >= bottom:
            bands.append([])
        bands[-1].append(pane)
        bottom = max(bottom, y + tall)
    return bands


def _boxes(pane: Pane) -> list[Box]:
    return [box for zone in pane.zones for box in zone]


def _block(pieces: list[Piece], grounds: list[Box], beside: list[Box]) -> list[Row]:
    """The lines of a pane, which follow one another whatever lies beside it."""
    levels = _levels(sorted({piece.level for piece in pieces}))
    rows: list[Row] = []
    for number, level in enumerate(levels):
        if number and _parted(beside, levels[number - 1], level):
            rows.append(Row(level, [], []))
        here = [piece for piece in pieces if bisect_right(levels, piece.level) - 1 == number]
        rows.append(Row(level, here, [ground for ground in grounds if ground.y <= level <= ground.y + ground.h]))
    return rows


def _columns(picture: Picture) -> float:
    """How many columns a square has: fewer on wide paper."""
    return min(COLUMNS, WIDEST / picture.width)


def _levels(heights: list[float]) -> list[float]:
    levels: list[float] = []
    for height in heights:
        if not levels or height - levels[-1] > SAME_LEVEL:
            levels.append(height)
    return levels


def _parted(panels: list[Box], above: float, below: float) -> bool:
    """Whether a panel ends between two lines, and none beside it goes on: a blank line shows it."""
    ends = any(above < panel.y + panel.h <= below for panel in panels)
    return ends and not any(panel.y <= above and below <= panel.y + panel.h for panel in panels)


def _line(pieces: list[Piece], panels: list[Box], picture: Picture) -> Line:
    scale = _columns(picture)
    pieces = sorted(pieces, key=lambda piece: piece.start)
    starts = _starts(pieces)
    end = max([round(picture.width * scale), *(s + len(piece.words) for s, piece in zip(starts, pieces, strict=True))])
    characters, styles = [" "] * end, [PLAIN] * end
    for panel in panels:
        for column in range(round(panel.x * scale), round((panel.x + panel.w) * scale)):
            styles[column] = Style(color=DARK[panel.ink].deep, bgcolor=DARK[panel.ink].tint)
    edges = [(round(panel.x * scale), round((panel.x + panel.w) * scale)) for panel in panels]
    free = 0
    for start, piece in zip(starts, pieces, strict=True):
        edge = min((right for left, right in edges if left <= start < right), default=end)
        words = _cut(piece.words, edge - start)
        begin = max(free, min(start, edge - len(words)))  # a little to the left rather than over the edge of a panel
        for column, letter in enumerate(words, begin):
            characters[column], styles[column] = letter, piece.style.over(styles[column])
        free = begin + len(words) + 1
    runs = groupby(zip(characters, styles, strict=True), key=itemgetter(1))
    return [("".join(letter for letter, _ in run), style) for style, run in runs]


def _cut(words: str, room: int) -> str:
    """What there is room for: of a sentence that is too long, as much as stands before its comma."""
    return words if len(words) <= room else words.partition(", ")[0]


def _starts(pieces: list[Piece]) -> list[int]:
    """Where each piece begins, a space apart: pushed to the right by those before, and back by the edge."""
    starts: list[int] = []
    free = 0
    for piece in pieces:
        starts.append(max(free, floor(piece.start + 0.5)))  # halves all go one way, or columns would be uneven
        free = starts[-1] + len(piece.words) + 1
    end = WIDEST
    for number, piece in reversed(list(enumerate(pieces))):
        starts[number] = max(0, min(starts[number], end - len(piece.words)))
        end = starts[number] - 1
    return starts
