"""What does a player look at? The shared table, then how far the own zones are."""

from gobelet.core.encoding import at_least, flag, is_one, members, of, one_hot, thermometer
from gobelet.core.native import bit_count
from gobelet.core.rule import rule
from gobelet.core.verbs import Floats
from gobelet.games.tres_fute.places import FACES
from gobelet.games.tres_fute.scoring import blue_ticks
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
    YELLOW_SHOWING,
    YELLOW_WIDTH,
)
from gobelet.games.tres_fute.state import Sheet, State
from gobelet.games.tres_fute.uses import blue_box
from gobelet.games.tres_fute.zones import fits_green, fits_orange, fits_violet
from gobelet.parts.fute.inputs import TABLE_INPUTS, ZONE_NAMES, open_boxes, open_names
from gobelet.parts.fute.table import Colour, Lies

ALIKE = 2  # yellow boxes with the same number, as printed
YELLOW_BOXES, BLUE_BOXES = YELLOW_HEIGHT * YELLOW_WIDTH, BLUE_HEIGHT * BLUE_WIDTH


INPUTS = (
    *TABLE_INPUTS,
    *of("yellow ticked, box", range(1, YELLOW_BOXES + 1)),
    *open_names("yellow row", YELLOW_HEIGHT, YELLOW_WIDTH),
    *open_names("yellow column", YELLOW_WIDTH, YELLOW_HEIGHT),
    *is_one("yellow diagonal open", range(YELLOW_HEIGHT + 1)),
    *(name for number in range(1, FACES + 1) for name in at_least(f"yellow {number} open", ALIKE)),
    *of("blue ticked, box", range(1, BLUE_BOXES + 1)),
    *open_names("blue row", BLUE_HEIGHT, BLUE_WIDTH),
    *open_names("blue column", BLUE_WIDTH, BLUE_HEIGHT),
    *is_one("blue ticks", range(BLUE_BOXES)),
    *is_one("green ticks", range(GREEN_BOXES + 1)),
    *is_one("orange written", range(ORANGE_BOXES + 1)),
    *is_one("violet written", range(VIOLET_BOXES + 1)),
    *is_one("last violet number", range(1, FACES + 1)),
    *of("white die fits", ZONE_NAMES),
)


@rule
def observe_sheet(view: State, seat: int, into: Floats, at: int) -> int:
    sheet = view.sheets[seat]
    at = yellow(sheet, into, at)
    at = blue(sheet, into, at)
    at = one_hot(into, at, sheet.green, GREEN_BOXES + 1)
    at = one_hot(into, at, sheet.orange, ORANGE_BOXES + 1)
    at = one_hot(into, at, sheet.violet, VIOLET_BOXES + 1)
    at = one_hot(into, at, sheet.violet_numbers[sheet.violet - 1] - 1 if sheet.violet else -1, FACES)
    return white(view, seat, into, at)


@rule
def yellow(sheet: Sheet, into: Floats, at: int) -> int:
    at = members(into, at, sheet.yellow, YELLOW_BOXES)
    at = open_boxes(into, at, YELLOW_ROWS, sheet.yellow, YELLOW_WIDTH)
    at = open_boxes(into, at, YELLOW_COLUMNS, sheet.yellow, YELLOW_HEIGHT)
    at = one_hot(into, at, bit_count(YELLOW_DIAGONAL & ~sheet.yellow), YELLOW_HEIGHT + 1)
    for number in range(1, FACES + 1):
        at = thermometer(into, at, bit_count(YELLOW_SHOWING[number] & ~sheet.yellow), ALIKE)
    return at


@rule
def blue(sheet: Sheet, into: Floats, at: int) -> int:
    at = members(into, at, sheet.blue, BLUE_BOXES)
    at = open_boxes(into, at, BLUE_ROWS, sheet.blue, BLUE_WIDTH)
    at = open_boxes(into, at, BLUE_COLUMNS, sheet.blue, BLUE_HEIGHT)
    return one_hot(into, at, blue_ticks(sheet), BLUE_BOXES)


@rule
def white(view: State, seat: int, into: Floats, at: int) -> int:
    """TF10: which zones the white die fits, if it lies there."""
    sheet, number = view.sheets[seat], view.table.dice[Colour.WHITE]
    lies = view.table.lies[Colour.WHITE] != Lies.IN_HAND
    at = flag(into, at, lies and YELLOW_SHOWING[number] & ~sheet.yellow != 0)
    at = flag(into, at, lies and not sheet.blue >> blue_box(view) & 1)
    at = flag(into, at, lies and fits_green(sheet, number))
    at = flag(into, at, lies and fits_orange(sheet))
    return flag(into, at, lies and fits_violet(sheet, number))
