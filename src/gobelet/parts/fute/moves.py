"""What may a player do, whatever the sheet?"""

from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers
from gobelet.parts.fute.sheet_verbs import (
    has_changed_use,
    has_use,
    is_changing,
    offer_bonuses,
    offer_changed,
    offer_take_back,
    offer_uses,
)
from gobelet.parts.fute.table import DICE, Colour, Duty, Lies, Player, State

PASS, DONE, REROLL = 0, 1, 2
WORDS = 3  # so many moves are single words; those that use dice and bonuses come after them


@rule
def serves(die: int, colour: int) -> bool:
    """TF10: white may be used as any colour."""
    return die == colour or die == Colour.WHITE


@rule
def can_reroll(player: Player) -> bool:
    return player.rerolls_used < player.rerolls_won


@rule
def can_use(state: State, seat: int, die: int) -> bool:
    return has_use(state, seat, die) or has_changed_use(state, seat, die)


@rule
def any_lying(state: State, seat: int, place: int) -> bool:
    """Whether some die there can be used in any way."""
    for die in range(DICE):
        if state.table.lies[die] == place and can_use(state, seat, die):
            return True
    return False


@rule
def platter_is_usable(state: State, seat: int) -> bool:
    """TF22, MF27: judged by the faces as they lie there."""
    for die in range(DICE):
        if state.table.lies[die] == Lies.PLATTER and has_use(state, seat, die):
            return True
    return False


@rule
def may_use_extra(state: State, seat: int) -> bool:
    """TF30, TF31: an unlocked action, and a die that was not yet an extra die in this turn."""
    player = state.players[seat]
    if player.extras_used == player.extras_won:
        return False
    for die in range(DICE):
        if not player.spent >> die & 1 and can_use(state, seat, die):
            return True
    return False


@rule
def moves(state: State, seat: int, into: Numbers) -> int:
    player = state.players[seat]
    if player.due:
        return offer_bonuses(state, seat, into)
    if is_changing(state, seat):
        return offer_changed(state, seat, into)
    match player.duty:
        case Duty.CHOOSE:
            return offer_roll(state, seat, into)
        case Duty.SERVE:
            return offer_platter(state, seat, into)
        case Duty.EXTRA:
            return offer_extras(state, seat, into)
        case _:
            return offer_take_back(state, into)


@rule
def offer_roll(state: State, seat: int, into: Numbers) -> int:
    """TF10, TF15, TF16: a die of the roll, a re-roll, or giving the roll up."""
    obliged = state.table.obliged and any_lying(state, seat, Lies.ROLLED)
    found = 0
    if not obliged:
        into[found] = PASS
        found += 1
    if can_reroll(state.players[seat]):
        into[found] = REROLL
        found += 1
    return offer_lying(state, seat, Lies.ROLLED, into, found)


@rule
def offer_platter(state: State, seat: int, into: Numbers) -> int:
    """TF21, TF22: a die of the platter; the slots only if none of the platter is usable."""
    usable = platter_is_usable(state, seat)
    found = 0
    if not (usable and state.table.obliged):
        into[found] = PASS
        found += 1
    for die in range(DICE):
        lies = state.table.lies[die]
        if lies == Lies.PLATTER or (lies == Lies.SLOT and not usable):
            found = offer_uses(state, seat, die, into, found)
    return found


@rule
def offer_extras(state: State, seat: int, into: Numbers) -> int:
    """TF30, TF31: any of the six dice, or no more."""
    into[0] = DONE
    found = 1
    for die in range(DICE):
        if not state.players[seat].spent >> die & 1:
            found = offer_uses(state, seat, die, into, found)
    return found


@rule
def offer_lying(state: State, seat: int, place: int, into: Numbers, found: int) -> int:
    for die in range(DICE):
        if state.table.lies[die] == place:
            found = offer_uses(state, seat, die, into, found)
    return found
