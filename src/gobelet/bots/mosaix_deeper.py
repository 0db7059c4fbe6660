"""What does a grid of Mosaix promise before the next two rolls? Near the end, where few placements are left.

Of each first roll the few placements that the net likes best are looked at, each by what it promises before the second
roll (mosaix_ahead.py).
"""

from typing import Any, NamedTuple

from gobelet.bots.judging import HAIR
from gobelet.bots.mosaix_ahead import ALL_ROLLS, FACULTIES, SHOWN, UNKNOWN, expected
from gobelet.bots.mosaix_judging import (
    GRID,
    SCALE,
    Judge,
    consider_all,
    drops_of,
    fill_patch,
    free_of,
    fresh,
    is_end,
    judge,
    promise,
)
from gobelet.bots.net import Net
from gobelet.core.gear import Gear
from gobelet.core.native import bit_count
from gobelet.core.rule import rule
from gobelet.games.mosaix.results import BOXES_OF, FIRST_OF_SIZE, PATCH, PATCHES
from gobelet.games.mosaix.scoring import points
from gobelet.games.mosaix.sheet import DICE
from gobelet.games.mosaix.state import KINDS

KEPT = 3  # placements of each roll that are looked at further


class Deeper(NamedTuple):
    first: Judge  # of what the first roll can write
    second: Judge
    any_dice: Any  # as many of each symbol as there are dice
    bests: Any  # for the second roll
    hopes: Any  # by how many boxes get each symbol: the best promises, the highest first
    ways: Any  # of these: patch, circles, crosses, triangles
    values: Any  # of these: what they promise before the second roll, once that is known
    after: Any  # the grid after the first roll


def deeper(gear: Gear, net: Net, any_dice: Any) -> Deeper:
    return Deeper(
        first=judge(gear, net),
        second=judge(gear, net),
        any_dice=any_dice,
        bests=gear.floats(SHOWN**KINDS),
        hopes=gear.floats(SHOWN**KINDS, KEPT),
        ways=gear.block(SHOWN**KINDS, KEPT, 1 + KINDS),
        values=gear.floats(SHOWN**KINDS, KEPT),
        after=gear.block(GRID),
    )


@rule
def expected_twice(deeper: Any, grid: Any) -> float:
    """What a grid promises before two rolls, each written as well as possible; or to stop (MX9)."""
    now = float(grid[SCALE])
    for symbol in range(KINDS):
        now += points(grid[symbol])
    if is_end(grid, free_of(grid), grid[SCALE]):
        return now
    fresh(deeper.first)
    consider_all(deeper.first, grid, deeper.any_dice)
    sort_by_symbols(deeper.first.told, grid, deeper.hopes, deeper.ways, deeper.values)
    mean = 0.0
    for circles in range(SHOWN):
        for crosses in range(SHOWN - circles):
            triangles = DICE - circles - crosses
            ways = FACULTIES[DICE] // (FACULTIES[circles] * FACULTIES[crosses] * FACULTIES[triangles])
            mean += ways * max(now, best_after_roll(deeper, grid, circles, crosses, triangles))
    return float(mean / ALL_ROLLS)


@rule
def sort_by_symbols(told: Any, grid: Any, hopes: Any, ways: Any, values: Any) -> None:
    """The few best placements for each number of boxes that get circles, crosses and triangles."""
    for number in range(len(hopes)):
        for rank in range(KEPT):
            hopes[number][rank], values[number][rank] = UNKNOWN, UNKNOWN
    free = free_of(grid)
    for patch in range(FIRST_OF_SIZE[DICE - drops_of(grid)], PATCHES):
        if PATCH[patch] & ~free:
            continue
        whole = (1 << BOXES_OF[patch]) - 1
        for circles in range(whole + 1):
            for crosses in range(whole + 1):
                if crosses & circles:
                    continue
                triangles = whole & ~(circles | crosses)
                number = (bit_count(circles) * SHOWN + bit_count(crosses)) * SHOWN + bit_count(triangles)
                hope = promise(told, grid, patch, circles, crosses, triangles)
                if hope > hopes[number][KEPT - 1] + HAIR:
                    insert(hopes[number], ways[number], hope, patch, circles, crosses, triangles)


@rule
def insert(hopes: Any, ways: Any, hope: float, patch: int, circles: int, crosses: int, triangles: int) -> None:
    """Keep a placement among the best, which are in order."""
    at = len(hopes) - 1
    while at > 0 and hope > hopes[at - 1] + HAIR:
        hopes[at] = hopes[at - 1]
        for number in range(1 + KINDS):
            ways[at][number] = ways[at - 1][number]
        at -= 1
    hopes[at] = hope
    ways[at][0], ways[at][1], ways[at][2], ways[at][3] = patch, circles, crosses, triangles


@rule
def best_after_roll(deeper: Any, grid: Any, circles: int, crosses: int, triangles: int) -> float:
    """Of all that a roll can write, what is not written being dropped, the few best are looked at further."""
    best, bar = UNKNOWN, -UNKNOWN
    for _ in range(KEPT):
        likely, number, rank = UNKNOWN, -1, 0
        for some in range(circles + 1):
            for more in range(crosses + 1):
                for rest in range(triangles + 1):
                    alike = (some * SHOWN + more) * SHOWN + rest
                    for place in range(KEPT):
                        if likely < deeper.hopes[alike][place] < bar:
                            likely, number, rank = deeper.hopes[alike][place], alike, place
        if number < 0:
            break
        best, bar = max(best, value_of(deeper, grid, number, rank)), likely
    return best


@rule
def value_of(deeper: Any, grid: Any, number: int, rank: int) -> float:
    """What a placement promises before the second roll; reckoned once, since many rolls can write it."""
    if deeper.values[number][rank] == UNKNOWN:
        one = deeper.ways[number][rank]
        fill_patch(grid, one[0], one[1], one[2], one[3], deeper.after)
        deeper.values[number][rank] = expected(deeper.second, deeper.after, deeper.any_dice, deeper.bests)
    return float(deeper.values[number][rank])
