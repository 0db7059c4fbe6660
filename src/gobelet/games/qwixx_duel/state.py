"""What has happened on the board?"""

from enum import IntEnum
from typing import Annotated

from gobelet.core.rule import rule
from gobelet.core.structs import Int8, array, struct
from gobelet.games.qwixx_duel.sheet import BOXES, MISSES, PAWNS, ROWS, ROWS_TO_END

SEATS = 2
DICE = 2 + ROWS  # the two white dice first, then one for each row


class Stage(IntEnum):
    """What is due."""

    ROLL = 0
    ACTION_1 = 1
    ACTION_2 = 2
    OVER = 3


@struct
class State:
    stage: Int8
    active: Int8
    first_action: Int8  # the move made in action 1 of this turn, a pass before it
    dice: Annotated[list[int], array(Int8, DICE)]  # 0: out of play
    pawns: Annotated[list[list[list[int]]], array(Int8, SEATS, ROWS, BOXES)]
    locks: Annotated[list[list[int]], array(Int8, SEATS, ROWS)]  # 1 for who closed the row
    misses: Annotated[list[int], array(Int8, SEATS)]


@rule
def opponent(seat: int) -> int:
    return 1 - seat


@rule
def is_closed(state: State, row: int) -> bool:
    return state.locks[0][row] + state.locks[1][row] > 0


@rule
def front(state: State, seat: int, row: int) -> int:
    """The box of the seat's right-most pawn in the row, -1 without any."""
    for box in range(BOXES - 1, -1, -1):
        if state.pawns[seat][row][box]:
            return box
    return -1


@rule
def has_pawn_beyond(state: State, seat: int, row: int, box: int) -> bool:
    """Whether a pawn of the seat stands further right in the row."""
    return front(state, seat, row) > box


@rule
def pawns_in(state: State, seat: int, row: int) -> int:
    """The lock counts as a pawn of its row (QD20)."""
    return int(sum(state.pawns[seat][row])) + state.locks[seat][row]


@rule
def supply(state: State, seat: int) -> int:
    """QD14: whatever is not on the board."""
    left = PAWNS - state.misses[seat]
    for row in range(ROWS):
        left -= pawns_in(state, seat, row)
    return left


@rule
def is_over(state: State) -> bool:
    """QD30: a last pawn, the last miss box, or two closed rows, whoever's."""
    closed = 0
    for row in range(ROWS):
        closed += is_closed(state, row)
    spent = supply(state, 0) == 0 or supply(state, 1) == 0
    return spent or state.misses[0] + state.misses[1] == MISSES or closed == ROWS_TO_END
