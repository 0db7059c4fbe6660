"""How does a game begin, and what does the sheet answer for the shared turn?"""

from collections.abc import Sequence
from functools import lru_cache

from gobelet.core.rule import rule
from gobelet.games.tres_fute.bonuses import lose_useless, offer_bonuses, round_bonus, use_bonus
from gobelet.games.tres_fute.inputs import observe_sheet
from gobelet.games.tres_fute.scoring import zone_points
from gobelet.games.tres_fute.sheet import BLUE_START, EXTRA_BOXES, REROLL_BOXES, YELLOW_START, Paper
from gobelet.games.tres_fute.state import State
from gobelet.games.tres_fute.uses import has_use, offer_uses, use, used_die
from gobelet.parts.fute.answers import Answers, answers, sheet_of
from gobelet.parts.fute.flow import begin_round, carry_on

NEW, ORIGINAL = 0, 1  # the values of the option `edition`


@rule
def start(state: State, seats: int, options: Sequence[int]) -> None:
    state.original = options[0] == ORIGINAL
    state.table.obliged = state.original  # TF15, TF21
    state.table.seats = seats
    for seat in range(seats):
        state.sheets[seat].yellow = YELLOW_START
        state.sheets[seat].blue = BLUE_START
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
    offer_uses,
    use,
    used_die,
    zone_points,
    observe_sheet,
)


@lru_cache
def rules_for(paper: Paper) -> Answers:
    return answers(start, SHEET, paper)
