"""Which marks are legal in a zone, and what does a mark bring?"""

from gobelet.core.rule import rule
from gobelet.games.tres_fute.places import BLUE_PLACE, GREEN_PLACE, ORANGE_PLACE, VIOLET_PLACE
from gobelet.games.tres_fute.sheet import (
    BLUE_COLUMN_BONUS,
    BLUE_COLUMNS,
    BLUE_ROW_BONUS,
    BLUE_ROWS,
    BLUE_WIDTH,
    GREEN_BONUS,
    GREEN_BOXES,
    GREEN_NUMBERS,
    ORANGE_BONUS,
    ORANGE_BOXES,
    ORANGE_TIMES,
    VIOLET_AGAIN,
    VIOLET_BONUS,
    VIOLET_BOXES,
    YELLOW_DIAGONAL,
    YELLOW_DIAGONAL_BONUS,
    YELLOW_ROW_BONUS,
    YELLOW_ROWS,
    YELLOW_WIDTH,
)
from gobelet.games.tres_fute.state import Sheet
from gobelet.parts.fute.bonuses import gain, gain_line
from gobelet.parts.fute.table import Player


@rule
def fits_green(sheet: Sheet, number: int) -> bool:
    """TF43: at least what the next box shows."""
    return sheet.green < GREEN_BOXES and number >= GREEN_NUMBERS[sheet.green]


@rule
def fits_orange(sheet: Sheet) -> bool:
    """TF44: any number."""
    return sheet.orange < ORANGE_BOXES


@rule
def fits_violet(sheet: Sheet, number: int) -> bool:
    """TF45: more than the box before; after a 6 anything."""
    if sheet.violet == 0 or sheet.violet == VIOLET_BOXES:
        return sheet.violet == 0
    before = sheet.violet_numbers[sheet.violet - 1]
    return number > before or before == VIOLET_AGAIN


@rule
def mark(sheet: Sheet, player: Player, place: int, number: int) -> None:
    """Make a legal mark and receive what it pays."""
    if place < BLUE_PLACE:
        mark_yellow(sheet, player, place)
    elif place < GREEN_PLACE:
        mark_blue(sheet, player, place - BLUE_PLACE)
    elif place < ORANGE_PLACE:
        gain(player, GREEN_BONUS[sheet.green])
        sheet.green += 1
    elif place < VIOLET_PLACE:
        sheet.orange_numbers[sheet.orange] = number * ORANGE_TIMES[sheet.orange]
        gain(player, ORANGE_BONUS[sheet.orange])
        sheet.orange += 1
    else:
        sheet.violet_numbers[sheet.violet] = number
        gain(player, VIOLET_BONUS[sheet.violet])
        sheet.violet += 1


@rule
def mark_yellow(sheet: Sheet, player: Player, box: int) -> None:
    """TF41: a complete row and the complete diagonal pay a bonus."""
    sheet.yellow |= 1 << box
    row = box // YELLOW_WIDTH
    gain_line(player, sheet.yellow, YELLOW_ROWS[row], YELLOW_ROW_BONUS[row])
    if YELLOW_DIAGONAL >> box & 1:
        gain_line(player, sheet.yellow, YELLOW_DIAGONAL, YELLOW_DIAGONAL_BONUS)


@rule
def mark_blue(sheet: Sheet, player: Player, box: int) -> None:
    """TF42: complete rows and columns pay a bonus."""
    sheet.blue |= 1 << box
    row, column = box // BLUE_WIDTH, box % BLUE_WIDTH
    gain_line(player, sheet.blue, BLUE_ROWS[row], BLUE_ROW_BONUS[row])
    gain_line(player, sheet.blue, BLUE_COLUMNS[column], BLUE_COLUMN_BONUS[column])
