"""What is it worth?"""

from gobelet.core.rule import rule
from gobelet.games.tres_fute.sheet import (
    BLUE_NUMBERS,
    BLUE_POINTS,
    BLUE_START,
    GREEN_POINTS,
    ORANGE_BOXES,
    VIOLET_BOXES,
    YELLOW_COLUMNS,
    YELLOW_POINTS,
)
from gobelet.games.tres_fute.state import Sheet, State


@rule
def zone_points(state: State, seat: int, zone: int) -> int:
    sheet = state.sheets[seat]
    match zone:
        case 0:
            return yellow_points(sheet)
        case 1:
            return BLUE_POINTS[blue_ticks(sheet)]
        case 2:
            return GREEN_POINTS[sheet.green]  # TF43
        case 3:
            return orange_points(sheet)
        case _:
            return violet_points(sheet)


@rule
def yellow_points(sheet: Sheet) -> int:
    """TF41: the complete columns."""
    points = 0
    for column in range(len(YELLOW_COLUMNS)):
        if sheet.yellow & YELLOW_COLUMNS[column] == YELLOW_COLUMNS[column]:
            points += YELLOW_POINTS[column]
    return points


@rule
def blue_ticks(sheet: Sheet) -> int:
    """TF42: the boxes that were ticked, not what is printed."""
    ticks = 0
    for box in range(len(BLUE_NUMBERS)):
        ticks += (sheet.blue & ~BLUE_START) >> box & 1
    return ticks


@rule
def orange_points(sheet: Sheet) -> int:
    """TF44."""
    points = 0
    for box in range(ORANGE_BOXES):
        points += sheet.orange_numbers[box]
    return points


@rule
def violet_points(sheet: Sheet) -> int:
    """TF45."""
    points = 0
    for box in range(VIOLET_BOXES):
        points += sheet.violet_numbers[box]
    return points
