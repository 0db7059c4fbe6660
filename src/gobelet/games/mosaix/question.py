"""What is asked, in one sentence?"""

from gobelet.core.question import Hand, Question, share_the_win, wins, you_win
from gobelet.core.text import Sitter, Text, listed, plural, say
from gobelet.games.mosaix.hands import to_lay, to_write
from gobelet.games.mosaix.moves import MOST_MOVES, PASS, moves
from gobelet.games.mosaix.notation import SYMBOL_NAMES
from gobelet.games.mosaix.placing import drops_allowed
from gobelet.games.mosaix.scoring import total, winners
from gobelet.games.mosaix.sheet import BRILLIANT, GOOD
from gobelet.games.mosaix.state import Stage, State, has_written

GUIDES = {
    "arrange": say(
        "Lay the four dice so that they hang together edge to edge: on the small board or, in the browser, straight "
        "into your grid. Everybody, you too, copies this formation into their own grid. What scores in the end are "
        "areas of five or more identical symbols: find a shape that helps yours, and not those of the others."
    ),
    "arrange_alone": say(
        "Lay the four dice so that they hang together edge to edge: on the small board, to copy this formation into "
        "your grid, or, in the browser, straight into your grid. Dice that you leave out at its edge are dropped, and "
        "strike a box of the scale each. Areas of five or more identical symbols score in the end, and each "
        "box of the scale that is not struck. Instead you may end the game with the points you have; 120 are a win."
    ),
    "write": say(
        "Move the formation over your grid and turn it, or choose a die in one of its four turns and then its box: "
        "the other dice follow. None may lie on a filled box; what hangs over the edge is dropped, but one symbol "
        "at least must be written. Make areas of five or more identical symbols; two areas of the same symbol count "
        "double."
    ),
    "write_alone": say(
        "Move the formation over your grid and turn it, or choose a die in one of its four turns and then its box: "
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
        text = say("Lay the four dice, edge to edge: the formation that everybody copies.")
        return Question(text, ("arrange",), _to_lay(state, seat))
    text = plural(
        "Lay the four dice, edge to edge, or end the game with {n} point.",
        "Lay the four dice, edge to edge, or end the game with {n} points.",
        total(state, seat),
    )
    return Question(text, ("arrange_alone",), _to_lay(state, seat))


def _to_lay(state: State, seat: int) -> Hand:
    into = [0] * MOST_MOVES
    return to_lay(state, seat, into[: moves(state, seat, into)])


def _write(state: State, seat: int) -> Question:
    if seat < 0 or has_written(state, seat):
        waiting = [Sitter(who) for who in range(state.seats) if not has_written(state, who)]
        text = say("Everybody copies the formation into their grid; still writing: {who}.", who=listed(waiting))
        return Question(text)
    into = [0] * MOST_MOVES
    if moves(state, seat, into) == 1 and into[0] == PASS:
        return Question(
            say("Nothing of this formation can be written anywhere in your grid: write nothing."), ("nothing",)
        )
    if state.seats > 1:
        text = say("Turn the formation and lay it on your grid; what hangs over the edge is dropped.")
        return Question(text, ("write",), to_write(state.shown))
    if drops := drops_allowed(state):
        pattern = "Turn the formation and lay it on your grid; symbols you may drop: {drops}."
        return Question(say(pattern, drops=drops), ("write_alone",), to_write(state.shown))
    text = say("Turn the formation and lay it on your grid; all four must be written.")
    return Question(text, ("write_all",), to_write(state.shown))


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


def missing(points: int) -> Text | None:
    """MX9: how far a better result is."""
    if points >= BRILLIANT:
        return None
    if points >= GOOD:
        return plural("{n} point more, and it is brilliant", "{n} points more, and it is brilliant", BRILLIANT - points)
    return plural("{n} point more, and it is a win", "{n} points more, and it is a win", GOOD - points)
