"""What did a player do, and how far is the game, in words?"""

from gobelet.core.event import Event, Played
from gobelet.core.story import Chapter
from gobelet.core.text import Sitter, Text, say
from gobelet.games.qwixx_duel.moves import PASS, box_of, row_of
from gobelet.games.qwixx_duel.notation import COLOUR_NAMES
from gobelet.games.qwixx_duel.sheet import COLOURS, MISSES, NUMBERS
from gobelet.games.qwixx_duel.state import Stage, State, opponent, supply


def tell(move: int) -> Text:
    if move == PASS:
        return say("passes")
    row = row_of(move)
    return say("{colour} {number}", colour=COLOUR_NAMES[COLOURS[row]], number=NUMBERS[row][box_of(move)])


def deed(before: State, event: Event, after: State) -> Text | None:
    if not isinstance(event, Played) or event.move is None:
        return None
    seat, move = event.seat, event.move
    if move == PASS:
        return say("passes, a miss") if after.misses[seat] > before.misses[seat] else None
    row, box, place = row_of(move), box_of(move), tell(move)
    if after.locks[seat][row] > before.locks[seat][row]:
        return say("{place}, and closes the row", place=place)
    if before.pawns[opponent(seat)][row][box]:
        return say("captures {place}", place=place)
    return say("stacks on {place}", place=place) if before.pawns[seat][row][box] else None


def chapter(state: State) -> Chapter:
    if state.stage != Stage.OVER:
        return Chapter(turn=say("{who}'s turn", who=Sitter(state.active)))
    for seat in range(len(state.misses)):  # QD30
        if supply(state, seat) == 0:
            return Chapter(say("The game is over: {who} has placed the last pawn.", who=Sitter(seat)))
    if sum(state.misses) == MISSES:
        return Chapter(say("The game is over: all miss boxes are taken."))
    return Chapter(say("The game is over: two rows are closed."))
