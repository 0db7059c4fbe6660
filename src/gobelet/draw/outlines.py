"""How are the simplest things put into SVG? Numbers, words, and the shape of every ink."""

from collections.abc import Callable, Iterable
from html import escape
from math import cos, pi, sin

from gobelet.draw.theme import SHAPES

WIDTH_OF_A_LETTER = 0.61  # of its size, in a bold face


def number(value: float) -> str:
    return f"{round(value, 2):g}"


def word(text: str, x: float, y: float, size: float, classes: str, room: float = 0) -> str:
    """Words whose middle is at this height; made smaller if there is not room enough."""
    if room:
        size = min(size, room / (WIDTH_OF_A_LETTER * max(1, len(text))))
    place = f'x="{number(x)}" y="{number(y + 0.36 * size)}" font-size="{number(size)}"'
    return f'<text class="{classes}" {place}>{escape(text)}</text>'


def rect(classes: str, x: float, y: float, w: float, h: float, r: float) -> str:
    place = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" rx="{number(r)}"'
    return f'<rect class="{classes}" {place}/>'


def circle(classes: str, x: float, y: float, r: float, line: float = 0) -> str:
    """A line of its own is given where it grows with the circle."""
    width = f' stroke-width="{number(line)}"' if line else ""
    return f'<circle class="{classes}" cx="{number(x)}" cy="{number(y)}" r="{number(r)}"{width}/>'


def path(classes: str, d: str) -> str:
    return f'<path class="{classes}" d="{d}"/>'


def polygon(classes: str, points: Iterable[tuple[float, float]]) -> str:
    corners = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return f'<polygon class="{classes}" points="{corners}" stroke-linejoin="round"/>'


def polyline(classes: str, points: Iterable[tuple[float, float]]) -> str:
    return path(classes, "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points))


def star(classes: str, x: float, y: float, r: float, tips: int = 5, inner: float = 0.5) -> str:
    """A star on one tip; with many tips and wide inside it is a seal."""
    corners = ((r if corner % 2 == 0 else r * inner, corner * pi / tips - pi / 2) for corner in range(2 * tips))
    return polygon(classes, [(x + length * cos(turn), y + length * sin(turn)) for length, turn in corners])


def sign(ink: str, x: float, y: float, r: float) -> str:
    """The shape that stands for an ink."""
    shape = SHAPES.get(ink)
    if shape is None:
        return ""
    if shape in _CORNERS:
        return polygon("sign", [(x + dx * r, y + dy * r) for dx, dy in _CORNERS[shape]])
    return _ROUND[shape](x, y, r)


def cut(ink: str, x: float, y: float, r: float) -> tuple[str, float]:
    """A token in the shape of an ink, stout enough to be written on, and the height of its middle."""
    match SHAPES.get(ink):
        case "star":
            return star("solid", x, y + 0.06 * r, 1.12 * r, 5, 0.62), y + 0.08 * r
        case "triangle":
            return polygon(
                "solid", ((x, y - 0.95 * r), (x + 1.08 * r, y + 0.85 * r), (x - 1.08 * r, y + 0.85 * r))
            ), y + 0.32 * r
        case "square":
            return rect("solid", x - 0.86 * r, y - 0.86 * r, 1.72 * r, 1.72 * r, 0.22 * r), y
        case "diamond":
            return polygon("solid", ((x, y - 1.12 * r), (x + 1.05 * r, y), (x, y + 1.12 * r), (x - 1.05 * r, y))), y
        case "cross":
            corners = [(dx * a, dy * b) for dx, dy, steep in _QUARTERS for a, b in _stout(r, steep)]
            return polygon("solid", [(x + dx, y + dy) for dx, dy in corners]), y
        case _:
            return circle("solid", x, y, 0.96 * r), y


def _stout(r: float, steep: bool) -> list[tuple[float, float]]:
    """A quarter of a broad cross, from its upright or from its level end."""
    quarter = [(0.62 * r, r), (0.62 * r, 0.62 * r), (r, 0.62 * r)]
    return quarter if steep else quarter[::-1]


def _heart(x: float, y: float, r: float) -> str:
    half = ((0, 1), (-1.5, -0.1), (-1.15, -1), (-0.5, -0.95), (-0.2, -0.95), (0, -0.75), (0, -0.5))
    way = (*half, *((-dx, dy) for dx, dy in reversed(half[:-1])))
    points = [f"{number(x + dx * r)} {number(y + dy * r)}" for dx, dy in way]
    return path("sign", f"M{points[0]}C{' '.join(points[1:])}Z")


_QUARTERS = ((1, -1, True), (1, 1, False), (-1, 1, True), (-1, -1, False))
_CORNERS = {
    "triangle": ((0, -1), (1, 0.8), (-1, 0.8)),
    "square": ((-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)),
    "diamond": ((0, -1.15), (0.9, 0), (0, 1.15), (-0.9, 0)),
    "cross": (
        (-0.35, -1), (0.35, -1), (0.35, -0.35), (1, -0.35), (1, 0.35), (0.35, 0.35),
        (0.35, 1), (-0.35, 1), (-0.35, 0.35), (-1, 0.35), (-1, -0.35), (-0.35, -0.35),
    ),
}  # fmt: skip
_ROUND: dict[str, Callable[[float, float, float], str]] = {
    "ring": lambda x, y, r: circle("sign-ring", x, y, 0.85 * r),
    "disc": lambda x, y, r: circle("sign", x, y, 0.95 * r),
    "star": lambda x, y, r: star("sign", x, y, 1.2 * r),
    "heart": _heart,
}
