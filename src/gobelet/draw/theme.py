"""Which colours, shapes and sizes does the house use? Nowhere else is there any."""

from dataclasses import dataclass

SQUARE = 40  # units of the drawing for one square of the paper
COLUMNS = 5.6  # columns of a terminal for one square
WIDEST = 80  # columns that any terminal has
ROUND = 8  # corners of boxes
FONT = "ui-rounded,'Nunito','Segoe UI','DejaVu Sans',system-ui,sans-serif"


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies under everything."""

    paper: str
    cell: str  # the ground of an open box
    text: str
    soft: str  # small print
    lit: str
    glow: str
    silver: str  # the platter, its rim, and light on it
    rim: str
    shine: str


@dataclass(frozen=True, slots=True)
class Ink:
    """One colour in all its uses."""

    strong: str  # dice, discs, stars
    on: str  # text on strong
    tint: str  # panels
    deep: str  # text on tint, on cells and on paper
    edge: str  # borders and shapes


LIGHT_GROUND = Ground("#fbf9f4", "#ffffff", "#23242a", "#5c5e69", "#1b62e0", "#f0a400", "#dcdfe6", "#858a98", "#f2f3f6")
DARK_GROUND = Ground("#16171c", "#22242c", "#eceaf2", "#a9abb8", "#8ab6ff", "#ffd35c", "#33363f", "#8b8f9d", "#41454f")

#                      strong     on         tint       deep       edge
LIGHT = {
    "plain":  Ink("#5f616c", "#ffffff", "#f3efe6", "#23242a", "#86826f"),
    "white":  Ink("#ffffff", "#26272d", "#f7f7f8", "#3c3e47", "#7b7e89"),
    "red":    Ink("#cf3a3a", "#ffffff", "#fde9e7", "#8a1c1c", "#cc4a4a"),
    "yellow": Ink("#f2c230", "#2d2200", "#fff5d2", "#654a00", "#a67f10"),
    "blue":   Ink("#2f6fc4", "#ffffff", "#e6f0fc", "#164a8c", "#3f7fd0"),
    "green":  Ink("#2d8040", "#ffffff", "#e6f5e7", "#1c5e2a", "#3b9050"),
    "orange": Ink("#ef8a35", "#331700", "#ffeede", "#7d3a00", "#bd6718"),
    "violet": Ink("#7f57c2", "#ffffff", "#f1eafb", "#4c2a8c", "#8a63c8"),
    "black":  Ink("#2b2c33", "#ffffff", "#ececee", "#1c1d22", "#2b2c33"),
    "seat_a": Ink("#34363f", "#ffffff", "#eeedf0", "#23242a", "#34363f"),
    "seat_b": Ink("#8c3a86", "#ffffff", "#f8eaf6", "#6f2669", "#8c3a86"),
    "seat_c": Ink("#0b7073", "#ffffff", "#e0f3f2", "#07575a", "#0b7073"),
    "seat_d": Ink("#87551f", "#ffffff", "#f6ecdd", "#6a3f10", "#87551f"),
    "seat_e": Ink("#3d51a8", "#ffffff", "#e9ecfa", "#2c3d8c", "#3d51a8"),
}  # fmt: skip
DARK = {
    "plain":  Ink("#a9abb8", "#1a1b21", "#1e2027", "#eceaf2", "#7b7e8c"),
    "white":  Ink("#eceaf2", "#26272d", "#24262e", "#eceaf2", "#9a9cab"),
    "red":    Ink("#c74040", "#ffffff", "#2e1a1b", "#ffb6b0", "#d8605b"),
    "yellow": Ink("#e6b92f", "#241a00", "#2a2514", "#f6d670", "#b18d1f"),
    "blue":   Ink("#2f6fc4", "#ffffff", "#15212f", "#a6ccff", "#4f8cdb"),
    "green":  Ink("#2d8040", "#ffffff", "#16261a", "#a8e2b1", "#46995a"),
    "orange": Ink("#e88533", "#2a1300", "#2d2016", "#ffc293", "#cc7526"),
    "violet": Ink("#7f57c2", "#ffffff", "#231c31", "#d2bbff", "#9c78dc"),
    "black":  Ink("#d5d4dc", "#1a1b21", "#202127", "#eceaf2", "#a9abb8"),
    "seat_a": Ink("#e4e2ea", "#1d1e24", "#25262d", "#eceaf2", "#e4e2ea"),
    "seat_b": Ink("#e09ada", "#2c0a29", "#2b1b2a", "#f3bdee", "#e09ada"),
    "seat_c": Ink("#5cc4c4", "#00292a", "#142727", "#98e3e2", "#5cc4c4"),
    "seat_d": Ink("#d3a36b", "#2a1800", "#29221a", "#eac697", "#d3a36b"),
    "seat_e": Ink("#93a5f0", "#0b1540", "#1b1f33", "#bfcaff", "#93a5f0"),
}  # fmt: skip

SHAPES = {  # every ink has a shape, so that colour is never the only sign
    "white": "ring",
    "red": "heart",
    "yellow": "star",
    "blue": "disc",
    "green": "triangle",
    "orange": "square",
    "violet": "diamond",
    "black": "cross",
    "seat_a": "disc",
    "seat_b": "ring",
    "seat_c": "triangle",
    "seat_d": "square",
    "seat_e": "diamond",
}
CHARACTERS = {
    "ring": "○",
    "heart": "♥",
    "star": "★",
    "disc": "●",
    "triangle": "▲",
    "square": "■",
    "diamond": "◆",
    "cross": "✚",
}


def character(ink: str) -> str:
    """The shape of an ink in a terminal."""
    return CHARACTERS.get(SHAPES.get(ink, ""), "")


def ground(dark: bool) -> Ground:
    return DARK_GROUND if dark else LIGHT_GROUND


def inks(dark: bool) -> dict[str, Ink]:
    return DARK if dark else LIGHT


def wash(ink: str, dark: bool) -> str:
    """The ground of a box that is done: a third of the strong colour on a cell."""
    return _mix(inks(dark)[ink].strong, ground(dark).cell, 0.28)


def contrast(one: str, other: str) -> float:
    """How well two colours are told apart, from 1 to 21, as the accessibility guidelines measure it."""
    light, dim = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dim + 0.05)


def _mix(one: str, other: str, share: float) -> str:
    mixed = (round(a * share + b * (1 - share)) for a, b in zip(_rgb(one), _rgb(other), strict=True))
    return "#" + "".join(f"{value:02x}" for value in mixed)


def _luminance(colour: str) -> float:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in map(_unit, _rgb(colour)))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _unit(value: int) -> float:
    return value / 255


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
