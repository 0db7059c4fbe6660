"""How do the five zones of a sheet look?"""

from collections.abc import Iterator

from gobelet.core.picture import Box, Mark
from gobelet.core.text import NOTHING, Text, say
from gobelet.games.tres_fute.notation import box_name as token
from gobelet.games.tres_fute.places import BLUE_PLACE, GREEN_PLACE, ORANGE_PLACE, VIOLET_PLACE
from gobelet.games.tres_fute.sheet import (
    BLUE_COLUMNS,
    BLUE_HEIGHT,
    BLUE_ROWS,
    BLUE_WIDTH,
    GREEN_BOXES,
    ORANGE_BOXES,
    VIOLET_BOXES,
    YELLOW_COLUMNS,
    YELLOW_DIAGONAL,
    YELLOW_HEIGHT,
    YELLOW_ROWS,
    YELLOW_WIDTH,
    Paper,
)
from gobelet.games.tres_fute.state import Sheet
from gobelet.parts.fute.picture.zones import BELOW, Run, bonus, box_name, rail, star, ticked, written

DROP = 1.1  # from row to row in a block


def holds(boxes: int, line: int) -> bool:
    return boxes & line == line


def draw_yellow(paper: Paper, sheet: Sheet, x: float, y: float, pitch: float, original: bool) -> Iterator[Box]:
    """The block with its left upper corner at (x, y)."""
    right, bottom = x + YELLOW_WIDTH * pitch + 0.25, y + YELLOW_HEIGHT * DROP + 0.32
    diagonal = holds(sheet.yellow, YELLOW_DIAGONAL)
    yield rail("yellow-diagonal", x + 0.5, y + 0.5, right, bottom, "yellow", diagonal)
    for row, boxes in enumerate(YELLOW_ROWS):
        middle, complete = y + row * DROP + 0.5, holds(sheet.yellow, boxes)
        yield rail(f"yellow-row{row + 1}", x + 0.5, middle, right, middle, "yellow", complete)
        yield from bonus(f"yellow-bonus{row + 1}", right, middle, paper.yellow_row_bonus[row], complete, original)
    yield from bonus("yellow-bonus-diagonal", right, bottom, paper.yellow_diagonal_bonus, diagonal, original)
    for column, boxes in enumerate(YELLOW_COLUMNS):
        middle, complete, points = x + column * pitch + 0.5, holds(sheet.yellow, boxes), paper.yellow_points[column]
        yield rail(f"yellow-column{column + 1}", middle, y + 0.5, middle, bottom, "yellow", complete)
        title = say("column {number}: {points} points", number=column + 1, points=points)
        yield star(f"yellow-star{column + 1}", middle, bottom, points, "yellow", complete, title, 0.78)
    for box, number in enumerate(paper.yellow_numbers):
        left, top = x + box % YELLOW_WIDTH * pitch, y + box // YELLOW_WIDTH * DROP
        mark = Mark.PRINTED if not number else Mark.DONE if sheet.yellow >> box & 1 else Mark.OPEN
        id = token(paper, box) if number else f"yellow-printed{box // YELLOW_WIDTH + 1}"
        yield ticked(id, left, top, number, "yellow", mark, say("yellow {number}", number=number or "✗"))


def draw_blue(paper: Paper, sheet: Sheet, x: float, y: float, pitch: float, original: bool) -> Iterator[Box]:
    right, bottom = x + BLUE_WIDTH * pitch + 0.25, y + BLUE_HEIGHT * DROP + 0.32
    for row, boxes in enumerate(BLUE_ROWS):
        middle, complete = y + row * DROP + 0.5, holds(sheet.blue, boxes)
        yield rail(f"blue-row{row + 1}", x + 0.5, middle, right, middle, "blue", complete)
        yield from bonus(f"blue-bonus{row + 1}", right, middle, paper.blue_row_bonus[row], complete, original)
    for column, boxes in enumerate(BLUE_COLUMNS):
        middle, complete, kind = x + column * pitch + 0.5, holds(sheet.blue, boxes), paper.blue_column_bonus[column]
        yield rail(f"blue-column{column + 1}", middle, y + 0.5, middle, bottom, "blue", complete)
        yield from bonus(f"blue-bonus-column{column + 1}", middle, bottom, kind, complete, original)
    for box, number in enumerate(paper.blue_numbers):
        left, top = x + box % BLUE_WIDTH * pitch, y + box // BLUE_WIDTH * DROP
        if number:
            mark = Mark.DONE if sheet.blue >> box & 1 else Mark.OPEN
            name = say("blue {number}", number=number)
            yield ticked(token(paper, BLUE_PLACE + box), left, top, number, "blue", mark, name)
        else:
            title = say("the sum of the blue and the white die")
            yield Box("blue-dice", left, top, title=title, ink="blue", glyph="blue_and_white", mark=Mark.PRINTED)


def draw_green(paper: Paper, sheet: Sheet, run: Run, original: bool) -> Iterator[Box]:
    for box in range(GREEN_BOXES):
        x, y = run.at(box)
        title = say("{count} boxes: {points} points", count=box + 1, points=paper.green_points[box + 1])
        reached = sheet.green == box + 1
        yield star(f"green-star{box + 1}", x + 0.5, y - 0.38, paper.green_points[box + 1], "green", reached, title)
        yield _green_box(paper, sheet, box, x, y)
        received = box < sheet.green
        yield from bonus(f"green-bonus{box + 1}", x + 0.5, y + BELOW, paper.green_bonus[box], received, original)


def _green_box(paper: Paper, sheet: Sheet, box: int, x: float, y: float) -> Box:
    id, least = token(paper, GREEN_PLACE + box), paper.green_numbers[box]
    label = say("≥{least}", least=least)
    name = say("{box}, at least {least}", box=box_name("green", box + 1), least=least)
    if box < sheet.green:
        title = say("{box}: ticked", box=name)
        return Box(id, x, y, label=label, title=title, ink="green", glyph="cross", mark=Mark.DONE)
    return Box(id, x, y, label=label, title=say("{box}: open", box=name), ink="green")


def draw_orange(paper: Paper, sheet: Sheet, run: Run, original: bool) -> Iterator[Box]:
    for box in range(ORANGE_BOXES):
        x, y = run.at(box)
        times = paper.orange_times[box]
        hint = say("×{times}", times=times) if times > 1 else NOTHING
        name = box_name("orange", box + 1)
        if times > 1:
            name = say("{box}, times {times}", box=name, times=times)
        number = sheet.orange_numbers[box]
        yield written(token(paper, ORANGE_PLACE + box), x, y, number, hint, "orange", name)
        received = box < sheet.orange
        yield from bonus(f"orange-bonus{box + 1}", x + 0.5, y + BELOW, paper.orange_bonus[box], received, original)


def draw_violet(paper: Paper, sheet: Sheet, run: Run, original: bool) -> Iterator[Box]:
    for box in range(VIOLET_BOXES):
        x, y = run.at(box)
        id, name, number = token(paper, VIOLET_PLACE + box), box_name("violet", box + 1), sheet.violet_numbers[box]
        yield written(id, x, y, number, _violet_hint(paper, sheet, box), "violet", name)
        received = box < sheet.violet
        yield from bonus(f"violet-bonus{box + 1}", x + 0.5, y + BELOW, paper.violet_bonus[box], received, original)


def _violet_hint(paper: Paper, sheet: Sheet, box: int) -> Text:
    """More than the one before; for the next box with its number."""
    if box == 0:
        return NOTHING
    before = sheet.violet_numbers[box - 1]
    if before == paper.violet_again:
        return NOTHING
    return say(">{before}", before=before) if before else say(">")
