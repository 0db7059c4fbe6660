"""Which boxes can be marked, and how are moves numbered?"""

from gobelet.core.rule import rule
from gobelet.games.melange_fute.sheet import (
    BLUE_HEIGHT,
    BLUE_WIDTH,
    GREEN_BOXES,
    JOKERS,
    MOST_POLISH,
    ORANGE_BOXES,
    VIOLET_BOXES,
    YELLOW_HEIGHT,
    YELLOW_WIDTH,
)
from gobelet.parts.fute.moves import WORDS
from gobelet.parts.fute.table import DICE

FACES = 6

# Every box of the sheet has a place: yellow and blue row by row, then the three rows from the left.
BLUE_PLACE = YELLOW_HEIGHT * YELLOW_WIDTH
GREEN_PLACE = BLUE_PLACE + BLUE_HEIGHT * BLUE_WIDTH
ORANGE_PLACE = GREEN_PLACE + GREEN_BOXES
VIOLET_PLACE = ORANGE_PLACE + ORANGE_BOXES
PLACES = VIOLET_PLACE + VIOLET_BOXES

ROLL = WORDS  # no further die is taken back
FIRST_BACK = ROLL + 1  # a die is taken back from the platter
FIRST_MIX = FIRST_BACK + DICE  # a Mix action is unlocked: polish, take back or joker
POLISH, BACK, JOKER = FIRST_MIX, FIRST_MIX + 1, FIRST_MIX + 2
FIRST_USE = JOKER + 1  # a die is used on a place as it is, or changed by joker and polish: then its mark follows
POLISHES = 2 * MOST_POLISH + 1
WAYS = PLACES + (1 + JOKERS * FACES) * POLISHES  # of each die
FIRST_MARK = FIRST_USE + DICE * WAYS  # a changed die or a bonus is marked, with a number where one is wished
MOVE_COUNT = FIRST_MARK + PLACES * (1 + FACES)
MOST_MOVES = 540  # six dice with three "?" and three polish: 81 changes each, and 48 uses as they are


@rule
def use_of(die: int, place: int) -> int:
    """The move that uses a die as it is."""
    return FIRST_USE + die * WAYS + place


@rule
def change_of(die: int, box: int, number: int, polish: int) -> int:
    """The move that changes a die: joker box (-1: none) to a number, then polish up or down."""
    joker = 0 if box < 0 else 1 + box * FACES + number - 1
    return FIRST_USE + die * WAYS + PLACES + joker * POLISHES + MOST_POLISH + polish


@rule
def mark_of(place: int, number: int) -> int:
    """The move that marks a place with a changed die or a bonus; number 0 where none is wished."""
    return FIRST_MARK + place * (1 + FACES) + number


@rule
def is_change(move: int) -> bool:
    return FIRST_USE <= move < FIRST_MARK and (move - FIRST_USE) % WAYS >= PLACES


@rule
def die_of(move: int) -> int:
    """The die of a use or a change."""
    return (move - FIRST_USE) // WAYS


@rule
def place_of(move: int) -> int:
    """The place of a use or a mark."""
    return (move - FIRST_MARK) // (1 + FACES) if move >= FIRST_MARK else (move - FIRST_USE) % WAYS


@rule
def number_of(move: int) -> int:
    """The number wished with a mark."""
    return (move - FIRST_MARK) % (1 + FACES)


@rule
def joker_of(move: int) -> int:
    """The joker box of a change, -1 without one."""
    joker = ((move - FIRST_USE) % WAYS - PLACES) // POLISHES
    return (joker - 1) // FACES if joker else -1


@rule
def joker_number_of(move: int) -> int:
    """The number that the joker makes."""
    joker = ((move - FIRST_USE) % WAYS - PLACES) // POLISHES
    return (joker - 1) % FACES + 1


@rule
def polish_of(move: int) -> int:
    """By how much a change is polished, up or down."""
    return ((move - FIRST_USE) % WAYS - PLACES) % POLISHES - MOST_POLISH
