"""What happens then, and who is next?"""

from collections.abc import Sequence

from gobelet.core.rule import rule
from gobelet.games.mosaix.boards import ALL_BOXES, BORDER, area_around, lowest, size
from gobelet.games.mosaix.formations import SHAPE, symbol_on
from gobelet.games.mosaix.moves import FIRST_PLACE, STOP, die_of, place_of, turn_of
from gobelet.games.mosaix.placing import OFF_GRID, box_under, drops_allowed, fits
from gobelet.games.mosaix.sheet import CELLS, DICE, MOST_SEATS, PRINTED_BOXES, PRINTED_SYMBOLS, SCALE
from gobelet.games.mosaix.state import HIDDEN, NONE, Stage, State, free_boxes, has_written, sealed


@rule
def start(state: State, seats: int, options: Sequence[int]) -> None:
    state.seats = seats
    state.off_centre = options[0]
    state.must_write = options[1] == 0
    state.shown = NONE
    state.scale = SCALE if seats == 1 else 0  # MX9
    for seat in range(MOST_SEATS):
        state.answers[seat] = NONE
    for seat in range(seats):
        state.grids[seat][PRINTED_SYMBOLS[seat]] = 1 << PRINTED_BOXES[state.off_centre][seat]  # MX1


@rule
def asked(state: State) -> int:
    """MX2: the roller arranges; MX3: everybody writes, in any order."""
    if state.stage == Stage.ARRANGE:
        return 1 << int(state.roller)
    waiting = 0
    if state.stage == Stage.WRITE:
        for seat in range(state.seats):
            if not has_written(state, seat):
                waiting |= 1 << seat
    return waiting


@rule
def play(state: State, seat: int, move: int) -> None:
    if move == STOP:
        state.stage = Stage.OVER
    elif move < STOP:
        state.shown = move
        for other in range(state.seats):
            state.answers[other] = NONE
        state.stage = Stage.WRITE
    else:
        state.answers[seat] = move
        write(state, seat, move)
        if not asked(state):
            end_turn(state)


@rule
def write(state: State, seat: int, move: int) -> None:
    """MX5: what lies on the grid is written, the rest is dropped; MX9: solo, that strikes boxes of the scale."""
    if move < FIRST_PLACE:
        return  # MX6: nothing could be written
    shape, turn = SHAPE[state.shown], turn_of(move)
    for die in range(DICE):
        box = box_under(shape, turn, die_of(move), place_of(move), die)
        if box != OFF_GRID:
            state.grids[seat][symbol_on(state.shown, turn, die)] |= 1 << box
        elif state.seats == 1:
            state.scale -= 1


@rule
def end_turn(state: State) -> None:
    """All have written: MX7, or the next seat rolls."""
    if is_over(state):
        state.stage = Stage.OVER
    else:
        state.roller = (state.roller + 1) % state.seats
        state.stage = Stage.ROLL


@rule
def is_over(state: State) -> bool:
    if state.seats == 1:
        return not any_shape_fits(free_boxes(state, 0), drops_allowed(state))  # MX9
    for seat in range(state.seats):
        if is_stuck(free_boxes(state, seat)):
            return True
    return False


@rule
def any_shape_fits(free: int, drops: int) -> bool:
    for shape in range(len(CELLS)):
        if fits(free, shape, drops):
            return True
    return False


@rule
def is_stuck(free: int) -> bool:
    """MX7: whether no formation at all can fill any of these boxes.

    A formation can always hang over the edge next to a free box of the border, and four free boxes that hang
    together always hold one.
    """
    if free & BORDER:
        return False
    while free:
        area = area_around(lowest(free), free)
        if size(area) >= DICE:
            return False
        free ^= area
    return True


@rule
def hide(state: State, seat: int) -> None:
    """MX3: that a seat has written is public, what it wrote is not."""
    for other in range(state.seats):
        if other != seat and sealed(state, other):
            unwrite(state, other)
            state.answers[other] = HIDDEN


@rule
def unwrite(state: State, seat: int) -> None:
    """Take the symbols of the latest answer off the grid again."""
    move = state.answers[seat]
    if move < FIRST_PLACE:
        return
    shape, turn = SHAPE[state.shown], turn_of(move)
    for die in range(DICE):
        box = box_under(shape, turn, die_of(move), place_of(move), die)
        if box != OFF_GRID:
            state.grids[seat][symbol_on(state.shown, turn, die)] &= ALL_BOXES ^ 1 << box
