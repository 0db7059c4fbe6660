"""How are bonuses used?"""

from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers
from gobelet.games.tres_fute.places import (
    BLUE_PLACE,
    FACES,
    GREEN_PLACE,
    ORANGE_PLACE,
    VIOLET_PLACE,
    bonus_use,
    number_of,
    place_of,
)
from gobelet.games.tres_fute.sheet import (
    BLUE_NUMBERS,
    GREEN_BOXES,
    ORANGE_BOXES,
    ROUND_BONUS,
    VIOLET_BOXES,
    YELLOW_NUMBERS,
)
from gobelet.games.tres_fute.state import Sheet, State
from gobelet.games.tres_fute.zones import fits_violet, mark
from gobelet.parts.fute.bonuses import lose, take_off_heap
from gobelet.parts.fute.table import Bonus, Player

ALL_YELLOW = (1 << len(YELLOW_NUMBERS)) - 1
ALL_BLUE = (1 << len(BLUE_NUMBERS)) - 1


@rule
def round_bonus(state: State) -> int:
    return ROUND_BONUS[state.table.round_number]


@rule
def lose_useless(state: State, seat: int) -> None:
    """TF40: a bonus without a legal mark is lost; what is full stays full; a 6 fits violet if anything does."""
    sheet, player = state.sheets[seat], state.players[seat]
    yellow, blue, green = sheet.yellow == ALL_YELLOW, sheet.blue == ALL_BLUE, sheet.green == GREEN_BOXES
    orange, violet = sheet.orange == ORANGE_BOXES, not fits_violet(sheet, FACES)
    if yellow:
        lose(player, Bonus.YELLOW)
    if blue:
        lose(player, Bonus.BLUE)
    if green:
        lose(player, Bonus.GREEN)
    if orange:
        lose(player, Bonus.ORANGE_4)
        lose(player, Bonus.ORANGE_5)
        lose(player, Bonus.ORANGE_6)
    if violet:
        lose(player, Bonus.VIOLET)
    if yellow and blue and green and orange and violet:
        lose(player, Bonus.BLACK)


@rule
def offer_bonuses(state: State, seat: int, into: Numbers) -> int:
    """TF40: any due bonus on any of its boxes; but one whose mark is settled comes first, unasked (see below)."""
    sheet, player = state.sheets[seat], state.players[seat]
    settled = offer_settled(state, sheet, player, into)
    if settled:
        return settled
    black = player.heap[Bonus.BLACK] > 0
    found = 0
    if black or player.heap[Bonus.YELLOW]:
        found = offer_open(~sheet.yellow & ALL_YELLOW, 0, into, found)
    if black or player.heap[Bonus.BLUE]:
        found = offer_open(~sheet.blue & ALL_BLUE, BLUE_PLACE, into, found)
    if (black or player.heap[Bonus.GREEN]) and sheet.green < GREEN_BOXES:
        into[found] = bonus_use(GREEN_PLACE + sheet.green, 1)
        found += 1
    found = offer_orange(state, sheet, player, into, found)
    if black or player.heap[Bonus.VIOLET]:
        found = offer_violet(state, sheet, into, found)
    return found


@rule
def offer_settled(state: State, sheet: Sheet, player: Player, into: Numbers) -> int:
    """A bonus that has but one mark, now and later, is used first: no order could matter.

    Not so the numbers in orange: which of them comes first decides what the multiplying boxes multiply.
    """
    if player.heap[Bonus.YELLOW] and offer_open(~sheet.yellow & ALL_YELLOW, 0, into, 0) == 1:
        return 1
    if player.heap[Bonus.BLUE] and offer_open(~sheet.blue & ALL_BLUE, BLUE_PLACE, into, 0) == 1:
        return 1
    if player.heap[Bonus.GREEN]:
        into[0] = bonus_use(GREEN_PLACE + sheet.green, 1)
        return 1
    return int(player.heap[Bonus.VIOLET] > 0 and offer_violet(state, sheet, into, 0) == 1)


@rule
def offer_open(boxes: int, first_place: int, into: Numbers, found: int) -> int:
    box = 0
    while boxes >> box:
        if boxes >> box & 1:
            into[found] = bonus_use(first_place + box, 1)
            found += 1
        box += 1
    return found


@rule
def offer_orange(state: State, sheet: Sheet, player: Player, into: Numbers, found: int) -> int:
    """A number on orange ground, the original's black 6, or the new edition's black "?" with any number."""
    if sheet.orange == ORANGE_BOXES:
        return found
    black = player.heap[Bonus.BLACK] > 0
    for number in range(1, FACES + 1):
        wished = black and (number == 6 or not state.original)
        if wished or (number >= 4 and player.heap[Bonus.ORANGE_4 + number - 4]):
            into[found] = bonus_use(ORANGE_PLACE + sheet.orange, number)
            found += 1
    return found


@rule
def offer_violet(state: State, sheet: Sheet, into: Numbers, found: int) -> int:
    """The original's 6, or any number that fits."""
    if sheet.violet == VIOLET_BOXES:
        return found
    for number in range(1, FACES + 1):
        if fits_violet(sheet, number) and (number == 6 or not state.original):
            into[found] = bonus_use(VIOLET_PLACE + sheet.violet, number)
            found += 1
    return found


@rule
def use_bonus(state: State, seat: int, move: int) -> None:
    sheet, player = state.sheets[seat], state.players[seat]
    wanted = bonus_for(place_of(move), number_of(move))
    take_off_heap(player, wanted if player.heap[wanted] else Bonus.BLACK.value)
    mark(sheet, player, place_of(move), number_of(move))


@rule
def bonus_for(place: int, number: int) -> int:
    """The coloured bonus that pays for such a mark; without it, it is a black one."""
    if place < BLUE_PLACE:
        return Bonus.YELLOW.value
    if place < GREEN_PLACE:
        return Bonus.BLUE.value
    if place < ORANGE_PLACE:
        return Bonus.GREEN.value
    if place < VIOLET_PLACE:
        return Bonus.ORANGE_4.value + number - 4 if number >= 4 else Bonus.BLACK.value
    return Bonus.VIOLET.value
