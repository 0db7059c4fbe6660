"""Which dice are owed, and what when they land?"""

from collections.abc import Sequence

from gobelet.core.rule import rule
from gobelet.games.objectif.flow import end_round
from gobelet.games.objectif.sheet import DICE, REROLLS
from gobelet.games.objectif.state import Stage, State

ALL_DICE = (1 << DICE) - 1


@rule
def owed(state: State) -> int:
    """OB3: all five at first; OB4: then those that the active player picked up."""
    if state.stage == Stage.ROLL:
        return ALL_DICE
    return int(state.picked_up) if state.stage == Stage.REROLL else 0


@rule
def land(state: State, faces: Sequence[int]) -> None:
    for die in range(DICE):
        if faces[die]:
            state.dice[die] = faces[die]
            if state.stage == Stage.ROLL:
                state.first_dice[die] = faces[die]
    state.picked_up = 0
    if state.stage == Stage.ROLL:
        state.stage = Stage.LAY
    elif state.rerolls == REROLLS:
        end_round(state)  # OB4: final without a further decision
    else:
        state.stage = Stage.DECIDE
