"""What is it worth?"""

from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers
from gobelet.games.mosaix.boards import area_around, lowest, size
from gobelet.games.mosaix.sheet import SMALLEST_AREA
from gobelet.games.mosaix.state import KINDS, State


@rule
def areas(board: int) -> tuple[int, int]:
    """MX8: how many areas are large enough, and how many boxes they have together."""
    counted = boxes = 0
    while board:
        area = area_around(lowest(board), board)
        if size(area) >= SMALLEST_AREA:
            counted += 1
            boxes += size(area)
        board ^= area
    return counted, boxes


@rule
def points(board: int) -> int:
    counted, boxes = areas(board)
    return counted * boxes


@rule
def total(state: State, seat: int) -> int:
    """MX8; MX9: the scale has boxes in a solo game only."""
    sum_of_all = int(state.scale)
    for symbol in range(KINDS):
        sum_of_all += points(state.grids[seat][symbol])
    return sum_of_all


@rule
def score(state: State, seat: int, into: Numbers) -> None:
    for symbol in range(KINDS):
        into[symbol] = points(state.grids[seat][symbol])
    into[KINDS] = state.scale


@rule
def winners(state: State) -> int:
    """MX8: the most points; a tie is shared."""
    best = best_total = 0
    for seat in range(state.seats):
        points_of_seat = total(state, seat)
        if points_of_seat > best_total:
            best, best_total = 0, points_of_seat
        if points_of_seat == best_total:
            best |= 1 << seat
    return best
