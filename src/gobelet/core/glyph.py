"""Which small drawing can a box carry? Lines and pieces around its middle, and characters for the terminal.

These are the glyphs that all rooms share; a room brings those of its own game.
"""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple


class Disc(NamedTuple):
    """A circle; like everything about pieces it is measured in the size of the glyph."""

    kind: str  # the class that the style sheet colours
    y: float
    line: float


class Tile(NamedTuple):
    """A square with round corners, from its left upper corner."""

    kind: str
    x: float
    y: float
    size: float
    corner: float


class Stroke(NamedTuple):
    """A line of steps as in the path of an SVG; the first one is counted from the middle."""

    kind: str
    steps: tuple[tuple[str, tuple[float, ...]], ...]


Piece = Disc | Tile | Stroke


@dataclass(frozen=True, slots=True, eq=False)  # each is made once, so it is known at a glance
class Glyph:
    name: str
    text: str  # what stands for it in a terminal
    line: str = ""  # a path of an SVG that reaches about 10 in each direction
    full: str = ""  # parts that are filled, likewise
    kind: str = "icon"  # the class of both
    faint: bool = False  # for what is printed, and not somebody's mark
    pieces: tuple[Piece, ...] = ()  # what it consists of instead
    faces: str = ""  # or the faces of dice, side by side; "?" for one that does not matter
    words: str = "word"  # the class of what is written on it


@cache
def dice(faces: str) -> Glyph:
    """These faces side by side: `33??` is a pair, with two dice that do not matter."""
    return Glyph(f"dice{faces}", faces, faces=faces)


TURN = Glyph("turn", "▶", full="M-5 -7L8 0L-5 7Z")
CROWN = Glyph("crown", "♔", full="M-8 6L-9 -5L-4 0L0 -8L4 0L9 -5L8 6Z")
CHECK = Glyph("check", "✓", "M-6 0L-2 5L7 -6")
CROSS = Glyph("cross", "✗", "M-6 -6L6 6M-6 6L6 -6", words="crossed")
CROSS_PRINTED = Glyph("cross_printed", "✗", CROSS.line, faint=True)
REROLL = Glyph("reroll", "↻", "M-6.5 -1A6.6 6.6 0 1 1 -4 5.2M-7 -7V-1H-1")
BACK = Glyph("back", "▒")  # the box itself is drawn as a card that lies face down
