"""What do the picture and the question want to know of the rules?"""

from functools import lru_cache

from gobelet.core.rule import Function
from gobelet.games.tres_fute.scoring import zone_points
from gobelet.games.tres_fute.sheet import Paper
from gobelet.games.tres_fute.uses import has_use
from gobelet.parts.fute import sheet_verbs as verbs
from gobelet.parts.fute.answers import Answers, answers

NEEDED: dict[Function, Function] = {
    verbs.has_use: has_use,
    verbs.has_changed_use: verbs.no_changed_use,
    verbs.zone_points: zone_points,
    verbs.fox_value: verbs.smallest_zone,
}


@lru_cache
def rules_for(paper: Paper) -> Answers:
    return answers(NEEDED, paper.printed())
