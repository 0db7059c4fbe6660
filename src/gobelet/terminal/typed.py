"""How do real dice get into the game? Their faces are typed in by hand."""

from gobelet.core.dice import Faces, Possible
from gobelet.core.event import Rolled
from gobelet.core.game import Game
from gobelet.core.record import read_event
from gobelet.core.refusal import Refusal
from gobelet.core.text import Text, listed


def read_dice(game: Game, possible: Possible, typed: str) -> Faces:
    """`white1=4 white2=2 ...` in any order, or only the faces in the order of the dice: `4 2 ...` or `42...`."""
    owed = [die for die, faces in zip(game.dice, possible, strict=True) if faces]
    words = typed.split()
    if "=" not in typed:
        if len(words) == 1:
            words = list(typed)
        if len(words) != len(owed):
            pattern = "{needed} faces are needed, one for each of {dice}; '{typed}' has {given}."
            raise Refusal(pattern, needed=len(owed), dice=dice_words(game, possible), typed=typed, given=len(words))
        words = [f"{die.name}={word}" for die, word in zip(owed, words, strict=True)]
    event = read_event(game, game.seats[0], f"roll {' '.join(words)}")
    assert isinstance(event, Rolled)
    return event.faces


def dice_words(game: Game, possible: Possible) -> Text:
    return listed([die.title for die, faces in zip(game.dice, possible, strict=True) if faces])
