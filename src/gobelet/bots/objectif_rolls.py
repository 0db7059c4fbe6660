"""What can five dice become? All multisets of up to five dice, and the best way to re-roll them for any aim.

An aim says how much each final roll is worth. A stage of re-rolling is two sweeps over 462 multisets: what dice that
are kept will be worth in the mean, from many dice to few; then the best of all that can be kept, from few to many.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Any, NamedTuple

from gobelet.core.gear import Gear
from gobelet.core.rule import rule
from gobelet.games.objectif.scoring import is_made
from gobelet.games.objectif.sheet import CARDS, DICE

FACES = 6
HAIR = 1e-9  # by which other dice must be better to be kept: less is rounding

MULTISETS = [dice for size in range(DICE + 1) for dice in combinations_with_replacement(range(1, FACES + 1), size)]
_PLACE = {dice: place for place, dice in enumerate(MULTISETS)}
KEPT = len(MULTISETS)  # multisets of dice, the fewest first
ROLLS = sum(len(dice) == DICE for dice in MULTISETS)
FIRST_ROLL = KEPT - ROLLS  # the number of a roll is its place after this one


def _without(dice: tuple[int, ...], face: int) -> int:
    at = dice.index(face) if face in dice else DICE
    return _PLACE[dice[:at] + dice[at + 1 :]] if at < DICE else -1


def _orders(dice: Sequence[int]) -> int:
    found = factorial(len(dice))
    for face in set(dice):
        found //= factorial(dice.count(face))
    return found


WITH = tuple(
    _PLACE.get(tuple(sorted((*dice, face))), -1) for dice in MULTISETS for face in range(1, FACES + 1)
)  # for each multiset and face: one die more; -1 if there are five
WITHOUT = tuple(
    _without(dice, face) for dice in MULTISETS for face in range(1, FACES + 1)
)  # one die less; -1 if none is
ORDERS = tuple(_orders(dice) for dice in MULTISETS[FIRST_ROLL:])  # of 7776, for each roll
MADE = tuple(int(is_made(card, dice)) for dice in MULTISETS[FIRST_ROLL:] for card in range(CARDS))  # by roll and card
MIRRORED = tuple(
    _PLACE[tuple(sorted(FACES + 1 - face for face in dice))] for dice in MULTISETS
)  # faces read as 7 less them


class Plan(NamedTuple):
    """How to re-roll for an aim."""

    worth: Any  # of each multiset that is kept, before its dice fall; of a roll: as it lies
    best: Any  # of each multiset: what can be made of it by re-rolling
    once: Any  # what to keep of each multiset before the last re-roll
    twice: Any  # the same with two re-rolls to come


def blank_plan(gear: Gear) -> Plan:
    return Plan(gear.floats(KEPT), gear.floats(KEPT), gear.block(KEPT), gear.block(KEPT))


@rule
def roll_of(dice: Sequence[int]) -> int:
    """The number of a roll."""
    found = 0
    for die in range(DICE):
        found = WITH[found * FACES + dice[die] - 1]
    return found - FIRST_ROLL


@rule
def kept_of(dice: Sequence[int], picked_up: int) -> int:
    """The multiset of the dice that stay."""
    found = 0
    for die in range(DICE):
        if not picked_up >> die & 1:
            found = WITH[found * FACES + dice[die] - 1]
    return found


@rule
def picked_up_for(dice: Sequence[int], kept: int) -> int:
    """The dice to pick up, one bit each, so that this multiset stays."""
    left, picked_up = kept, 0
    for die in range(DICE):
        less = WITHOUT[left * FACES + dice[die] - 1]
        if less >= 0:
            left = less
        else:
            picked_up |= 1 << die
    return picked_up


@rule
def let_fall(worth: Any) -> None:
    """From what each roll is worth: what any kept dice are worth in the mean when the others fall."""
    for kept in range(FIRST_ROLL - 1, -1, -1):
        total = 0.0
        for face in range(FACES):
            total += worth[WITH[kept * FACES + face]]
        worth[kept] = total / FACES


@rule
def keep_best(worth: Any, best: Any, keep: Any) -> None:
    """Of every multiset, what is best kept; all of it if nothing is better."""
    for kept in range(KEPT):
        best[kept] = worth[kept]
        keep[kept] = kept
        for face in range(FACES):
            less = WITHOUT[kept * FACES + face]
            if less >= 0 and best[less] > best[kept] + HAIR:
                best[kept] = best[less]
                keep[kept] = keep[less]


@rule
def plan_for(plan: Any, aim: Any) -> None:
    """The best plan when a final roll is worth what `aim` says; `plan.best` is then with two re-rolls to come."""
    worth, best = plan.worth, plan.best
    for roll in range(ROLLS):
        worth[FIRST_ROLL + roll] = aim[roll]
    let_fall(worth)
    keep_best(worth, best, plan.once)
    for roll in range(ROLLS):
        worth[FIRST_ROLL + roll] = best[FIRST_ROLL + roll]
    let_fall(worth)
    for roll in range(ROLLS):
        worth[FIRST_ROLL + roll] = aim[roll]  # who keeps all has stopped
    keep_best(worth, best, plan.twice)


@rule
def follow(plan: Any, made: Any, chance: Any) -> None:
    """What something that rolls make or not, or make in part, becomes in the mean for who follows a plan.

    Written for each roll from FIRST_ROLL on, two re-rolls to come.
    """
    for roll in range(ROLLS):
        chance[FIRST_ROLL + roll] = made[roll]
    let_fall(chance)
    for roll in range(ROLLS):
        plan.best[FIRST_ROLL + roll] = chance[plan.once[FIRST_ROLL + roll]]
    for roll in range(ROLLS):
        chance[FIRST_ROLL + roll] = plan.best[FIRST_ROLL + roll]
    let_fall(chance)
    for roll in range(ROLLS):
        keep = plan.twice[FIRST_ROLL + roll]
        plan.best[FIRST_ROLL + roll] = made[roll] if keep == FIRST_ROLL + roll else chance[keep]
    for roll in range(ROLLS):
        chance[FIRST_ROLL + roll] = plan.best[FIRST_ROLL + roll]


@cache
def alone(card: int) -> tuple[tuple[float, ...], ...]:
    """For who re-rolls for one card alone: by roll, the chance of each of the ten cards."""
    plan = Plan([0.0] * KEPT, [0.0] * KEPT, [0] * KEPT, [0] * KEPT)
    plan_for(plan, [float(MADE[roll * CARDS + card]) for roll in range(ROLLS)])
    columns, chance = list[list[float]](), [0.0] * KEPT
    for other in range(CARDS):
        follow(plan, [float(MADE[roll * CARDS + other]) for roll in range(ROLLS)], chance)
        columns.append(chance[FIRST_ROLL:])
    return tuple(zip(*columns, strict=True))


@cache
def before(card: int) -> float:
    """The chance of a card for who re-rolls for it alone, before the first roll."""
    made = sum(ORDERS[roll] * chances[card] for roll, chances in enumerate(alone(card)))
    return made / sum(ORDERS)


@rule
def aim_of(aim: Any, weights: Any) -> None:
    """What each final roll is worth when each card that it makes is worth its weight."""
    for roll in range(ROLLS):
        total = 0.0
        for card in range(CARDS):
            if MADE[roll * CARDS + card]:
                total += weights[card]
        aim[roll] = total
