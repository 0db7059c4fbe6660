"""How does a game begin, and what does the sheet answer for the shared turn?"""

from collections.abc import Sequence
from functools import lru_cache

from gobelet.core.rule import rule
from gobelet.games.melange_fute.bonuses import lose_useless, offer_bonuses, round_bonus, use_bonus
from gobelet.games.melange_fute.changes import has_changed_use, offer_changed, offer_uses, use, used_die
from gobelet.games.melange_fute.inputs import observe_sheet
from gobelet.games.melange_fute.mix import may_take_back, offer_take_back, take_back
from gobelet.games.melange_fute.scoring import fox_value, zone_points
from gobelet.games.melange_fute.sheet import BLUE_START, EXTRA_BOXES, REROLL_BOXES, Paper
from gobelet.games.melange_fute.state import NO_DIE, State
from gobelet.games.melange_fute.uses import has_use, is_changing
from gobelet.parts.fute.answers import Answers, answers, sheet_of
from gobelet.parts.fute.flow import begin_round, carry_on


@rule
def start(state: State, seats: int, options: Sequence[int]) -> None:
    state.foxes_below_zero = options[0]
    state.table.seats = seats
    for seat in range(seats):
        state.sheets[seat].blue = BLUE_START
        state.sheets[seat].changed_die = NO_DIE
    begin_round(state)
    carry_on(state)


@rule
def reroll_boxes() -> int:
    return REROLL_BOXES


@rule
def extra_boxes() -> int:
    return EXTRA_BOXES


SHEET = sheet_of(
    reroll_boxes,
    extra_boxes,
    round_bonus,
    lose_useless,
    offer_bonuses,
    use_bonus,
    has_use,
    has_changed_use,
    is_changing,
    offer_changed,
    offer_uses,
    use,
    used_die,
    zone_points,
    observe_sheet,
    may_take_back,
    offer_take_back,
    take_back,
    fox_value,
)


@lru_cache
def rules_for(paper: Paper) -> Answers:
    return answers(start, SHEET, paper)
