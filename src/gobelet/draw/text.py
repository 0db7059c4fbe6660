"""How is a picture written in a terminal? Each level of the paper is a line; brackets show what may be pointed at."""

from bisect import bisect_right
from collections.abc import Collection
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import NamedTuple

from gobelet.core.picture import Box, Pane, Picture, Role
from gobelet.core.text import NOTHING, Translate
from gobelet.draw.theme import COLUMNS, DARK, WIDEST
from gobelet.draw.words import GROUNDS, PLAIN, Piece, Style, badges_of, pieces_of

SAME_LEVEL = 0.4  # squares: what is closer than this stands on one line
Line = list[tuple[str, Style]]  # runs of characters that look alike


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
    badges, scale = badges_of(picture.boxes), _columns(picture)
    lines: list[Line] = []
    below = 0.0
    for band in _bands(picture):
        blocks, grounds = [], [box for boxes in band for box in boxes if box.shape in GROUNDS]
        for boxes in band:
            pieces = [
                piece
                for box in boxes
                if box not in badges.values()
                for piece in pieces_of(box, badges.get(box), box.id in lit, box.id in fresh, translate, scale)
            ]
            if pieces:
                blocks.append(_block(pieces, [box for box in boxes if box.shape in GROUNDS], grounds))
        if not blocks:
            continue
        top = min(block[0].level for block in blocks)
        if lines and _parted([box for box in picture.boxes if box.shape in GROUNDS], below, top):
            lines.append([])
        for rows in zip_longest(*blocks):
            filled = [row or block[-1]._replace(pieces=[]) for row, block in zip(rows, blocks, strict=True)]
            pieces = [piece for row in filled for piece in row.pieces]
            under = [ground for row in filled for ground in row.grounds]
            lines.append(_line(pieces, under, picture) if pieces or under else [])
        below = max(block[-1].level for block in blocks)
    return lines


def _bands(picture: Picture) -> list[list[list[Box]]]:
    """The boxes of panes, from top to bottom; those of panes that lie side by side together."""
    bands: list[list[list[Box]]] = []
    bottom = 0.0
    whole = Pane("", Role.SHEET, NOTHING, (0, 0, picture.width, picture.height), picture.zones)
    for pane in sorted(picture.panes or (whole,), key=lambda pane: pane.ground[1]):
        _, y, _, tall = pane.ground
        if not bands or y >= bottom:
            bands.append([])
        bands[-1].append([box for zone in pane.zones for box in zone])
        bottom = max(bottom, y + tall)
    return bands


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
        starts.append(max(free, round(piece.start)))
        free = starts[-1] + len(piece.words) + 1
    end = WIDEST
    for number, piece in reversed(list(enumerate(pieces))):
        starts[number] = max(0, min(starts[number], end - len(piece.words)))
        end = starts[number] - 1
    return starts
