"""What happened, in words?"""

from collections.abc import Sequence

from gobelet.core.event import Event, Played
from gobelet.core.game import Game
from gobelet.core.text import Text, listed, say


def told(game: Game, event: Event, names: Sequence[Text | str]) -> Text:
    """One event as a sentence; an answer that is still sealed keeps what it was to itself."""
    if not isinstance(event, Played):
        return say("Dice: {dice}", dice=_fallen(game, event.faces))
    who = names[event.seat]
    if event.move is None:
        return say("{who} has chosen in secret", who=who)
    return say("{who}: {deed}", who=who, deed=game.tell(event.move))


def _fallen(game: Game, faces: Sequence[int]) -> Text:
    """Each die with its face; dice that nobody can tell apart go without names."""
    fell = [(die, die.says(face)) for die, face in zip(game.dice, faces, strict=True) if face]
    if len({die.kind for die in game.dice}) == 1:
        return listed([face for _, face in fell])
    return listed([say("{die} {face}", die=die.title, face=face) for die, face in fell])
