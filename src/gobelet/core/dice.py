"""How do dice fall? Every outcome with its exact weight, and sources that rules never see."""

import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod

from gobelet.core.refusal import Refusal
from gobelet.core.sfc32 import Sfc32, below, seed

Faces = tuple[int, ...]  # a face from 1 for each die, 0 for a die that did not fall
Possible = Sequence[Sequence[int]]  # the faces that each die can show now, none for a die that does not fall
DiceSource = Callable[[Possible], Faces]


def outcomes(possible: Possible, kinds: Sequence[str]) -> Iterator[tuple[Faces, int]]:
    """Every distinct way for the dice to fall, and how many of the ordered rolls it stands for.

    Nobody can tell dice of one kind apart: two dice of the kind "white" have 21 outcomes.
    """
    dice = [(kind, tuple(faces)) for kind, faces in zip(kinds, possible, strict=True)]
    groups = Counter(die for die in dice if die[1])
    for drawn in product(*(combinations_with_replacement(faces, count) for (_, faces), count in groups.items())):
        weight = prod(_orders(faces) for faces in drawn)
        waiting = {group: iter(faces) for group, faces in zip(groups, drawn, strict=True)}
        yield tuple(next(waiting[die]) if die[1] else 0 for die in dice), weight


def rolls(possible: Possible) -> int:
    """How many ordered rolls there are: the sum of all weights."""
    return prod(len(faces) for faces in possible if faces)


def folded_rolls(possible: Possible, kinds: Sequence[str]) -> int:
    """How many distinct outcomes there are, without naming them."""
    groups = Counter((kind, tuple(faces)) for kind, faces in zip(kinds, possible, strict=True) if faces)
    return prod(comb(len(faces) + count - 1, count) for (_, faces), count in groups.items())


def system_dice(possible: Possible) -> Faces:
    """Unbiased dice from the system's entropy."""
    return tuple(secrets.choice(faces) if faces else 0 for faces in possible)


def seeded_dice(number: int) -> DiceSource:
    """Dice that fall the same way for the same number."""
    generator = Sfc32()
    seed(generator, number, 0)
    return dice_of(generator)


def dice_of(generator: Sfc32) -> DiceSource:
    return lambda possible: tuple(faces[below(generator, len(faces))] if faces else 0 for faces in possible)


def scripted_dice(script: Iterable[Faces]) -> DiceSource:
    """Dice that fall as written down."""
    waiting = iter(script)

    def fall(possible: Possible) -> Faces:
        faces = next(waiting, None)
        if faces is None:
            raise Refusal("Dice are owed, but no further roll is written down.")
        return faces

    return fall


def _orders(faces: Sequence[int]) -> int:
    return factorial(len(faces)) // prod(factorial(count) for count in Counter(faces).values())
