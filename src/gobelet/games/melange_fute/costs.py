"""What does a move use up? Mix actions are spent by changing dice, taking them back, and by polished blue sums."""

from collections.abc import Callable
from functools import cache

from gobelet.core.rule import in_first_gear
from gobelet.core.text import Text, plural, say
from gobelet.games.melange_fute.places import (
    BLUE_PLACE,
    FIRST_BACK,
    FIRST_MARK,
    FIRST_MIX,
    FIRST_USE,
    GREEN_PLACE,
    die_of,
    is_change,
    joker_of,
    place_of,
    polish_of,
)
from gobelet.games.melange_fute.sheet import Paper
from gobelet.games.melange_fute.state import NO_DIE, State
from gobelet.games.melange_fute.uses import polish_spent
from gobelet.parts.fute.costs import cost_of_turn
from gobelet.parts.fute.paper import constants

A_TAKE_BACK, A_JOKER = say("uses a take back"), say("uses a joker")


def cost(paper: Paper, state: State, seat: int, move: int) -> Text | None:
    if move < FIRST_USE:
        return A_TAKE_BACK if FIRST_BACK <= move < FIRST_MIX else cost_of_turn(move)
    if is_change(move):
        return _spent(abs(polish_of(move)), joker_of(move) >= 0)
    if BLUE_PLACE <= place_of(move) < GREEN_PLACE:
        return _spent(_partner_polish(paper, state, seat, move), joker=False)
    return None


def _partner_polish(paper: Paper, state: State, seat: int, move: int) -> int:
    """MF21: how much polish a blue box takes from the other die of its sum; a bonus there takes none."""
    sheet, box = state.sheets[seat], place_of(move) - BLUE_PLACE
    if move < FIRST_MARK:
        return _polish_spent(paper)(state, die_of(move), state.table.dice[die_of(move)], box)
    if sheet.changed_die == NO_DIE or state.players[seat].due:
        return 0
    return _polish_spent(paper)(state, sheet.changed_die, sheet.changed_value, box)


@cache
def _polish_spent(paper: Paper) -> Callable[[State, int, int, int], int]:
    """The rule, for a sheet of that print."""
    printed = constants(paper)
    return in_first_gear((polish_spent,), printed={"BLUE_SHOWING": printed["BLUE_SHOWING"]})["polish_spent"]


@cache
def _spent(polish: int, joker: bool) -> Text | None:
    if joker and polish:
        return plural("uses a joker and {n} polish", "uses a joker and {n} polish", polish)
    if polish:
        return plural("uses {n} polish", "uses {n} polish", polish)
    return A_JOKER if joker else None
