"""What becomes of the shared turn with a room's own sheet? Its rules, and answers for pictures and questions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields

from gobelet.core.rule import Function, in_first_gear
from gobelet.core.verbs import Numbers, Rules
from gobelet.parts.fute import sheet_verbs as verbs
from gobelet.parts.fute.chance import land, shows, sides
from gobelet.parts.fute.flow import asked, owed, play
from gobelet.parts.fute.inputs import observe
from gobelet.parts.fute.moves import any_lying, moves, platter_is_usable
from gobelet.parts.fute.paper import constants
from gobelet.parts.fute.scoring import ZONES, highest_zone, score, winners
from gobelet.parts.fute.table import State

TURN = (asked, owed, moves, play, land, score, winners, sides, shows, observe)
ASKED = (any_lying, platter_is_usable, highest_zone)  # by pictures and questions
WITHOUT: dict[Function, Function] = {  # for sheets that have no such actions
    verbs.has_changed_use: verbs.no_changed_use,
    verbs.is_changing: verbs.never_changing,
    verbs.offer_changed: verbs.nothing_changed,
    verbs.may_take_back: verbs.no_take_back,
    verbs.offer_take_back: verbs.nothing_to_take_back,
    verbs.take_back: verbs.take_nothing_back,
    verbs.fox_value: verbs.smallest_zone,
}


def sheet_of(*rules: Function) -> dict[Function, Function]:
    """What a room puts in the place of the verbs of a sheet: rules with the same names."""
    return WITHOUT | {getattr(verbs, rule.__name__): rule for rule in rules}


@dataclass(frozen=True, slots=True)
class Answers:
    """Rules of the shared turn, with a room's own rule for each verb of the sheet."""

    asked: Callable[[State], int]
    any_lying: Callable[[State, int, int], bool]
    platter_is_usable: Callable[[State, int], bool]
    score: Callable[[State, int, Numbers], None]
    winners: Callable[[State], int]
    highest_zone: Callable[[State, int], int]

    def points(self, state: State, seat: int) -> list[int]:
        """The points of the five zones, then those of the foxes."""
        into = [0] * (ZONES + 1)
        self.score(state, seat, into)
        return into


def answers(start: Function, sheet: Mapping[Function, Function], paper: object) -> Answers:
    made = _bound(start, sheet, paper)
    return Answers(**{field.name: made[field.name] for field in fields(Answers)})


def rules_of(start: Function, sheet: Mapping[Function, Function], paper: object) -> Rules:
    made = _bound(start, sheet, paper)
    return Rules(**{rule.__name__: made[rule.__name__] for rule in (start, *TURN)})  # type: ignore[arg-type]


def _bound(start: Function, sheet: Mapping[Function, Function], paper: object) -> dict[str, Function]:
    """The shared turn with a room's own rule for each verb of the sheet, and what is printed."""
    return in_first_gear((start, *TURN, *ASKED), sheet, constants(paper))
