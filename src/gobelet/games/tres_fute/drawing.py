"""How do the five zones of a sheet look?"""

from collections.abc import Sequence
from itertools import chain

from gobelet.core.drawn import drawn_once
from gobelet.core.glyph import CROSS
from gobelet.core.picture import Box, Mark, Run, Zone
from gobelet.core.text import NOTHING, Text, say
from gobelet.games.tres_fute.notation import box_name as token
from gobelet.games.tres_fute.places import BLUE_PLACE, GREEN_PLACE, ORANGE_PLACE, VIOLET_PLACE
from gobelet.games.tres_fute.sheet import (
    GREEN_BOXES,
    YELLOW_COLUMNS,
    YELLOW_DIAGONAL,
    YELLOW_HEIGHT,
    YELLOW_ROWS,
    YELLOW_WIDTH,
    Paper,
)
from gobelet.games.tres_fute.telling import place_title
from gobelet.parts.fute.picture.zones import (
    BELOW,
    DROP,
    blue_dice,
    bonus,
    holds,
    rail,
    star,
    ticked,
    written,
)
from gobelet.parts.fute.telling import box_title


@drawn_once
def draw_yellow(paper: Paper, ticks: int, x: float, y: float, pitch: float, original: bool) -> Zone:
    """The block with its left upper corner at (x, y)."""
    right, bottom = x + YELLOW_WIDTH * pitch + 0.25, y + YELLOW_HEIGHT * DROP + 0.32
    boxes = [*_yellow_diagonal(paper, x + 0.5, y + 0.5, right, bottom, holds(ticks, YELLOW_DIAGONAL), original)]
    for row, line in enumerate(YELLOW_ROWS):
        boxes += _yellow_row(paper, row, x + 0.5, y + row * DROP + 0.5, right, holds(ticks, line), original)
    for column, line in enumerate(YELLOW_COLUMNS):
        boxes += _yellow_column(paper, column, x + column * pitch + 0.5, y + 0.5, bottom, holds(ticks, line))
    for box in range(len(paper.yellow_numbers)):
        left, top = x + box % YELLOW_WIDTH * pitch, y + box // YELLOW_WIDTH * DROP
        boxes.append(_yellow_box(paper, box, left, top, bool(ticks >> box & 1)))
    return tuple(boxes)


@drawn_once
def _yellow_diagonal(
    paper: Paper, x: float, y: float, right: float, bottom: float, complete: bool, original: bool
) -> Zone:
    line = rail("yellow-diagonal", x, y, right, bottom, "yellow", complete)
    return line, *bonus("yellow-bonus-diagonal", right, bottom, paper.yellow_diagonal_bonus, complete, original)


@drawn_once
def _yellow_row(paper: Paper, row: int, x: float, y: float, right: float, complete: bool, original: bool) -> Zone:
    line = rail(f"yellow-row{row + 1}", x, y, right, y, "yellow", complete)
    return line, *bonus(f"yellow-bonus{row + 1}", right, y, paper.yellow_row_bonus[row], complete, original)


@drawn_once
def _yellow_column(paper: Paper, column: int, x: float, y: float, bottom: float, complete: bool) -> tuple[Box, Box]:
    points = paper.yellow_points[column]
    title = say("column {number}, points: {points}", number=column + 1, points=points)
    return (
        rail(f"yellow-column{column + 1}", x, y, x, bottom, "yellow", complete),
        star(f"yellow-star{column + 1}", x, bottom, points, "yellow", complete, title, 0.78),
    )


@drawn_once
def _yellow_box(paper: Paper, box: int, x: float, y: float, done: bool) -> Box:
    number = paper.yellow_numbers[box]
    mark = Mark.PRINTED if not number else Mark.DONE if done else Mark.OPEN
    id = token(paper, box) if number else f"yellow-printed{box // YELLOW_WIDTH + 1}"
    return ticked(id, x, y, number, "yellow", mark, place_title(paper, box))


@drawn_once
def blue_box(paper: Paper, box: int, x: float, y: float, done: bool) -> Box:
    number, mark = paper.blue_numbers[box], Mark.DONE if done else Mark.OPEN
    if not number:
        return blue_dice("blue-dice", x, y)
    place = BLUE_PLACE + box
    return ticked(token(paper, place), x, y, number, "blue", mark, place_title(paper, place))


@drawn_once
def draw_green(paper: Paper, ticks: int, run: Run, original: bool) -> Zone:
    each = (_green_box(paper, run, box, box < ticks, ticks == box + 1, original) for box in range(GREEN_BOXES))
    return tuple(chain.from_iterable(each))


@drawn_once
def _green_box(paper: Paper, run: Run, box: int, done: bool, latest: bool, original: bool) -> Zone:
    (x, y), points, least = run.at(box), paper.green_points[box + 1], paper.green_numbers[box]
    title = say("boxes: {count}, points: {points}", count=box + 1, points=points)
    name = say("{box}, at least {least}", box=box_title("green", box + 1), least=least)
    mark, glyph = (Mark.DONE, CROSS) if done else (Mark.OPEN, None)
    shown = say("{box}: ticked", box=name) if done else say("{box}: open", box=name)
    id, label = token(paper, GREEN_PLACE + box), say("≥{least}", least=least)
    return (
        star(f"green-star{box + 1}", x + 0.5, y - 0.38, points, "green", latest, title),
        Box(id, x, y, label=label, title=shown, ink="green", glyph=glyph, mark=mark),
        *bonus(f"green-bonus{box + 1}", x + 0.5, y + BELOW, paper.green_bonus[box], done, original),
    )


@drawn_once
def draw_orange(paper: Paper, numbers: Sequence[int], run: Run, original: bool) -> Zone:
    each = (_orange_box(paper, run, box, number, original) for box, number in enumerate(numbers))
    return tuple(chain.from_iterable(each))


@drawn_once
def _orange_box(paper: Paper, run: Run, box: int, number: int, original: bool) -> Zone:
    (x, y), times, name = run.at(box), paper.orange_times[box], box_title("orange", box + 1)
    hint = say("×{times}", times=times) if times > 1 else NOTHING
    if times > 1:
        name = say("{box}, times {times}", box=name, times=times)
    return (
        written(token(paper, ORANGE_PLACE + box), x, y, number, hint, "orange", name),
        *bonus(f"orange-bonus{box + 1}", x + 0.5, y + BELOW, paper.orange_bonus[box], number > 0, original),
    )


@drawn_once
def draw_violet(paper: Paper, numbers: Sequence[int], run: Run, original: bool) -> Zone:
    pairs = enumerate(zip(numbers, (0, *numbers), strict=False))
    each = (_violet_box(paper, run, box, number, before, original) for box, (number, before) in pairs)
    return tuple(chain.from_iterable(each))


@drawn_once
def _violet_box(paper: Paper, run: Run, box: int, number: int, before: int, original: bool) -> Zone:
    (x, y), id, name = run.at(box), token(paper, VIOLET_PLACE + box), box_title("violet", box + 1)
    return (
        written(id, x, y, number, _violet_hint(paper, box, before), "violet", name),
        *bonus(f"violet-bonus{box + 1}", x + 0.5, y + BELOW, paper.violet_bonus[box], number > 0, original),
    )


def _violet_hint(paper: Paper, box: int, before: int) -> Text:
    """More than the one before; for the next box with its number."""
    if box == 0 or before == paper.violet_again:
        return NOTHING
    return say(">{before}", before=before) if before else say(">")
