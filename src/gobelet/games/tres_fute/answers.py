"""What does the sheet answer: for the shared turn, and for pictures and questions?"""

from functools import lru_cache

from gobelet.core.rule import Function
from gobelet.games.tres_fute.bonuses import lose_useless, offer_bonuses, round_bonus, use_bonus
from gobelet.games.tres_fute.flow import start
from gobelet.games.tres_fute.scoring import zone_points
from gobelet.games.tres_fute.sheet import Paper
from gobelet.games.tres_fute.uses import has_use, offer_uses, use, used_die
from gobelet.parts.fute import sheet_verbs as verbs
from gobelet.parts.fute.answers import Answers, answers

SHEET: dict[Function, Function] = {
    verbs.round_bonus: round_bonus,
    verbs.lose_useless: lose_useless,
    verbs.offer_bonuses: offer_bonuses,
    verbs.use_bonus: use_bonus,
    verbs.has_use: has_use,
    verbs.has_changed_use: verbs.no_changed_use,
    verbs.is_changing: verbs.never_changing,
    verbs.offer_changed: verbs.nothing_changed,
    verbs.offer_uses: offer_uses,
    verbs.use: use,
    verbs.used_die: used_die,
    verbs.zone_points: zone_points,
    verbs.may_take_back: verbs.no_take_back,
    verbs.offer_take_back: verbs.nothing_to_take_back,
    verbs.take_back: verbs.take_nothing_back,
    verbs.fox_value: verbs.smallest_zone,
}


@lru_cache
def rules_for(paper: Paper) -> Answers:
    return answers(start, SHEET, paper)
