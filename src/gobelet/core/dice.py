"""How do dice fall? Every outcome with its exact weight, and sources that rules never see."""

import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, product
from math import factorial, prod

from gobelet.core.sfc32 import Sfc32, below, seed

Faces = tuple[int, ...]  # a face from 1 for each die, 0 for a die that did not fall
DiceSource = Callable[[Sequence[int]], Faces]  # given the sides of each die (0: not rolled), what fell


def outcomes(sides: Sequence[int], kinds: Sequence[str]) -> Iterator[tuple[Faces, int]]:
    """Every distinct way for the dice to fall, and how many of the ordered rolls it stands for.

    Dice of one kind are told apart by nobody: `outcomes((6, 6), ("white", "white"))` has 21 entries.
    """
    groups = Counter((kind, side) for kind, side in zip(kinds, sides, strict=True) if side)
    for drawn in product(*(combinations_with_replacement(range(1, side + 1), n) for (_, side), n in groups.items())):
        weight = prod(_orders(faces) for faces in drawn)
        waiting = {group: iter(faces) for group, faces in zip(groups, drawn, strict=True)}
        yield tuple(next(waiting[kind, s]) if s else 0 for kind, s in zip(kinds, sides, strict=True)), weight


def rolls(sides: Sequence[int]) -> int:
    """How many ordered rolls there are: the sum of all weights."""
    return prod(side for side in sides if side)


def system_dice(sides: Sequence[int]) -> Faces:
    """Unbiased dice from the system's entropy."""
    return tuple(1 + secrets.randbelow(side) if side else 0 for side in sides)


def seeded_dice(number: int) -> DiceSource:
    """Dice that fall the same way for the same number."""
    generator = Sfc32()
    seed(generator, number, 0)
    return lambda sides: tuple(1 + below(generator, side) if side else 0 for side in sides)


def scripted_dice(script: Iterable[Faces]) -> DiceSource:
    """Dice that fall as written down."""
    waiting = iter(script)
    return lambda sides: next(waiting)


def _orders(faces: Sequence[int]) -> int:
    return factorial(len(faces)) // prod(factorial(count) for count in Counter(faces).values())
