"""How does somebody look ahead who plays Mosaix with others? To the end of the next turn, whoever rolls then.

Everybody is thought to write where the net hopes for most; whoever rolls next, to show what helps them most against
the best of the others. What counts is the chance to win that a lead gives, the surer the fuller the grids are.
"""

from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple

from gobelet.bots.judging import HAIR
from gobelet.bots.mosaix import Mind, best_of_others, best_place, consider_formation, weigh
from gobelet.bots.mosaix_ahead import ALL_ROLLS, FACULTIES, SHOWN, UNKNOWN
from gobelet.bots.mosaix_judging import FEWEST, GRID, TURNS, consider_all, copy_grid, fill, free_of, fresh
from gobelet.core.gear import Gear
from gobelet.core.native import bit_count
from gobelet.core.rule import rule
from gobelet.games.mosaix.flow import is_stuck
from gobelet.games.mosaix.formations import FIRST_OF_ROLL, FORMATIONS, ROLL_NUMBER
from gobelet.games.mosaix.scoring import points
from gobelet.games.mosaix.sheet import BOXES, DICE, MOST_SEATS
from gobelet.games.mosaix.state import KINDS, Stage, State

BREADTH = 10  # placements that are looked at further
FORMATIONS_TRIED = 6
SLIGHTLY = 1e-5  # more of a chance to win; less is rounding
SPREAD = 1.7  # points by which a lead with one box left is about three to one; more with the root of the boxes


class Rivals(NamedTuple):
    grids: Any  # of each seat, as it is thought to be after this turn
    hopes: Any  # of each seat: what each formation of the next turn promises
    leads: Any  # of each move, as the net sees it


def rivals(gear: Gear, most_moves: int) -> Rivals:
    return Rivals(
        grids=gear.block(MOST_SEATS, GRID),
        hopes=gear.floats(MOST_SEATS, FORMATIONS),
        leads=gear.floats(most_moves),
    )


@rule
def by_rivals(
    view: State, seat: int, legal: Sequence[int], count: int, mind: Mind, rivals: Rivals, any_dice: Any
) -> int:
    """The moves that the net likes best, tried out."""
    best, highest = legal[weigh(view, seat, legal, count, mind)], UNKNOWN
    for number in range(count):
        rivals.leads[number] = mind.values[number]
    if view.stage == Stage.WRITE:
        for other in range(view.seats):
            if other != seat:
                foresee(view, other, int(view.shown), mind, rivals.grids[other])
        copy_grid(view, seat, rivals.grids[seat])
        for other in range(view.seats):
            if other != seat:
                hope_for(view, other, mind, rivals, any_dice)
    for _ in range(BREADTH if view.stage == Stage.WRITE else FORMATIONS_TRIED):
        number = highest_of(rivals.leads, count)
        if rivals.leads[number] == UNKNOWN:
            break
        rivals.leads[number] = UNKNOWN
        try_out(view, seat, legal[number], mind, rivals, any_dice)
        value = chance_to_win(view, seat, rivals)
        if value > highest + SLIGHTLY:
            best, highest = legal[number], value
    return best


@rule
def highest_of(values: Any, count: int) -> int:
    """The place of the best, the first one of those that are alike."""
    best = 0
    for number in range(1, count):
        if values[number] > values[best] + HAIR:
            best = number
    return best


@rule
def try_out(view: State, seat: int, move: int, mind: Mind, rivals: Rivals, any_dice: Any) -> None:
    """What becomes of everybody's grid by a placement of one's own, or by a formation."""
    if view.stage == Stage.WRITE:
        copy_grid(view, seat, mind.grid)
        fill(mind.grid, int(view.shown), move, rivals.grids[seat])
        hope_for(view, seat, mind, rivals, any_dice)
        return
    for other in range(view.seats):
        foresee(view, other, move, mind, rivals.grids[other])
    for other in range(view.seats):
        hope_for(view, other, mind, rivals, any_dice)


@rule
def foresee(view: State, seat: int, formation: int, mind: Mind, into: Any) -> None:
    """A grid with a formation written where it promises most."""
    copy_grid(view, seat, mind.grid)
    fresh(mind.judge)
    consider_formation(mind.judge, mind.grid, formation)
    move, _ = best_place(mind.judge.told, mind.grid, formation)
    fill(mind.grid, formation, move, into)


@rule
def hope_for(view: State, seat: int, mind: Mind, rivals: Rivals, any_dice: Any) -> None:
    """What each formation of the next turn promises a seat."""
    grid, fewest = mind.grid, BOXES
    for number in range(GRID):
        grid[number] = rivals.grids[seat][number]
    for other in range(view.seats):
        if other != seat:
            fewest = min(fewest, bit_count(free_of(rivals.grids[other])))
    grid[TURNS], grid[FEWEST] = (grid[TURNS] - 1) % view.seats, fewest
    fresh(mind.judge)
    consider_all(mind.judge, grid, any_dice)
    for formation in range(FORMATIONS):
        rivals.hopes[seat][formation] = best_place(mind.judge.told, grid, formation)[1]


@rule
def chance_to_win(view: State, seat: int, rivals: Rivals) -> float:
    """The mean over all rolls of the next turn; if there is none, who has won."""
    fewest, over = BOXES, False
    for who in range(view.seats):
        free = free_of(rivals.grids[who])
        fewest, over = min(fewest, bit_count(free)), over or is_stuck(free)
    if over:
        return won(view, seat, rivals.grids)
    roller, mean = (view.roller + 1) % view.seats, 0.0
    for circles in range(SHOWN):
        for crosses in range(SHOWN - circles):
            triangles = DICE - circles - crosses
            ways = FACULTIES[DICE] // (FACULTIES[circles] * FACULTIES[crosses] * FACULTIES[triangles])
            shown = shown_by(view, roller, rivals.hopes, ROLL_NUMBER[circles * SHOWN + crosses])
            lead = rivals.hopes[seat][shown] - best_of_others(view, seat, rivals.hopes, shown)
            mean += ways / (1.0 + exp(-lead / (SPREAD * max(1, fewest) ** 0.5)))
    return float(mean / ALL_ROLLS)


@rule
def shown_by(view: State, roller: int, hopes: Any, roll: int) -> int:
    """The formation of a roll that gives the roller the greatest lead."""
    best, highest = FIRST_OF_ROLL[roll], UNKNOWN
    for formation in range(FIRST_OF_ROLL[roll], FIRST_OF_ROLL[roll + 1]):
        lead = hopes[roller][formation] - best_of_others(view, roller, hopes, formation)
        if lead > highest + HAIR:
            best, highest = formation, lead
    return best


@rule
def won(view: State, seat: int, grids: Any) -> float:
    """1 for a win, half for a tie with the best of the others; and a hair of the lead, so that more is better."""
    own, best = 0, 0
    for who in range(view.seats):
        made = 0
        for symbol in range(KINDS):
            made += points(grids[who][symbol])
        if who == seat:
            own = made
        else:
            best = max(best, made)
    lead = own - best
    share = 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
    return share + lead * HAIR
