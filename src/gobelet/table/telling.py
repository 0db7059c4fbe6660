"""What happened, in words?"""

from collections.abc import Sequence
from functools import lru_cache

from gobelet.core.event import Event, Played
from gobelet.core.game import Game
from gobelet.core.text import Text, Translate, say

MOST_TOLD = 10_000  # deeds in words that are remembered, of all games and languages


def told(game: Game, event: Event, names: Sequence[Text | str], translate: Translate) -> str:
    """One event as a sentence; an answer that is still sealed keeps what it was to itself."""
    if not isinstance(event, Played):
        fallen = [_fallen(game, die, face, translate) for die, face in enumerate(event.faces) if face]
        return translate(say("Dice: {dice}", dice=", ".join(fallen)))
    who = names[event.seat]
    if event.move is None:
        return translate(say("{who} has chosen in secret", who=who))
    return translate(say("{who}: {deed}", who=who, deed=_deed(game, event.move, translate)))


@lru_cache(maxsize=MOST_TOLD)
def _deed(game: Game, move: int, translate: Translate) -> str:
    return translate(game.notation.tell(move))


@lru_cache(maxsize=MOST_TOLD)
def _fallen(game: Game, number: int, face: int, translate: Translate) -> str:
    """A die with its face; dice that nobody can tell apart go without names."""
    die = game.dice[number]
    if len({each.kind for each in game.dice}) == 1:
        return translate(die.says(face))
    return translate(say("{die} {face}", die=die.title, face=die.says(face)))
