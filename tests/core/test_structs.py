"""Is a state the same thing as a plain object and as a NumPy record?"""

from itertools import chain
from typing import Annotated

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobelet.core.structs import Int8, Int64, array, copy_of, dtype_of, from_record, into_record, struct


@struct
class Sheet:
    crosses: Annotated[list[list[int]], array(Int8, 2, 3)]
    bonus: Int8


@struct
class Table:
    turn: Int8
    seen: Int64
    dice: Annotated[list[int], array(Int64, 4)]
    shared: Sheet
    sheets: Annotated[list[Sheet], array(Sheet, 2)]
    rows: Annotated[list[list[Sheet]], array(Sheet, 2, 1)]


small = st.integers(-128, 127)
large = st.integers(-(2**63), 2**63 - 1)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    table = Table()
    table.turn, table.seen = draw(small), draw(large)
    table.dice = draw(st.lists(large, min_size=4, max_size=4))
    for sheet in (table.shared, *table.sheets, *chain(*table.rows)):
        sheet.crosses = draw(st.lists(st.lists(small, min_size=3, max_size=3), min_size=2, max_size=2))
        sheet.bonus = draw(small)
    return table


def test_a_new_state_is_all_zero() -> None:
    assert repr(Sheet()) == "Sheet(crosses=[[0, 0, 0], [0, 0, 0]], bonus=0)"


def test_rows_of_a_block_are_not_shared() -> None:
    sheet = Sheet()
    sheet.crosses[0][1] = 1

    assert sheet.crosses == [[0, 1, 0], [0, 0, 0]]


def test_nested_states_are_not_shared() -> None:
    table = Table()
    table.sheets[0].bonus = 7

    assert [table.shared.bonus, *(sheet.bonus for sheet in table.sheets)] == [0, 7, 0]


def test_a_misspelled_field_is_an_error() -> None:
    with pytest.raises(AttributeError):
        Sheet().bonsu = 1  # type: ignore[attr-defined]


@given(tables())
def test_a_copy_is_equal(table: Table) -> None:
    assert copy_of(table) == table


def test_states_are_compared_by_value() -> None:
    changed = Table()
    changed.sheets[1].crosses[1][2] = 1

    assert changed != Table()


def test_a_state_differs_from_anything_else() -> None:
    other: object = Sheet()

    assert Table() != other


@pytest.mark.parametrize("change", ["table.dice[3] = 1", "table.shared.bonus = 1", "table.sheets[1].crosses[0][0] = 1"])
def test_a_copy_is_independent(change: str) -> None:
    table = Table()
    exec(change, {"table": copy_of(table)})

    assert table == Table()


@given(tables())
def test_a_record_gives_the_same_state_back(table: Table) -> None:
    records = numpy.zeros(2, dtype_of(Table))
    into_record(table, records[1])

    assert from_record(Table, records[1]) == table


def test_a_record_is_written_at_its_own_place_only() -> None:
    records = numpy.zeros(2, dtype_of(Table))
    table = Table()
    table.sheets[1].bonus = 7
    into_record(table, records[1])

    assert from_record(Table, records[0]) == Table()


def test_a_state_from_a_record_holds_plain_numbers() -> None:
    state = from_record(Table, numpy.zeros((), dtype_of(Table)))

    assert {type(number) for number in (state.turn, *state.dice, *state.sheets[0].crosses[0])} == {int}


def test_a_record_has_the_fields_as_declared() -> None:
    sheet = dtype_of(Table)["sheets"]

    assert (dtype_of(Table).names, sheet.shape, sheet.base["crosses"].shape) == (
        ("turn", "seen", "dice", "shared", "sheets", "rows"), (2,), (2, 3),
    )  # fmt: skip
