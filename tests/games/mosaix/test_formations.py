"""How many formations and placements are there? The figures of the rules page, counted anew (MX2, MX4, MX5)."""

import re
from collections import Counter
from itertools import permutations, product
from pathlib import Path

import pytest

from gobelet.core.dice import outcomes
from gobelet.games.mosaix import GAME
from gobelet.games.mosaix.boards import ALL_BOXES, size
from gobelet.games.mosaix.formations import FORMATIONS, TURNS
from gobelet.games.mosaix.moves import MOST_MOVES, MOST_PLACES
from gobelet.games.mosaix.placing import box_under, once, places
from gobelet.games.mosaix.sheet import CELLS, DICE, SHAPES
from tests.games.mosaix.board import EMPTY, A, after, position, sayings

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "mosaix.md").read_text("utf-8")
ROLLS = {"four alike": "oooo", "three alike and one": "ooxo", "two and two": "xttx", "two alike, one, and one": "txot"}
Cells = frozenset[tuple[int, int]]


def printed(name: str) -> list[int]:
    """The figures in a row of the tables of the rules page."""
    line = next(line for line in PAGE.splitlines() if line.startswith(f"| {name} |"))
    return [int(number) for number in re.findall(r"(?<=\| )\d+(?= \|)", line)]


def tetrominoes() -> list[Cells]:
    """Every set of four cells that hang together, grown from one cell; as near to the corner as can be."""
    found: set[Cells] = {frozenset({(0, 0)})}
    for _ in range(DICE - 1):
        steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
        found = {cells | {(x + dx, y + dy)} for cells in found for x, y in cells for dx, dy in steps}
        found = {cells for cells in found if len(cells) == max(map(len, found))}
    corners = {cells: (min(x for x, _ in cells), min(y for _, y in cells)) for cells in found}
    return sorted(
        {frozenset((x - left, y - top) for x, y in cells) for cells, (left, top) in corners.items()}, key=sorted
    )


def turned(labels: frozenset[tuple[int, int, str]]) -> frozenset[tuple[int, int, str]]:
    left = min(-y for _, y, _ in labels)
    top = min(x for x, _, _ in labels)
    return frozenset((-y - left, x - top, label) for x, y, label in labels)


def arrangements(roll: str) -> int:
    """How many ways to lay four dice edge to edge, quarter turns being one."""
    found = set()
    for cells, symbols in product(tetrominoes(), set(permutations(roll))):
        laid = frozenset((x, y, symbol) for (x, y), symbol in zip(sorted(cells), symbols, strict=True))
        turns = [laid]
        for _ in range(TURNS - 1):
            turns.append(turned(turns[-1]))
        found.add(frozenset(turns))
    return len(found)


@pytest.mark.parametrize("kind", ROLLS)
def test_mx2_so_many_formations_of_a_roll_are_shown_in_the_table(kind: str) -> None:
    state = after(position(EMPTY, EMPTY), ROLLS[kind])

    assert [len(sayings(state, A))] == printed(kind)


@pytest.mark.parametrize("roll", ROLLS.values())
def test_mx2_the_formations_are_all_ways_to_lay_four_dice_edge_to_edge(roll: str) -> None:
    state = after(position(EMPTY, EMPTY), roll)

    assert len(sayings(state, A)) == arrangements(roll)


def test_mx2_there_are_402_formations() -> None:
    rolls = outcomes(GAME.possible(GAME.start(2, {"printed": "centre", "roller_must_write": "yes"})), ["die"] * DICE)
    counted = [
        len(sayings(after(position(EMPTY, EMPTY), "".join(".oxt"[face] for face in roll)), A)) for roll, _ in rolls
    ]

    assert [sum(counted)] == [FORMATIONS] == printed("all fifteen rolls")


@pytest.mark.parametrize("shape", range(len(SHAPES)), ids=SHAPES)
def test_mx5_so_many_placements_by_the_number_of_dice_on_the_grid(shape: int) -> None:
    on_grid = Counter[int]()
    for turn, die, drops in product(range(TURNS), range(DICE), range(DICE)):
        fewer = places(ALL_BOXES, shape, turn, die, drops - 1) if drops else 0
        on_grid[DICE - drops] += size(places(ALL_BOXES, shape, turn, die, drops) & ~fewer)

    assert [on_grid.total(), *(on_grid[number] for number in (1, 2, 3, 4))] == printed(SHAPES[shape])[:5]


@pytest.mark.parametrize("shape", range(len(SHAPES)), ids=SHAPES)
def test_mx5_so_many_placements_write_something_different(shape: int) -> None:
    distinct = sum(size(boxes) for boxes in once(shape, (0, 1, 2, 3)))

    assert distinct == printed(SHAPES[shape])[5]


@pytest.mark.parametrize("shape", range(len(SHAPES)), ids=SHAPES)
@pytest.mark.parametrize(
    "symbols", [(0, 1, 2, 3), (0, 0, 0, 0), (0, 1, 1, 0), (0, 1, 0, 1), (0, 0, 0, 1), (2, 1, 1, 0)]
)
def test_mx5_the_same_symbols_in_the_same_boxes_are_one_placement(shape: int, symbols: tuple[int, ...]) -> None:
    """Against every turn and place on a wider paper, cut down to the grid."""
    written = set()
    cells = dict(enumerate(CELLS[shape]))
    for _ in range(TURNS):
        cells = {die: (-y, x) for die, (x, y) in cells.items()}
        for dx, dy in product(range(-9, 10), repeat=2):
            there = {(x + dx, y + dy): symbols[die] for die, (x, y) in cells.items()}
            written.add(frozenset(((x, y), s) for (x, y), s in there.items() if 0 <= x < 7 and 0 <= y < 7))

    assert sum(size(boxes) for boxes in once(shape, symbols)) == len(written - {frozenset()})


def test_no_decision_has_more_moves_than_promised() -> None:
    totals = [printed(shape)[0] for shape in SHAPES]

    assert (max(totals), MOST_MOVES) == (MOST_PLACES, MOST_PLACES)


def test_a_die_lies_where_the_turned_shape_says() -> None:
    """The T, turned to the right, points to the left: its first die is above, its second left of the middle."""
    under = [box_under(SHAPES.index("T"), 1, 2, 24, die) for die in range(DICE)]

    assert under == [17, 23, 24, 31]
