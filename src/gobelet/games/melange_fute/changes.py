"""How can the value of a die be changed?"""

from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers
from gobelet.games.melange_fute.places import (
    FACES,
    change_of,
    die_of,
    is_change,
    joker_number_of,
    joker_of,
    place_of,
    polish_of,
)
from gobelet.games.melange_fute.sheet import ANY_NUMBER, JOKER_NUMBERS, JOKERS
from gobelet.games.melange_fute.state import NO_DIE, Sheet, State
from gobelet.games.melange_fute.uses import fits, mark_die, offer_marks, partner_polish, polish_left
from gobelet.parts.fute.table import Lies


@rule
def may_joker(sheet: Sheet, box: int, number: int, face: int) -> bool:
    """MF23: an unlocked and unused box; the number printed there or any other; never the face itself."""
    unlocked = box < sheet.jokers_won and not sheet.jokers_used >> box & 1
    return unlocked and number != face and (JOKER_NUMBERS[box] == number or JOKER_NUMBERS[box] == ANY_NUMBER)


@rule
def own_polish(state: State, seat: int, die: int) -> int:
    """MF21: how far a die itself can be polished: only on the platter."""
    return polish_left(state.sheets[seat]) if state.table.lies[die] == Lies.PLATTER else 0


@rule
def can_change(sheet: Sheet) -> bool:
    return polish_left(sheet) > 0 or sheet.jokers_used != (1 << int(sheet.jokers_won)) - 1


@rule
def offer_changes(state: State, seat: int, die: int, into: Numbers, found: int) -> int:
    """MF24: a joker or none, then polish, wherever the changed die can be marked."""
    sheet, face = state.sheets[seat], state.table.dice[die]
    if not can_change(sheet):
        return found
    for box in range(-1, JOKERS):
        for number in range(1, 1 + (1 if box < 0 else FACES)):
            if box >= 0 and not may_joker(sheet, box, number, face):
                continue
            found = offer_polished(state, seat, die, box, number, into, found)
    return found


@rule
def offer_polished(state: State, seat: int, die: int, box: int, number: int, into: Numbers, found: int) -> int:
    """The ways to polish a die after a joker, or without one."""
    value = state.table.dice[die] if box < 0 else number
    most, partner_most = own_polish(state, seat, die), partner_polish(state, seat, die)
    for polish in range(max(-most, 1 - value), min(most, FACES - value) + 1):
        unchanged = box < 0 and polish == 0
        if not unchanged and fits(state, seat, die, value + polish, max(0, partner_most - abs(polish))):
            into[found] = change_of(die, box, number, polish)
            found += 1
    return found


@rule
def has_changed_use(state: State, seat: int, die: int) -> bool:
    """Also a die that is used as it is, with a polished partner."""
    sheet = state.sheets[seat]
    if not can_change(sheet):
        return False
    if fits(state, seat, die, state.table.dice[die], partner_polish(state, seat, die)):
        return True
    return has_fitting_change(state, seat, die)


@rule
def has_fitting_change(state: State, seat: int, die: int) -> bool:
    sheet, face = state.sheets[seat], state.table.dice[die]
    most, partner_most = own_polish(state, seat, die), partner_polish(state, seat, die)
    for value in range(1, FACES + 1):
        cost = cheapest_polish(sheet, face, value)
        if cost <= most and fits(state, seat, die, value, max(0, partner_most - cost)):
            return True
    return False


@rule
def cheapest_polish(sheet: Sheet, face: int, value: int) -> int:
    """How much polish makes a die show a value, with a joker or without."""
    cheapest = abs(value - face)
    for box in range(JOKERS):
        for number in range(1, FACES + 1):
            if may_joker(sheet, box, number, face):
                cheapest = min(cheapest, abs(value - number))
    return cheapest


@rule
def offer_uses(state: State, seat: int, die: int, into: Numbers, found: int) -> int:
    """The die as it is, on every place; then every way to change it."""
    found = offer_marks(state, seat, die, state.table.dice[die], into, found, True)
    return offer_changes(state, seat, die, into, found)


@rule
def offer_changed(state: State, seat: int, into: Numbers) -> int:
    """The places for a die that was changed."""
    sheet = state.sheets[seat]
    return offer_marks(state, seat, sheet.changed_die, sheet.changed_value, into, 0, False)


@rule
def use(state: State, seat: int, move: int) -> bool:
    sheet = state.sheets[seat]
    if is_change(move):
        change(state, seat, move)
        return False
    if sheet.changed_die == NO_DIE:
        mark_die(state, seat, die_of(move), state.table.dice[die_of(move)], place_of(move))
    else:
        mark_die(state, seat, sheet.changed_die, sheet.changed_value, place_of(move))
        sheet.changed_die = NO_DIE
        sheet.changed_value = 0
    return True


@rule
def change(state: State, seat: int, move: int) -> None:
    """MF25: the die itself is not turned; its value waits for its mark."""
    sheet, die, box = state.sheets[seat], die_of(move), joker_of(move)
    value = state.table.dice[die]
    if box >= 0:
        sheet.jokers_used |= 1 << box
        value = joker_number_of(move)
    sheet.polish_used += abs(polish_of(move))
    sheet.changed_die = die
    sheet.changed_value = value + polish_of(move)


@rule
def used_die(state: State, seat: int, move: int) -> int:
    changed = state.sheets[seat].changed_die
    return die_of(move) if changed == NO_DIE else changed
