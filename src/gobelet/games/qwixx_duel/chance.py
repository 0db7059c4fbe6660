"""Which dice are owed, and what when they land?"""

from collections.abc import Sequence

from gobelet.core.rule import rule
from gobelet.games.qwixx_duel.moves import FIRST_COLOURED, WHITE_1, WHITE_2
from gobelet.games.qwixx_duel.sheet import ROWS
from gobelet.games.qwixx_duel.state import DICE, Stage, State, is_closed


@rule
def owed(state: State) -> int:
    """QD3: both white dice, and the die of every open row."""
    if state.stage != Stage.ROLL:
        return 0
    dice = 1 << WHITE_1 | 1 << WHITE_2
    for row in range(ROWS):
        if not is_closed(state, row):
            dice |= 1 << (FIRST_COLOURED + row)
    return dice


@rule
def land(state: State, faces: Sequence[int]) -> None:
    for die in range(DICE):
        state.dice[die] = faces[die]
    state.stage = Stage.ACTION_1
