"""What has happened at the table, and who may see it?"""

from enum import IntEnum
from typing import Annotated

from gobelet.core.rule import rule
from gobelet.core.structs import Int8, array, struct
from gobelet.games.objectif.sheet import CARDS, DICE

MOST_SEATS = 5
MOST_PACKS = 2
NONE = -1  # no card lies there
HIDDEN = -2  # a card lies there, face down for who looks


class Stage(IntEnum):
    """What is due."""

    ROLL = 0  # the five dice of a new round
    LAY = 1  # a card, or one of each pack, by everybody
    DECIDE = 2  # the active player's: re-roll or stop
    REROLL = 3  # the dice that were picked up
    OVER = 4


@struct
class State:
    stage: Int8
    seats: Int8
    packs: Int8  # of each player: as many cards are laid in a round
    rounds: Int8  # of the whole game
    played: Int8  # rounds that are over
    active: Int8
    rerolls: Int8  # made in this round
    picked_up: Int8  # the dice that the active player re-rolls now, one bit each
    dice: Annotated[list[int], array(Int8, DICE)]  # 0 before the first roll of a round
    first_dice: Annotated[list[int], array(Int8, DICE)]  # as they fell first in this round, when all laid
    first_picked_up: Int8  # the dice of this round's first re-roll, one bit each
    hand: Annotated[list[list[int]], array(Int8, MOST_SEATS, CARDS)]  # unplayed; a laid card counts until it is judged
    laid: Annotated[list[list[int]], array(Int8, MOST_SEATS, MOST_PACKS)]  # this round's cards, the lower one first
    won: Annotated[list[list[int]], array(Int8, MOST_SEATS, CARDS)]  # own cards made
    lost: Annotated[list[list[int]], array(Int8, MOST_SEATS, CARDS)]  # own cards failed: captured, or out of the game
    captured: Annotated[list[int], array(Int8, MOST_SEATS)]  # cards of others
    last_active: Int8  # of the round before, NONE in the first
    last_dice: Annotated[list[int], array(Int8, DICE)]  # final dice of the round before
    last_laid: Annotated[list[list[int]], array(Int8, MOST_SEATS, MOST_PACKS)]  # what was turned up then


@rule
def has_laid(state: State, seat: int) -> bool:
    return state.laid[seat][0] != NONE


@rule
def sealed(state: State, seat: int) -> bool:
    """OB12: the active player's cards are open once all have laid, the others' once the dice are final."""
    return has_laid(state, seat) and (state.stage == Stage.LAY or seat != state.active)


@rule
def hide(state: State, seat: int) -> None:
    """OB12: that a seat has laid is public, what it laid is not."""
    for other in range(state.seats):
        if other != seat and sealed(state, other):
            for place in range(state.packs):
                state.laid[other][place] = HIDDEN
