"""How is a part of a position shown? Some panels with what lies on them, cut out and put together anew."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gobelet.core.picture import Box, Picture, caption, numeral
from gobelet.core.text import NOTHING

MARGIN, GAP = 0.25, 0.2
OVER = 0.3
ARROW = 0.9  # the room for it
WIDE = 10.0  # such pictures stand below one another, others side by side


@dataclass(frozen=True, slots=True)
class Frame:
    """A rectangle of the paper."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, box: Box) -> bool:
        """Badges and words may hang over the edge; but a larger panel behind this one is no part of it."""
        x, y = box.x + box.w / 2, box.y + box.h / 2
        small = box.w <= self.right - self.left + OVER and box.h <= self.bottom - self.top + OVER
        return small and self.left <= x <= self.right and self.top <= y <= self.bottom


def cut(picture: Picture, rows: Sequence[str]) -> Picture:
    """Rows of panels, one below the other: `tray platter` are two, `tray..platter` is all from one to the other."""
    boxes: list[Box] = []
    y, width = MARGIN, 0.0
    for row in rows:
        x, below = MARGIN, y
        for name in row.split():
            frame = _frame(picture, name)
            boxes += _moved((box for box in picture.boxes if frame.holds(box)), x - frame.left, y - frame.top)
            x += frame.right - frame.left + GAP
            below = max(below, y + frame.bottom - frame.top)
        y, width = below + GAP, max(width, x - GAP)
    return Picture(width + MARGIN, y - GAP + MARGIN, (tuple(boxes),))


def before_and_after(before: Picture, after: Picture) -> Picture:
    """Both with an arrow between them; what comes after has ids of its own."""
    if before.width > WIDE:
        arrow = caption("then", 0, before.height - 0.2, before.width, ARROW, numeral("▼"))
        x, y = 0.0, before.height - 0.4 + ARROW
    else:
        arrow = caption("then", before.width - 0.2, before.height / 2 - 0.5, ARROW, 1, numeral("▶"))
        x, y = before.width - 0.4 + ARROW, 0.0
    later = [box._replace(id=then(box.id)) for box in _moved(after.boxes, x, y)]
    width, height = max(before.width, x + after.width), max(before.height, y + after.height)
    return Picture(width, height, (*before.zones, (arrow, *later)))


def then(id: str) -> str:
    return f"then-{id}"


def _frame(picture: Picture, name: str) -> Frame:
    boxes = [picture.box(id) for id in name.split("..")]
    return Frame(
        min(box.x for box in boxes),
        min(box.y for box in boxes),
        max(box.x + box.w for box in boxes),
        max(box.y + box.h for box in boxes),
    )


def _moved(boxes: "Iterator[Box] | Sequence[Box]", dx: float, dy: float) -> Iterator[Box]:
    for box in boxes:
        yield box._replace(x=box.x + dx, y=box.y + dy, title=NOTHING)  # the text around such a part says what it shows
