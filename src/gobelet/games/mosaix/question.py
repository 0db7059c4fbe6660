"""What is asked, in one sentence?"""

from gobelet.core.game import seat_name
from gobelet.core.text import Text, listed, say
from gobelet.games.mosaix.moves import MOST_MOVES, PASS, moves
from gobelet.games.mosaix.notation import SYMBOL_NAMES
from gobelet.games.mosaix.placing import drops_allowed
from gobelet.games.mosaix.scoring import total, winners
from gobelet.games.mosaix.sheet import BRILLIANT, GOOD
from gobelet.games.mosaix.state import Stage, State, has_written


def question(state: State, seat: int) -> Text:
    match state.stage:
        case Stage.ROLL if seat == state.roller:
            return say("Your turn: the four dice are rolled.")
        case Stage.ROLL:
            return say("{who}'s turn: the four dice are rolled.", who=seat_name(state.roller))
        case Stage.ARRANGE:
            return _arrange(state, seat)
        case Stage.WRITE:
            return _write(state, seat)
        case _:
            return _result_alone(state) if state.seats == 1 else _result(state, seat)


def _arrange(state: State, seat: int) -> Text:
    if seat != state.roller:
        symbols = listed([SYMBOL_NAMES[symbol - 1] for symbol in sorted(state.dice)])
        return say("{who} arranges the dice: {symbols}.", who=seat_name(state.roller), symbols=symbols)
    if state.seats > 1:
        return say("Lay the four dice on the small board, edge to edge: the formation that everybody copies.")
    pattern = "Lay the four dice on the small board, edge to edge, or end the game with {points} points."
    return say(pattern, points=total(state, seat))


def _write(state: State, seat: int) -> Text:
    if seat < 0 or has_written(state, seat):
        waiting: list[Text | str] = [seat_name(who) for who in range(state.seats) if not has_written(state, who)]
        return say("Everybody copies the formation into their grid; still writing: {who}.", who=listed(waiting))
    into = [0] * MOST_MOVES
    if moves(state, seat, into) == 1 and into[0] == PASS:
        return say("Nothing of this formation can be written anywhere in your grid: pass.")
    if state.seats > 1:
        return say("Point at a die of the turned formation, then at its box; what hangs over the edge is dropped.")
    if drops_allowed(state):
        pattern = "Point at a die of the turned formation, then at its box; symbols you may drop: {drops}."
        return say(pattern, drops=drops_allowed(state))
    return say("Point at a die of the turned formation, then at its box; all four must be written.")


def _result(state: State, seat: int) -> Text:
    best = [who for who in range(state.seats) if winners(state) >> who & 1]
    points = total(state, best[0])
    if len(best) > 1:
        names: list[Text | str] = [seat_name(who) for who in best]
        return say("The game is over: {names} share the win with {points} points.", names=listed(names), points=points)
    if seat == best[0]:
        return say("The game is over: you win with {points} points.", points=points)
    return say("The game is over: {who} wins with {points} points.", who=seat_name(best[0]), points=points)


def _result_alone(state: State) -> Text:
    points = total(state, 0)
    return say("The game is over: {points} points, {verdict}.", points=points, verdict=verdict(points))


def verdict(points: int) -> Text:
    """MX9: what the points of a solo player mean."""
    if points >= BRILLIANT:
        return say("a brilliant win")
    if points >= GOOD:
        return say("a win; {brilliant} would be brilliant", brilliant=BRILLIANT)
    return say("no win yet; that takes {good}", good=GOOD)
