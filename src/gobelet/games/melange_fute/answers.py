"""What do the picture and the question want to know of the rules?"""

from functools import lru_cache

from gobelet.core.rule import Function
from gobelet.games.melange_fute.changes import has_changed_use
from gobelet.games.melange_fute.scoring import fox_value, zone_points
from gobelet.games.melange_fute.sheet import Paper
from gobelet.games.melange_fute.uses import has_use
from gobelet.parts.fute import sheet_verbs as verbs
from gobelet.parts.fute.answers import Answers, answers

NEEDED: dict[Function, Function] = {
    verbs.has_use: has_use,
    verbs.has_changed_use: has_changed_use,
    verbs.zone_points: zone_points,
    verbs.fox_value: fox_value,
}


@lru_cache
def rules_for(paper: Paper) -> Answers:
    return answers(NEEDED, paper.printed())
