"""What may I do?"""

from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers
from gobelet.games.qwixx_duel.sheet import BOXES, LAST, NEEDED_TO_CLOSE, NUMBERS, ROWS
from gobelet.games.qwixx_duel.state import Stage, State, has_pawn_beyond, is_closed, opponent, pawns_in

PASS = ROWS * BOXES
MOVE_COUNT = PASS + 1
MOST_MOVES = 2 * ROWS + 1
WHITE_1, WHITE_2, FIRST_COLOURED = 0, 1, 2


@rule
def at(row: int, box: int) -> int:
    """The move that puts a pawn there."""
    return row * BOXES + box


@rule
def row_of(move: int) -> int:
    return move // BOXES


@rule
def box_of(move: int) -> int:
    return move % BOXES


@rule
def box_showing(row: int, number: int) -> int:
    """Where a number from 2 to 12 stands in a row."""
    return number - 2 if NUMBERS[row][0] == 2 else 12 - number


@rule
def may_place(state: State, seat: int, row: int, box: int) -> bool:
    if is_closed(state, row) or has_pawn_beyond(state, seat, row, box):
        return False  # QD10: own pawns advance to the right
    mine, theirs = state.pawns[seat][row][box], state.pawns[opponent(seat)][row][box]
    if mine or theirs > 1:
        return mine > 0 and not has_pawn_beyond(state, opponent(seat), row, box)  # QD13: stacks, foremost only
    if theirs:
        return not has_pawn_beyond(state, opponent(seat), row, box)  # QD12: a capture, foremost and alone
    return box < LAST or pawns_in(state, seat, row) >= NEEDED_TO_CLOSE  # QD20


@rule
def moves(state: State, seat: int, into: Numbers) -> int:
    white_1, white_2 = state.dice[WHITE_1], state.dice[WHITE_2]
    found = 0
    for row in range(ROWS):
        if state.stage == Stage.ACTION_1:  # QD4: both white dice, any row
            one = other = box_showing(row, white_1 + white_2)
        else:  # QD5: one white die and the row's own
            coloured = state.dice[FIRST_COLOURED + row]
            one, other = box_showing(row, white_1 + coloured), box_showing(row, white_2 + coloured)
        found = offer(state, seat, row, min(one, other), into, found)
        if one != other:  # QD3: two ways to the same box are one move
            found = offer(state, seat, row, max(one, other), into, found)
    into[found] = PASS  # QD3: each action may be declined
    return found + 1


@rule
def offer(state: State, seat: int, row: int, box: int, into: Numbers, found: int) -> int:
    """Add the move to the list if it is legal; answer how long the list is."""
    again = state.first_action == at(row, box)  # QD6
    if again or not may_place(state, seat, row, box):
        return found
    into[found] = at(row, box)
    return found + 1
