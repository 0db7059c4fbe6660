"""How is a glyph drawn on a box? Around its middle, as SVG."""

from gobelet.core.glyph import Disc, Glyph, Piece, Stroke, Tile
from gobelet.draw.outlines import circle, path, rect

PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def draw_glyph(glyph: Glyph, x: float, y: float, r: float, room: float) -> str:
    """About r in each direction; dice side by side share the room that a box has from left to right."""
    if glyph.faces:
        return _dice(glyph.faces, x, y, min(2 * r, room / (1.18 * len(glyph.faces))))
    if glyph.pieces:
        return "".join(_piece(piece, x, y, r) for piece in glyph.pieces)
    line, full = path(glyph.kind, glyph.line), path(f"{glyph.kind}-full", glyph.full)
    parts = (line if glyph.line else "") + (full if glyph.full else "")
    drawn = f'<g transform="translate({x:g},{y:g}) scale({round(r / 10, 3):g})">{parts}</g>'
    return f'<g class="faint">{drawn}</g>' if glyph.faint else drawn


def _piece(piece: Piece, x: float, y: float, r: float) -> str:
    match piece:
        case Disc(kind, down, line):
            return circle(kind, x, y + down * r, r, line * r)
        case Tile(kind, left, top, size, corner):
            return rect(kind, x + left * r, y + top * r, size * r, size * r, corner * r)
        case Stroke(kind, ((_, (left, top)), *steps)):
            way = "".join(f"{step}{' '.join(f'{length * r:g}' for length in lengths)}" for step, lengths in steps)
            return path(kind, f"M{x + left * r:g} {y + top * r:g}{way}")
        case _:
            raise ValueError(piece)


def pips(classes: str, face: int, x: float, y: float, spread: float, r: float) -> str:
    return "".join(circle(classes, x + dx * spread, y + dy * spread, r) for dx, dy in PIPS[face])


def _dice(faces: str, x: float, y: float, size: float) -> str:
    drawn = ""
    for place, face in enumerate(faces):
        middle = x + (place - (len(faces) - 1) / 2) * 1.18 * size
        drawn += rect("mini" if face != "?" else "mini blank", middle - size / 2, y - size / 2, size, size, size / 5)
        drawn += pips("mini-pip", int(face), middle, y, 0.27 * size, 0.1 * size) if face != "?" else ""
    return drawn
