"""Which small drawings can a box carry? Each is drawn around its middle, and has a character for the terminal."""

from collections.abc import Callable
from dataclasses import dataclass

from gobelet.draw.outlines import circle, path, rect

DICE = "dice"  # `dice33` is a glyph too: these faces side by side, `dice33??` with two that do not matter
PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


@dataclass(frozen=True, slots=True)
class Glyph:
    character: str
    draw: Callable[[float, float, float], str]  # around (x, y), about r in each direction


def _icon(line: str, full: str = "", kind: str = "icon") -> Callable[[float, float, float], str]:
    """A drawing given for r = 10, in lines and in filled parts."""

    def draw(x: float, y: float, r: float) -> str:
        parts = (path(kind, line) if line else "") + (path(f"{kind}-full", full) if full else "")
        return f'<g transform="translate({x:g},{y:g}) scale({round(r / 10, 3):g})">{parts}</g>'

    return draw


def _faint(line: str) -> Callable[[float, float, float], str]:
    """What is printed, and not somebody's mark."""
    return lambda x, y, r: f'<g class="faint">{_icon(line)(x, y, r)}</g>'


def _pawn(kind: str, height: int) -> Callable[[float, float, float], str]:
    """A pawn seen from above; a stack shows the rims of those beneath."""

    def draw(x: float, y: float, r: float) -> str:
        rims = (y + 0.22 * r * lower - 0.11 * r * (height - 1) for lower in reversed(range(height)))
        return "".join(circle(kind, x, rim, r, 0.22 * r) for rim in rims)

    return draw


def _pair(x: float, y: float, r: float) -> str:
    """A blue and a white die, the one over the other."""
    size = 1.25 * r
    blue = rect("mini-blue", x - 1.15 * r, y - 1.15 * r, size, size, 0.25 * r)
    white = rect("mini-white", x - 0.1 * r, y - 0.1 * r, size, size, 0.25 * r)
    return (
        blue
        + white
        + path("icon", f"M{x + 0.7 * r:g} {y - 0.95 * r:g}v{0.6 * r:g}m{-0.3 * r:g} {-0.3 * r:g}h{0.6 * r:g}")
    )


GLYPHS = {
    "pawn_a": Glyph("A", _pawn("pawn-a", 1)),
    "pawn_b": Glyph("B", _pawn("pawn-b", 1)),
    "stack_a": Glyph("A", _pawn("pawn-a", 2)),
    "stack_b": Glyph("B", _pawn("pawn-b", 2)),
    "lock": Glyph("¤", _icon("M-4 -1V-4A4 4 0 0 1 4 -4V-1M0 3V5", "M-7 -1H7V9H-7Z")),
    "lock_open": Glyph("¤", _icon("M-4 -2V-5A4 4 0 0 1 4 -5M-7 -1H7V9H-7ZM0 3V5")),
    "target": Glyph("▽", _icon("M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0M0 -9V-4M0 9V4M-9 0H-4M9 0H4")),
    "shield": Glyph("▼", _icon("", "M0 -8L7 -5.5V0C7 4 4 7 0 9C-4 7 -7 4 -7 0V-5.5Z")),
    "reroll": Glyph("↻", _icon("M-6.5 -1A6.6 6.6 0 1 1 -4 5.2M-7 -7V-1H-1")),
    "turn": Glyph("▶", _icon("", "M-5 -7L8 0L-5 7Z")),
    "check": Glyph("✓", _icon("M-6 0L-2 5L7 -6")),
    "cross": Glyph("✗", _icon("M-6 -6L6 6M-6 6L6 -6")),
    "cross_printed": Glyph("✗", _faint("M-6 -6L6 6M-6 6L6 -6")),
    "crown": Glyph("♔", _icon("", "M-8 6L-9 -5L-4 0L0 -8L4 0L9 -5L8 6Z")),
    "plus1": Glyph("+1", _icon("M-9 0H-1M-5 -4V4M3.5 -4L7 -6.5V7")),
    "fox": Glyph(
        "fox", _icon("", "M-9 -8.5L-4 -4H4L9 -8.5L9.5 -1L0 9L-9.5 -1ZM-6 -0.5L-2.5 2.4L-2.2 0ZM6 -0.5L2.5 2.4L2.2 0Z")
    ),
    "mix": Glyph(
        "mix", _icon("M-8 -5H-4.5C0 -5 0 5 4.5 5H8M-8 5H-4.5C0 5 0 -5 4.5 -5H8M5.5 -8L8.5 -5L5.5 -2M5.5 2L8.5 5L5.5 8")
    ),
    "polish": Glyph("±1", _icon("M-9 -2H-3M-6 -5V1M-9 5H-3M3.5 -4L7 -6.5V7")),
    "take_back": Glyph("↩", _icon("M-3.5 -7.5L-8 -3L-3.5 1.5M-8 -3H3A4.7 4.7 0 0 1 3 6.5H-4")),
    "joker": Glyph("J", _icon("", "M-8 6.5L-9.5 -4L-4 0.5L0 -7L4 0.5L9.5 -4L8 6.5Z")),
    "blue_and_white": Glyph("●+○", _pair),
    "now": Glyph("▶", _icon("M-8 -11H8A3 3 0 0 1 11 -8V8A3 3 0 0 1 8 11H-8A3 3 0 0 1 -11 8V-8A3 3 0 0 1 -8 -11Z")),
    "symbol_circle": Glyph("○", _icon("M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z", kind="symbol")),
    "symbol_cross": Glyph("×", _icon("M-6.5 -6.5L6.5 6.5M-6.5 6.5L6.5 -6.5", kind="symbol")),
    "symbol_triangle": Glyph("△", _icon("M0 -7L7.6 6H-7.6Z", kind="symbol")),
    "back": Glyph("▒", _icon("")),  # the box itself is drawn as a card that lies face down
}


def draw_glyph(name: str, x: float, y: float, r: float, room: float) -> str:
    if name.startswith(DICE):
        return _dice(name.removeprefix(DICE), x, y, min(2 * r, room / (1.18 * len(name.removeprefix(DICE)))))
    return GLYPHS[name].draw(x, y, r)


def glyph_characters(name: str) -> str:
    if name.startswith(DICE):
        return name.removeprefix(DICE)
    return GLYPHS[name].character if name else ""


def pips(classes: str, face: int, x: float, y: float, spread: float, r: float) -> str:
    return "".join(circle(classes, x + dx * spread, y + dy * spread, r) for dx, dy in PIPS[face])


def _dice(faces: str, x: float, y: float, size: float) -> str:
    drawn = ""
    for place, face in enumerate(faces):
        middle = x + (place - (len(faces) - 1) / 2) * 1.18 * size
        drawn += rect("mini" if face != "?" else "mini blank", middle - size / 2, y - size / 2, size, size, size / 5)
        drawn += pips("mini-pip", int(face), middle, y, 0.27 * size, 0.1 * size) if face != "?" else ""
    return drawn
