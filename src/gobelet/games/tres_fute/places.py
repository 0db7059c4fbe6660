"""Which boxes can be marked, and how are marks numbered?"""

from gobelet.core.rule import rule
from gobelet.games.tres_fute.sheet import BLUE_NUMBERS, GREEN_BOXES, ORANGE_BOXES, VIOLET_BOXES, YELLOW_NUMBERS
from gobelet.parts.fute.moves import WORDS
from gobelet.parts.fute.table import DICE

FACES = 6

# Every box of the sheet has a place: yellow and blue row by row, then the three rows from the left.
BLUE_PLACE = len(YELLOW_NUMBERS)
GREEN_PLACE = BLUE_PLACE + len(BLUE_NUMBERS)
ORANGE_PLACE = GREEN_PLACE + GREEN_BOXES
VIOLET_PLACE = ORANGE_PLACE + ORANGE_BOXES
PLACES = VIOLET_PLACE + VIOLET_BOXES

# A move that uses a die names the die and the place. One that uses a bonus names the place and, where a number is
# written, the number as it would be rolled.
FIRST_BONUS = WORDS + DICE * PLACES
MOVE_COUNT = FIRST_BONUS + PLACES * FACES
MOST_MOVES = 64  # a black bonus: 12 yellow, 11 blue, 1 green, 6 orange and 6 violet marks; dice have fewer


@rule
def use_of(die: int, place: int) -> int:
    """The move that uses a die there."""
    return WORDS + die * PLACES + place


@rule
def die_of(move: int) -> int:
    return (move - WORDS) // PLACES


@rule
def place_of(move: int) -> int:
    """Where a die or a bonus is marked."""
    return (move - WORDS) % PLACES if move < FIRST_BONUS else (move - FIRST_BONUS) // FACES


@rule
def bonus_use(place: int, number: int) -> int:
    """The move that uses a bonus there; the number is 1 where none is written."""
    return FIRST_BONUS + place * FACES + number - 1


@rule
def number_of(move: int) -> int:
    return (move - FIRST_BONUS) % FACES + 1
