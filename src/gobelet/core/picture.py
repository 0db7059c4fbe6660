"""How is a position drawn? As boxes on squared paper, before anybody decides on ink or characters."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from typing import NamedTuple

from gobelet.core.drawn import drawn_once
from gobelet.core.glyph import Glyph
from gobelet.core.text import NOTHING, Text

NARROW = 8.5  # squares across the narrow paper of a phone: then a square is as large as a fingertip, 42 pixels of 360


class Shape(StrEnum):
    """What a box is cut like."""

    BOX = "box"  # a rounded box that can be marked
    PANEL = "panel"  # the tinted ground behind a zone
    DIE = "die"  # its label is the face
    CARD = "card"
    DISC = "disc"  # round: bonuses, tokens
    STAR = "star"  # points
    TOKEN = "token"  # a bonus, cut like the shape of its ink
    RAIL = "rail"  # a line through boxes to what they pay together, from corner to corner
    PLATTER = "platter"  # a panel of silver
    TEXT = "text"  # writing on bare paper, from its left edge: a label, or a note in small print
    CAPTION = "caption"  # the same, around its middle


class Mark(StrEnum):
    """What has become of a box."""

    OPEN = "open"
    PRINTED = "printed"  # pre-printed: counts, but nobody wrote it
    DONE = "done"
    LOST = "lost"  # can no longer be used


class Box(NamedTuple):  # made by the thousand and compared at every move: a tuple is three times as fast
    """One thing in a picture. Places and sizes are in squares; the left upper corner is (0, 0)."""

    id: str
    x: float
    y: float
    w: float = 1
    h: float = 1
    label: Text = NOTHING  # what is written on it
    title: Text = NOTHING  # what it is, for a screen reader; empty for mere decoration
    ink: str = "plain"  # a colour name of the theme; each has a shape of its own as well
    shape: Shape = Shape.BOX
    glyph: Glyph | None = None  # a small drawing on it
    mark: Mark = Mark.OPEN
    note: Text = NOTHING  # small print in the corner: a count, the points of a card
    walls: str = ""  # which of its sides, n e s w, are part of an outline around several boxes


Zone = tuple[Box, ...]  # boxes that mostly change together; the very same object as long as nothing in it changes


class Role(StrEnum):
    """What a pane is to those who look at a page."""

    DICE = "dice"  # what everybody looks at all the time: always in sight
    SIDE = "side"  # beside the sheet if there is room, else below
    SHEET = "sheet"
    POINTS = "points"  # nowhere: the page has a table of them


BESIDE = (Role.DICE, Role.SIDE)
ON_A_PAGE = (*BESIDE, Role.SHEET)


Ground = tuple[float, float, float, float]  # where something lies, and how large it is


class Pane(NamedTuple):
    """A part of a picture with all that lies on it, which a page may lay anywhere."""

    id: str
    role: Role
    title: Text
    ground: Ground
    zones: Sequence[Zone]
    ink: str = "plain"


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing: later boxes lie on earlier ones."""

    width: float
    height: float
    zones: tuple[Zone, ...]
    panes: tuple[Pane, ...] = ()  # with the very same zones; a picture without any is shown as a whole

    @property
    def boxes(self) -> tuple[Box, ...]:
        return tuple(chain.from_iterable(self.zones))

    def box(self, id: str) -> Box:
        return next(box for box in self.boxes if box.id == id)


def in_panes(width: float, height: float, panes: Iterable[Pane]) -> Picture:
    """A picture that can be taken apart."""
    all = tuple(panes)
    return Picture(width, height, tuple(chain.from_iterable(pane.zones for pane in all)), all)


def for_narrow_page(picture: Picture) -> Picture:
    """One column: what lies at the side follows the dice."""
    panes = [pane for role in ON_A_PAGE for pane in _panes(picture) if pane.role == role]
    return in_panes(picture.width, picture.height, panes)


def for_wide_page(wide: Picture, narrow: Picture) -> Picture:
    """The sheet of wide paper; beside it, as on narrow paper, the dice and whatever else fits there."""
    beside = [pane for role in BESIDE for pane in narrow.panes if pane.role == role]
    sheet = [pane for pane in _panes(wide) if pane.role == Role.SHEET]
    return in_panes(wide.width, wide.height, beside + sheet)


def _panes(picture: Picture) -> Iterable[Pane]:
    whole = Pane("sheet", Role.SHEET, NOTHING, (0, 0, picture.width, picture.height), picture.zones)
    return picture.panes or (whole,)


class Run(NamedTuple):
    """The places of a row of boxes: in one line, or in several on narrow paper."""

    x: float
    y: float
    pitch: float
    per_line: int = 99
    drop: float = 0  # from line to line

    def at(self, number: int) -> tuple[float, float]:
        return self.x + number % self.per_line * self.pitch, self.y + number // self.per_line * self.drop


@drawn_once
def panel(id: str, x: float, y: float, w: float, h: float, label: Text = NOTHING, ink: str = "plain") -> Box:
    """The ground of a zone, with its heading."""
    return Box(id, x, y, w, h, label, ink=ink, shape=Shape.PANEL)


@drawn_once
def caption(id: str, x: float, y: float, w: float, h: float, label: Text, title: Text = NOTHING) -> Box:
    """A few words around a middle."""
    return Box(id, x, y, w, h, label, title, shape=Shape.CAPTION)


@drawn_once
def small_print(id: str, x: float, y: float, w: float, h: float, note: Text, title: Text = NOTHING) -> Box:
    """A few soft words from a left edge."""
    return Box(id, x, y, w, h, NOTHING, title, shape=Shape.TEXT, note=note)


@drawn_once
def numeral(number: int | str) -> Text:
    """A bare number as a label."""
    return Text("{number}", (("number", number),))
