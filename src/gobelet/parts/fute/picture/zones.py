"""How do the boxes of a zone look, whatever the sheet?"""

from collections.abc import Callable
from typing import Protocol, TypeVar

from gobelet.core.drawn import drawn_once
from gobelet.core.glyph import CROSS, CROSS_PRINTED
from gobelet.core.picture import Box, Mark, Pane, Role, Run, Shape, Zone, numeral, panel
from gobelet.core.text import NOTHING, Text, say
from gobelet.parts.fute.notation import COLOUR_NAMES
from gobelet.parts.fute.picture.glyphs import BLUE_AND_WHITE
from gobelet.parts.fute.picture.icons import icon
from gobelet.parts.fute.table import Bonus
from gobelet.parts.seats import signed

ICON = 0.66  # size of a bonus
STAR = 0.66  # size of printed points
DROP = 1.1  # from row to row in a block
BELOW = 1.42  # from the top of a box to the middle of what it pays


@drawn_once
def zone(
    colour: str, x: float, y: float, w: float, h: float, points: int, star: tuple[float, float]
) -> tuple[Box, Box]:
    """The ground of a zone, and what it is worth by now: a star around a place within it."""
    title = say("{colour}, points by now: {points}", colour=COLOUR_NAMES[colour], points=points)
    left, top = x + star[0] - 0.4, y + star[1] - 0.4
    return (
        panel(f"{colour}-zone", x, y, w, h, COLOUR_NAMES[colour], colour),
        Box(f"{colour}-points", left, top, 0.8, 0.8, numeral(signed(points)), title, colour, Shape.STAR),
    )


def zone_pane(
    colour: str, x: float, y: float, w: float, h: float, points: int, star: tuple[float, float], *zones: Zone
) -> Pane:
    """A zone with all that is on it."""
    ground = zone(colour, x, y, w, h, points, star)
    return Pane(colour, Role.SHEET, COLOUR_NAMES[colour], (x, y, w, h), (ground, *zones), colour)


def ticked(id: str, x: float, y: float, number: int, ink: str, mark: Mark, name: Text) -> Box:
    """A box that is ticked: crossed out once it is done, or from the start."""
    label = numeral(number) if mark != Mark.PRINTED else NOTHING
    glyph = {Mark.DONE: CROSS, Mark.PRINTED: CROSS_PRINTED}.get(mark)
    return Box(id, x, y, label=label, title=_title(name, mark), ink=ink, glyph=glyph, mark=mark)


def written(id: str, x: float, y: float, number: int, hint: Text, ink: str, name: Text) -> Box:
    """A box that takes a number; an empty one shows what is printed in it."""
    if number:
        title = say("{box}: {number}", box=name, number=number)
        return Box(id, x, y, label=numeral(number), title=title, ink=ink, mark=Mark.DONE)
    return Box(id, x, y, label=hint, title=say("{box}: empty", box=name), ink=ink)


def bonus(id: str, x: float, y: float, kind: int, received: bool, original: bool = False, lost: bool = False) -> Zone:
    """What stands in the middle of (x, y), if anything does."""
    if kind == Bonus.NONE:
        return ()
    mark = Mark.DONE if received else Mark.LOST if lost else Mark.OPEN
    return (icon(id, x - ICON / 2, y - ICON / 2, ICON, kind, mark, original),)


def holds(boxes: int, line: int) -> bool:
    return boxes & line == line


Lines = tuple[tuple[int, ...], tuple[int, ...]]  # of the rows of a block, and of its columns


class BluePaper(Protocol):
    """What is printed in and around a blue block."""

    @property
    def blue_numbers(self) -> tuple[int, ...]: ...
    @property
    def blue_row_bonus(self) -> tuple[int, ...]: ...
    @property
    def blue_column_bonus(self) -> tuple[int, ...]: ...


Paper = TypeVar("Paper", bound=BluePaper)


@drawn_once
def blue_block(
    paper: Paper,
    draw_box: Callable[[Paper, int, float, float, bool], Box],
    lines: Lines,
    ticks: int,
    x: float,
    y: float,
    pitch: float,
    original: bool = False,
) -> Zone:
    """Lines through rows and columns, what they pay, and the boxes on them."""
    (rows, columns), boxes = lines, list[Box]()
    right, bottom = x + len(columns) * pitch + 0.25, y + len(rows) * DROP + 0.32
    for row, line in enumerate(rows):
        top, kind = y + row * DROP + 0.5, paper.blue_row_bonus[row]
        boxes += _paying(f"row{row + 1}", str(row + 1), x + 0.5, top, right, top, kind, holds(ticks, line), original)
    for column, line in enumerate(columns):
        left, kind, id = x + column * pitch + 0.5, paper.blue_column_bonus[column], f"column{column + 1}"
        boxes += _paying(id, f"-{id}", left, y + 0.5, left, bottom, kind, holds(ticks, line), original)
    for box in range(len(paper.blue_numbers)):
        row, column = divmod(box, len(columns))
        boxes.append(draw_box(paper, box, x + column * pitch, y + row * DROP, bool(ticks >> box & 1)))
    return tuple(boxes)


@drawn_once
def _paying(
    id: str, end: str, x: float, y: float, to_x: float, to_y: float, kind: int, complete: bool, original: bool
) -> Zone:
    """A line through blue boxes, and what it pays at its end."""
    line = rail(f"blue-{id}", x, y, to_x, to_y, "blue", complete)
    return line, *bonus(f"blue-bonus{end}", to_x, to_y, kind, complete, original)


def blue_dice(id: str, x: float, y: float) -> Box:
    """The corner of the blue block says what is ticked in it."""
    title = say("the sum of the blue and the white die")
    return Box(id, x, y, title=title, ink="blue", glyph=BLUE_AND_WHITE, mark=Mark.PRINTED)


def rail(id: str, x: float, y: float, to_x: float, to_y: float, ink: str, complete: bool) -> Box:
    """Boxes that pay something together are strung on a line, which is bold once they are complete."""
    return Box(id, x, y, to_x - x, to_y - y, ink=ink, shape=Shape.RAIL, mark=Mark.DONE if complete else Mark.OPEN)


def star(
    id: str, x: float, y: float, points: int | str, ink: str, reached: bool, title: Text, size: float = STAR
) -> Box:
    """Printed points around (x, y); those that count are solid."""
    mark = Mark.DONE if reached else Mark.PRINTED
    return Box(id, x - size / 2, y - size / 2, size, size, numeral(points), title, ink, Shape.STAR, mark=mark)


@drawn_once
def points_by_count(colour: str, points: tuple[int, ...], count: int, run: Run) -> Zone:
    """Points for so many boxes: the number of boxes in small print, and a star beneath."""
    boxes, size = [], min(STAR, run.pitch - 0.05)
    for number in range(1, len(points)):
        x, y = run.at(number - 1)
        title = say("boxes: {count}, points: {points}", count=number, points=points[number])
        boxes += [
            Box(f"{colour}-count{number}", x - 0.4, y - 0.68, 0.8, 0.42, shape=Shape.CAPTION, note=numeral(number)),
            star(f"{colour}-star{number}", x, y, points[number], colour, number == count, title, size),
        ]
    return tuple(boxes)


def _title(name: Text, mark: Mark) -> Text:
    match mark:
        case Mark.DONE:
            return say("{box}: ticked", box=name)
        case Mark.PRINTED:
            return say("{box}: ticked from the start", box=name)
        case Mark.LOST:
            return say("{box}: skipped", box=name)
        case _:
            return say("{box}: open", box=name)
