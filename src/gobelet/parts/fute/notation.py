"""How are dice and words written, whatever the sheet?"""

from collections.abc import Sequence
from itertools import combinations

from gobelet.core.game import Die
from gobelet.core.text import listed, say
from gobelet.parts.fute.table import LOWEST_SERVED, Colour

COLOURS = tuple(colour.name.lower() for colour in Colour)
COLOUR_NAMES = {
    "white": say("white"),
    "yellow": say("yellow"),
    "blue": say("blue"),
    "green": say("green"),
    "orange": say("orange"),
    "violet": say("violet"),
}
SERVED = tuple(combinations(COLOURS, LOWEST_SERVED))
PLATTER = Die(
    "platter",
    "platter",
    say("silver platter"),
    tuple("+".join(dice) for dice in SERVED),
    tuple(listed([COLOUR_NAMES[colour] for colour in dice]) for dice in SERVED),
    by_lot=True,
)
"""TF52: which dice of a solo passive turn lie on the platter."""

ALL_DICE = (*(Die(colour, colour, COLOUR_NAMES[colour]) for colour in COLOURS), PLATTER)
PARTS = {colour: COLOUR_NAMES[colour] for colour in COLOURS[1:]} | {"foxes": say("foxes")}

SHARED_WORDS = {"pass": say("Pass"), "done": say("No extra die"), "reroll": say("Re-roll")}  # in the order of moves.py
NUMBER_WORDS = {str(number): say("{number}", number=number) for number in range(1, 7)}


def in_row(place: int, rows: Sequence[tuple[int, str]]) -> tuple[str, int]:
    """The colour of a box that is counted from the left, and its number; the rows begin at these places."""
    first, colour = max(row for row in rows if row[0] <= place)
    return colour, place - first + 1


def write_word(move: int) -> str:
    return tuple(SHARED_WORDS)[move]
