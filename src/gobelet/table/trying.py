"""What would a saying change? A seat's own view before and after it, while nothing counts."""

from collections.abc import Sequence
from typing import Generic, NamedTuple

from gobelet.core.event import Played
from gobelet.core.game import Game
from gobelet.core.refusal import Refusal
from gobelet.core.replay import advance, replay
from gobelet.core.structs import S, copy_of
from gobelet.table.table import Table


class Tried(NamedTuple, Generic[S]):
    """What a seat sees now, and what it would see; a saying may be several moves."""

    before: S
    after: S
    moves: tuple[int, ...]


def tried(table: Table[S], seat: int, saying: str) -> Tried[S] | None:
    """A saying that would reveal secrets is tried as if those answers had not been given yet; where that is impossible,
    there is nothing to see.
    """
    game = table.game
    trial, moves, sayings = table.copy(), list[int](), game.notation.moves_in(table.state, seat, saying)
    if len(sayings) == 1 and sayings[0] != saying:
        return None  # what was laid by hand is seen already
    for each in sayings:
        spellings = trial.position.spellings(seat)
        if each not in spellings:
            raise Refusal("That move is not possible now.")
        moves.append(spellings[each])
        trial.play(seat, moves[-1])
    if not table.secrets() - trial.secrets() - {seat}:
        return _tried(game, table.view(seat), seat, moves)
    hidden = [
        number for number, event in enumerate(table.log_for(seat)) if isinstance(event, Played) and event.move is None
    ]
    try:
        without = replay(table.setup, [event for number, event in enumerate(table.events) if number not in hidden])
        return _tried(game, game.view(without, seat), seat, moves)
    except Refusal:
        return None


def _tried(game: Game[S], view: S, seat: int, moves: Sequence[int]) -> Tried[S]:
    before = copy_of(view)
    for move in moves:
        advance(game, view, Played(seat, move))
    return Tried(before, view, tuple(moves))
