"""What is asked, in one sentence?"""

from gobelet.core.question import Question
from gobelet.core.text import Sitter, Text, say
from gobelet.games.qwixx_duel.moves import MOST_MOVES, PASS, WHITE_1, WHITE_2, box_of, moves, row_of
from gobelet.games.qwixx_duel.scoring import total
from gobelet.games.qwixx_duel.sheet import LAST, MISS_POINTS
from gobelet.games.qwixx_duel.state import Stage, State, opponent
from gobelet.parts.seats import signed

GUIDES = {
    "action_1": say(
        "One pawn may go on the sum of the two white dice, in any row, to the right of all your own pawns there. "
        "The second pawn of a row brings 2 points, the third 3, and so on: go in small steps, and rather pass "
        "than skip many numbers. Passing costs nothing if you place a pawn in action 2. The last number of a row needs "
        "five own pawns in that row before it."
    ),
    "action_1_nothing": say(
        "The sum of the white dice fits into no row, so you can only pass. That costs nothing yet: action 2 is "
        "next, and only a turn without any pawn brings a miss."
    ),
    "action_2": say(
        "One white die of your choice counts together with a coloured one, and the pawn goes into the row of that "
        "colour, but not on the box of action 1. As you have placed a pawn already, passing is free, and often "
        "better than a large step."
    ),
    "action_2_or_miss": say(
        "One white die of your choice counts together with a coloured one, and the pawn goes into the row of that "
        "colour. You passed in action 1: if you pass again, one of your pawns goes into a miss box and costs 5 "
        "points. The fourth miss, whoever's it is, ends the game."
    ),
    "action_2_nothing": say(
        "No white die makes a sum with a coloured one that you may place. You have placed a pawn in action 1, so "
        "passing costs nothing."
    ),
    "action_2_miss": say(
        "Nothing could be placed in this turn, so one of your pawns goes into a miss box and costs 5 points. The "
        "fourth miss, whoever's it is, ends the game."
    ),
    "capture": say(
        "On one of the boxes stands a pawn of your opponent. It is the foremost of its row and alone, so you may "
        "capture it: yours takes its place, theirs goes back to their supply."
    ),
    "stack": say(
        "On one of the boxes stands your own pawn. It is the foremost of its row, so its number lets you put "
        "another one on top: every pawn of a stack counts, no number is skipped, and a stack is never captured."
    ),
    "close": say(
        "With five own pawns in a row you may take its last number. Another pawn then goes on the lock, if you "
        "have one left, and counts as well; the row is closed for both, and its die leaves the game. Two closed "
        "rows end the game: look at the points before."
    ),
}


def question(state: State, seat: int) -> Question:
    match state.stage:
        case Stage.OVER:
            return Question(_result(state, seat))
        case Stage.ROLL if seat == state.active:
            return Question(say("Your turn: the white dice and those of the open rows are rolled."))
        case Stage.ROLL:
            pattern = "{who}'s turn: the white dice and those of the open rows are rolled."
            return Question(say(pattern, who=_active(state)))
        case _ if seat != state.active:
            return Question(_watching(state))
        case Stage.ACTION_1:
            return _first_action(state)
        case _:
            return _second_action(state)


def _first_action(state: State) -> Question:
    white, boxes = state.dice[WHITE_1] + state.dice[WHITE_2], _boxes(state)
    if not boxes:
        pattern = "Action 1: the white dice make {sum}, but you cannot place that in any row: pass."
        return Question(say(pattern, sum=white), ("action_1_nothing",))
    text = say("Action 1: the white dice make {sum}. Place a pawn on any {sum}, or pass.", sum=white)
    return Question(text, ("action_1", *_special(state, boxes)))


def _second_action(state: State) -> Question:
    boxes, white, miss = _boxes(state), _either_white(state), signed(MISS_POINTS)
    match bool(boxes), state.first_action == PASS:
        case True, True:
            text = say(
                "Action 2: add white {white} to a coloured die and place a pawn in that row; "
                "passing costs a miss ({points}).",
                white=white,
                points=miss,
            )
            return Question(text, ("action_2_or_miss", *_special(state, boxes)))
        case True, False:
            text = say(
                "Action 2: add white {white} to a coloured die and place a pawn in that row, or pass.", white=white
            )
            return Question(text, ("action_2", *_special(state, boxes)))
        case False, True:
            text = say("Action 2: no sum can be placed; pass, which costs a miss ({points}).", points=miss)
            return Question(text, ("action_2_miss",))
        case _:
            text = say("Action 2: no sum of a white and a coloured die can be placed: pass.")
            return Question(text, ("action_2_nothing",))


def _boxes(state: State) -> list[int]:
    """The moves that place a pawn."""
    into = [0] * MOST_MOVES
    return [move for move in into[: moves(state, state.active, into)] if move != PASS]


def _special(state: State, boxes: list[int]) -> tuple[str, ...]:
    """What else than a single step to the right is possible."""
    guides = []
    for row, box in ((row_of(move), box_of(move)) for move in boxes):
        if state.pawns[opponent(state.active)][row][box]:
            guides.append("capture")
        elif state.pawns[state.active][row][box]:
            guides.append("stack")
        elif box == LAST:
            guides.append("close")
    return tuple(dict.fromkeys(guides))


def _either_white(state: State) -> Text:
    one, other = sorted(state.dice[WHITE_1 : WHITE_2 + 1])
    return say("{one} or {other}", one=one, other=other) if one != other else say("{one}", one=one)


def _watching(state: State) -> Text:
    if state.stage == Stage.ACTION_1:
        white = state.dice[WHITE_1] + state.dice[WHITE_2]
        return say("{who} decides action 1: a pawn on any {sum}, or pass.", who=_active(state), sum=white)
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
    return say("The game is over: {who} wins by {more} to {less} points.", who=Sitter(winner), **points)


def _active(state: State) -> Sitter:
    return Sitter(state.active)
