"""What do pictures and questions want to know of the rules, for a sheet of a certain print?"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields

from gobelet.core.rule import Function
from gobelet.core.verbs import Numbers
from gobelet.parts.fute.room import bound
from gobelet.parts.fute.scoring import ZONES
from gobelet.parts.fute.table import State


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
    made = bound(start, sheet, paper)
    return Answers(**{field.name: made[field.name] for field in fields(Answers)})
