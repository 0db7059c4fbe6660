"""How do the zones of a sheet look: the yellow rows, the blue block, the three rows?"""

from collections.abc import Iterator

from gobelet.core.picture import Box, Mark, small_print
from gobelet.core.text import NOTHING, Text, listed, say
from gobelet.games.melange_fute.notation import box_name as token
from gobelet.games.melange_fute.places import BLUE_PLACE, GREEN_PLACE, ORANGE_PLACE, VIOLET_PLACE
from gobelet.games.melange_fute.sheet import (
    BLUE_COLUMNS,
    BLUE_HEIGHT,
    BLUE_ROWS,
    BLUE_WIDTH,
    BOTTOM,
    GREEN_BLOCK,
    GREEN_BOXES,
    ORANGE_BOXES,
    TOP,
    VIOLET_BOXES,
    YELLOW_HEIGHT,
    YELLOW_WIDTH,
    Paper,
)
from gobelet.games.melange_fute.state import Sheet
from gobelet.games.melange_fute.zones import first_orange
from gobelet.parts.fute.picture.zones import BELOW, Run, bonus, box_name, rail, signed, star, ticked, written

ROW_NAMES = (say("top row"), say("middle row"), say("bottom row"))


def draw_yellow(paper: Paper, sheet: Sheet, x: float, y: float, pitch: float, drop: float) -> Iterator[Box]:
    """Three rows; under each box what it pays, under each column its points."""
    bottom = y + 2 * drop + 1.68
    for column, points in enumerate(paper.yellow_points):
        middle, complete = x + column * pitch + 0.5, column < min(sheet.yellow)
        yield rail(f"yellow-column{column + 1}", middle, y + 0.5, middle, bottom, "yellow", complete)
        title = say("column {number}: {points} points", number=column + 1, points=points)
        yield star(f"yellow-star{column + 1}", middle, bottom, points, "yellow", complete, title, 0.78)
    for box in range(YELLOW_HEIGHT * YELLOW_WIDTH):
        row, column = divmod(box, YELLOW_WIDTH)
        left, top, number = x + column * pitch, y + row * drop, sheet.yellow_numbers[box]
        name = say("yellow, {row}, box {number}", row=ROW_NAMES[row], number=column + 1)
        closed = row == TOP and not number and 1 in sheet.yellow_numbers[:YELLOW_WIDTH]  # MF10
        if closed:
            title = say("{box}: closed", box=name)
            yield Box(token(paper, box), left, top, title=title, ink="yellow", mark=Mark.LOST)
        else:
            yield written(token(paper, box), left, top, number, _yellow_hint(sheet, row, column), "yellow", name)
        id, kind = f"yellow-bonus{box + 1}", paper.yellow_bonus[box]
        yield from bonus(id, left + 0.5, top + 1.4, kind, number > 0, lost=closed)


def _yellow_hint(sheet: Sheet, row: int, column: int) -> Text:
    """Each number of the top row lower than the one before; the middle row costs, the bottom row counts."""
    if row != TOP:
        return say("+") if row == BOTTOM else say("−")
    before = sheet.yellow_numbers[column - 1] if column else 0
    if before:
        return say("<{before}", before=before)
    return say("<") if column else NOTHING


def draw_blue(paper: Paper, sheet: Sheet, x: float, y: float, pitch: float, drop: float) -> Iterator[Box]:
    right, bottom = x + BLUE_WIDTH * pitch + 0.25, y + BLUE_HEIGHT * drop + 0.32
    for row, boxes in enumerate(BLUE_ROWS):
        middle, complete = y + row * drop + 0.5, sheet.blue & boxes == boxes
        yield rail(f"blue-row{row + 1}", x + 0.5, middle, right, middle, "blue", complete)
        yield from bonus(f"blue-bonus{row + 1}", right, middle, paper.blue_row_bonus[row], complete)
    for column, boxes in enumerate(BLUE_COLUMNS):
        middle, complete, kind = x + column * pitch + 0.5, sheet.blue & boxes == boxes, paper.blue_column_bonus[column]
        yield rail(f"blue-column{column + 1}", middle, y + 0.5, middle, bottom, "blue", complete)
        yield from bonus(f"blue-bonus-column{column + 1}", middle, bottom, kind, complete)
    for box, number in enumerate(paper.blue_numbers):
        left, top, id = x + box % BLUE_WIDTH * pitch, y + box // BLUE_WIDTH * drop, token(paper, BLUE_PLACE + box)
        if number == 0:
            title = say("the sum of the blue and the white die")
            yield Box(id, left, top, title=title, ink="blue", glyph="blue_and_white", mark=Mark.PRINTED)
        else:
            mark = Mark.PRINTED if number < 0 else Mark.DONE if sheet.blue >> box & 1 else Mark.OPEN
            name = say("blue {number}", number=number) if number > 0 else say("blue box without a number")
            yield ticked(id, left, top, number, "blue", mark, name)


def draw_green(paper: Paper, sheet: Sheet, run: Run, within: float) -> Iterator[Box]:
    """Pairs of boxes, the second `within` squares after the first, and what each pair is worth above it."""
    for box in range(GREEN_BOXES):
        block, side = divmod(box, GREEN_BLOCK)
        x, y = run.at(block)
        if side == 0:
            yield _pair(sheet, block, x + (1 + within) / 2, y - 0.38)
        left, times, number = x + side * within, paper.green_times[box], sheet.green[box]
        name = say("{box}, times {times}", box=box_name("green", box + 1), times=times)
        hint = say("×{times}", times=times)
        yield written(token(paper, GREEN_PLACE + box), left, y, number, hint, "green", name)
        yield from bonus(f"green-bonus{box + 1}", left + 0.5, y + BELOW, paper.green_bonus[box], number > 0)


def _pair(sheet: Sheet, block: int, x: float, y: float) -> Box:
    one, other = sheet.green[GREEN_BLOCK * block], sheet.green[GREEN_BLOCK * block + 1]
    full = one > 0 and other > 0
    title = say("pair {number}, left less right: {points}", number=block + 1, points=signed(one - other))
    if not full:
        title = say("pair {number}: left less right", number=block + 1)
    return star(f"green-star{block + 1}", x, y, signed(one - other) if full else "–", "green", full, title)


def draw_orange(paper: Paper, sheet: Sheet, run: Run) -> Iterator[Box]:
    """Under two neighbours what they pay together."""
    reach = first_orange(sheet)
    for box, number in enumerate(paper.orange_numbers):
        x, y = run.at(box)
        both = bool(sheet.orange >> box & 1 and sheet.orange >> box + 1 & 1)
        if box + 1 < ORANGE_BOXES and (box + 1) % run.per_line:
            yield rail(f"orange-pair{box + 1}", x + 1, y + 0.5, x + run.pitch, y + 0.5, "orange", both)
        mark = Mark.DONE if sheet.orange >> box & 1 else Mark.LOST if box < reach else Mark.OPEN
        name = say("{box}, showing {number}", box=box_name("orange", box + 1), number=number)
        yield ticked(token(paper, ORANGE_PLACE + box), x, y, number, "orange", mark, name)
        if box + 1 < ORANGE_BOXES:
            id, kind, lost = f"orange-bonus{box + 1}", paper.orange_gap_bonus[box], not both and box + 1 < reach
            yield from bonus(id, x + (1 + run.pitch) / 2, y + BELOW, kind, both, lost=lost)


def draw_violet(paper: Paper, sheet: Sheet, run: Run) -> Iterator[Box]:
    for box in range(VIOLET_BOXES):
        x, y = run.at(box)
        points, number = paper.violet_points[box + 1], sheet.violet_numbers[box]
        title = say("{count} boxes: {points} points", count=box + 1, points=points)
        yield star(f"violet-star{box + 1}", x + 0.5, y - 0.38, points, "violet", sheet.violet == box + 1, title)
        before = sheet.violet_numbers[box - 1] if box else 0
        hint = say(">{before}", before=before) if before else say(">") if box else NOTHING
        name, extra = box_name("violet", box + 1), _extra(paper, number)
        note = say("+{extra}", extra=extra) if extra else NOTHING
        yield written(token(paper, VIOLET_PLACE + box), x, y, number, hint, "violet", name)._replace(note=note)
        yield from bonus(f"violet-bonus{box + 1}", x + 0.5, y + BELOW, paper.violet_bonus[box], number > 0)


def _extra(paper: Paper, number: int) -> int:
    """MF14: the highest that applies."""
    return max((p for least, p in zip(paper.extra_from, paper.extra_points, strict=True) if number >= least), default=0)


def draw_extra_points(paper: Paper, x: float, y: float, w: float) -> Box:
    steps = zip(paper.extra_from, paper.extra_points, strict=True)
    each: list[Text | str] = [say("+{points} from {least}", points=p, least=least) for least, p in steps]
    return small_print("violet-extra", x, y, w, 0.36, say("each number: {steps}", steps=listed(each)))
