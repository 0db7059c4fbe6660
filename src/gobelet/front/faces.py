"""How do real dice get into the game? Somebody says which faces they show."""

from collections.abc import Mapping, Sequence

from gobelet.core.dice import Faces, Possible
from gobelet.core.game import Game
from gobelet.core.record import read_faces
from gobelet.core.refusal import Refusal
from gobelet.core.text import Text, listed
from gobelet.front.given import word

Shown = str | int | Sequence[str | int] | Mapping[str, str | int]


def faces_of(game: Game, possible: Possible, given: object) -> Faces:
    """`"white1=4 white2=2 ..."`, the same as a dict, or only the faces: `"42..."` or `[4, 2, ...]`."""
    if isinstance(given, str):
        return read_dice(game, possible, given)
    if isinstance(given, Mapping):
        return read_dice(game, possible, " ".join(f"{word(name)}={word(face)}" for name, face in given.items()))
    if isinstance(given, Sequence):
        return read_dice(game, possible, " ".join(map(word, given)))
    return read_dice(game, possible, word(given))


def read_dice(game: Game, possible: Possible, typed: str) -> Faces:
    """Dice by name in any order, or only the faces in the order of the dice: `4 2 ...` or `42...`."""
    owed = [die for die, faces in zip(game.dice, possible, strict=True) if faces]
    words = typed.split()
    if "=" not in typed:
        if len(words) == 1:
            words = list(words[0])
        if len(words) != len(owed):
            pattern = "{needed} faces are needed, one for each of {dice}; '{typed}' has {given}."
            raise Refusal(pattern, needed=len(owed), dice=dice_words(game, possible), typed=typed, given=len(words))
        words = [f"{die.name}={word}" for die, word in zip(owed, words, strict=True)]
    return read_faces(game, " ".join(words))


def dice_words(game: Game, possible: Possible) -> Text:
    return listed([die.title for die, faces in zip(game.dice, possible, strict=True) if faces])
