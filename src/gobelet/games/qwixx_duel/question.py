"""What is asked, in one sentence?"""

from gobelet.core.game import seat_name
from gobelet.core.text import Text, say
from gobelet.games.qwixx_duel.moves import MOST_MOVES, PASS, WHITE_1, WHITE_2, moves
from gobelet.games.qwixx_duel.scoring import total
from gobelet.games.qwixx_duel.sheet import MISS_POINTS
from gobelet.games.qwixx_duel.state import Stage, State


def question(state: State, seat: int) -> Text:
    match state.stage:
        case Stage.OVER:
            return _result(state, seat)
        case Stage.ROLL if seat == state.active:
            return say("Your turn: the white dice and those of the open rows are rolled.")
        case Stage.ROLL:
            return say("{who}'s turn: the white dice and those of the open rows are rolled.", who=_active(state))
        case _ if seat != state.active:
            return _watching(state)
        case Stage.ACTION_1:
            return _first_action(state)
        case _:
            return _second_action(state)


def _first_action(state: State) -> Text:
    white = state.dice[WHITE_1] + state.dice[WHITE_2]
    if _must_pass(state):
        return say("Action 1: the white dice make {sum}, but you cannot place that in any row: pass.", sum=white)
    return say("Action 1: the white dice make {sum}. Place a pawn on a {sum}, or pass.", sum=white)


def _second_action(state: State) -> Text:
    first_passed = state.first_action == PASS
    if _must_pass(state):
        if first_passed:
            pattern = "Action 2: no sum can be placed; pass, which costs a miss ({points})."
            return say(pattern, points=signed(MISS_POINTS))
        return say("Action 2: no sum of a white and a coloured die can be placed: pass.")
    if first_passed:
        pattern = "Action 2: place a pawn on white {white} plus a row's die; passing costs a miss ({points})."
        return say(pattern, white=_either_white(state), points=signed(MISS_POINTS))
    return say("Action 2: place a pawn on white {white} plus a row's die, or pass.", white=_either_white(state))


def _either_white(state: State) -> Text:
    one, other = sorted(state.dice[WHITE_1 : WHITE_2 + 1])
    return say("{one} or {other}", one=one, other=other) if one != other else say("{one}", one=one)


def _watching(state: State) -> Text:
    if state.stage == Stage.ACTION_1:
        white = state.dice[WHITE_1] + state.dice[WHITE_2]
        return say("{who} decides action 1: a pawn on a {sum}, or pass.", who=_active(state), sum=white)
    pattern = "{who} decides action 2: a pawn on white {white} plus a row's die, or pass."
    return say(pattern, who=_active(state), white=_either_white(state))


def _result(state: State, seat: int) -> Text:
    first, second = total(state, 0), total(state, 1)
    if first == second:
        return say("The game is over: a draw, {points} points each.", points=signed(first))
    winner = 0 if first > second else 1
    points = {"more": signed(max(first, second)), "less": signed(min(first, second))}
    if seat == winner:
        return say("The game is over: you win by {more} to {less} points.", **points)
    return say("The game is over: {who} wins by {more} to {less} points.", who=seat_name(winner), **points)


def _must_pass(state: State) -> bool:
    return moves(state, state.active, [0] * MOST_MOVES) == 1


def _active(state: State) -> str:
    return seat_name(state.active)


def signed(points: int) -> str:
    """Points as they are printed: with a minus as wide as a plus."""
    return str(points).replace("-", "−")
