"""How much can anybody win against the solution of Objectif? The best reply knows all mixes, but not what is drawn.

Whoever is active and replies may re-roll in any way at all, not only by the plans of the solution: the best way is
found for each roll and card, many of them side by side. So what is found is exact, but for the last digits of floats.
"""

from typing import Any, NamedTuple

from gobelet.bots.objectif_duel import FINE, RESTS, SIZE, WAYS, Duel, place_of
from gobelet.bots.objectif_rolls import (
    FACES,
    FIRST_ROLL,
    KEPT,
    MADE,
    MULTISETS,
    ROLLS,
    WITH,
    WITHOUT,
    Plan,
    aim_of,
    kept_of,
    plan_for,
)
from gobelet.bots.objectif_solved import spoilt
from gobelet.core.gear import Gear
from gobelet.core.rule import kernel, rule
from gobelet.games.objectif.sheet import CAPTURED_POINTS, CARDS, DICE, POINTS

LANES = 32  # rolls with a card that are looked at side by side: as many as a processor keeps at hand
WAYS_TO_KEEP = 1 << DICE
TO_KEEP = tuple(
    kept_of(dice, picked_up) for dice in MULTISETS[FIRST_ROLL:] for picked_up in range(WAYS_TO_KEEP)
)  # for each roll: what stays


class Replying(NamedTuple):
    gains: Any  # by plan and the other's card, as in the duel, but not rounded
    known: Any  # by roll, card and the other's card: what who is active wins who knows the latter
    active: Any  # by pair of hands: what is left is worth to who replies and is active
    passive: Any  # the same for who replies while the solution is active; the hand of who is active comes first
    most: Any  # by pair of hands that is looked at: what the best reply wins there with this roll
    pair: Any  # by lane
    left: Any  # by lane: what is won whatever the dice become
    weights: Any  # by card and lane: what making it is worth
    worth: Any  # by multiset and lane


def replying(gear: Gear, gains: Any, known: Any) -> Replying:
    """Beginning with nothing left."""
    return Replying(
        gains=gains,
        known=known,
        active=gear.floats(RESTS),
        passive=gear.floats(RESTS),
        most=gear.floats(max(WAYS)),
        pair=gear.block(LANES),
        left=gear.floats(LANES),
        weights=gear.floats(CARDS, LANES),
        worth=gear.floats(KEPT, LANES),
    )


@rule
def find_known(plan: Plan, aim: Any, weights: Any, into: Any) -> None:
    for card in range(CARDS):
        for laid in range(CARDS):
            for place in range(CARDS):
                weights[place] = 0.0
            weights[laid] = spoilt(laid) * FINE
            weights[card] += POINTS[card] * FINE
            aim_of(aim, weights)
            plan_for(plan, aim)
            for roll in range(ROLLS):
                into[(roll * CARDS + card) * CARDS + laid] = plan.best[FIRST_ROLL + roll] + CAPTURED_POINTS * FINE


@rule
def reply_at_once(mind: Any, duel: Duel, pair: int, roll: int, own: int, other: int, rows: int, columns: int) -> int:
    """What a plan of the solution wins against the mix of the other's cards, just solved, or whoever knows that card;
    the cards that might win more, one bit each."""
    mind.most[pair], promising, mixed = -1e18, 0, 0
    for row in range(rows):
        if duel.matrix.row_mix[row] > 0.0:
            card, won = duel.card_of[row], 0.0
            for column in range(columns):
                if duel.matrix.column_mix[column] > 0.0:
                    laid = duel.column_of[column]
                    left = mind.passive[place_of(other & ~(1 << laid), own & ~(1 << card))]
                    won += duel.matrix.column_mix[column] * (mind.gains[duel.plan_of[row] * CARDS + laid] + left)
            mind.most[pair] = max(mind.most[pair], won)
    for column in range(columns):
        mixed += duel.matrix.column_mix[column] > 0.0
    for card in range(CARDS):
        if own >> card & 1:
            most = 0.0
            for column in range(columns):
                if duel.matrix.column_mix[column] > 0.0:
                    laid = duel.column_of[column]
                    left = mind.passive[place_of(other & ~(1 << laid), own & ~(1 << card))]
                    most += duel.matrix.column_mix[column] * (mind.known[(roll * CARDS + card) * CARDS + laid] + left)
            if mixed == 1:
                mind.most[pair] = max(mind.most[pair], most)
            elif most > mind.most[pair]:
                promising |= 1 << card
    return promising


@rule
def line_up(mind: Any, lane: int, duel: Duel, pair: int, own: int, other: int, card: int, columns: int) -> None:
    """Put a card of who is active into a lane, against the mix of the other's cards, just solved."""
    left = CAPTURED_POINTS * float(FINE)
    for place in range(CARDS):
        mind.weights[place][lane] = 0.0
    for column in range(columns):
        share, laid = duel.matrix.column_mix[column], duel.column_of[column]
        mind.weights[laid][lane] = spoilt(laid) * share * FINE
        if share > 0.0:
            left += share * mind.passive[place_of(other & ~(1 << laid), own & ~(1 << card))]
    mind.weights[card][lane] += POINTS[card] * FINE
    mind.pair[lane], mind.left[lane] = pair, left


@rule
def reply_in_lanes(mind: Any, roll: int, lanes: int) -> None:
    """Re-roll as well as possible in each lane; the best of a pair's cards counts."""
    for final in range(ROLLS):
        weigh(mind.worth[FIRST_ROLL + final], mind.weights, final)
    let_all_fall(mind.worth)
    for kept in range(KEPT):
        keep_best_of(mind.worth, kept)
    let_all_fall(mind.worth)
    weigh(mind.worth[FIRST_ROLL + roll], mind.weights, roll)  # who keeps all has stopped
    for lane in range(lanes):
        best, pair = -1e18, mind.pair[lane]
        for way in range(roll * WAYS_TO_KEEP, (roll + 1) * WAYS_TO_KEEP):
            best = max(best, mind.worth[TO_KEEP[way]][lane])
        mind.most[pair] = max(mind.most[pair], best + mind.left[lane])


@kernel
def weigh(into: Any, weights: Any, roll: int) -> None:
    """What a roll is worth in all lanes."""
    one, two, three, four, five = weights[0], weights[1], weights[2], weights[3], weights[4]
    six, seven, eight, nine, ten = weights[5], weights[6], weights[7], weights[8], weights[9]
    first = roll * CARDS
    a, b, c, d, e = MADE[first], MADE[first + 1], MADE[first + 2], MADE[first + 3], MADE[first + 4]
    f, g, h, i, j = MADE[first + 5], MADE[first + 6], MADE[first + 7], MADE[first + 8], MADE[first + 9]
    for lane in range(LANES):
        some = one[lane] * a + two[lane] * b + three[lane] * c + four[lane] * d + five[lane] * e
        into[lane] = some + six[lane] * f + seven[lane] * g + eight[lane] * h + nine[lane] * i + ten[lane] * j


@kernel
def let_all_fall(worth: Any) -> None:
    """What kept dice are worth in the mean when the others fall, in all lanes."""
    for kept in range(FIRST_ROLL - 1, -1, -1):
        into, first = worth[kept], kept * FACES
        one, two, three = worth[WITH[first]], worth[WITH[first + 1]], worth[WITH[first + 2]]
        four, five, six = worth[WITH[first + 3]], worth[WITH[first + 4]], worth[WITH[first + 5]]
        for lane in range(LANES):
            into[lane] = (one[lane] + two[lane] + three[lane] + four[lane] + five[lane] + six[lane]) / FACES


@kernel
def keep_best_of(worth: Any, kept: int) -> None:
    """The best that can be kept of some dice; of fewer dice it is known."""
    into = worth[kept]
    for face in range(FACES):
        less = WITHOUT[kept * FACES + face]
        if less >= 0:
            one = worth[less]
            for lane in range(LANES):
                into[lane] = one[lane] if one[lane] > into[lane] else into[lane]


@rule
def reply_passive(mind: Any, duel: Duel, own: int, other: int, rows: int, columns: int) -> float:
    """The most that the other can win against the mix of cards and plans, just solved."""
    best = -1e18
    for column in range(columns):
        laid, won = duel.column_of[column], 0.0
        for row in range(rows):
            share = duel.matrix.row_mix[row]
            if share > 0.0:
                left = mind.active[place_of(other & ~(1 << laid), own & ~(1 << duel.card_of[row]))]
                won += share * (left - mind.gains[duel.plan_of[row] * CARDS + laid])
        best = max(best, won)
    return best


def hands_of(gear: Gear, size: int) -> Any:
    found = [hand for hand in range(len(SIZE)) if SIZE[hand] == size]
    block = gear.block(len(found))
    block[:] = found
    return block
