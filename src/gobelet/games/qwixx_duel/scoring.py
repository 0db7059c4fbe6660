"""What is it worth?"""

from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers
from gobelet.games.qwixx_duel.sheet import MISS_POINTS, POINTS, ROWS
from gobelet.games.qwixx_duel.state import State, pawns_in


@rule
def part(state: State, seat: int, number: int) -> int:
    """The points of a row, or after the rows those of the misses."""
    if number == ROWS:
        return MISS_POINTS * state.misses[seat]
    return POINTS[min(pawns_in(state, seat, number), len(POINTS) - 1)]  # QD31: more pawns count no more


@rule
def score(state: State, seat: int, into: Numbers) -> None:
    for number in range(ROWS + 1):
        into[number] = part(state, seat, number)


@rule
def total(state: State, seat: int) -> int:
    points = 0
    for number in range(ROWS + 1):
        points += part(state, seat, number)
    return points


@rule
def winners(state: State) -> int:
    """QD31: a tie is a draw."""
    first, second = total(state, 0), total(state, 1)
    if first == second:
        return 0b11
    return 0b01 if first > second else 0b10
