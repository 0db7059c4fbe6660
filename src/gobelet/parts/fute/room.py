"""How is a room made of the shared turn and its own sheet?"""

from collections.abc import Mapping

from gobelet.core.rule import Function, in_first_gear
from gobelet.core.verbs import Rules
from gobelet.parts.fute.chance import land, shows, sides
from gobelet.parts.fute.flow import asked, owed, play
from gobelet.parts.fute.moves import any_lying, moves, platter_is_usable
from gobelet.parts.fute.paper import constants
from gobelet.parts.fute.scoring import highest_zone, score, winners

TURN = (asked, owed, moves, play, land, score, winners, sides, shows)
ASKED = (any_lying, platter_is_usable, highest_zone)  # by pictures and questions


def bound(start: Function, sheet: Mapping[Function, Function], paper: object) -> dict[str, Function]:
    """The shared turn with a room's own rule for each verb of the sheet, and what is printed."""
    return in_first_gear((start, *TURN, *ASKED), sheet, constants(paper))


def rules_of(start: Function, sheet: Mapping[Function, Function], paper: object) -> Rules:
    made = bound(start, sheet, paper)
    return Rules(**{rule.__name__: made[rule.__name__] for rule in (start, *TURN)})  # type: ignore[arg-type]
