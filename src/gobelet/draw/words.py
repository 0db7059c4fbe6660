"""What does a box say in a terminal? A few characters, with brackets and signs for whatever colours tell elsewhere."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from gobelet.core.picture import Box, Mark, Shape
from gobelet.core.text import Translate
from gobelet.draw.boxes import may_glow
from gobelet.draw.theme import DARK, DARK_GROUND, character, wash

RAISED = str.maketrans("+0123456789", "⁺⁰¹²³⁴⁵⁶⁷⁸⁹")
HEADING = 0.375  # squares below the edge of a panel
GROUNDS = (Shape.PANEL, Shape.PLATTER)


class Style(NamedTuple):
    """How characters look in a terminal with colours; None leaves it as it is."""

    color: str | None = None
    bgcolor: str | None = None
    bold: bool | None = None
    dim: bool | None = None
    strike: bool | None = None

    def over(self, ground: "Style") -> "Style":
        return ground._replace(**{name: value for name, value in self._asdict().items() if value is not None})


PLAIN = Style()


@dataclass(frozen=True, slots=True)
class Piece:
    """A few characters and where they go."""

    level: float
    start: float  # columns
    words: str
    style: Style
    box: str  # the id of what they stand for


def badges_of(boxes: Collection[Box]) -> dict[Box, Box]:
    """The discs that lie on boxes and cards: they are written before what those say."""
    return {
        box: disc
        for disc in boxes
        if disc.shape == Shape.DISC
        for box in boxes
        if box.shape in (Shape.BOX, Shape.CARD)
        and box.x <= disc.x + disc.w / 2 <= box.x + box.w
        and box.y <= disc.y + disc.h / 2 <= box.y + box.h
    }


def pieces_of(
    box: Box, badge: Box | None, lit: bool, fresh: bool, translate: Translate, scale: float
) -> Iterator[Piece]:
    rows = [words for words in _words(box, translate(box.label), translate(box.note)) if words]
    for row, words in enumerate(rows):
        level = box.y + HEADING if box.shape in GROUNDS else box.y + box.h * (row + 0.5) / len(rows)
        state = f"{words}*" if fresh and row == 0 and may_glow(box) else words
        shown = f"[{state}]" if lit and row == 0 else state
        if badge and badge.glyph and row == 0:
            shown = badge.glyph.text + shown
        if box.shape in (Shape.PANEL, Shape.TEXT):
            start = (box.x + (0.3 if box.shape == Shape.PANEL else 0)) * scale
        else:
            start = box.x * scale + (box.w * scale - len(shown)) / 2
        yield Piece(level, start, shown, _style(box, lit), box.id)


def _words(box: Box, label: str, note: str) -> tuple[str, ...]:
    """What a box says, one text for each of its lines."""
    glyph, sign = box.glyph.text if box.glyph else "", character(box.ink)
    match box.shape:
        case Shape.PANEL | Shape.PLATTER | Shape.RAIL:
            return (f"{sign} {label}".strip() if label else "",)
        case Shape.CARD:
            return _marked(box.mark, label, ""), f"{glyph} {note and '★'}{note}".strip()
        case Shape.TEXT:
            return (f"{glyph or sign} {label or note}".strip(),)
        case Shape.BOX:
            return (_marked(box.mark, f"{glyph}{label.strip()}{_raised(note)}", glyph),)
        case _:
            return (_solid(box, label, note, glyph, sign),)


def _solid(box: Box, label: str, note: str, glyph: str, sign: str) -> str:
    """What a die, a bonus or points say, with what has become of them."""
    before = {Mark.LOST: "~", Mark.DONE: "✓"}.get(box.mark, "")
    match box.shape:
        case Shape.DIE if glyph:
            return f"{glyph}{note}"
        case Shape.DIE:
            face = "-" if box.mark == Mark.LOST else label or "?"
            return f"{sign}{face}{'✓' if box.mark == Mark.DONE else ''}"
        case Shape.TOKEN:
            return f"{before}{sign}{glyph}{label}{_raised(note)}"
        case Shape.DISC if box.mark == Mark.PRINTED:
            return label or "·"
        case Shape.DISC:
            return f"{before}{glyph}{label}{_raised(note)}"
        case _:
            return f"{before}{glyph}{label or note}"


def _raised(note: str) -> str:
    return note.translate(RAISED) if note.removeprefix("+").isdecimal() else note


def _marked(mark: Mark, words: str, glyph: str) -> str:
    if mark == Mark.LOST and not glyph:
        return f"~{words}"
    return words or ("x" if mark == Mark.DONE else "_")


def _style(box: Box, lit: bool) -> Style:
    ink = DARK[box.ink]
    if lit:
        return Style(color=DARK_GROUND.lit, bold=True)
    solid = box.shape in (Shape.DIE, Shape.STAR, Shape.DISC, Shape.TOKEN)
    if solid and (box.mark == Mark.OPEN or (box.mark == Mark.DONE and box.shape in (Shape.DIE, Shape.STAR))):
        return Style(color=ink.on, bgcolor=ink.strong, bold=True)
    if box.mark == Mark.LOST:
        return Style(dim=True, strike=True)
    if box.mark == Mark.DONE:
        return Style(color=ink.deep, bgcolor=wash(box.ink, dark=True), bold=True)
    return Style(color=ink.deep) if box.ink != "plain" else PLAIN
