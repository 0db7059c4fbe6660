"""What would a saying change? A seat's own picture before and after it, while nothing counts."""

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
    spellings = table.position.spellings(seat)
    if saying not in spellings:
        raise Refusal("That cannot be said now.")
    tried, move = table.copy(), spellings[saying]
    tried.play(seat, move)
    if not table.secrets() - tried.secrets() - {seat}:
        return _tried(game, table.view(seat), seat, move, narrow)
    hidden = [
        number for number, event in enumerate(table.log_for(seat)) if isinstance(event, Played) and event.move is None
    ]
    try:
        without = replay(session.setup, [event for number, event in enumerate(table.events) if number not in hidden])
        return _tried(game, game.view(without, seat), seat, move, narrow)
    except Refusal:
        return None


def _tried(game: Game[S], view: S, seat: int, move: int, narrow: bool) -> tuple[Picture, Picture]:
    before = game.look.drawn(view, seat, narrow)
    advance(game, view, Played(seat, move))
    return before, game.look.drawn(view, seat, narrow)
