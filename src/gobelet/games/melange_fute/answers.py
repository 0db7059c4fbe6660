"""What does the sheet answer: for the shared turn, and for pictures and questions?"""

from functools import lru_cache

from gobelet.core.rule import Function
from gobelet.games.melange_fute.bonuses import lose_useless, offer_bonuses, round_bonus, use_bonus
from gobelet.games.melange_fute.changes import has_changed_use, offer_changed, offer_uses, use, used_die
from gobelet.games.melange_fute.flow import start
from gobelet.games.melange_fute.mix import may_take_back, offer_take_back, take_back
from gobelet.games.melange_fute.scoring import fox_value, zone_points
from gobelet.games.melange_fute.sheet import Paper
from gobelet.games.melange_fute.uses import has_use, is_changing
from gobelet.parts.fute import sheet_verbs as verbs
from gobelet.parts.fute.answers import Answers, answers

SHEET: dict[Function, Function] = {
    verbs.round_bonus: round_bonus,
    verbs.lose_useless: lose_useless,
    verbs.offer_bonuses: offer_bonuses,
    verbs.use_bonus: use_bonus,
    verbs.has_use: has_use,
    verbs.has_changed_use: has_changed_use,
    verbs.is_changing: is_changing,
    verbs.offer_changed: offer_changed,
    verbs.offer_uses: offer_uses,
    verbs.use: use,
    verbs.used_die: used_die,
    verbs.zone_points: zone_points,
    verbs.may_take_back: may_take_back,
    verbs.offer_take_back: offer_take_back,
    verbs.take_back: take_back,
    verbs.fox_value: fox_value,
}


@lru_cache
def rules_for(paper: Paper) -> Answers:
    return answers(start, SHEET, paper)
