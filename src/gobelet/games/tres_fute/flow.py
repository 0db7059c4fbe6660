"""How does a game begin?"""

from collections.abc import Sequence

from gobelet.core.rule import rule
from gobelet.games.tres_fute.sheet import BLUE_START, YELLOW_START
from gobelet.games.tres_fute.state import State
from gobelet.parts.fute.flow import begin_round, carry_on

NEW, ORIGINAL = 0, 1  # the values of the option `edition`


@rule
def start(state: State, seats: int, options: Sequence[int]) -> None:
    state.original = options[0] == ORIGINAL
    state.table.obliged = state.original  # TF15, TF21
    state.table.seats = seats
    for seat in range(seats):
        state.sheets[seat].yellow = YELLOW_START
        state.sheets[seat].blue = BLUE_START
    begin_round(state)
    carry_on(state)
