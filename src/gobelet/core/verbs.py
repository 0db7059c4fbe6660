"""What can any room be asked, in either gear? A loop over games is written against these verbs.

The functions here only carry names and types: putting a loop in gear for a room exchanges each of
them for that room's own rule (see gear.py). Seats and dice are numbered from 0; a set of them is an
int with one bit each. What every gear brings along, such as copying a state, is in native.py.
"""

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass, fields
from typing import Any, Generic

from gobelet.core.rule import Function, rule, verb
from gobelet.core.sfc32 import Sfc32
from gobelet.core.structs import S

SPECTATOR = -1  # the seat number of somebody who only watches
Numbers = MutableSequence[int]
Floats = MutableSequence[float]


@verb
def start(state: Any, seats: int, options: Sequence[int]) -> None:
    """Lay out a blank state; each option is the place of its value in the room's list."""
    raise NotImplementedError


@verb
def asked(state: Any) -> int:
    """The seats that owe a choice now."""
    raise NotImplementedError


@verb
def owed(state: Any) -> int:
    """The dice that must fall now; never while a seat is asked. Nobody asked and no dice owed: over."""
    raise NotImplementedError


@verb
def sides(state: Any, die: int) -> int:
    """How many sides this die has now, all equally likely."""
    raise NotImplementedError


@verb
def shows(state: Any, die: int, side: int) -> int:
    """The face on a side, both counted from 1; they differ only where some faces cannot come up now."""
    raise NotImplementedError


@verb
def moves(state: Any, seat: int, into: Numbers) -> int:
    """Write the legal moves of a seat into a block, lowest first; answer how many there are."""
    raise NotImplementedError


@verb
def play(state: Any, seat: int, move: int) -> None:
    """Make a legal move."""
    raise NotImplementedError


@verb
def land(state: Any, faces: Sequence[int]) -> None:
    """Let the owed dice fall: a face from 1 for each of them, at its own place; other places are 0."""
    raise NotImplementedError


@verb
def score(state: Any, seat: int, into: Numbers) -> None:
    """Write the points of a seat, part by part, into a block."""
    raise NotImplementedError


@verb
def winners(state: Any) -> int:
    """The seats that win if the game ends like this."""
    raise NotImplementedError


@verb
def hide(state: Any, seat: int) -> None:
    """Blank everything that this seat (or SPECTATOR) may not know."""
    raise NotImplementedError


@verb
def sealed(state: Any, seat: int) -> bool:
    """Whether the latest answer of this seat is still known to itself only."""
    raise NotImplementedError


@verb
def imagine(view: Any, seat: int, chance: Sfc32) -> None:
    """Fill in what a view hides from its seat, at random, in a way that agrees with all the seat can see."""
    raise NotImplementedError


@verb
def observe(view: Any, seat: int, into: Floats) -> None:
    """Write what a seat looks at when it decides, from its view, as numbers; `Game.inputs` names each of them."""
    raise NotImplementedError


@verb
def choose(view: Any, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    """Decide: one of the first `count` moves in `legal`. A policy stands here (policy.py), never a room."""
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


@rule
def nothing_to_imagine(view: Any, seat: int, chance: Sfc32) -> None:
    """For rooms whose rules never stumble over what a view hides."""


@rule
def observe_nothing(view: Any, seat: int, into: Floats) -> None:
    """For rooms that do not say what a player looks at."""


@dataclass(frozen=True, slots=True)
class Secrets(Generic[S]):
    """The rules of a room in which a seat may not know everything."""

    hide: Callable[[S, int], None] = hide_nothing
    sealed: Callable[[S, int], bool] = nothing_sealed
    imagine: Callable[[S, int, Sfc32], None] = nothing_to_imagine


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
    observe: Callable[[S, int, Floats], None] = observe_nothing
    secrets: Secrets[S] | None = None  # none: every seat sees everything

    def by_verb(self) -> dict[Function, Function]:
        """Each verb with the rule that stands for it."""
        own = {field.name: getattr(self, field.name) for field in fields(self) if field.name != "secrets"}
        kept = self.secrets or Secrets()
        own |= {field.name: getattr(kept, field.name) for field in fields(kept)}
        return {globals()[name]: rule for name, rule in own.items()}
