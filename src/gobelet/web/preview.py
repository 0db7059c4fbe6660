"""What would a saying change? A seat's own picture before and after it, while nothing counts."""

from collections.abc import Sequence

from gobelet.core.event import Played
from gobelet.core.game import Game
from gobelet.core.picture import Picture
from gobelet.core.refusal import Refusal
from gobelet.core.replay import advance, replay
from gobelet.core.structs import S
from gobelet.table.session import Session


def before_and_after(session: Session, seat: int, saying: str, narrow: bool = False) -> tuple[Picture, Picture] | None:
    """A saying that would reveal secrets is tried as if those answers had not been given yet; where that is impossible,
    there is no preview.
    """
    game, table = session.game, session.table
    tried, moves, sayings = table.copy(), list[int](), game.notation.moves_in(table.state, seat, saying)
    if len(sayings) == 1 and sayings[0] != saying:
        return None  # what was laid by hand is seen already
    for each in sayings:
        spellings = tried.position.spellings(seat)
        if each not in spellings:
            raise Refusal("That move is not possible now.")
        moves.append(spellings[each])
        tried.play(seat, moves[-1])
    if not table.secrets() - tried.secrets() - {seat}:
        return _tried(game, table.view(seat), seat, moves, narrow)
    hidden = [
        number for number, event in enumerate(table.log_for(seat)) if isinstance(event, Played) and event.move is None
    ]
    try:
        without = replay(session.setup, [event for number, event in enumerate(table.events) if number not in hidden])
        return _tried(game, game.view(without, seat), seat, moves, narrow)
    except Refusal:
        return None


def _tried(game: Game[S], view: S, seat: int, moves: Sequence[int], narrow: bool) -> tuple[Picture, Picture]:
    before = game.look.on_page(view, seat, narrow)
    for move in moves:
        advance(game, view, Played(seat, move))
    return before, game.look.on_page(view, seat, narrow)
