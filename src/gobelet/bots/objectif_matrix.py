"""How do two choose who cannot see each other's choice? The best mix for both, by the simplex method.

`table[column][row]` is what the one who chooses a row wins. Columns are few and rows many, so each column is a block.
"""

from typing import Any, NamedTuple

from gobelet.core.gear import Gear
from gobelet.core.rule import rule

HAIR = 1e-9  # of the highest number: what is less is rounding, and no pivot
MOST_PIVOTS = 300
PATIENCE = 40  # pivots after which it may be going round in circles: from then on Bland's rule ends that


class Matrix(NamedTuple):
    table: Any  # by column and row; one more of each to work with
    row_names: Any  # who stands in a row now: rows from 0, columns as -1 - column
    column_names: Any
    row_mix: Any  # the answer: how often each row and column is chosen
    column_mix: Any


def blank_matrix(gear: Gear, rows: int, columns: int) -> Matrix:
    return Matrix(
        table=gear.floats(columns + 1, rows + 1),
        row_names=gear.block(rows),
        column_names=gear.block(columns),
        row_mix=gear.floats(rows),
        column_mix=gear.floats(columns),
    )


@rule
def solve_matrix(matrix: Any, rows: int, columns: int) -> float:
    """Write down both mixes; the value for who chooses rows. The table is used up."""
    table = matrix.table
    for row in range(rows):
        matrix.row_mix[row] = 0.0
    for column in range(columns):
        matrix.column_mix[column] = 0.0
    best_row, floor = safest_row(table, rows, columns)
    best_column, ceiling = safest_column(table, rows, columns)
    if floor >= ceiling:
        matrix.row_mix[best_row] = 1.0
        matrix.column_mix[best_column] = 1.0
        return floor
    lift, highest = prepare(matrix, rows, columns)
    for turn in range(MOST_PIVOTS):
        careful = turn >= PATIENCE
        column = column_to_enter(matrix, rows, columns, careful)
        if column < 0:
            break
        row = row_to_leave(matrix, rows, columns, column, careful)
        pivot(matrix, rows, columns, row, column)
    return read_off(matrix, rows, columns) * highest - lift


@rule
def safest_row(table: Any, rows: int, columns: int) -> tuple[int, float]:
    best, highest = 0, -1e18
    for row in range(rows):
        least = table[0][row]
        for column in range(1, columns):
            least = min(least, table[column][row])
        if least > highest:
            best, highest = row, least
    return best, highest


@rule
def safest_column(table: Any, rows: int, columns: int) -> tuple[int, float]:
    best, lowest = 0, 1e18
    for column in range(columns):
        most, one = -1e18, table[column]
        for row in range(rows):
            most = max(most, one[row])
        if most < lowest:
            best, lowest = column, most
    return best, lowest


@rule
def prepare(matrix: Any, rows: int, columns: int) -> tuple[float, float]:
    """Lift all numbers above 0, so that the value is positive, and divide them by the highest; both are answered."""
    table, least, most = matrix.table, 1e18, -1e18
    for column in range(columns):
        one = table[column]
        for row in range(rows):
            least, most = min(least, one[row]), max(most, one[row])
    lift = 1.0 - least
    highest = most + lift
    for column in range(columns):
        one = table[column]
        for row in range(rows):
            one[row] = (one[row] + lift) / highest
        one[rows] = -1.0
        matrix.column_names[column] = -1 - column
    for row in range(rows):
        table[columns][row] = 1.0
        matrix.row_names[row] = row
    table[columns][rows] = 0.0
    return lift, highest


@rule
def column_to_enter(matrix: Any, rows: int, columns: int, careful: bool) -> int:
    """The one that promises most; with care, the one that was named first."""
    best, least = -1, -HAIR
    for column in range(columns):
        promised = matrix.table[column][rows]
        if promised < -HAIR and careful:
            if best < 0 or matrix.column_names[column] < matrix.column_names[best]:
                best = column
        elif promised < least:
            best, least = column, promised
    return best


@rule
def row_to_leave(matrix: Any, rows: int, columns: int, column: int, careful: bool) -> int:
    """The one that gives way first; with care, of equal ones the one that was named first."""
    one, bounds = matrix.table[column], matrix.table[columns]
    best, least = 0, 1e18
    for row in range(rows):
        if one[row] > HAIR:
            given = bounds[row] / one[row]
            equal = careful and abs(given - least) <= HAIR * least
            if equal:
                if matrix.row_names[row] < matrix.row_names[best]:
                    best, least = row, min(least, given)
            elif given < least:
                best, least = row, given
    return best


@rule
def pivot(matrix: Any, rows: int, columns: int, row: int, column: int) -> None:
    table = matrix.table
    one = table[column]
    middle = one[row]
    for other in range(columns + 1):
        if other != column:
            share = table[other][row] / middle
            take_off(table[other], one, share, rows + 1)
            table[other][row] = share
    for place in range(rows + 1):
        one[place] = -one[place] / middle
    one[row] = 1.0 / middle
    name = matrix.row_names[row]
    matrix.row_names[row] = matrix.column_names[column]
    matrix.column_names[column] = name


@rule
def take_off(into: Any, one: Any, share: float, count: int) -> None:
    for place in range(count):
        into[place] -= one[place] * share


@rule
def read_off(matrix: Any, rows: int, columns: int) -> float:
    table = matrix.table
    value = 1.0 / table[columns][rows]
    for row in range(rows):
        if matrix.row_names[row] < 0:
            matrix.column_mix[-1 - matrix.row_names[row]] = max(0.0, table[columns][row] * value)
    for column in range(columns):
        if matrix.column_names[column] >= 0:
            matrix.row_mix[matrix.column_names[column]] = max(0.0, table[column][rows] * value)
    return float(value)
