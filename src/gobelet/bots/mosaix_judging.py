"""How is a grid of Mosaix judged? By one small net, asked for each symbol what it will still bring.

The answer for a symbol depends on its own boxes and on the free ones only. So of a patch that many formations fill,
each way to give some of its boxes to a symbol is judged once, and a placement is the sum of three such answers.
"""

from typing import Any, NamedTuple

from gobelet.bots.net import Net, answer, forget, shape_of
from gobelet.core.gear import Gear
from gobelet.core.native import bit_count
from gobelet.core.rule import rule
from gobelet.games.mosaix.areas_seen import (
    NUMBERS_OF_A_SYMBOL,
    NUMBERS_OF_THE_GRID,
    grid_as_seen,
    situation,
    symbol_as_seen,
)
from gobelet.games.mosaix.boards import ALL_BOXES
from gobelet.games.mosaix.flow import any_shape_fits, is_stuck
from gobelet.games.mosaix.inputs import fewest_of_another, turns_to_roll
from gobelet.games.mosaix.placing import MOST_DROPPED
from gobelet.games.mosaix.results import BOXES_OF, FIRST_OF_SIZE, PART, PATCH, PATCHES, SUBSETS, patch_of, subset_of
from gobelet.games.mosaix.scoring import points
from gobelet.games.mosaix.sheet import DICE
from gobelet.games.mosaix.state import KINDS, State

INPUTS = NUMBERS_OF_THE_GRID + NUMBERS_OF_A_SYMBOL
POINTS_OF_ONE = 20.0  # what an answer of 1 means in points
SCALE, SEATS, TURNS, FEWEST, GRID = KINDS, KINDS + 1, KINDS + 2, KINDS + 3, KINDS + 4  # a grid, after its symbols
GOES_ON, ENDS = 1, 2
WAYS = KINDS * SUBSETS  # to give some boxes of a patch to a symbol
ROOMY = 12  # free boxes with which something always fits


class Judge(NamedTuple):
    """A net with all it needs to judge what can be written into one grid. Few blocks: see `Net`."""

    first: Any  # the weights of the net
    second: Any
    inputs: Any  # of a patch, and of a symbol
    seen: Any  # the inputs that the sums are of
    sums: Any
    lit: Any
    told: Any  # for each patch, symbol and subset: points, and what is still to come
    known: Any  # for each patch: which of them are judged, as bits
    fate: Any  # for each patch that was looked at: whether the game ends by it
    blind: int  # 1: expects nothing, sees only the points


def judge(gear: Gear, net: Net, blind: bool = False) -> Judge:
    _, wide, _ = shape_of(net)
    return Judge(
        first=net.first,
        second=net.second,
        inputs=gear.singles(INPUTS),
        seen=gear.singles(INPUTS),
        sums=gear.singles(wide),
        lit=gear.singles(wide),
        told=gear.floats(PATCHES * WAYS * 2),
        known=gear.block(PATCHES),
        fate=gear.block(PATCHES),
        blind=int(blind),
    )


@rule
def copy_grid(view: State, seat: int, grid: Any) -> None:
    """What matters of a seat's grid; others' as they were before this turn."""
    for symbol in range(KINDS):
        grid[symbol] = view.grids[seat][symbol]
    grid[SCALE] = view.scale
    grid[SEATS] = view.seats
    grid[TURNS] = turns_to_roll(view, seat)
    grid[FEWEST] = fewest_of_another(view, seat)


@rule
def fresh(judge: Any) -> None:
    """Before each grid."""
    known = judge.known
    for patch in range(PATCHES):
        known[patch] = 0
    forget(judge.first, judge.seen, judge.sums)


@rule
def free_of(grid: Any) -> int:
    free = ALL_BOXES
    for symbol in range(KINDS):
        free &= ~grid[symbol]
    return free


@rule
def drops_of(grid: Any) -> int:
    """MX5, MX9."""
    return min(MOST_DROPPED, grid[SCALE]) if grid[SEATS] == 1 else MOST_DROPPED


@rule
def scale_after(grid: Any, patch: int) -> int:
    """MX9: what is dropped strikes boxes of the scale."""
    return grid[SCALE] - DICE + BOXES_OF[patch] if grid[SEATS] == 1 else 0


@rule
def is_end(grid: Any, free: int, scale: int) -> bool:
    """MX7, MX9."""
    if bit_count(free) > ROOMY:
        return False
    return not any_shape_fits(free, min(MOST_DROPPED, scale)) if grid[SEATS] == 1 else is_stuck(free)


@rule
def consider(judge: Any, grid: Any, patch: int, wanted: int) -> None:
    """Judge some ways, a bit for each symbol and subset, to give boxes of a patch to a symbol."""
    wanted &= ~judge.known[patch]
    if wanted == 0:
        return
    judge.known[patch] |= wanted
    free, scale = free_of(grid) & ~PATCH[patch], scale_after(grid, patch)
    ends = is_end(grid, free, scale)
    judge.fate[patch] = ENDS if ends else GOES_ON
    inputs, told, hopes = judge.inputs, judge.told, not (ends or judge.blind)
    at = situation(grid[SEATS], scale, grid[TURNS], grid[FEWEST], inputs, 0)
    grid_as_seen(free, inputs, at)
    for symbol in range(KINDS):
        for subset in range(SUBSETS):
            if wanted >> (symbol * SUBSETS + subset) & 1:
                board, at = grid[symbol] | PART[patch * SUBSETS + subset], where(patch, symbol, subset)
                told[at] = points(board)
                told[at + 1] = 0.0
                if hopes:
                    symbol_as_seen(board, free, inputs, NUMBERS_OF_THE_GRID)
                    told[at + 1] = answer(judge.first, judge.second, inputs, judge.seen, judge.sums, judge.lit)


@rule
def where(patch: int, symbol: int, subset: int) -> int:
    """The place of what is told."""
    return (patch * WAYS + symbol * SUBSETS + subset) * 2


@rule
def consider_all(judge: Any, grid: Any, most: Any) -> None:
    """Judge all that can be written when a symbol lies on so many dice at most."""
    free, dice = free_of(grid), most[0] + most[1] + most[2]
    wanted, of_size = 0, -1
    for patch in range(FIRST_OF_SIZE[DICE - drops_of(grid)], PATCHES):
        if PATCH[patch] & ~free:
            continue
        if BOXES_OF[patch] != of_size:
            of_size, wanted = BOXES_OF[patch], 0
            for symbol in range(KINDS):
                for subset in range(1 << of_size):
                    filled = bit_count(subset)
                    if filled <= most[symbol] and of_size - filled <= dice - most[symbol]:
                        wanted |= 1 << symbol * SUBSETS + subset
        consider(judge, grid, patch, wanted)


@rule
def consider_place(judge: Any, grid: Any, formation: int, move: int) -> None:
    """Judge what a placement of a formation needs."""
    wanted = 0
    for symbol in range(KINDS):
        wanted |= 1 << symbol * SUBSETS + subset_of(formation, move, symbol)
    consider(judge, grid, patch_of(formation, move), wanted)


@rule
def promise(told: Any, grid: Any, patch: int, circles: int, crosses: int, triangles: int) -> float:
    """The points in the end that are hoped for when a patch is filled like this, which was considered."""
    first, second, third = where(patch, 0, circles), where(patch, 1, crosses), where(patch, 2, triangles)
    rest = POINTS_OF_ONE * (told[first + 1] + told[second + 1] + told[third + 1])
    if grid[SEATS] == 1:
        rest = max(0.0, rest)  # MX9: one may stop
    return float(told[first] + told[second] + told[third] + scale_after(grid, patch) + rest)


@rule
def promise_of(told: Any, grid: Any, formation: int, move: int) -> float:
    """The same of a placement of a formation."""
    circles, crosses, triangles = (
        subset_of(formation, move, 0),
        subset_of(formation, move, 1),
        subset_of(formation, move, 2),
    )
    return promise(told, grid, patch_of(formation, move), circles, crosses, triangles)


@rule
def made_by(told: Any, grid: Any, formation: int, move: int) -> float:
    """The points right after a placement that was considered."""
    patch = patch_of(formation, move)
    made = float(scale_after(grid, patch))
    for symbol in range(KINDS):
        made += told[where(patch, symbol, subset_of(formation, move, symbol))]
    return made


@rule
def fill(grid: Any, formation: int, move: int, into: Any) -> None:
    """The grid after a placement."""
    circles, crosses, triangles = (
        subset_of(formation, move, 0),
        subset_of(formation, move, 1),
        subset_of(formation, move, 2),
    )
    fill_patch(grid, patch_of(formation, move), circles, crosses, triangles, into)


@rule
def fill_patch(grid: Any, patch: int, circles: int, crosses: int, triangles: int, into: Any) -> None:
    for number in range(GRID):
        into[number] = grid[number]
    into[0] |= PART[patch * SUBSETS + circles]
    into[1] |= PART[patch * SUBSETS + crosses]
    into[2] |= PART[patch * SUBSETS + triangles]
    into[SCALE] = scale_after(grid, patch)
