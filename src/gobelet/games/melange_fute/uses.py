"""What can a die be used for, as it is or with a changed value?"""

from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers
from gobelet.games.melange_fute.places import (
    BLUE_PLACE,
    FACES,
    GREEN_PLACE,
    ORANGE_PLACE,
    VIOLET_PLACE,
    mark_of,
    use_of,
)
from gobelet.games.melange_fute.sheet import (
    BLUE_SHOWING,
    GREEN_BLOCK,
    GREEN_BOXES,
    ORANGE_BOXES,
    ORANGE_NUMBERS,
    YELLOW_HEIGHT,
    YELLOW_WIDTH,
)
from gobelet.games.melange_fute.state import NO_DIE, Sheet, State
from gobelet.games.melange_fute.zones import first_orange, fits_violet, fits_yellow, green_block, mark
from gobelet.parts.fute.moves import serves
from gobelet.parts.fute.table import DICE, Colour, Lies


@rule
def partner_of(die: int) -> int:
    """TF42: the other die of the blue sum."""
    return Colour.BLUE.value if die == Colour.WHITE else Colour.WHITE.value


@rule
def polish_left(sheet: Sheet) -> int:
    return sheet.polish_won - sheet.polish_used


@rule
def partner_polish(state: State, seat: int, die: int) -> int:
    """MF21: how far the partner in the blue sum can be polished: only on the platter."""
    on_platter = state.table.lies[partner_of(die)] == Lies.PLATTER
    return polish_left(state.sheets[seat]) if on_platter else 0


@rule
def platter_beside(state: State, die: int) -> int:
    """MF14: the sum of all other dice on the platter."""
    points = 0
    for other in range(DICE):
        if other != die and state.table.lies[other] == Lies.PLATTER:
            points += state.table.dice[other]
    return points


@rule
def fits_blue(state: State, seat: int, die: int, value: int, polish: int) -> bool:
    """Whether some open box is the value plus the partner, polished by at most so much."""
    partner = state.table.dice[partner_of(die)]
    for shown in range(max(1, partner - polish), min(FACES, partner + polish) + 1):
        if not state.sheets[seat].blue >> BLUE_SHOWING[value + shown] & 1:
            return True
    return False


@rule
def fits_orange(sheet: Sheet, value: int) -> bool:
    for box in range(first_orange(sheet), ORANGE_BOXES):
        if ORANGE_NUMBERS[box] == value:
            return True
    return False


@rule
def fits(state: State, seat: int, die: int, value: int, polish: int) -> bool:
    """Whether a die can be marked somewhere with that value."""
    sheet = state.sheets[seat]
    if serves(die, Colour.YELLOW):
        for row in range(YELLOW_HEIGHT):
            if fits_yellow(sheet, row, value):
                return True
    if serves(die, Colour.BLUE) and fits_blue(state, seat, die, value, polish):
        return True
    if serves(die, Colour.GREEN) and green_block(sheet) < GREEN_BOXES:
        return True
    if serves(die, Colour.ORANGE) and fits_orange(sheet, value):
        return True
    return serves(die, Colour.VIOLET) and fits_violet(sheet, value + platter_beside(state, die))


@rule
def has_use(state: State, seat: int, die: int) -> bool:
    """MF27: by the rolled values alone."""
    return fits(state, seat, die, state.table.dice[die], 0)


@rule
def offer_marks(state: State, seat: int, die: int, value: int, into: Numbers, found: int, as_use: bool) -> int:
    """Every place for a die with that value: as uses of the die, or as marks of one that was changed."""
    sheet, first = state.sheets[seat], found
    if serves(die, Colour.YELLOW):
        for row in range(YELLOW_HEIGHT):
            if fits_yellow(sheet, row, value):
                into[found] = row * YELLOW_WIDTH + sheet.yellow[row]
                found += 1
    if serves(die, Colour.BLUE):
        found = offer_blue(state, seat, die, value, into, found)
    if serves(die, Colour.GREEN):
        block = green_block(sheet)
        for box in range(block, min(block + GREEN_BLOCK, GREEN_BOXES)):
            if sheet.green[box] == 0:
                into[found] = GREEN_PLACE + box
                found += 1
    if serves(die, Colour.ORANGE):
        for box in range(first_orange(sheet), ORANGE_BOXES):
            if ORANGE_NUMBERS[box] == value:
                into[found] = ORANGE_PLACE + box
                found += 1
    if serves(die, Colour.VIOLET) and fits_violet(sheet, value + platter_beside(state, die)):
        into[found] = VIOLET_PLACE + sheet.violet
        found += 1
    for place in range(first, found):
        into[place] = use_of(die, into[place]) if as_use else mark_of(into[place], 0)
    return found


@rule
def offer_blue(state: State, seat: int, die: int, value: int, into: Numbers, found: int) -> int:
    """Open boxes in the order of the sheet: each is one sum, and so one polish of the partner."""
    polish, partner = partner_polish(state, seat, die), state.table.dice[partner_of(die)]
    reachable = 0
    for shown in range(max(1, partner - polish), min(FACES, partner + polish) + 1):
        reachable |= 1 << BLUE_SHOWING[value + shown]
    reachable &= ~state.sheets[seat].blue
    for box in range(GREEN_PLACE - BLUE_PLACE):
        if reachable >> box & 1:
            into[found] = BLUE_PLACE + box
            found += 1
    return found


@rule
def mark_die(state: State, seat: int, die: int, value: int, place: int) -> None:
    """Mark a die with that value; the blue box tells how far its partner is polished (MF21, MF26)."""
    sheet, player = state.sheets[seat], state.players[seat]
    number = value
    if BLUE_PLACE <= place < GREEN_PLACE:
        sheet.polish_used += polish_spent(state, die, value, place - BLUE_PLACE)
    elif place >= VIOLET_PLACE:
        number = value + platter_beside(state, die)
    mark(sheet, player, place, number)


@rule
def polish_spent(state: State, die: int, value: int, box: int) -> int:
    partner = state.table.dice[partner_of(die)]
    for shown in range(1, FACES + 1):
        if BLUE_SHOWING[value + shown] == box:
            return abs(shown - partner)
    return 0


@rule
def is_changing(state: State, seat: int) -> bool:
    """Whether a die was changed and must be marked now."""
    return state.sheets[seat].changed_die != NO_DIE
