"""How does somebody play Mosaix who has learned it? Formation and place together, and for the lead over others."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from gobelet.bots.judging import HAIR
from gobelet.bots.mosaix_judging import (
    ENDS,
    GRID,
    ROOMY,
    Judge,
    consider_all,
    consider_place,
    copy_grid,
    drops_of,
    free_of,
    fresh,
    judge,
    made_by,
    promise_of,
)
from gobelet.bots.net import Net
from gobelet.bots.strong import slipped
from gobelet.core.gear import Gear
from gobelet.core.native import bit_count
from gobelet.core.rule import rule
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32
from gobelet.games.mosaix.boards import box_of, lowest
from gobelet.games.mosaix.formations import SHAPE
from gobelet.games.mosaix.moves import MOST_MOVES, PASS, STOP, place
from gobelet.games.mosaix.placing import GRIPS, ONCE, places
from gobelet.games.mosaix.results import patch_of
from gobelet.games.mosaix.scoring import total
from gobelet.games.mosaix.sheet import DICE, MOST_SEATS
from gobelet.games.mosaix.state import KINDS, Stage, State, free_boxes

SURELY = 1000.0  # more than any lead: who ends the game has won it or lost it


class Mind(NamedTuple):
    judge: Judge
    grid: Any
    dice: Any  # how many show each symbol
    hopes: Any  # of each seat and move
    values: Any  # of each move
    slip: float  # see strong.py


def mind(gear: Gear, setup: Setup, net: Net, blind: bool = False, slip: float = 0.0) -> Mind:
    return Mind(
        judge=judge(gear, net, blind),
        grid=gear.block(GRID),
        dice=gear.block(KINDS),
        hopes=gear.floats(MOST_SEATS, MOST_MOVES),
        values=gear.floats(MOST_MOVES),
        slip=slip,
    )


@rule
def by_symbols(view: State, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    if count == 1:
        return legal[0]
    best = weigh(view, seat, legal, count, mind)
    return legal[best if mind.slip == 0.0 else slipped(mind.values, count, best, mind.slip, chance)]


@rule
def weigh(view: State, seat: int, legal: Sequence[int], count: int, mind: Any) -> int:
    """Write down how good each move is; the place of the best."""
    if view.stage == Stage.ARRANGE:
        weigh_formations(view, seat, legal, count, mind)
    else:
        weigh_places(view, seat, legal, count, mind)
    best = 0
    for move in range(1, count):
        if mind.values[move] > mind.values[best] + HAIR:
            best = move
    return best


@rule
def weigh_formations(view: State, seat: int, legal: Sequence[int], count: int, mind: Any) -> None:
    """A formation is as good as its best place, and worse for every other seat that likes it too."""
    count_dice(view, mind.dice)
    for who in range(view.seats):
        copy_grid(view, who, mind.grid)
        fresh(mind.judge)
        consider_place(mind.judge, mind.grid, legal[0], PASS)
        consider_all(mind.judge, mind.grid, mind.dice)
        for number in range(count):
            if legal[number] < STOP:
                mind.hopes[who][number] = best_place(mind.judge.told, mind.grid, legal[number])[1]
    for number in range(count):
        if legal[number] == STOP:
            mind.values[number] = total(view, seat)
        else:
            mind.values[number] = mind.hopes[seat][number] - best_of_others(view, seat, mind.hopes, number)


@rule
def count_dice(view: State, dice: Any) -> None:
    """How many dice show each symbol."""
    for symbol in range(KINDS):
        dice[symbol] = 0
    for die in range(DICE):
        dice[view.dice[die] - 1] += 1


@rule
def best_place(told: Any, grid: Any, formation: int) -> tuple[int, float]:
    """Where a formation promises most, and how much; all its places were considered."""
    free, drops = free_of(grid), drops_of(grid)
    best, chosen = 0.0, PASS
    for grip in range(GRIPS):
        turn, die = grip // DICE, grip % DICE
        boxes = places(free, SHAPE[formation], turn, die, drops) & ONCE[formation * GRIPS + grip]
        first = place(turn, die, 0)
        while boxes:
            box = lowest(boxes)
            boxes ^= box
            hope = promise_of(told, grid, formation, first + box_of(box))
            if chosen == PASS or hope > best + HAIR:
                best, chosen = hope, first + box_of(box)
    if chosen == PASS:
        best = promise_of(told, grid, formation, PASS)
    return chosen, best


@rule
def consider_formation(judge: Any, grid: Any, formation: int) -> None:
    """Judge all its places, and to write nothing."""
    free, drops = free_of(grid), drops_of(grid)
    consider_place(judge, grid, formation, PASS)
    for grip in range(GRIPS):
        turn, die = grip // DICE, grip % DICE
        boxes = places(free, SHAPE[formation], turn, die, drops) & ONCE[formation * GRIPS + grip]
        while boxes:
            box = lowest(boxes)
            boxes ^= box
            consider_place(judge, grid, formation, place(turn, die, 0) + box_of(box))


@rule
def best_of_others(view: State, seat: int, values: Any, number: int) -> float:
    if view.seats == 1:
        return 0.0
    best = -1e9
    for other in range(view.seats):
        if other != seat:
            best = max(best, values[other][number])
    return float(best)


@rule
def may_end(view: State, seat: int) -> bool:
    """Whether a seat among others could finish its grid in this turn."""
    return bool(view.seats > 1 and bit_count(free_boxes(view, seat)) <= ROOMY + DICE)


@rule
def weigh_places(view: State, seat: int, legal: Sequence[int], count: int, mind: Any) -> None:
    """By points; who ends the game while leading others has won for sure. Nothing written here changes their grids."""
    judge, grid, formation = mind.judge, mind.grid, int(view.shown)
    ahead, final = 0.0, 0.0
    if may_end(view, seat):
        for other in range(view.seats):
            if other != seat:
                copy_grid(view, other, grid)
                fresh(judge)
                consider_formation(judge, grid, formation)
                move, hope = best_place(judge.told, grid, formation)
                made = made_by(judge.told, grid, formation, move)
                ahead, final = max(ahead, hope), max(final, made)
    copy_grid(view, seat, grid)
    fresh(judge)
    for number in range(count):
        consider_place(judge, grid, formation, legal[number])
        hope = promise_of(judge.told, grid, formation, legal[number])
        mind.hopes[seat][number] = hope
        lead = hope - ahead
        if view.seats > 1 and judge.fate[patch_of(formation, legal[number])] == ENDS:
            lead = hope - final
            if lead != 0.0:
                lead += SURELY if lead > 0.0 else -SURELY
        mind.values[number] = lead
