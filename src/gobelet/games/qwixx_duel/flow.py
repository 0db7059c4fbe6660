"""What happens then, and who is next?"""

from collections.abc import Sequence

from gobelet.core.rule import rule
from gobelet.games.qwixx_duel.moves import FIRST_COLOURED, PASS, box_of, row_of
from gobelet.games.qwixx_duel.sheet import LAST
from gobelet.games.qwixx_duel.state import Stage, State, is_over, opponent, supply


@rule
def start(state: State, seats: int, options: Sequence[int]) -> None:
    """QD2: the first seat begins; the draw was made when the seats were handed out."""
    state.first_action = PASS


@rule
def asked(state: State) -> int:
    """QD2: only the active player acts."""
    acting = state.stage in (Stage.ACTION_1, Stage.ACTION_2)
    return 1 << int(state.active) if acting else 0


@rule
def play(state: State, seat: int, move: int) -> None:
    if move != PASS:
        place(state, seat, row_of(move), box_of(move))
    missed = state.stage == Stage.ACTION_2 and state.first_action == PASS and move == PASS
    if missed:
        state.misses[seat] += 1  # QD7: no pawn in either action
    if is_over(state):
        state.stage = Stage.OVER  # QD30: at once, even before action 2
    elif state.stage == Stage.ACTION_1:
        state.first_action = move
        state.stage = Stage.ACTION_2
    else:
        state.first_action = PASS
        state.active = opponent(seat)
        state.stage = Stage.ROLL


@rule
def place(state: State, seat: int, row: int, box: int) -> None:
    state.pawns[opponent(seat)][row][box] = 0  # QD12: a captured pawn goes home
    state.pawns[seat][row][box] += 1
    if box == LAST and supply(state, seat) > 0:  # QD21: the last pawn of all closes nothing
        state.locks[seat][row] = 1
        state.dice[FIRST_COLOURED + row] = 0
