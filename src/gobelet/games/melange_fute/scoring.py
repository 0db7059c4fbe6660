"""What is it worth?"""

from gobelet.core.rule import rule
from gobelet.games.melange_fute.sheet import (
    BLUE_HEIGHT,
    BLUE_POINTS,
    BLUE_START,
    BLUE_WIDTH,
    BOTTOM,
    EXTRA_FROM,
    EXTRA_POINTS,
    GREEN_BLOCK,
    GREEN_BOXES,
    MIDDLE,
    ORANGE_BOXES,
    ORANGE_POINTS,
    VIOLET_POINTS,
    YELLOW_POINTS,
    YELLOW_WIDTH,
)
from gobelet.games.melange_fute.state import Sheet, State


@rule
def zone_points(state: State, seat: int, zone: int) -> int:
    sheet = state.sheets[seat]
    match zone:
        case 0:
            return yellow_points(sheet)
        case 1:
            return BLUE_POINTS[ticks(sheet.blue & ~BLUE_START, BLUE_HEIGHT * BLUE_WIDTH)]  # MF11
        case 2:
            return green_points(sheet)
        case 3:
            return ORANGE_POINTS[ticks(sheet.orange, ORANGE_BOXES)]  # MF13
        case _:
            return violet_points(sheet)


@rule
def ticks(boxes: int, width: int) -> int:
    count = 0
    for box in range(width):
        count += boxes >> box & 1
    return count


@rule
def yellow_points(sheet: Sheet) -> int:
    """MF10: the bottom row, less the middle row, and the complete columns."""
    points = 0
    for column in range(YELLOW_WIDTH):
        points += sheet.yellow_numbers[BOTTOM * YELLOW_WIDTH + column]
        points -= sheet.yellow_numbers[MIDDLE * YELLOW_WIDTH + column]
        if column < min(sheet.yellow[0], sheet.yellow[1], sheet.yellow[2]):
            points += YELLOW_POINTS[column]
    return points


@rule
def green_points(sheet: Sheet) -> int:
    """MF12: in each full block the left number less the right one."""
    points = 0
    for box in range(0, GREEN_BOXES, GREEN_BLOCK):
        if sheet.green[box] and sheet.green[box + 1]:
            points += sheet.green[box] - sheet.green[box + 1]
    return points


@rule
def violet_points(sheet: Sheet) -> int:
    """MF14: what stands above the last box, and more for high numbers."""
    points = VIOLET_POINTS[sheet.violet]
    for box in range(sheet.violet):
        extra = 0
        for step in range(len(EXTRA_FROM)):
            if sheet.violet_numbers[box] >= EXTRA_FROM[step]:
                extra = EXTRA_POINTS[step]
        points += extra
    return points


@rule
def fox_value(state: State, smallest: int) -> int:
    """MF30: a zone below zero makes foxes worth nothing, or by the option costs points."""
    return smallest if smallest > 0 or state.foxes_below_zero else 0
