"""How does a master of Mosaix look ahead? Alone: the best placements, and for each all rolls that may follow."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from gobelet.bots.judging import HAIR
from gobelet.bots.mosaix import Mind, by_symbols, count_dice, mind
from gobelet.bots.mosaix_ahead import UNKNOWN, expected
from gobelet.bots.mosaix_deeper import Deeper, deeper, expected_twice, insert
from gobelet.bots.mosaix_judging import (
    GRID,
    consider_all,
    consider_place,
    copy_grid,
    drops_of,
    fill_patch,
    free_of,
    fresh,
    promise,
)
from gobelet.bots.mosaix_rivals import Rivals, by_rivals, rivals
from gobelet.bots.net import Net
from gobelet.core.gear import Gear
from gobelet.core.native import bit_count
from gobelet.core.rule import rule
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32
from gobelet.games.mosaix.boards import box_of, lowest
from gobelet.games.mosaix.formations import SHAPE
from gobelet.games.mosaix.moves import STOP, place
from gobelet.games.mosaix.placing import GRIPS, ONCE, places
from gobelet.games.mosaix.results import BOXES_OF, FIRST_OF_SIZE, PATCH, PATCHES, patch_of, subset_of
from gobelet.games.mosaix.scoring import total
from gobelet.games.mosaix.sheet import DICE
from gobelet.games.mosaix.state import KINDS, Stage, State

BREADTH = 10  # placements that are looked at further
FROM = 28  # free boxes: with more, a roll ahead tells nothing that the net does not know
TWICE_FROM = 20  # free boxes: with more, two rolls ahead take too long


class Searching(NamedTuple):
    mind: Mind
    deeper: Deeper
    rivals: Rivals
    after: Any  # the grid after a placement
    found: Any  # the best placements: patch, circles, crosses, triangles
    hopes: Any  # of these


def searching(gear: Gear, setup: Setup, net: Net) -> Searching:
    any_dice = gear.block(KINDS)
    any_dice[:] = [DICE] * KINDS
    return Searching(
        mind=mind(gear, setup, net),
        deeper=deeper(gear, net, any_dice),
        rivals=rivals(gear, setup.game.notation.most_moves),
        after=gear.block(GRID),
        found=gear.block(BREADTH, 1 + KINDS),
        hopes=gear.floats(BREADTH),
    )


@rule
def by_search(view: State, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    """Alone near the end by the rolls that may follow, before that as the net says; with others see mosaix_rivals."""
    if count == 1:
        return legal[0]
    if view.seats > 1:
        return by_rivals(view, seat, legal, count, mind.mind, mind.rivals, mind.deeper.any_dice)
    grid = mind.mind.grid
    copy_grid(view, seat, grid)
    if bit_count(free_of(grid)) > FROM:
        return by_symbols(view, seat, legal, count, chance, mind.mind)
    fresh(mind.mind.judge)
    forget_found(mind.hopes)
    if view.stage == Stage.WRITE:
        for number in range(count):
            enter_place(mind, int(view.shown), legal[number])
        best, _ = look_ahead(mind)
        return place_that_writes(mind.found[best], int(view.shown), legal, count)
    count_dice(view, mind.mind.dice)
    consider_all(mind.mind.judge, grid, mind.mind.dice)
    enter_all(mind.mind.judge.told, grid, mind.mind.dice, mind.found, mind.hopes)
    best, value = look_ahead(mind)
    if value <= total(view, seat):
        return STOP
    return formation_that_writes(mind, best, legal, count)


@rule
def enter_place(mind: Any, formation: int, move: int) -> None:
    """One placement of a formation."""
    judge, grid, patch = mind.mind.judge, mind.mind.grid, patch_of(formation, move)
    consider_place(judge, grid, formation, move)
    circles, crosses, triangles = (
        subset_of(formation, move, 0),
        subset_of(formation, move, 1),
        subset_of(formation, move, 2),
    )
    hope = promise(judge.told, grid, patch, circles, crosses, triangles)
    if hope > mind.hopes[BREADTH - 1] + HAIR:
        insert(mind.hopes, mind.found, hope, patch, circles, crosses, triangles)


@rule
def enter_all(told: Any, grid: Any, dice: Any, found: Any, hopes: Any) -> None:
    """All that the dice can write, each once."""
    free = free_of(grid)
    for patch in range(FIRST_OF_SIZE[DICE - drops_of(grid)], PATCHES):
        if PATCH[patch] & ~free:
            continue
        whole = (1 << BOXES_OF[patch]) - 1
        for circles in range(whole + 1):
            if bit_count(circles) > dice[0]:
                continue
            for crosses in range(whole + 1):
                triangles = whole & ~(circles | crosses)
                if crosses & circles or bit_count(crosses) > dice[1] or bit_count(triangles) > dice[2]:
                    continue
                hope = promise(told, grid, patch, circles, crosses, triangles)
                if hope > hopes[BREADTH - 1] + HAIR:
                    insert(hopes, found, hope, patch, circles, crosses, triangles)


@rule
def look_ahead(mind: Any) -> tuple[int, float]:
    """Which of the placements found is best when one or two rolls are looked at, and what it promises then."""
    best, highest, deep = 0, UNKNOWN, mind.deeper
    twice = bit_count(free_of(mind.mind.grid)) <= TWICE_FROM
    for rank in range(BREADTH):
        if mind.hopes[rank] == UNKNOWN:
            break
        one = mind.found[rank]
        fill_patch(mind.mind.grid, one[0], one[1], one[2], one[3], mind.after)
        if twice:
            value = expected_twice(deep, mind.after)
        else:
            value = expected(deep.second, mind.after, deep.any_dice, deep.bests)
        if value > highest + HAIR:
            best, highest = rank, value
    return best, highest


@rule
def place_that_writes(one: Any, formation: int, legal: Sequence[int], count: int) -> int:
    for number in range(count):
        if writes(one, formation, legal[number]):
            return legal[number]
    return legal[0]


@rule
def formation_that_writes(mind: Any, best: int, legal: Sequence[int], count: int) -> int:
    """The first formation that can write what was found."""
    free, drops, one = free_of(mind.mind.grid), drops_of(mind.mind.grid), mind.found[best]
    for number in range(count):
        formation = legal[number]
        if formation == STOP:
            continue
        for grip in range(GRIPS):
            turn, die = grip // DICE, grip % DICE
            boxes = places(free, SHAPE[formation], turn, die, drops) & ONCE[formation * GRIPS + grip]
            while boxes:
                box = lowest(boxes)
                boxes ^= box
                if writes(one, formation, place(turn, die, 0) + box_of(box)):
                    return formation
    return legal[0]


@rule
def writes(one: Any, formation: int, move: int) -> bool:
    """Whether a placement of a formation is the one that was found."""
    if patch_of(formation, move) != one[0]:
        return False
    for symbol in range(KINDS):
        if subset_of(formation, move, symbol) != one[1 + symbol]:
            return False
    return True


@rule
def forget_found(hopes: Any) -> None:
    for rank in range(BREADTH):
        hopes[rank] = UNKNOWN
