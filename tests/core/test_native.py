"""Do both gears copy states and count bits alike?"""

from pathlib import Path
from typing import Any

import numpy

from gobelet.core.compiling import in_second_gear
from gobelet.core.native import bit_count, copy
from gobelet.core.rule import in_first_gear, rule
from gobelet.core.structs import copy_of, dtype_of, from_record, into_record
from tests.core.test_structs import Table


@rule
def copy_then_change(states: Any, dice: int) -> None:
    copy(states[1], states[0])
    states[0].dice[0] = dice
    states[0].sheets[0].crosses[1][2] = 5


@rule
def ones_of(number: int) -> int:
    return bit_count(number) + bit_count(number >> 1)


def test_a_copy_is_equal_and_stays_as_it_is_in_both_gears(tmp_path: Path) -> None:
    before = Table()
    before.dice, before.sheets[1].bonus, before.rows[1][0].crosses[0][1] = [1, -2, 3, 4], 7, -8
    plain, records = [copy_of(before), Table()], numpy.zeros(2, dtype_of(Table))
    into_record(before, records[0])
    in_first_gear([copy_then_change])["copy_then_change"](plain, 9)
    in_second_gear([copy_then_change], {}, tmp_path)["copy_then_change"](records, 9)

    assert plain[1] == from_record(Table, records[1]) == before
    assert plain[0] == from_record(Table, records[0]) != before


def test_bits_are_counted_alike(tmp_path: Path) -> None:
    numbers = [0, 1, 0b1011, 2**62 - 1]
    counts = [number.bit_count() + (number >> 1).bit_count() for number in numbers]
    gears = [in_first_gear([ones_of]), in_second_gear([ones_of], {}, tmp_path)]

    assert [[gear["ones_of"](number) for number in numbers] for gear in gears] == [counts, counts]
