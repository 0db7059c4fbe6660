"""How is a round of Objectif between two chosen? As a game of two mixes: cards with plans to re-roll against cards.

Whoever is active chooses a card and a plan without knowing the other's card. The worth of what is left after the round
is known (`rest`), so a round is a matrix: for each card a few plans, one of which is nearly best whatever the other
does.
"""

from math import comb
from typing import Any, NamedTuple

from gobelet.bots.objectif_matrix import Matrix, blank_matrix, solve_matrix
from gobelet.bots.objectif_rolls import ROLLS
from gobelet.core.gear import Gear
from gobelet.core.rule import rule
from gobelet.games.objectif.sheet import CARDS, Card
from gobelet.games.objectif.state import State

HANDS = 1 << CARDS
SIZE = tuple(hand.bit_count() for hand in range(HANDS))
_SAME = [[hand for hand in range(HANDS) if SIZE[hand] == size] for size in range(CARDS + 1)]
RANK = tuple(_SAME[SIZE[hand]].index(hand) for hand in range(HANDS))  # among the hands of the same size
WAYS = tuple(comb(CARDS, size) for size in range(CARDS + 1))
OFFSET = tuple(sum(WAYS[less] ** 2 for less in range(size)) for size in range(CARDS + 1))
RESTS = OFFSET[CARDS] + 1  # pairs of hands of the same size
FINE = 2000  # all that is won is kept in such parts of a point


class Duel(NamedTuple):
    start: Any  # by roll and card: the first of its plans
    gains: Any  # by plan and the other's card: what the round brings
    rest: Any  # by pair of hands, that of who is active first: what is left is worth so much to it
    matrix: Matrix
    plan_of: Any  # by row of the matrix
    card_of: Any  # by row
    column_of: Any  # by column: the card


def duel(gear: Gear, start: Any, gains: Any, rest: Any) -> Duel:
    most = max(start[(roll + 1) * CARDS] - start[roll * CARDS] for roll in range(ROLLS))
    return Duel(
        start=start,
        gains=gains,
        rest=rest,
        matrix=blank_matrix(gear, int(most), CARDS),
        plan_of=gear.block(int(most)),
        card_of=gear.block(int(most)),
        column_of=gear.block(CARDS),
    )


@rule
def hand_of(view: State, seat: int) -> int:
    hand = 0
    for card in range(CARDS):
        hand |= int(view.hand[seat][card] > 0) << card
    return hand


@rule
def mirrored_card(card: int) -> int:
    """No even for no odd, and the other way round: whoever reads each face as seven less it plays the same game."""
    if card == Card.NO_EVEN or card == Card.NO_ODD:
        return Card.NO_EVEN + Card.NO_ODD - card
    return card


@rule
def mirrored_hand(hand: int) -> int:
    even, odd = hand >> Card.NO_EVEN & 1, hand >> Card.NO_ODD & 1
    return hand & ~(1 << Card.NO_EVEN | 1 << Card.NO_ODD) | even << Card.NO_ODD | odd << Card.NO_EVEN


@rule
def is_turned(active: int, passive: int) -> bool:
    """Whether a pair of hands is looked at in the mirror, since only one of the two pictures was solved."""
    return place_of(active, passive) > place_of(mirrored_hand(active), mirrored_hand(passive))


@rule
def place_of(active: int, passive: int) -> int:
    """Where the worth of a pair of hands is kept."""
    size = SIZE[active]
    return OFFSET[size] + RANK[active] * WAYS[size] + RANK[passive]


@rule
def rows_of(duel: Any, roll: int, own: int) -> int:
    """Name the rows: every card in hand with each of its plans; how many there are."""
    rows = 0
    for card in range(CARDS):
        if own >> card & 1:
            for plan in range(duel.start[roll * CARDS + card], duel.start[roll * CARDS + card + 1]):
                duel.plan_of[rows] = plan
                duel.card_of[rows] = card
                rows += 1
    return rows


@rule
def fill_column(duel: Any, into: Any, rows: int, own: int, other: int, card: int) -> None:
    """What each row wins when the other has laid this card: in this round, less what is left for the other."""
    rest, before = 0.0, -1
    for row in range(rows):
        mine = duel.card_of[row]
        if mine != before:
            rest = float(duel.rest[place_of(other & ~(1 << card), own & ~(1 << mine))])
            before = mine
        into[row] = duel.gains[duel.plan_of[row] * CARDS + card] - rest


@rule
def solve_round(duel: Any, roll: int, own: int, other: int) -> tuple[float, int, int]:
    """The value of a round, and of all that follows, for who is active; how many rows and columns were mixed."""
    rows, columns = rows_of(duel, roll, own), 0
    for card in range(CARDS):
        if other >> card & 1:
            fill_column(duel, duel.matrix.table[columns], rows, own, other, card)
            duel.column_of[columns] = card
            columns += 1
    return solve_matrix(duel.matrix, rows, columns), rows, columns
