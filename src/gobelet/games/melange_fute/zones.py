"""Which marks are legal in a zone, and what does a mark bring?"""

from gobelet.core.rule import rule
from gobelet.games.melange_fute.places import BLUE_PLACE, GREEN_PLACE, ORANGE_PLACE, VIOLET_PLACE
from gobelet.games.melange_fute.sheet import (
    BLUE_COLUMN_BONUS,
    BLUE_COLUMNS,
    BLUE_ROW_BONUS,
    BLUE_ROWS,
    BLUE_WIDTH,
    GREEN_BLOCK,
    GREEN_BONUS,
    GREEN_BOXES,
    GREEN_TIMES,
    ORANGE_BOXES,
    ORANGE_GAP_BONUS,
    TOP,
    VIOLET_BONUS,
    VIOLET_BOXES,
    YELLOW_BONUS,
    YELLOW_WIDTH,
)
from gobelet.games.melange_fute.state import Sheet
from gobelet.parts.fute.bonuses import gain, gain_line
from gobelet.parts.fute.table import Player


@rule
def fits_yellow(sheet: Sheet, row: int, number: int) -> bool:
    """MF10: any number; in the top row each lower than the one before it."""
    written = sheet.yellow[row]
    if written == YELLOW_WIDTH:
        return False
    return row != TOP or written == 0 or number < sheet.yellow_numbers[written - 1]


@rule
def green_block(sheet: Sheet) -> int:
    """MF12: the first box of the block that is open, GREEN_BOXES if all are full."""
    for box in range(0, GREEN_BOXES, GREEN_BLOCK):
        if sheet.green[box] == 0 or sheet.green[box + 1] == 0:
            return box
    return GREEN_BOXES


@rule
def first_orange(sheet: Sheet) -> int:
    """MF13: the first box to the right of the last tick."""
    for box in range(ORANGE_BOXES, 0, -1):
        if sheet.orange >> (box - 1) & 1:
            return box
    return 0


@rule
def last_violet(sheet: Sheet) -> int:
    """MF14: the number that the next one must exceed."""
    return sheet.violet_numbers[sheet.violet - 1] if sheet.violet else 0


@rule
def fits_violet(sheet: Sheet, number: int) -> bool:
    return sheet.violet < VIOLET_BOXES and number > last_violet(sheet)


@rule
def mark(sheet: Sheet, player: Player, place: int, number: int) -> None:
    """Make a legal mark and receive what it pays."""
    if place < BLUE_PLACE:
        row = place // YELLOW_WIDTH
        sheet.yellow_numbers[place] = number
        sheet.yellow[row] += 1
        gain(player, YELLOW_BONUS[place])
    elif place < GREEN_PLACE:
        mark_blue(sheet, player, place - BLUE_PLACE)
    elif place < ORANGE_PLACE:
        box = place - GREEN_PLACE
        sheet.green[box] = number * GREEN_TIMES[box]
        gain(player, GREEN_BONUS[box])
    elif place < VIOLET_PLACE:
        mark_orange(sheet, player, place - ORANGE_PLACE)
    else:
        sheet.violet_numbers[sheet.violet] = number
        gain(player, VIOLET_BONUS[sheet.violet])
        sheet.violet += 1


@rule
def mark_blue(sheet: Sheet, player: Player, box: int) -> None:
    """MF11: complete rows and columns pay a bonus."""
    sheet.blue |= 1 << box
    row, column = box // BLUE_WIDTH, box % BLUE_WIDTH
    gain_line(player, sheet.blue, BLUE_ROWS[row], BLUE_ROW_BONUS[row])
    gain_line(player, sheet.blue, BLUE_COLUMNS[column], BLUE_COLUMN_BONUS[column])


@rule
def mark_orange(sheet: Sheet, player: Player, box: int) -> None:
    """MF13: a bonus between two neighbours is won when both are ticked; ticks only ever go to the right."""
    sheet.orange |= 1 << box
    if box and sheet.orange >> (box - 1) & 1:
        gain(player, ORANGE_GAP_BONUS[box - 1])
