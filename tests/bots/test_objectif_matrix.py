"""Are mixes right also where many choices are as good as others, and numbers are large?"""

import random
from collections.abc import Sequence

import pytest

from gobelet.bots.objectif_matrix import blank_matrix, solve_matrix
from gobelet.core.gear import first_gear
from gobelet.games.objectif import GAME


def alike(chance: random.Random, rows: int, columns: int) -> Sequence[Sequence[float]]:
    """Thousands in each box, and most rows between two others, as the plans of a round are."""
    corners = [[float(chance.randrange(-8_000, 8_000)) for _ in range(columns)] for _ in range(4)]
    mixed = [chance.sample(corners, 2) for _ in range(rows - len(corners))]
    shares = [chance.choice((0.0, 0.25, 0.5)) for _ in mixed]
    return corners + [
        [round(share * a + (1 - share) * b) + 0.0 for a, b in zip(*pair, strict=True)]
        for pair, share in zip(mixed, shares, strict=True)
    ]


MET = [[-3337, -2539, -2539, -6547], [-291, 536, -2633, 2349], [-291, 1424, -2855, 3484], [-291, 508, -2626, 2346]]


@pytest.mark.parametrize("number", range(40))
def test_nobody_gains_by_leaving_either_mix(number: int) -> None:
    """MET came up in a game: differences of rounding were once taken for a way on."""
    chance = random.Random(number)
    won = alike(chance, chance.randrange(5, 60), chance.randrange(2, 9)) if number else MET
    rows, columns = len(won), len(won[0])
    matrix = blank_matrix(first_gear(GAME, []), rows, columns)
    for row in range(rows):
        for column in range(columns):
            matrix.table[column][row] = float(won[row][column])
    value = solve_matrix(matrix, rows, columns)
    by_column = [sum(matrix.row_mix[row] * won[row][column] for row in range(rows)) for column in range(columns)]
    by_row = [sum(matrix.column_mix[column] * won[row][column] for column in range(columns)) for row in range(rows)]

    assert sum(matrix.row_mix) == pytest.approx(1)
    assert sum(matrix.column_mix) == pytest.approx(1)
    assert (min(by_column), max(by_row)) == pytest.approx((value, value), abs=1e-3)
