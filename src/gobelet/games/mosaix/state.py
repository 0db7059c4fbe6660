"""What has happened at the table, and who may see it?"""

from enum import IntEnum
from typing import Annotated

from gobelet.core.rule import rule
from gobelet.core.structs import Int8, Int16, Int64, array, struct
from gobelet.games.mosaix.boards import ALL_BOXES
from gobelet.games.mosaix.sheet import DICE, MOST_SEATS, SYMBOLS

NONE = -1  # no formation was shown yet; no answer was given yet
HIDDEN = -2  # an answer was given, unknown to who looks
KINDS = len(SYMBOLS)


class Stage(IntEnum):
    """What is due."""

    ROLL = 0
    ARRANGE = 1  # by the roller
    WRITE = 2  # by everybody
    OVER = 3


@struct
class State:
    stage: Int8
    seats: Int8
    must_write: Int8  # whether the roller must be able to write some of the formation shown
    off_centre: Int8  # whether the printed boxes are
    roller: Int8
    scale: Int8  # unstruck boxes, solo only
    dice: Annotated[list[int], array(Int8, DICE)]  # of the latest roll: symbols from 1
    shown: Int16  # the latest formation
    answers: Annotated[list[int], array(Int64, MOST_SEATS)]  # what was done with it by each seat, as moves
    grids: Annotated[list[list[int]], array(Int64, MOST_SEATS, KINDS)]  # of each seat: the boxes with each symbol


@rule
def free_boxes(state: State, seat: int) -> int:
    free = ALL_BOXES
    for symbol in range(KINDS):
        free &= ~state.grids[seat][symbol]
    return free


@rule
def has_written(state: State, seat: int) -> bool:
    return state.answers[seat] != NONE


@rule
def sealed(state: State, seat: int) -> bool:
    """MX3: shown when all have written."""
    return state.stage == Stage.WRITE and has_written(state, seat)
