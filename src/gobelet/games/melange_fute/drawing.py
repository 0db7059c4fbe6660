"""How do the zones of a sheet look: the yellow rows, the blue block, the three rows?"""

from collections.abc import Sequence
from itertools import chain

from gobelet.core.drawn import drawn_once
from gobelet.core.picture import Box, Mark, Run, Zone, small_print
from gobelet.core.text import NOTHING, Text, listed, say
from gobelet.games.melange_fute.notation import box_name as token
from gobelet.games.melange_fute.places import BLUE_PLACE, GREEN_PLACE, ORANGE_PLACE, VIOLET_PLACE
from gobelet.games.melange_fute.sheet import (
    BOTTOM,
    GREEN_BLOCK,
    GREEN_BOXES,
    ORANGE_BOXES,
    TOP,
    YELLOW_HEIGHT,
    YELLOW_WIDTH,
    Paper,
)
from gobelet.games.melange_fute.telling import place_title
from gobelet.parts.fute.picture.zones import (
    BELOW,
    blue_dice,
    bonus,
    rail,
    star,
    ticked,
    written,
)
from gobelet.parts.fute.telling import box_title
from gobelet.parts.seats import signed


@drawn_once
def draw_yellow(
    paper: Paper, written: Sequence[int], numbers: Sequence[int], x: float, y: float, pitch: float, drop: float
) -> Zone:
    """Three rows; under each box what it pays, under each column its points."""
    boxes: list[Box] = []
    full = min(written)
    for column in range(YELLOW_WIDTH):
        boxes += _yellow_column(paper, column, x + column * pitch + 0.5, y + 0.5, 2 * drop + 1.18, column < full)
    one = 1 in numbers[:YELLOW_WIDTH]
    for box in range(YELLOW_HEIGHT * YELLOW_WIDTH):
        row, column = divmod(box, YELLOW_WIDTH)
        closed = row == TOP and not numbers[box] and one  # MF10
        before = numbers[column - 1] if row == TOP and column else 0
        boxes += _yellow_box(paper, box, x + column * pitch, y + row * drop, numbers[box], before, closed)
    return tuple(boxes)


@drawn_once
def _yellow_column(paper: Paper, column: int, x: float, y: float, h: float, full: bool) -> tuple[Box, Box]:
    points = paper.yellow_points[column]
    title = say("column {number}, points: {points}", number=column + 1, points=points)
    return (
        rail(f"yellow-column{column + 1}", x, y, x, y + h, "yellow", full),
        star(f"yellow-star{column + 1}", x, y + h, points, "yellow", full, title, 0.78),
    )


@drawn_once
def _yellow_box(paper: Paper, box: int, x: float, y: float, number: int, before: int, closed: bool) -> Zone:
    row, column = divmod(box, YELLOW_WIDTH)
    id, name = token(paper, box), place_title(paper, box)
    pays = bonus(f"yellow-bonus{box + 1}", x + 0.5, y + 1.4, paper.yellow_bonus[box], number > 0, lost=closed)
    if closed:
        return Box(id, x, y, title=say("{box}: closed", box=name), ink="yellow", mark=Mark.LOST), *pays
    return written(id, x, y, number, _yellow_hint(row, column, before), "yellow", name), *pays


def _yellow_hint(row: int, column: int, before: int) -> Text:
    """Each number of the top row lower than the one before; the middle row costs, the bottom row counts."""
    if row != TOP:
        return say("+") if row == BOTTOM else say("−")
    if before:
        return say("<{before}", before=before)
    return say("<") if column else NOTHING


@drawn_once
def blue_box(paper: Paper, box: int, x: float, y: float, done: bool) -> Box:
    id, number = token(paper, BLUE_PLACE + box), paper.blue_numbers[box]
    if number == 0:
        return blue_dice(id, x, y)
    mark = Mark.PRINTED if number < 0 else Mark.DONE if done else Mark.OPEN
    return ticked(id, x, y, number, "blue", mark, place_title(paper, BLUE_PLACE + box))


@drawn_once
def draw_green(paper: Paper, numbers: Sequence[int], run: Run, within: float) -> Zone:
    """Pairs of boxes, the second `within` squares after the first, and what each pair is worth above it."""
    boxes: list[Box] = []
    for block in range(GREEN_BOXES // GREEN_BLOCK):
        first = GREEN_BLOCK * block
        boxes += _green_pair(paper, block, *run.at(block), within, numbers[first], numbers[first + 1])
    return tuple(boxes)


@drawn_once
def _green_pair(paper: Paper, block: int, x: float, y: float, within: float, one: int, other: int) -> Zone:
    boxes = [_pair(block, x + (1 + within) / 2, y - 0.38, one, other)]
    for side, number in enumerate((one, other)):
        box, left = GREEN_BLOCK * block + side, x + side * within
        times = paper.green_times[box]
        name = say("{box}, times {times}", box=box_title("green", box + 1), times=times)
        hint = say("×{times}", times=times)
        boxes.append(written(token(paper, GREEN_PLACE + box), left, y, number, hint, "green", name))
        boxes += bonus(f"green-bonus{box + 1}", left + 0.5, y + BELOW, paper.green_bonus[box], number > 0)
    return tuple(boxes)


def _pair(block: int, x: float, y: float, one: int, other: int) -> Box:
    full = one > 0 and other > 0
    title = say("pair {number}, left minus right: {points}", number=block + 1, points=signed(one - other))
    if not full:
        title = say("pair {number}: left minus right", number=block + 1)
    return star(f"green-star{block + 1}", x, y, signed(one - other) if full else "–", "green", full, title)


@drawn_once
def draw_orange(paper: Paper, ticks: int, reach: int, run: Run) -> Zone:
    """Under two neighbours what they pay together; boxes before `reach` were skipped, unless they are ticked."""
    boxes: list[Box] = []
    for box in range(ORANGE_BOXES):
        mark = Mark.DONE if ticks >> box & 1 else Mark.LOST if box < reach else Mark.OPEN
        both = bool(ticks >> box & 1 and ticks >> box + 1 & 1)
        boxes += _orange_box(paper, run, box, mark, both, not both and box + 1 < reach)
    return tuple(boxes)


@drawn_once
def _orange_box(paper: Paper, run: Run, box: int, mark: Mark, both: bool, lost: bool) -> Zone:
    (x, y), number, boxes = run.at(box), paper.orange_numbers[box], []
    last = box + 1 == ORANGE_BOXES
    if not last and (box + 1) % run.per_line:
        boxes.append(rail(f"orange-pair{box + 1}", x + 1, y + 0.5, x + run.pitch, y + 0.5, "orange", both))
    name = say("{box}, showing {number}", box=box_title("orange", box + 1), number=number)
    boxes.append(ticked(token(paper, ORANGE_PLACE + box), x, y, number, "orange", mark, name))
    if not last:
        id, kind = f"orange-bonus{box + 1}", paper.orange_gap_bonus[box]
        boxes += bonus(id, x + (1 + run.pitch) / 2, y + BELOW, kind, both, lost=lost)
    return tuple(boxes)


@drawn_once
def draw_violet(paper: Paper, numbers: Sequence[int], written: int, run: Run) -> Zone:
    pairs = enumerate(zip(numbers, (0, *numbers), strict=False))
    each = (_violet_box(paper, run, box, number, before, written == box + 1) for box, (number, before) in pairs)
    return tuple(chain.from_iterable(each))


@drawn_once
def _violet_box(paper: Paper, run: Run, box: int, number: int, before: int, latest: bool) -> Zone:
    (x, y), points, extra = run.at(box), paper.violet_points[box + 1], _extra(paper, number)
    title = say("boxes: {count}, points: {points}", count=box + 1, points=points)
    hint = say(">{before}", before=before) if before else say(">") if box else NOTHING
    note = say("+{extra}", extra=extra) if extra else NOTHING
    place = token(paper, VIOLET_PLACE + box)
    return (
        star(f"violet-star{box + 1}", x + 0.5, y - 0.38, points, "violet", latest, title),
        written(place, x, y, number, hint, "violet", box_title("violet", box + 1))._replace(note=note),
        *bonus(f"violet-bonus{box + 1}", x + 0.5, y + BELOW, paper.violet_bonus[box], number > 0),
    )


def _extra(paper: Paper, number: int) -> int:
    """MF14: the highest that applies."""
    return max((p for least, p in zip(paper.extra_from, paper.extra_points, strict=True) if number >= least), default=0)


@drawn_once
def draw_extra_points(paper: Paper, x: float, y: float, w: float) -> Box:
    steps = zip(paper.extra_from, paper.extra_points, strict=True)
    each: list[Text | str] = [say("+{points} from {least}", points=p, least=least) for least, p in steps]
    return small_print("violet-extra", x, y, w, 0.42, say("each number: {steps}", steps=listed(each)))
