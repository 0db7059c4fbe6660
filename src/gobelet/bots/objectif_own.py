"""How does somebody play Objectif who minds its own cards only? Lays what the dice promise, and re-rolls for it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from gobelet.bots.objectif_rolls import (
    FIRST_ROLL,
    ROLLS,
    Plan,
    aim_of,
    alone,
    before,
    blank_plan,
    picked_up_for,
    plan_for,
    roll_of,
)
from gobelet.bots.strong import slipped
from gobelet.core.gear import Gear
from gobelet.core.rule import rule
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32
from gobelet.games.objectif.moves import STOP, first_card, reroll, second_card
from gobelet.games.objectif.scoring import is_made
from gobelet.games.objectif.sheet import CARDS, POINTS
from gobelet.games.objectif.state import NONE, Stage, State

TINY = 0.001  # points: what a card that is not made yet is better for when it is cheap to give away


class Mind(NamedTuple):
    plan: Plan
    aim: Any  # what each final roll is worth
    weights: Any  # what each card is worth when it is made
    promised: Any  # by roll and card: points that the roll promises, more than any roll does
    values: Any  # of each move
    rerolls: int  # 0: never
    slip: float  # see strong.py


def mind(gear: Gear, setup: Setup, rerolls: int = 1, slip: float = 0.0) -> Mind:
    promised = gear.floats(ROLLS * CARDS)
    promised[:] = [
        POINTS[card] * (alone(card)[roll][card] - before(card)) for roll in range(ROLLS) for card in range(CARDS)
    ]
    return Mind(
        plan=blank_plan(gear),
        aim=gear.floats(ROLLS),
        weights=gear.floats(CARDS),
        promised=promised,
        values=gear.floats(setup.game.notation.most_moves),
        rerolls=rerolls,
        slip=slip,
    )


@rule
def by_own_cards(view: State, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    """Who is active lays what the dice promise most for; anybody else the dearest card that is made."""
    if view.stage == Stage.DECIDE:
        return reroll_for_own(view, seat, mind) if mind.rerolls else STOP
    best, roll = 0, roll_of(view.dice)
    for place in range(count):
        mind.values[place] = card_value(view, seat, first_card(legal[place]), roll, mind)
        if second_card(legal[place]) != NONE:
            mind.values[place] += card_value(view, seat, second_card(legal[place]), roll, mind)
        if mind.values[place] > mind.values[best]:
            best = place
    return legal[best if mind.slip == 0.0 else slipped(mind.values, count, best, mind.slip, chance)]


@rule
def card_value(view: State, seat: int, card: int, roll: int, mind: Any) -> float:
    if seat == view.active and mind.rerolls:
        return float(mind.promised[roll * CARDS + card])
    return float(POINTS[card]) if is_made(card, view.dice) else -POINTS[card] * TINY


@rule
def reroll_for_own(view: State, seat: int, mind: Any) -> int:
    """As well as possible for the points of the own cards, whatever becomes of others."""
    for card in range(CARDS):
        mind.weights[card] = 0.0
    for place in range(view.packs):
        mind.weights[view.laid[seat][place]] += POINTS[view.laid[seat][place]]
    aim_of(mind.aim, mind.weights)
    plan_for(mind.plan, mind.aim)
    return reroll_by(view, mind.plan)


@rule
def reroll_by(view: State, plan: Any) -> int:
    """The move that a plan wants now."""
    lying = FIRST_ROLL + roll_of(view.dice)
    return reroll(picked_up_for(view.dice, plan.twice[lying] if view.rerolls == 0 else plan.once[lying]))
