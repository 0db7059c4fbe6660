"""What happened, in words?"""

from collections.abc import Sequence

from gobelet.core.event import Event, Played
from gobelet.core.game import Game
from gobelet.core.record import write_event
from gobelet.core.text import Text, say


def told(game: Game, event: Event, names: Sequence[str]) -> Text:
    """One event as a sentence; an answer that is still sealed keeps what it was to itself."""
    if not isinstance(event, Played):
        return say("Dice: {faces}", faces=write_event(game, event).removeprefix("roll "))
    who = names[event.seat]
    if event.move is None:
        return say("{who} has chosen in secret", who=who)
    return say("{who}: {saying}", who=who, saying=game.write(event.move))
