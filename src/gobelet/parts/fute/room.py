"""How is a room made of the shared turn and its own sheet?"""

from collections.abc import Mapping

from gobelet.core.rule import Function, in_first_gear
from gobelet.core.verbs import Rules
from gobelet.parts.fute.chance import land, shows, sides
from gobelet.parts.fute.flow import asked, owed, play
from gobelet.parts.fute.moves import moves
from gobelet.parts.fute.paper import constants
from gobelet.parts.fute.scoring import score, winners

TURN = (asked, owed, moves, play, land, score, winners, sides, shows)


def rules_of(start: Function, sheet: Mapping[Function, Function], paper: object) -> Rules:
    """The shared turn with a room's own rule for each verb of the sheet, and what is printed."""
    return Rules(**in_first_gear((start, *TURN), sheet, constants(paper)))
