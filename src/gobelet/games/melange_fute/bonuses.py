"""How are bonuses used?"""

from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers
from gobelet.games.melange_fute.mix import all_bars_full, offer_mix, unlock
from gobelet.games.melange_fute.places import (
    BLUE_PLACE,
    FACES,
    FIRST_MARK,
    GREEN_PLACE,
    ORANGE_PLACE,
    VIOLET_PLACE,
    mark_of,
    number_of,
    place_of,
)
from gobelet.games.melange_fute.sheet import (
    BLUE_HEIGHT,
    BLUE_WIDTH,
    GREEN_BLOCK,
    GREEN_BOXES,
    ORANGE_BOXES,
    ROUND_BONUS,
    VIOLET_BOXES,
    YELLOW_HEIGHT,
    YELLOW_WIDTH,
)
from gobelet.games.melange_fute.state import Sheet, State
from gobelet.games.melange_fute.zones import first_orange, fits_yellow, green_block, last_violet, mark
from gobelet.parts.fute.bonuses import lose, take_off_heap
from gobelet.parts.fute.table import Bonus, Player

BLUE_BOXES = BLUE_HEIGHT * BLUE_WIDTH
ZONE_BONUSES = tuple(
    bonus.value for bonus in (Bonus.YELLOW, Bonus.BLUE, Bonus.GREEN, Bonus.ORANGE, Bonus.VIOLET)
)  # in the order of the places


@rule
def round_bonus(state: State) -> int:
    return ROUND_BONUS[state.table.round_number]


@rule
def is_full(sheet: Sheet, bonus: int) -> bool:
    """MF15: whether a "?" of that colour has no legal mark, now and for good."""
    match bonus:
        case Bonus.YELLOW:
            for row in range(YELLOW_HEIGHT):
                if fits_yellow(sheet, row, 1):  # what a 1 does not fit, nothing does
                    return False
            return True
        case Bonus.BLUE:
            return sheet.blue == (1 << BLUE_BOXES) - 1
        case Bonus.GREEN:
            return green_block(sheet) == GREEN_BOXES
        case Bonus.ORANGE:
            return first_orange(sheet) == ORANGE_BOXES
        case _:
            return sheet.violet == VIOLET_BOXES


@rule
def lose_useless(state: State, seat: int) -> None:
    """TF40: a bonus without a legal mark is lost; MF20: so is a Mix when all bars are full."""
    sheet, player = state.sheets[seat], state.players[seat]
    all_full = True
    for bonus in ZONE_BONUSES:
        if is_full(sheet, bonus):
            lose(player, bonus)
        else:
            all_full = False
    if all_full:
        lose(player, Bonus.BLACK)
    if all_bars_full(sheet):
        lose(player, Bonus.MIX)


@rule
def offer_bonuses(state: State, seat: int, into: Numbers) -> int:
    """TF40: any due bonus on any of its boxes; but one with a single mark comes first: no order could matter."""
    sheet, player = state.sheets[seat], state.players[seat]
    if player.heap[Bonus.MIX] and offer_mix(sheet, into, 0) == 1:
        return 1
    for bonus in ZONE_BONUSES:
        if player.heap[bonus] and offer_zone(sheet, bonus, into, 0) == 1:
            return 1
    found = offer_mix(sheet, into, 0) if player.heap[Bonus.MIX] else 0
    for bonus in ZONE_BONUSES:
        if player.heap[bonus] or player.heap[Bonus.BLACK]:
            found = offer_zone(sheet, bonus, into, found)
    return found


@rule
def offer_zone(sheet: Sheet, bonus: int, into: Numbers, found: int) -> int:
    """MF15: as if the wished number had been rolled."""
    if is_full(sheet, bonus):
        return found
    match bonus:
        case Bonus.YELLOW:
            return offer_yellow(sheet, into, found)
        case Bonus.BLUE:
            for box in range(BLUE_BOXES):
                if not sheet.blue >> box & 1:
                    into[found] = mark_of(BLUE_PLACE + box, 0)
                    found += 1
            return found
        case Bonus.GREEN:
            return offer_green(sheet, into, found)
        case Bonus.ORANGE:
            for box in range(first_orange(sheet), ORANGE_BOXES):
                into[found] = mark_of(ORANGE_PLACE + box, 0)
                found += 1
            return found
        case _:
            into[found] = mark_of(VIOLET_PLACE + sheet.violet, 0)
            return found + 1


@rule
def offer_yellow(sheet: Sheet, into: Numbers, found: int) -> int:
    for row in range(YELLOW_HEIGHT):
        for number in range(1, FACES + 1):
            if fits_yellow(sheet, row, number):
                into[found] = mark_of(row * YELLOW_WIDTH + sheet.yellow[row], number)
                found += 1
    return found


@rule
def offer_green(sheet: Sheet, into: Numbers, found: int) -> int:
    block = green_block(sheet)
    for box in range(block, block + GREEN_BLOCK):
        for number in range(1, FACES + 1):
            if sheet.green[box] == 0:
                into[found] = mark_of(GREEN_PLACE + box, number)
                found += 1
    return found


@rule
def use_bonus(state: State, seat: int, move: int) -> None:
    sheet, player = state.sheets[seat], state.players[seat]
    if move < FIRST_MARK:
        take_off_heap(player, Bonus.MIX)
        unlock(sheet, move)
        return
    place = place_of(move)
    pay(player, place)
    number = last_violet(sheet) + 1 if place >= VIOLET_PLACE else number_of(move)  # MF15
    mark(sheet, player, place, number)


@rule
def pay(player: Player, place: int) -> None:
    """With the bonus of the zone, or else with a black one."""
    zone = (place >= BLUE_PLACE) + (place >= GREEN_PLACE) + (place >= ORANGE_PLACE) + (place >= VIOLET_PLACE)
    bonus = ZONE_BONUSES[zone]
    take_off_heap(player, bonus if player.heap[bonus] else Bonus.BLACK.value)
