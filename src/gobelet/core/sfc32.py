"""Where do reproducible random numbers come from? A small generator that runs alike in both gears.

This is the public-domain sfc32 of PractRand, kept in 64-bit fields and masked, so that neither gear
ever wraps by itself.
"""

from gobelet.core.rule import rule
from gobelet.core.structs import Int64, struct

MASK = 0xFFFFFFFF


@struct
class Sfc32:
    """The generator's memory."""

    a: Int64
    b: Int64
    c: Int64
    counter: Int64


@rule
def seed(generator: Sfc32, number: int, stream: int) -> None:
    """Begin anew; each stream of a number is a sequence of its own."""
    generator.a = number & MASK
    generator.b = (number >> 32) & MASK
    generator.c = stream & MASK
    generator.counter = 1
    for _ in range(15):
        draw(generator)


@rule
def draw(generator: Sfc32) -> int:
    """The next 32 random bits."""
    drawn = (generator.a + generator.b + generator.counter) & MASK
    generator.counter = (generator.counter + 1) & MASK
    generator.a = generator.b ^ (generator.b >> 9)
    generator.b = (generator.c + (generator.c << 3)) & MASK
    generator.c = ((((generator.c << 21) & MASK) | (generator.c >> 11)) + drawn) & MASK
    return drawn


@rule
def below(generator: Sfc32, limit: int) -> int:
    """A number from 0 to limit - 1, all equally likely.

    The drawn bits are read as a fraction of the limit; the few fractions that would make some numbers
    likelier are drawn again. Divides only when that can happen at all.
    """
    product = draw(generator) * limit
    if product & MASK < limit:
        unfair = (MASK + 1) % limit
        while product & MASK < unfair:
            product = draw(generator) * limit
    return product >> 32
