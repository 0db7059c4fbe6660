"""What can a die be used for?"""

from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers
from gobelet.games.tres_fute.places import (
    BLUE_PLACE,
    GREEN_PLACE,
    ORANGE_PLACE,
    VIOLET_PLACE,
    die_of,
    place_of,
    use_of,
)
from gobelet.games.tres_fute.sheet import BLUE_SHOWING, YELLOW_NUMBERS, YELLOW_SHOWING
from gobelet.games.tres_fute.state import State
from gobelet.games.tres_fute.zones import fits_green, fits_orange, fits_violet, mark
from gobelet.parts.fute.moves import serves
from gobelet.parts.fute.table import Colour


@rule
def blue_box(state: State) -> int:
    """TF42: the sum of blue and white as they show, wherever they lie."""
    return BLUE_SHOWING[state.table.dice[Colour.BLUE] + state.table.dice[Colour.WHITE]]


@rule
def has_use(state: State, seat: int, die: int) -> bool:
    sheet, number = state.sheets[seat], state.table.dice[die]
    if serves(die, Colour.YELLOW) and YELLOW_SHOWING[number] & ~sheet.yellow:
        return True
    if serves(die, Colour.BLUE) and not sheet.blue >> blue_box(state) & 1:
        return True
    if serves(die, Colour.GREEN) and fits_green(sheet, number):
        return True
    if serves(die, Colour.ORANGE) and fits_orange(sheet):
        return True
    return serves(die, Colour.VIOLET) and fits_violet(sheet, number)


@rule
def offer_uses(state: State, seat: int, die: int, into: Numbers, found: int) -> int:
    sheet, number = state.sheets[seat], state.table.dice[die]
    if serves(die, Colour.YELLOW):
        open_boxes = YELLOW_SHOWING[number] & ~sheet.yellow
        for box in range(len(YELLOW_NUMBERS)):
            if open_boxes >> box & 1:
                into[found] = use_of(die, box)
                found += 1
    if serves(die, Colour.BLUE) and not sheet.blue >> blue_box(state) & 1:
        into[found] = use_of(die, BLUE_PLACE + blue_box(state))
        found += 1
    if serves(die, Colour.GREEN) and fits_green(sheet, number):
        into[found] = use_of(die, GREEN_PLACE + sheet.green)
        found += 1
    if serves(die, Colour.ORANGE) and fits_orange(sheet):
        into[found] = use_of(die, ORANGE_PLACE + sheet.orange)
        found += 1
    if serves(die, Colour.VIOLET) and fits_violet(sheet, number):
        into[found] = use_of(die, VIOLET_PLACE + sheet.violet)
        found += 1
    return found


@rule
def use(state: State, seat: int, move: int) -> bool:
    mark(state.sheets[seat], state.players[seat], place_of(move), state.table.dice[die_of(move)])
    return True


@rule
def used_die(state: State, seat: int, move: int) -> int:
    return die_of(move)
