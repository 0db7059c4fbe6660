"""What is asked, in one sentence?"""

from gobelet.core.question import Question, share_the_win, wins, you_win
from gobelet.core.text import Sitter, Text, listed, plural, say
from gobelet.games.mosaix.moves import MOST_MOVES, PASS, moves
from gobelet.games.mosaix.notation import SYMBOL_NAMES
from gobelet.games.mosaix.placing import drops_allowed
from gobelet.games.mosaix.scoring import total, winners
from gobelet.games.mosaix.sheet import BRILLIANT, GOOD
from gobelet.games.mosaix.state import Stage, State, has_written

GUIDES = {
    "arrange": say(
        "Choose a place on the small board for each of the four dice, so that they hang together edge to edge. "
        "Everybody, you too, then copies this formation into their own grid. What scores in the end are areas of "
        "five alike symbols and more: find a shape that helps yours, and not those of the others."
    ),
    "arrange_alone": say(
        "Choose a place on the small board for each of the four dice, so that they hang together edge to edge; "
        "then you copy this formation into your grid. What scores in the end are areas of five alike symbols and "
        "more, and each box of the scale that is not struck. Instead you may end the game with the points you "
        "have; 120 are a win."
    ),
    "write": say(
        "Choose a die of the formation in one of its four turns, then the box of your grid on which it shall lie: "
        "the other dice follow. None may lie on a filled box; what hangs over the edge is dropped, but one symbol "
        "at least must be written. Make areas of five alike symbols and more; two areas of the same symbol count "
        "double."
    ),
    "write_alone": say(
        "Choose a die of the formation in one of its four turns, then the box of your grid on which it shall lie: "
        "the other dice follow, and none may lie on a filled box. What hangs over the edge is dropped, and "
        "strikes a box of the scale for each symbol: these boxes are worth a point each, and when none is left "
        "nothing can be dropped."
    ),
    "write_all": say(
        "Your scale is used up, so all four symbols must be written. The game ends by itself when no formation "
        "fits into the grid any more; until then you may end it after every roll."
    ),
    "nothing": say(
        "However you turn this formation and wherever you put it, a die would lie on a filled box, or all four "
        "beside the grid. So you write nothing in this turn, and stay in the game."
    ),
}


def question(state: State, seat: int) -> Question:
    match state.stage:
        case Stage.ROLL if seat == state.roller:
            return Question(say("Your turn: the four dice are rolled."))
        case Stage.ROLL:
            return Question(say("{who}'s turn: the four dice are rolled.", who=Sitter(state.roller)))
        case Stage.ARRANGE:
            return _arrange(state, seat)
        case Stage.WRITE:
            return _write(state, seat)
        case _:
            return Question(_result_alone(state) if state.seats == 1 else _result(state, seat))


def _arrange(state: State, seat: int) -> Question:
    if seat != state.roller:
        symbols = listed([SYMBOL_NAMES[symbol - 1] for symbol in sorted(state.dice)])
        return Question(say("{who} arranges the dice: {symbols}.", who=Sitter(state.roller), symbols=symbols))
    if state.seats > 1:
        text = say("Lay the four dice on the small board, edge to edge: the formation that everybody copies.")
        return Question(text, ("arrange",))
    text = plural(
        "Lay the four dice on the small board, edge to edge, or end the game with {n} point.",
        "Lay the four dice on the small board, edge to edge, or end the game with {n} points.",
        total(state, seat),
    )
    return Question(text, ("arrange_alone",))


def _write(state: State, seat: int) -> Question:
    if seat < 0 or has_written(state, seat):
        waiting = [Sitter(who) for who in range(state.seats) if not has_written(state, who)]
        text = say("Everybody copies the formation into their grid; still writing: {who}.", who=listed(waiting))
        return Question(text)
    into = [0] * MOST_MOVES
    if moves(state, seat, into) == 1 and into[0] == PASS:
        return Question(say("Nothing of this formation can be written anywhere in your grid: pass."), ("nothing",))
    if state.seats > 1:
        text = say("Point at a die of the turned formation, then at its box; what hangs over the edge is dropped.")
        return Question(text, ("write",))
    if drops := drops_allowed(state):
        pattern = "Point at a die of the turned formation, then at its box; symbols you may drop: {drops}."
        return Question(say(pattern, drops=drops), ("write_alone",))
    text = say("Point at a die of the turned formation, then at its box; all four must be written.")
    return Question(text, ("write_all",))


def _result(state: State, seat: int) -> Text:
    best = [who for who in range(state.seats) if winners(state) >> who & 1]
    points = total(state, best[0])
    if len(best) > 1:
        return share_the_win([Sitter(who) for who in best], points)
    if seat == best[0]:
        return you_win(points)
    return wins(Sitter(best[0]), points)


def _result_alone(state: State) -> Text:
    points = total(state, 0)
    return plural(
        "The game is over: {n} point, {verdict}.",
        "The game is over: {n} points, {verdict}.",
        points,
        verdict=verdict(points),
    )


def verdict(points: int) -> Text:
    """MX9: what the points of a solo player mean."""
    if points >= BRILLIANT:
        return say("a brilliant win")
    if points >= GOOD:
        return say("a win; {brilliant} would be brilliant", brilliant=BRILLIANT)
    return say("no win yet; that takes {good}", good=GOOD)
