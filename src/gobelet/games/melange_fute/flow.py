"""How does a game begin?"""

from collections.abc import Sequence

from gobelet.core.rule import rule
from gobelet.games.melange_fute.sheet import BLUE_START
from gobelet.games.melange_fute.state import NO_DIE, State
from gobelet.parts.fute.flow import begin_round, carry_on


@rule
def start(state: State, seats: int, options: Sequence[int]) -> None:
    state.foxes_below_zero = options[0]
    state.table.seats = seats
    for seat in range(seats):
        state.sheets[seat].blue = BLUE_START
        state.sheets[seat].changed_die = NO_DIE
    begin_round(state)
    carry_on(state)
