"""What can be agreed before the start?"""

from collections.abc import Mapping
from enum import IntEnum

from gobelet.core.game import Option
from gobelet.core.rule import rule
from gobelet.core.text import Text, say
from gobelet.games.objectif.sheet import CARDS


class Rounds(IntEnum):
    """The first values of the option `rounds`; after them come the numbers from 1."""

    EQUAL = 0
    ALL = 1
    TWO_LAPS = 2
    ONE = 3


OPTIONS = (
    Option(
        name="rounds",
        values={
            "equal": say("everybody equally often"),
            "all": say("ten"),
            "two_laps": say("two laps"),
            **{str(number): say("{number}", number=number) for number in range(1, CARDS + 1)},
        },
        default="equal",
        clause="OB9",
        text=say("How many rounds: everybody active equally often, ten, two laps, or a number"),
    ),
    Option(
        name="packs",
        values={"1": say("one"), "2": say("two")},
        default="1",
        clause="OB11",
        text=say("How many packs of ten cards each player has, and cards laid in a round"),
    ),
)


@rule
def rounds_of(chosen: int, seats: int) -> int:
    """OB9: by default as many as ten cards allow with everybody active equally often."""
    match chosen:
        case Rounds.EQUAL:
            return CARDS // seats * seats
        case Rounds.ALL:
            return CARDS
        case Rounds.TWO_LAPS:
            return 2 * seats
        case _:
            return chosen - Rounds.ONE + 1


def objection(seats: int, options: Mapping[str, str]) -> Text | None:
    """OB11: the second pack is a variant for two."""
    if options["packs"] == "2" and seats != 2:
        return say("Two packs are for two players only; with {seats} seats, packs must be 1.", seats=seats)
    return None
