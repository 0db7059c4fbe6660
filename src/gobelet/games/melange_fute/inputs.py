"""What does a player look at? The shared table, then how far the own zones and Mix actions are."""

from gobelet.core.encoding import at_least, flag, is_one, members, nothing, of, one_hot, scaled, thermometer
from gobelet.core.native import bit_count
from gobelet.core.rule import rule
from gobelet.core.verbs import Floats
from gobelet.games.melange_fute.places import FACES
from gobelet.games.melange_fute.sheet import (
    BLUE_COLUMNS,
    BLUE_HEIGHT,
    BLUE_ROWS,
    BLUE_START,
    BLUE_WIDTH,
    BOTTOM,
    GREEN_BLOCK,
    GREEN_BOXES,
    GREEN_TIMES,
    JOKERS,
    MIDDLE,
    MOST_BACK,
    MOST_POLISH,
    ORANGE_BOXES,
    ORANGE_NUMBERS,
    TOP,
    VIOLET_BOXES,
    YELLOW_HEIGHT,
    YELLOW_WIDTH,
)
from gobelet.games.melange_fute.state import NO_DIE, Sheet, State
from gobelet.games.melange_fute.uses import fits_blue, fits_orange, platter_beside, polish_left
from gobelet.games.melange_fute.zones import first_orange, fits_violet, fits_yellow, green_block, last_violet
from gobelet.parts.fute.inputs import SUMS, TABLE_INPUTS, ZONE_NAMES, open_boxes, open_names
from gobelet.parts.fute.notation import COLOURS
from gobelet.parts.fute.table import DICE, Colour, Lies

BLUE_BOXES = BLUE_HEIGHT * BLUE_WIDTH
GREEN_BLOCKS = GREEN_BOXES // GREEN_BLOCK
HIGHEST_TIMES = 4  # as printed
ALIKE = 2  # orange boxes with the same number, as printed
STEP, STEPS = 3, 8  # of the last violet number; higher ones are rare

_OF_A_GREEN_BOX = ("written", "number", "times")
NUMBERS_OF_A_GREEN_BOX = len(_OF_A_GREEN_BOX)
INPUTS = (
    *TABLE_INPUTS,
    "zones below zero make foxes cost points",
    *(name for row in ("top", "middle", "bottom") for name in is_one(f"yellow {row} written", range(YELLOW_WIDTH + 1))),
    *is_one("last yellow number on top", range(1, FACES + 1)),
    "yellow middle, sum",
    "yellow bottom, sum",
    *at_least("yellow columns complete", YELLOW_WIDTH),
    *of("blue ticked, box", range(1, BLUE_BOXES + 1)),
    *open_names("blue row", BLUE_HEIGHT, BLUE_WIDTH),
    *open_names("blue column", BLUE_WIDTH, BLUE_HEIGHT),
    *is_one("blue ticks", range(SUMS + 1)),
    *is_one("green blocks full", range(GREEN_BLOCKS + 1)),
    *(name for side in ("left", "right") for name in of(f"green {side} of the open block", _OF_A_GREEN_BOX)),
    *of("orange ticked, box", range(1, ORANGE_BOXES + 1)),
    *is_one("orange boxes passed", range(ORANGE_BOXES + 1)),
    *at_least("orange ticks", ORANGE_BOXES),
    *(name for number in range(1, FACES + 1) for name in at_least(f"orange {number} ahead", ALIKE)),
    *is_one("violet written", range(VIOLET_BOXES + 1)),
    "last violet number, scaled",
    *at_least(f"last violet number by {STEP}s", STEPS),
    *is_one("polish left", range(MOST_POLISH + 1)),
    *at_least("polish unlocked", MOST_POLISH),
    *is_one("take back left", range(MOST_BACK + 1)),
    *at_least("take back unlocked", MOST_BACK),
    *at_least("jokers unlocked", JOKERS),
    *of("joker ready", range(1, JOKERS + 1)),
    *is_one("changed die", COLOURS),
    *is_one("changed die's value", range(1, FACES + 1)),
    *of("white die fits", ZONE_NAMES),
)


@rule
def observe_sheet(view: State, seat: int, into: Floats, at: int) -> int:
    sheet = view.sheets[seat]
    at = flag(into, at, view.foxes_below_zero != 0)
    at = yellow(sheet, into, at)
    at = blue(sheet, into, at)
    at = green(sheet, into, at)
    at = orange(sheet, into, at)
    at = violet(sheet, into, at)
    at = mix(sheet, into, at)
    return white(view, seat, into, at)


@rule
def yellow(sheet: Sheet, into: Floats, at: int) -> int:
    complete = YELLOW_WIDTH
    for row in range(YELLOW_HEIGHT):
        complete = min(complete, sheet.yellow[row])
        at = one_hot(into, at, sheet.yellow[row], YELLOW_WIDTH + 1)
    on_top = sheet.yellow[TOP]
    at = one_hot(into, at, sheet.yellow_numbers[on_top - 1] - 1 if on_top else -1, FACES)
    middle, bottom = 0, 0
    for column in range(YELLOW_WIDTH):
        middle += sheet.yellow_numbers[MIDDLE * YELLOW_WIDTH + column]
        bottom += sheet.yellow_numbers[BOTTOM * YELLOW_WIDTH + column]
    at = scaled(into, at, middle, YELLOW_WIDTH * FACES)
    at = scaled(into, at, bottom, YELLOW_WIDTH * FACES)
    return thermometer(into, at, complete, YELLOW_WIDTH)


@rule
def blue(sheet: Sheet, into: Floats, at: int) -> int:
    at = members(into, at, sheet.blue, BLUE_BOXES)
    at = open_boxes(into, at, BLUE_ROWS, sheet.blue, BLUE_WIDTH)
    at = open_boxes(into, at, BLUE_COLUMNS, sheet.blue, BLUE_HEIGHT)
    return one_hot(into, at, bit_count(sheet.blue & ~BLUE_START), SUMS + 1)


@rule
def green(sheet: Sheet, into: Floats, at: int) -> int:
    block = green_block(sheet)
    at = one_hot(into, at, block // GREEN_BLOCK, GREEN_BLOCKS + 1)
    if block == GREEN_BOXES:
        return nothing(into, at, GREEN_BLOCK * NUMBERS_OF_A_GREEN_BOX)
    for box in range(block, block + GREEN_BLOCK):
        at = flag(into, at, sheet.green[box] > 0)
        at = scaled(into, at, sheet.green[box], FACES * HIGHEST_TIMES)
        at = scaled(into, at, GREEN_TIMES[box], HIGHEST_TIMES)
    return at


@rule
def orange(sheet: Sheet, into: Floats, at: int) -> int:
    at = members(into, at, sheet.orange, ORANGE_BOXES)
    at = one_hot(into, at, first_orange(sheet), ORANGE_BOXES + 1)
    at = thermometer(into, at, bit_count(sheet.orange), ORANGE_BOXES)
    for number in range(1, FACES + 1):
        ahead = 0
        for box in range(first_orange(sheet), ORANGE_BOXES):
            ahead += ORANGE_NUMBERS[box] == number
        at = thermometer(into, at, ahead, ALIKE)
    return at


@rule
def violet(sheet: Sheet, into: Floats, at: int) -> int:
    at = one_hot(into, at, sheet.violet, VIOLET_BOXES + 1)
    at = scaled(into, at, last_violet(sheet), STEP * STEPS)
    return thermometer(into, at, last_violet(sheet) // STEP, STEPS)


@rule
def mix(sheet: Sheet, into: Floats, at: int) -> int:
    at = one_hot(into, at, polish_left(sheet), MOST_POLISH + 1)
    at = thermometer(into, at, sheet.polish_won, MOST_POLISH)
    at = one_hot(into, at, sheet.back_won - sheet.back_used, MOST_BACK + 1)
    at = thermometer(into, at, sheet.back_won, MOST_BACK)
    at = thermometer(into, at, sheet.jokers_won, JOKERS)
    for box in range(JOKERS):
        at = flag(into, at, box < sheet.jokers_won and not sheet.jokers_used >> box & 1)
    changed = sheet.changed_die
    at = one_hot(into, at, changed, DICE)
    return one_hot(into, at, -1 if changed == NO_DIE else sheet.changed_value - 1, FACES)


@rule
def white(view: State, seat: int, into: Floats, at: int) -> int:
    """TF10: which zones the white die fits as it lies there, without any action."""
    sheet, number = view.sheets[seat], view.table.dice[Colour.WHITE]
    lies = view.table.lies[Colour.WHITE] != Lies.IN_HAND
    fits = False
    for row in range(YELLOW_HEIGHT):
        fits |= fits_yellow(sheet, row, number)
    at = flag(into, at, lies and fits)
    at = flag(into, at, lies and fits_blue(view, seat, Colour.WHITE.value, number, 0))
    at = flag(into, at, lies and green_block(sheet) < GREEN_BOXES)
    at = flag(into, at, lies and fits_orange(sheet, number))
    return flag(into, at, lies and fits_violet(sheet, number + platter_beside(view, Colour.WHITE.value)))
