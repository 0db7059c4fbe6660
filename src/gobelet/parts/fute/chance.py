"""What when dice land, whatever the sheet?"""

from collections.abc import Sequence
from itertools import combinations

from gobelet.core.rule import rule
from gobelet.parts.fute.flow import carry_on, settle
from gobelet.parts.fute.table import DICE, LOWEST_SERVED, Duty, Lies, Stage, State

PLATTERS = tuple(sum(1 << die for die in dice) for dice in combinations(range(DICE), LOWEST_SERVED))
"""TF52: the sets of dice that can lie on the platter of a solo passive turn, one bit for each die."""


@rule
def land(state: State, faces: Sequence[int]) -> None:
    table = state.table
    if table.stage == Stage.SOLO_PLATTER:
        serve_alone(state, PLATTERS[faces[DICE] - 1])
    else:
        for die in range(DICE):
            if faces[die]:
                table.dice[die] = faces[die]
                table.lies[die] = Lies.ROLLED
        if table.stage == Stage.SOLO_ROLL:
            table.stage = Stage.SOLO_PLATTER
        else:
            state.players[table.active].duty = Duty.CHOOSE
            settle(state, table.active)
    carry_on(state)


@rule
def serve_alone(state: State, platter: int) -> None:
    """TF52: three dice lie on the platter, the others on the slots."""
    for die in range(DICE):
        state.table.lies[die] = Lies.PLATTER if platter >> die & 1 else Lies.SLOT
    state.table.stage = Stage.SERVING
    state.players[0].duty = Duty.SERVE
    settle(state, 0)


@rule
def sides(state: State, die: int) -> int:
    """Of the die that chooses the platter: as many as there are sets of three lowest dice."""
    if die < DICE:
        return 6
    fitting = 0
    for platter in PLATTERS:
        fitting += are_lowest(state, platter)
    return fitting


@rule
def shows(state: State, die: int, number: int) -> int:
    """The face on a side: for the platter, the number of one of the fitting sets."""
    if die < DICE:
        return number
    left = number
    for face in range(len(PLATTERS)):
        left -= are_lowest(state, PLATTERS[face])
        if left == 0:
            return face + 1
    return 0


@rule
def are_lowest(state: State, platter: int) -> bool:
    """Whether no die outside the set is lower than one within."""
    highest_in, lowest_out = 0, 7
    for die in range(DICE):
        if platter >> die & 1:
            highest_in = max(highest_in, int(state.table.dice[die]))
        else:
            lowest_out = min(lowest_out, int(state.table.dice[die]))
    return highest_in <= lowest_out
