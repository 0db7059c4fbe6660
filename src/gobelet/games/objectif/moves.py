"""What may I do?"""

from itertools import combinations_with_replacement

from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers
from gobelet.games.objectif.sheet import CARDS, DICE
from gobelet.games.objectif.state import NONE, Stage, State

PAIRS = tuple(combinations_with_replacement(range(CARDS), 2))  # OB11: without order, two alike as well
FIRST_PAIR = CARDS
STOP = FIRST_PAIR + len(PAIRS)
WAYS_TO_REROLL = 1 << DICE  # each die or not; none at all is stopping (OB4)
MOVE_COUNT = STOP + WAYS_TO_REROLL
MOST_MOVES = max(CARDS, len(PAIRS), WAYS_TO_REROLL)


@rule
def lay_one(card: int) -> int:
    """The move that lays this card."""
    return card


@rule
def lay_two(lower: int, higher: int) -> int:
    """The move that lays these cards; the lower one is named first."""
    return FIRST_PAIR + lower * CARDS - lower * (lower - 1) // 2 + higher - lower


@rule
def reroll(dice: int) -> int:
    """The move that picks up these dice, one bit each; no die is stopping."""
    return STOP + dice


@rule
def first_card(move: int) -> int:
    return move if move < FIRST_PAIR else PAIRS[move - FIRST_PAIR][0]


@rule
def second_card(move: int) -> int:
    """NONE if the move lays only one."""
    return NONE if move < FIRST_PAIR else PAIRS[move - FIRST_PAIR][1]


@rule
def dice_of(move: int) -> int:
    """The dice that a re-roll picks up, one bit each."""
    return move - STOP


@rule
def moves(state: State, seat: int, into: Numbers) -> int:
    if state.stage == Stage.DECIDE:
        return offer_rerolls(into)
    return offer_cards(state, seat, into) if state.packs == 1 else offer_pairs(state, seat, into)


@rule
def offer_rerolls(into: Numbers) -> int:
    """OB4: any of the dice, also those kept before and those that make the own card."""
    for dice in range(WAYS_TO_REROLL):
        into[dice] = reroll(dice)
    return WAYS_TO_REROLL


@rule
def offer_cards(state: State, seat: int, into: Numbers) -> int:
    """OB3: any unplayed card, also when it is the only one."""
    found = 0
    for card in range(CARDS):
        if state.hand[seat][card] > 0:
            into[found] = lay_one(card)
            found += 1
    return found


@rule
def offer_pairs(state: State, seat: int, into: Numbers) -> int:
    """OB11: any two unplayed cards."""
    found = 0
    for lower in range(CARDS):
        for higher in range(lower, CARDS):
            needed = 2 if lower == higher else 1
            if state.hand[seat][lower] >= needed and state.hand[seat][higher] >= needed:
                into[found] = lay_two(lower, higher)
                found += 1
    return found
