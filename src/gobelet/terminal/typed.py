"""How do real dice get into the game? Their faces are typed in by hand."""

from gobelet.core.dice import Faces, Possible
from gobelet.core.event import Rolled
from gobelet.core.game import Game
from gobelet.core.record import read_event
from gobelet.core.refusal import Refusal


def read_dice(game: Game, possible: Possible, typed: str) -> Faces:
    """`white1=4 white2=2 ...` in any order, or only the faces in the order of the dice: `4 2 ...` or `42...`."""
    owed = [die.name for die, faces in zip(game.dice, possible, strict=True) if faces]
    words = typed.split()
    if "=" not in typed:
        if len(words) == 1:
            words = list(typed)
        if len(words) != len(owed):
            raise Refusal(
                f"{len(owed)} faces are needed, one for each of {', '.join(owed)}; '{typed}' has {len(words)}."
            )
        words = [f"{name}={word}" for name, word in zip(owed, words, strict=True)]
    event = read_event(game, game.seats[0], f"roll {' '.join(words)}")
    assert isinstance(event, Rolled)
    return event.faces


def dice_words(game: Game, possible: Possible) -> str:
    return " ".join(die.name for die, faces in zip(game.dice, possible, strict=True) if faces)
