"""Does one function run in both gears?"""

import subprocess
import sys
from enum import IntEnum
from math import sqrt
from pathlib import Path

import numpy
import pytest

from gobelet.core.compiling import in_second_gear
from gobelet.core.rule import Function, in_first_gear, kernel, rule

pytestmark = pytest.mark.dear  # functions are compiled


class Face(IntEnum):
    ONE = 1
    SIX = 6


TABLE = (0, 1, 3, 6)
LONG_TABLE = tuple(number * number for number in range(5000))  # as a tuple it would take minutes to compile


@rule
def worth(count: int) -> int:
    return TABLE[count]


@rule
def doubled(count: int) -> int:
    return 2 * TABLE[count]


@rule
def sum_of_all(limit: int) -> int:
    total = 0
    for count in range(limit):
        total += worth(count)
    return total


@rule
def square(number: int) -> int:
    return LONG_TABLE[number]


@rule
def sum_in_one_line(limit: int) -> int:
    return sum([worth(count) for count in range(limit)])


@rule
def branching(n: int) -> int:
    """Too tangled to be compiled into whoever calls it."""
    return worth(n) if n < 4 else branching(n - 1) + branching(n - 2)


@rule
def branching_twice(n: int) -> int:
    return branching(n) + branching(n + 1)


@rule
def factorial(n: int) -> int:
    return 1 if n < Face.ONE else n * factorial(n - 1)


@rule
def first_of(numbers: list[int]) -> int:
    return numbers[0]


@rule
def three_kinds(numbers: list[int]) -> int:
    return worth(numbers[0]) + worth(2) + worth(Face.ONE)


def test_a_rule_is_ordinary_python() -> None:
    assert sum_of_all(4) == 10


def test_first_gear_runs_the_rule() -> None:
    assert in_first_gear([sum_of_all], {})["sum_of_all"](4) == 10


@pytest.mark.parametrize("entry", [sum_of_all, sum_in_one_line])
def test_first_gear_exchanges_a_function(entry: Function) -> None:
    assert in_first_gear([entry], {worth: doubled})[entry.__name__](4) == 20


def test_exchanging_leaves_the_original_alone() -> None:
    in_first_gear([sum_of_all], {worth: doubled})

    assert sum_of_all(4) == 10


def test_both_gears_in_one_process_exchanged_or_not(tmp_path: Path) -> None:
    entries = [sum_of_all, factorial]
    slow, fast = in_first_gear(entries, {}), in_second_gear(entries, {}, tmp_path / "as_written")
    other = in_second_gear([sum_of_all], {worth: doubled}, tmp_path / "exchanged")

    assert [slow["sum_of_all"](4), fast["sum_of_all"](4), other["sum_of_all"](4), fast["factorial"](5)] == [
        10, 10, 20, 120,
    ]  # fmt: skip


def test_compiled_rules_are_kept_in_the_cache_folder(tmp_path: Path) -> None:
    in_second_gear([worth], {}, tmp_path)["worth"](2)

    assert list(tmp_path.rglob("*.worth-*.nbc"))


def test_a_rule_is_compiled_once_whatever_kind_of_int_it_is_given(tmp_path: Path) -> None:
    compiled = in_second_gear([three_kinds], {}, tmp_path)["three_kinds"]

    assert compiled(numpy.array([3], numpy.int8)) == 6 + 3 + 1
    assert len(list(tmp_path.rglob("*.worth-*.nbc"))) == 1


def test_rooms_out_of_the_cache_keep_apart(tmp_path: Path) -> None:
    """Compiled by a process each, then loaded together by a third: what happens when two rooms share rules."""

    def run(*rooms: str) -> str:
        program = (
            "import sys\nfrom pathlib import Path\nfrom tests.core.test_compiling import *\n"
            "for room in sys.argv[2:]:\n"
            "    instead = {worth: doubled} if room == 'doubled' else {}\n"
            "    print(in_second_gear([branching_twice], instead, Path(sys.argv[1]) / room)['branching_twice'](4))\n"
        )
        return subprocess.check_output([sys.executable, "-c", program, tmp_path, *rooms], text=True)

    run("as_written")
    run("doubled")

    assert run("as_written", "doubled").split() == ["24", "48"]


def test_bounds_are_checked_on_demand(tmp_path: Path) -> None:
    checked = in_second_gear([first_of], {}, tmp_path, check_bounds=True)["first_of"]

    with pytest.raises(IndexError):
        checked(numpy.zeros(0, numpy.int64))


def test_a_long_table_is_looked_up_in_both_gears(tmp_path: Path) -> None:
    first, second = in_first_gear([square], {}), in_second_gear([square], {}, tmp_path)

    assert first["square"](4711) == second["square"](4711) == 4711**2


def test_a_long_table_stays_as_it_is_for_first_gear(tmp_path: Path) -> None:
    in_second_gear([square], {}, tmp_path)

    assert isinstance(square.__globals__["LONG_TABLE"], tuple)


HALF = 0.5
FLOATS = tuple(number / 7 for number in range(500))


@rule
def rooted(number: float) -> float:
    return sqrt(number)


@kernel
def weighed(weights: list[float]) -> float:
    total = 0.0
    for weight in weights:
        total += weight * HALF
    return total


@rule
def looked_up(number: int) -> float:
    return FLOATS[number]


def test_functions_of_math_run_in_both_gears(tmp_path: Path) -> None:
    assert in_first_gear([rooted])["rooted"](2.0) == in_second_gear([rooted], {}, tmp_path)["rooted"](2.0) == sqrt(2)


def test_a_kernel_runs_in_both_gears(tmp_path: Path) -> None:
    weights = [0.1 * number for number in range(100)]
    first, second = in_first_gear([weighed]), in_second_gear([weighed], {}, tmp_path)

    assert second["weighed"](numpy.array(weights)) == pytest.approx(first["weighed"](weights), rel=1e-12)


def test_a_long_table_of_floats_is_looked_up_in_both_gears(tmp_path: Path) -> None:
    first, second = in_first_gear([looked_up]), in_second_gear([looked_up], {}, tmp_path)

    assert first["looked_up"](123) == second["looked_up"](123) == 123 / 7
