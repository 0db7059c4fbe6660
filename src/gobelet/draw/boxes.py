"""How is one box drawn? Each shape in its own way, from its left upper corner."""

from collections.abc import Callable

from gobelet.core.glyph import BACK, CHECK, CROSS
from gobelet.core.picture import Box, Mark, Shape
from gobelet.core.text import Translate
from gobelet.draw.glyphs import draw_glyph, pips
from gobelet.draw.outlines import circle, cut, number, path, polyline, rect, sign, star, word
from gobelet.draw.theme import ROUND, SHAPES, SQUARE


def draw_box(box: Box, translate: Translate, ring: bool, fresh: bool) -> str:
    """Everything inside the group of a box: its glow, its ring, and itself."""
    w, h = box.w * SQUARE, box.h * SQUARE
    drawn = _HOW[box.shape](box, w, h, translate(box.label), translate(box.note))
    glow = _around("glow", box, w, h, 1) if fresh and may_glow(box) else ""
    return glow + (_around("ring", box, w, h, 1.6) if ring else "") + drawn


def may_be_lit(box: Box) -> bool:
    """What people point at are things: boxes, dice, cards, action discs."""
    return box.shape in (Shape.BOX, Shape.DIE, Shape.CARD, Shape.DISC)


def may_glow(box: Box) -> bool:
    """Things do; the ground and the writing around them change too often to be news."""
    return box.shape not in (Shape.PANEL, Shape.PLATTER, Shape.RAIL, Shape.TEXT, Shape.CAPTION)


def _around(kind: str, box: Box, w: float, h: float, gap: float) -> str:
    if box.shape in (Shape.DISC, Shape.STAR, Shape.TOKEN):
        return circle(kind, w / 2, h / 2, min(w, h) / 2 + gap)
    return rect(kind, -gap, -gap, w + 2 * gap, h + 2 * gap, _corner(w, h) + gap)


def _corner(w: float, h: float) -> float:
    return min(ROUND, 0.24 * min(w, h))


def _box(box: Box, w: float, h: float, label: str, note: str) -> str:
    drawn = rect("face", 0, 0, w, h, _corner(w, h))
    if box.glyph == BACK:
        return drawn + _face_down(w, h, label)
    glyph = draw_glyph(box.glyph, w / 2, h / 2, min(0.4 * min(w, h), 15), w) if box.glyph else ""
    written = _written(box, w, h, label) if label else ""
    drawn += written + glyph if box.glyph == CROSS else glyph + written
    if box.mark == Mark.LOST and not box.glyph:
        drawn += path("strike", f"M{number(0.22 * w)} {number(0.78 * h)}L{number(0.78 * w)} {number(0.22 * h)}")
    if note:
        drawn += _badge(note, w - 5, 3)
    return drawn + (_walls(box.walls, w, h) if box.walls else "")


def _walls(sides: str, w: float, h: float, gap: float = 1.6) -> str:
    """Thick lines in the middle of the gap to the next boxes."""
    left, top, right, bottom = (number(side) for side in (-gap, -gap, w + gap, h + gap))
    lines = {"n": f"M{left} {top}H{right}", "e": f"M{right} {top}V{bottom}"}
    lines |= {"s": f"M{left} {bottom}H{right}", "w": f"M{left} {top}V{bottom}"}
    return path("wall", "".join(lines[side] for side in sides))


def _written(box: Box, w: float, h: float, label: str) -> str:
    kind = box.glyph.words if box.glyph else "word"
    return word(label, w / 2, h / 2, min(17, 0.52 * h), kind + (" heavy" if box.mark == Mark.DONE else ""), w - 6)


def _face_down(w: float, h: float, label: str) -> str:
    """A card from behind; a label counts those that lie there."""
    drawn = rect("back", 3.5, 3.5, w - 7, h - 7, _corner(w, h) - 2.5) + rect("back-line", 6, 6, w - 12, h - 12, 3)
    if label:
        return drawn + word(label, w / 2, h / 2, 0.42 * h, "over heavy")
    r = 0.2 * h
    return drawn + path("back-line", f"M{number(w / 2)} {number(h / 2 - r)}l{r:g} {r:g}l{-r:g} {r:g}l{-r:g} {-r:g}Z")


def _badge(note: str, x: float, y: float) -> str:
    w = 15 + 5 * (len(note) - 1)
    middle = x - (w - 15) / 2
    return rect("badge", middle - w / 2, y - 7.5, w, 15, 7.5) + word(note, middle, y, 11, "on-badge heavy")


def _panel(box: Box, w: float, h: float, label: str, note: str) -> str:
    drawn = rect("ground", 0, 0, w, h, 14)
    if not label:
        return drawn
    shape = sign(box.ink, 15, 15, 6.5)
    start = 28 if shape else 12
    return drawn + shape + word(label, start, 15, 12, "word left", w - start - 4)


def _die(box: Box, w: float, h: float, label: str, note: str) -> str:
    drawn = rect("cube", 0, 0, w, h, 0.23 * w)
    if box.mark == Mark.DONE:
        drawn += _tick(0.13 * w, 0.87 * h)
    if box.glyph:
        drawn += draw_glyph(box.glyph, w / 2, h / 2, 0.36 * w, w)
        return drawn + (word(note, 0.84 * w, 0.19 * w, 0.29 * w, "over") if note else "")
    if label:
        drawn += pips("pip", int(label), w / 2, h / 2, 0.22 * w, 0.085 * w)
    if box.mark == Mark.LOST:
        drawn += path("strike", f"M{number(0.25 * w)} {number(0.75 * h)}L{number(0.75 * w)} {number(0.25 * h)}")
        return drawn
    return drawn + sign(box.ink, w * 0.865, h * 0.135, 0.064 * w)


def _card(box: Box, w: float, h: float, label: str, note: str) -> str:
    drawn = rect("face", 0, 0, w, h, _corner(w, h))
    if box.glyph:
        drawn += draw_glyph(box.glyph, w / 2, h - 31, min(9, 0.18 * h), w - 16)
    if label:
        drawn += word(label, w / 2, h - 12, 11.5, "word", w - 4)
    if note:
        drawn += _badge(note, w - 12, 12)
    return drawn


def _disc(box: Box, w: float, h: float, label: str, note: str) -> str:
    r = min(w, h) / 2
    drawn = circle("solid", w / 2, h / 2, r)
    if box.glyph:
        drawn += draw_glyph(box.glyph, w / 2, h / 2, 0.6 * r, w)
    drawn += word(label, w / 2, h / 2, 0.95 * r, "over heavy", 1.7 * r) if label else ""
    return drawn + _fate(box, w, h, note)


def _star(box: Box, w: float, h: float, label: str, note: str) -> str:
    r = min(w, h) / 2
    return star("solid", w / 2, h / 2, r, 10, 0.84) + word(label, w / 2, h / 2, 0.85 * r, "over heavy", 1.4 * r)


def _token(box: Box, w: float, h: float, label: str, note: str) -> str:
    r = min(w, h) / 2
    drawn, middle = cut(box.ink, w / 2, h / 2, r)
    if box.glyph:
        drawn += draw_glyph(box.glyph, w / 2, middle, 0.55 * r, w)
    drawn += word(label, w / 2, middle, 0.92 * r, "over heavy", 1.35 * r) if label else ""
    return drawn + _fate(box, w, h, note)


def _fate(box: Box, w: float, h: float, note: str) -> str:
    """What has become of a bonus or an action: received, or used; and how many there are of it."""
    if box.mark == Mark.DONE:
        return _tick(0.86 * w, 0.86 * h)
    if box.mark == Mark.LOST:
        return path("strike", f"M{number(0.1 * w)} {number(0.9 * h)}L{number(0.9 * w)} {number(0.1 * h)}")
    return _badge(note, w - 3, 3) if note else ""


def _tick(x: float, y: float) -> str:
    return circle("tick-ground", x, y, 6.5) + draw_glyph(CHECK, x, y, 4.2, 0)


def _rail(box: Box, w: float, h: float, label: str, note: str) -> str:
    return polyline("rail", ((0, 0), (w, h)))


def _platter(box: Box, w: float, h: float, label: str, note: str) -> str:
    """A rim, a hollow, and two streaks of light."""
    round_corner = min(h / 2, 38)
    drawn = rect("silver", 0, 0, w, h, round_corner)
    for x, wide in ((0.56 * w, 0.2 * h), (0.56 * w + 0.28 * h, 0.07 * h)):
        drawn += path("shine", f"M{number(x)} 1h{number(wide)}l{number(-0.3 * h)} {number(h - 2)}h{number(-wide)}Z")
    drawn += rect("rim", 4, 4, w - 8, h - 8, round_corner - 4)
    return drawn + (word(label, w / 2, 15, 12, "word") if label else "")


def _text(box: Box, w: float, h: float, label: str, note: str) -> str:
    """Bare writing: the shape of the ink or the glyph, then the words, then the small print."""
    size = min(26, 26 * h / SQUARE)
    start = 0.0
    drawn = ""
    if box.glyph:
        drawn, start = draw_glyph(box.glyph, size / 2, h / 2, 0.5 * size, w), 1.35 * size
    elif box.ink in SHAPES:
        drawn, start = sign(box.ink, size / 2, h / 2, 0.42 * size), 1.35 * size
    if label:
        drawn += word(label, start, h / 2, size, "word left", w - start)
    if note:
        drawn += word(note, start, h / 2, size, "small left", w - start)
    return drawn


def _caption(box: Box, w: float, h: float, label: str, note: str) -> str:
    kind = "word" if label else "small"
    if box.glyph:
        return draw_glyph(box.glyph, w / 2, h / 2, h / 2, w)
    return word(label or note, w / 2, h / 2, min(26, 26 * h / SQUARE), kind, w)


_HOW: dict[Shape, Callable[[Box, float, float, str, str], str]] = {
    Shape.BOX: _box,
    Shape.PANEL: _panel,
    Shape.DIE: _die,
    Shape.CARD: _card,
    Shape.DISC: _disc,
    Shape.STAR: _star,
    Shape.TOKEN: _token,
    Shape.RAIL: _rail,
    Shape.PLATTER: _platter,
    Shape.TEXT: _text,
    Shape.CAPTION: _caption,
}
