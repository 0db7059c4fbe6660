"""What are the Mix actions? Their bars, and taking dice back (jokers and polish: changes.py)."""

from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers
from gobelet.games.melange_fute.places import BACK, FIRST_BACK, JOKER, POLISH, ROLL
from gobelet.games.melange_fute.sheet import BACK_BOXES, JOKERS, POLISH_BOXES
from gobelet.games.melange_fute.state import Sheet, State
from gobelet.parts.fute.table import DICE, Duty, Lies, move_dice


@rule
def all_bars_full(sheet: Sheet) -> bool:
    return sheet.polish_won == POLISH_BOXES and sheet.back_won == BACK_BOXES and sheet.jokers_won == JOKERS


@rule
def offer_mix(sheet: Sheet, into: Numbers, found: int) -> int:
    """MF20: the next box of a bar that is not full."""
    if sheet.polish_won < POLISH_BOXES:
        into[found] = POLISH
        found += 1
    if sheet.back_won < BACK_BOXES:
        into[found] = BACK
        found += 1
    if sheet.jokers_won < JOKERS:
        into[found] = JOKER
        found += 1
    return found


@rule
def unlock(sheet: Sheet, move: int) -> None:
    if move == POLISH:
        sheet.polish_won += 1
    elif move == BACK:
        sheet.back_won += 1
    else:
        sheet.jokers_won += 1


@rule
def may_take_back(state: State) -> bool:
    """MF22: an unlocked action, and a die on the platter."""
    sheet = state.sheets[state.table.active]
    if sheet.back_used == sheet.back_won:
        return False
    for die in range(DICE):
        if state.table.lies[die] == Lies.PLATTER:
            return True
    return False


@rule
def offer_take_back(state: State, into: Numbers) -> int:
    """MF22: any die of the platter, or none more."""
    into[0] = ROLL
    found = 1
    for die in range(DICE):
        if state.table.lies[die] == Lies.PLATTER:
            into[found] = FIRST_BACK + die
            found += 1
    return found


@rule
def take_back(state: State, move: int) -> None:
    """MF22: the die joins those to be rolled; several may be taken before the same roll."""
    active = state.table.active
    if move != ROLL:
        state.table.lies[move - FIRST_BACK] = Lies.IN_HAND
        state.sheets[active].back_used += 1
    if move == ROLL or not may_take_back(state):
        state.players[active].duty = Duty.NOTHING
        move_dice(state.table, Lies.ROLLED, Lies.IN_HAND)
