"""What did a player do, in words?"""

from gobelet.core.text import Text, say
from gobelet.games.tres_fute.notation import ROWS
from gobelet.games.tres_fute.places import (
    BLUE_PLACE,
    FIRST_BONUS,
    GREEN_PLACE,
    ORANGE_PLACE,
    die_of,
    number_of,
    place_of,
)
from gobelet.games.tres_fute.sheet import Paper
from gobelet.parts.fute.moves import WORDS
from gobelet.parts.fute.notation import in_row
from gobelet.parts.fute.telling import DEEDS, box_title, tell_number, tell_use


def place_title(paper: Paper, place: int) -> Text:
    if place < BLUE_PLACE:
        return say("yellow {number}", number=paper.yellow_numbers[place] or "✗")
    if place < GREEN_PLACE:
        return say("blue {number}", number=paper.blue_numbers[place - BLUE_PLACE])
    return box_title(*in_row(place, ROWS))


def tell(paper: Paper, move: int) -> Text:
    if move < WORDS:
        return DEEDS[move]
    box = place_title(paper, place_of(move))
    if move < FIRST_BONUS:
        return tell_use(die_of(move), box)
    return box if place_of(move) < ORANGE_PLACE and number_of(move) == 1 else tell_number(number_of(move), box)
