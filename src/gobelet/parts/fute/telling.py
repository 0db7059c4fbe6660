"""What did a player do, in words, whatever the sheet?"""

from gobelet.core.text import Text, say
from gobelet.parts.fute.notation import COLOUR_NAMES, COLOURS

DEEDS = (say("passes"), say("takes no extra die"), say("re-rolls"))  # in the order of moves.py


def tell_use(die: int, box: Text) -> Text:
    return say("{colour} die on {box}", colour=COLOUR_NAMES[COLOURS[die]], box=box)


def tell_number(number: int, box: Text) -> Text:
    """Of a bonus or a changed die."""
    return say("{number} on {box}", number=number, box=box)


def box_title(colour: str, number: int) -> Text:
    """For boxes that are counted from the left."""
    return say("{colour} box {number}", colour=COLOUR_NAMES[colour], number=number)
