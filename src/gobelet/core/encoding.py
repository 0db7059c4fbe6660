"""How is what a player looks at written as numbers? Block by block, each rule answering where the next block begins.

Rooms build their `observe` from these rules and `Game.inputs` from the names beside them. Every number lies between
-FAR and FAR, and most between 0 and 1.
"""

from collections.abc import Iterable

from gobelet.core.rule import rule
from gobelet.core.verbs import Floats

FAR = 2.0
WHO = ("own", "next", "second next", "third next", "fourth next")  # seats as the one that looks counts them


@rule
def scaled(into: Floats, at: int, value: float, whole: float) -> int:
    """One number: what share of a whole it is, cut off where it is far out."""
    into[at] = max(-FAR, min(FAR, value / whole))
    return at + 1


@rule
def flag(into: Floats, at: int, raised: bool) -> int:
    """One number: 1 if something is so, else 0."""
    into[at] = 1.0 if raised else 0.0
    return at + 1


@rule
def one_hot(into: Floats, at: int, value: int, size: int) -> int:
    """So many numbers, 1 at the place of the value, counted from 0; all are 0 if it has none."""
    for place in range(size):
        into[at + place] = 1.0 if place == value else 0.0
    return at + size


@rule
def thermometer(into: Floats, at: int, value: int, size: int) -> int:
    """So many numbers, of which the first `value` are 1."""
    for place in range(size):
        into[at + place] = 1.0 if place < value else 0.0
    return at + size


@rule
def members(into: Floats, at: int, bits: int, size: int) -> int:
    """So many numbers, 1 for each member of a set that is kept as bits."""
    for place in range(size):
        into[at + place] = 1.0 if bits >> place & 1 else 0.0
    return at + size


@rule
def nothing(into: Floats, at: int, size: int) -> int:
    """So many zeros: for what is not there, such as a seat that nobody has."""
    for place in range(size):
        into[at + place] = 0.0
    return at + size


def is_one(what: str, values: Iterable[object]) -> tuple[str, ...]:
    """Names for `one_hot`."""
    return tuple(f"{what} = {value}" for value in values)


def at_least(what: str, size: int) -> tuple[str, ...]:
    """Names for `thermometer`."""
    return tuple(f"{what} >= {value}" for value in range(1, size + 1))


def of(what: str, names: Iterable[object]) -> tuple[str, ...]:
    """Names for `members`, or for a block that is written for several things alike."""
    return tuple(f"{what}: {name}" for name in names)
