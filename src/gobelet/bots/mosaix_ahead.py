"""What does a grid of Mosaix promise before the next roll? The mean over all rolls of the best that each can write."""

from typing import Any

from gobelet.bots.mosaix_judging import SCALE, consider_all, drops_of, free_of, fresh, is_end, promise
from gobelet.core.native import bit_count
from gobelet.core.rule import rule
from gobelet.games.mosaix.results import BOXES_OF, FIRST_OF_SIZE, PATCH, PATCHES
from gobelet.games.mosaix.scoring import points
from gobelet.games.mosaix.sheet import DICE
from gobelet.games.mosaix.state import KINDS

SHOWN = DICE + 1  # numbers of dice that may show a symbol
FACULTIES = (1, 1, 2, 6, 24)
ALL_ROLLS = KINDS**DICE
UNKNOWN = -1e9


@rule
def expected(judge: Any, grid: Any, any_dice: Any, bests: Any) -> float:
    """What a grid promises before a roll: for each of the fifteen the best that it can write, or to stop (MX9)."""
    now = float(grid[SCALE])
    for symbol in range(KINDS):
        now += points(grid[symbol])
    if is_end(grid, free_of(grid), grid[SCALE]):
        return now
    fresh(judge)
    consider_all(judge, grid, any_dice)
    best_by_symbols(judge.told, grid, bests)
    mean = 0.0
    for circles in range(SHOWN):
        for crosses in range(SHOWN - circles):
            triangles = DICE - circles - crosses
            ways = FACULTIES[DICE] // (FACULTIES[circles] * FACULTIES[crosses] * FACULTIES[triangles])
            mean += ways * max(now, best_of_roll(bests, circles, crosses, triangles))
    return float(mean / ALL_ROLLS)


@rule
def best_by_symbols(told: Any, grid: Any, bests: Any) -> None:
    """The best promise by how many boxes get circles, crosses and triangles."""
    for number in range(len(bests)):
        bests[number] = UNKNOWN
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
                bests[number] = max(bests[number], promise(told, grid, patch, circles, crosses, triangles))


@rule
def best_of_roll(bests: Any, circles: int, crosses: int, triangles: int) -> float:
    """What is not written is dropped."""
    best = UNKNOWN
    for some in range(circles + 1):
        for more in range(crosses + 1):
            for rest in range(triangles + 1):
                best = max(best, bests[(some * SHOWN + more) * SHOWN + rest])
    return best
