"""What can any room be asked, in either gear? A loop over games is written against these verbs.

The functions here only carry names and types: putting a loop in gear for a room exchanges each of
them for that room's own rule (see gear.py). Seats and dice are numbered from 0; a set of them is an
int with one bit each.
"""

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass, fields
from typing import Any, Generic

from gobelet.core.rule import Function, rule
from gobelet.core.structs import S

SPECTATOR = -1  # the seat number of somebody who only watches
Numbers = MutableSequence[int]


@rule
def start(state: Any, seats: int, options: Sequence[int]) -> None:
    """Lay out a blank state; each option is the place of its value in the room's list."""
    raise NotImplementedError


@rule
def asked(state: Any) -> int:
    """The seats that owe a choice now."""
    raise NotImplementedError


@rule
def owed(state: Any) -> int:
    """The dice that must fall now; never while a seat is asked. Nobody asked and no dice owed: over."""
    raise NotImplementedError


@rule
def sides(state: Any, die: int) -> int:
    """How many sides this die has now, all equally likely."""
    raise NotImplementedError


@rule
def shows(state: Any, die: int, side: int) -> int:
    """The face on a side, both counted from 1; they differ only where some faces cannot come up now."""
    raise NotImplementedError


@rule
def moves(state: Any, seat: int, into: Numbers) -> int:
    """Write the legal moves of a seat into a block, lowest first; answer how many there are."""
    raise NotImplementedError


@rule
def play(state: Any, seat: int, move: int) -> None:
    """Make a legal move."""
    raise NotImplementedError


@rule
def land(state: Any, faces: Sequence[int]) -> None:
    """Let the owed dice fall: a face from 1 for each of them, at its own place; other places are 0."""
    raise NotImplementedError


@rule
def score(state: Any, seat: int, into: Numbers) -> None:
    """Write the points of a seat, part by part, into a block."""
    raise NotImplementedError


@rule
def winners(state: Any) -> int:
    """The seats that win if the game ends like this."""
    raise NotImplementedError


@rule
def hide(state: Any, seat: int) -> None:
    """Blank everything that this seat (or SPECTATOR) may not know."""
    raise NotImplementedError


@rule
def sealed(state: Any, seat: int) -> bool:
    """Whether the latest answer of this seat is still known to itself only."""
    raise NotImplementedError


@rule
def six_sides(state: Any, die: int) -> int:
    """For rooms whose dice are all ordinary."""
    return 6


@rule
def shows_itself(state: Any, die: int, side: int) -> int:
    """For rooms whose dice can show all their faces at any time."""
    return side


@rule
def hide_nothing(state: Any, seat: int) -> None:
    """For rooms without secrets."""


@rule
def nothing_sealed(state: Any, seat: int) -> bool:
    """For rooms without secrets."""
    return False


@dataclass(frozen=True, slots=True)
class Rules(Generic[S]):
    """A room's own rule for each verb."""

    start: Callable[[S, int, Sequence[int]], None]
    asked: Callable[[S], int]
    owed: Callable[[S], int]
    moves: Callable[[S, int, Numbers], int]
    play: Callable[[S, int, int], None]
    land: Callable[[S, Sequence[int]], None]
    score: Callable[[S, int, Numbers], None]
    winners: Callable[[S], int]
    sides: Callable[[S, int], int] = six_sides
    shows: Callable[[S, int, int], int] = shows_itself
    hide: Callable[[S, int], None] = hide_nothing
    sealed: Callable[[S, int], bool] = nothing_sealed

    def by_verb(self) -> dict[Function, Function]:
        return {globals()[field.name]: getattr(self, field.name) for field in fields(self)}
