"""What is printed on the cards?"""

import tomllib
from enum import IntEnum
from importlib.resources import files

_PRINTED = tomllib.loads(files(__package__).joinpath("sheet.toml").read_text("utf-8"))


class Card(IntEnum):
    """The objectives, in the order of the printed list (OB1)."""

    JOKER = 0
    PAIR = 1
    THREE = 2
    TWO_PAIRS = 3
    SMALL_STRAIGHT = 4
    NO_EVEN = 5
    NO_ODD = 6
    FULL_HOUSE = 7
    LARGE_STRAIGHT = 8
    FOUR = 9


CARDS = len(Card)
NAMES = tuple(card.name.lower() for card in Card)
POINTS = tuple(int(_PRINTED["points"][name]) for name in NAMES)

DICE = int(_PRINTED["dice"])
CAPTURED_POINTS = int(_PRINTED["captured_points"])
REROLLS = int(_PRINTED["rerolls"])
