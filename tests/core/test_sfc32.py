"""Are the reproducible random numbers those of sfc32, alike in both gears and fair?"""

from collections.abc import MutableSequence
from ctypes import c_uint32
from pathlib import Path
from typing import Any

import numpy
import pytest

from gobelet.core.compiling import in_second_gear
from gobelet.core.rule import rule
from gobelet.core.sfc32 import Sfc32, below, draw, seed
from gobelet.core.structs import dtype_of

SEEDS = [(0, 0), (7, 0), (7, 1), (2**32 + 7, 0), (2**63 - 1, 2**32 - 1)]


def seeded(number: int, stream: int = 0) -> Sfc32:
    generator = Sfc32()
    seed(generator, number, stream)
    return generator


def published(number: int, stream: int, count: int) -> list[int]:
    """The generator as it is published, on words of 32 bits that wrap by themselves."""
    a, b, c, counter = c_uint32(number), c_uint32(number >> 32), c_uint32(stream), c_uint32(1)
    drawn = []
    for _ in range(15 + count):
        word = c_uint32(a.value + b.value + counter.value)
        counter = c_uint32(counter.value + 1)
        a = c_uint32(b.value ^ (b.value >> 9))
        b = c_uint32(c.value + (c.value << 3))
        c = c_uint32(((c.value << 21) | (c.value >> 11)) + word.value)
        drawn.append(word.value)
    return drawn[15:]


@rule
def fill(generators: Any, number: int, stream: int, drawn: MutableSequence[int], limit: int) -> None:
    """Half of the numbers drawn as bits, half below a limit."""
    seed(generators[0], number, stream)
    for place in range(0, len(drawn), 2):
        drawn[place] = draw(generators[0])
        drawn[place + 1] = below(generators[0], limit)


@pytest.mark.parametrize(("number", "stream"), SEEDS)
def test_the_numbers_are_the_published_ones(number: int, stream: int) -> None:
    generator = seeded(number, stream)

    assert [draw(generator) for _ in range(200)] == published(number, stream, 200)


def test_both_gears_draw_the_same_numbers(tmp_path: Path) -> None:
    fast = in_second_gear([fill], {}, tmp_path)["fill"]
    for number, stream in SEEDS:
        plain, compiled = [0] * 400, numpy.zeros(400, numpy.int64)
        fill([Sfc32()], number, stream, plain, 3 << 29)
        fast(numpy.zeros(1, dtype_of(Sfc32)), number, stream, compiled, 3 << 29)

        assert plain == compiled.tolist()


def test_every_stream_is_a_sequence_of_its_own() -> None:
    assert len({draw(seeded(7, stream)) for stream in range(100)}) == 100


@pytest.mark.parametrize("limit", [1, 2, 6, 20])
def test_below_gives_every_number_under_its_limit_and_no_other(limit: int) -> None:
    generator = seeded(7)

    assert {below(generator, limit) for _ in range(500)} == set(range(limit))


@pytest.mark.parametrize(
    "share", [lambda number: number >> 29, lambda number: number % 3], ids=["thirds", "remainders"]
)
def test_below_is_unbiased(share: Any) -> None:
    """A limit of 3/8 of all words makes any lopsided way of folding them plain: thirds of 3 : 3 : 2."""
    generator = seeded(7)
    shares = [share(below(generator, 3 << 29)) for _ in range(6000)]

    assert all(abs(shares.count(third) - 2000) < 150 for third in range(3))
