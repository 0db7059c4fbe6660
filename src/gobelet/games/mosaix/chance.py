"""Which dice are owed, and what when they land?"""

from collections.abc import Sequence

from gobelet.core.rule import rule
from gobelet.games.mosaix.sheet import DICE, SYMBOLS
from gobelet.games.mosaix.state import Stage, State

ALL_DICE = (1 << DICE) - 1
SIDES = len(SYMBOLS)  # MX1: each symbol is on two of the six sides, so all are equally likely


@rule
def owed(state: State) -> int:
    return ALL_DICE if state.stage == Stage.ROLL else 0


@rule
def sides(state: State, die: int) -> int:
    return SIDES


@rule
def land(state: State, faces: Sequence[int]) -> None:
    for die in range(DICE):
        state.dice[die] = faces[die]
    state.stage = Stage.ARRANGE
