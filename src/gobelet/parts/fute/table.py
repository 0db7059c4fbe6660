"""What lies on the table, and what does a player have besides the zones of the sheet?"""

from enum import IntEnum
from typing import Annotated, Protocol

from gobelet.core.rule import rule
from gobelet.core.structs import Int8, array, struct

DICE = 6
MOST_SEATS = 4
ROLLS = 3  # of an active player in one turn, TF12
LOWEST_SERVED = 3  # dice on the platter of a solo passive turn, TF52
ROUNDS = (0, 6, 6, 5, 4)  # by number of seats, TF1


class Colour(IntEnum):
    """The dice by their numbers."""

    WHITE = 0
    YELLOW = 1
    BLUE = 2
    GREEN = 3
    ORANGE = 4
    VIOLET = 5


class Lies(IntEnum):
    """Where a die is."""

    IN_HAND = 0  # to be rolled next
    ROLLED = 1  # just rolled, may be chosen
    SLOT = 2
    PLATTER = 3


class Stage(IntEnum):
    """What goes on when nobody has to decide."""

    ROUND = 0  # a round has begun, its bonuses are handed out
    ROLLING = 1  # the active player's three rolls
    ROLLED_OUT = 2  # the active player's extra dice
    SERVING = 3  # everybody else uses the platter, then extra dice
    SOLO_ROLL = 4  # the roll for the passive turn of a single player
    SOLO_PLATTER = 5  # which of its dice go to the platter
    OVER = 6


class Duty(IntEnum):
    """What a player must decide once no bonus is due."""

    NOTHING = 0
    CHOOSE = 1  # a die of the roll
    SERVE = 2  # a die of the platter
    EXTRA = 3  # extra dice
    TAKE_BACK = 4  # dice from the platter before the next roll


class Bonus(IntEnum):
    """What boxes, lines and rounds can pay. The first ones are recorded, the others used at once (TF40)."""

    NONE = 0
    REROLL = 1
    EXTRA = 2
    FOX = 3
    YELLOW = 4
    BLUE = 5
    GREEN = 6
    ORANGE = 7
    VIOLET = 8
    BLACK = 9
    MIX = 10
    ORANGE_4 = 11
    ORANGE_5 = 12
    ORANGE_6 = 13


FIRST_USED = int(Bonus.YELLOW)
HEAP = len(Bonus)


@struct
class Middle:
    """What everybody sees in the middle."""

    stage: Int8
    seats: Int8
    round_number: Int8  # from 1
    active: Int8
    rolls: Int8  # of this turn that were used or lost
    obliged: Int8  # 1: what can be used must be used (TF15, TF21)
    offered_back: Int8  # 1: the active player has been asked before this roll whether to take dice back
    dice: Annotated[list[int], array(Int8, DICE)]  # faces
    lies: Annotated[list[int], array(Int8, DICE)]  # where each is


@struct
class Player:
    """One player's actions, foxes, bonuses due, and duty."""

    duty: Int8
    due: Int8  # how many bonuses lie on the heap
    heap: Annotated[list[int], array(Int8, HEAP)]  # bonuses to be used, by kind
    rerolls_won: Int8
    rerolls_used: Int8
    extras_won: Int8
    extras_used: Int8
    foxes: Int8
    spent: Int8  # dice used as extra dice in this turn, one bit each (TF31)


class State(Protocol):
    """What the shared turn knows of a state; the zones are the room's own."""

    table: Middle
    players: list[Player]


@rule
def move_dice(table: Middle, here: int, there: int) -> int:
    """All dice that lie here go there; how many they are."""
    moved = 0
    for die in range(DICE):
        if table.lies[die] == here:
            table.lies[die] = there
            moved += 1
    return moved


@rule
def is_solo(state: State) -> bool:
    return state.table.seats == 1
