"""Which plans to re-roll are worth knowing in Objectif? For each roll and card a few, one nearly best against any mix.

A plan is the best reply to some mix of the other's cards. Of many such plans, for many mixes, the fewest are kept that
leave nobody more than a little worse off.
"""

from collections.abc import Callable
from typing import Any

import numpy

from gobelet.bots.objectif_duel import FINE
from gobelet.bots.objectif_rolls import FIRST_ROLL, MADE, ROLLS, aim_of, blank_plan, follow, plan_for
from gobelet.bots.objectif_solved import PARTS
from gobelet.core.gear import second_gear
from gobelet.core.rule import rule
from gobelet.games.objectif import GAME
from gobelet.games.objectif.sheet import CAPTURED_POINTS, CARDS, POINTS


@rule
def weigh_cards(weights: Any, card: int, mix: Any) -> None:
    """What making each card is worth to who has laid `card` against a mix of the other's cards."""
    for other in range(CARDS):
        weights[other] = -(POINTS[other] + CAPTURED_POINTS) * mix[other] / PARTS
    weights[card] += POINTS[card]


@rule
def best_plans(plan: Any, aim: Any, weights: Any, made: Any, chance: Any, mixes: Any, found: Any) -> None:
    """For each mix and card: what the best plan makes of each roll."""
    for number in range(len(mixes)):
        for card in range(CARDS):
            weigh_cards(weights, card, mixes[number])
            aim_of(aim, weights)
            plan_for(plan, aim)
            for other in range(CARDS):
                for roll in range(ROLLS):
                    made[roll] = MADE[roll * CARDS + other]
                follow(plan, made, chance)
                for roll in range(ROLLS):
                    found[number][card][roll][other] = chance[FIRST_ROLL + roll]


def chosen_plans(mixes: Any, near: float, report: Callable[[int], None]) -> tuple[Any, Any, Any]:
    """By roll and card the first of its plans; of each plan the mix that it replies to, and what it gains."""
    gear = second_gear(GAME, [best_plans])
    found = numpy.zeros((len(mixes), CARDS, ROLLS, CARDS), numpy.float32)
    plan, aim, chance = blank_plan(gear), gear.floats(ROLLS), gear.floats(len(blank_plan(gear).worth))
    gear.call["best_plans"](plan, aim, gear.floats(CARDS), gear.floats(ROLLS), chance, mixes, found)
    losses = -mixes / PARTS * (numpy.array(POINTS) + CAPTURED_POINTS)
    start, replies, gains = [0], list[Any](), list[Any]()
    for roll in range(ROLLS):
        for card in range(CARDS):
            kinds, first = numpy.unique(found[:, card, roll], axis=0, return_index=True)
            weights = losses.copy()
            weights[:, card] += POINTS[card]
            kept = fewest(kinds @ weights.T, near)
            replies.append(first[kept])
            gains.append(gained(kinds[kept], card))
            start.append(start[-1] + len(kept))
        report(roll + 1)
    return numpy.array(start), numpy.concatenate(replies), numpy.concatenate(gains).ravel() * FINE


def gained(chances: Any, card: int) -> Any:
    """By chances and the other's card: what a round brings to who is active and has laid this card, on the whole."""
    return POINTS[card] * chances[:, [card]] + CAPTURED_POINTS - (numpy.array(POINTS) + CAPTURED_POINTS) * chances


def fewest(values: Any, near: float) -> list[int]:
    """Some rows so that in each column one of them is near the highest: whichever helps most columns comes next."""
    good = (values >= values.max(axis=0) - near).T.copy()  # by column and row
    left, kept = numpy.ones(len(good), bool), list[int]()
    helped = good.sum(axis=0)
    while left.any():
        row = int(helped.argmax())
        kept.append(row)
        done = left & good[:, row]
        helped -= good[done].sum(axis=0)
        left &= ~done
    return kept


def many_mixes(count: int, seed: int) -> Any:
    """Each card alone, then mixes of two to five cards, some parts of a whole each."""
    chance, mixes = numpy.random.default_rng(seed), list(numpy.eye(CARDS, dtype=int) * PARTS)
    while len(mixes) < count:
        cards = chance.choice(CARDS, chance.integers(2, 6), replace=False)
        mix = numpy.zeros(CARDS, int)
        mix[cards] = numpy.floor(chance.dirichlet([0.8] * len(cards)) * PARTS)
        mix[cards[0]] += PARTS - mix.sum()
        mixes += [mix]
    return numpy.array(mixes)
