"""How does somebody play Objectif who thinks of everybody at the table? Against what the others are guessed to do.

Whoever is not active guesses for which card the dice will be re-rolled. Whoever is active guesses what the others have
laid, and weighs making the own card against spoiling theirs. Both think of what a card would be worth later (`later`).
"""

from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple

from gobelet.bots.objectif_file import block_for
from gobelet.bots.objectif_own import reroll_by
from gobelet.bots.objectif_rolls import FIRST_ROLL, ROLLS, Plan, aim_of, alone, blank_plan, plan_for, roll_of
from gobelet.core.gear import Gear
from gobelet.core.rule import rule
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32
from gobelet.games.objectif.moves import first_card, second_card
from gobelet.games.objectif.sheet import CAPTURED_POINTS, CARDS, POINTS
from gobelet.games.objectif.state import MOST_SEATS, NONE, Stage, State

LATER = "later"
FINE = 1000  # parts of a point in that block
HANDS = 1 << CARDS
MOST_ACTIVE, MOST_PASSIVE = 6, 10  # rounds to come, and none
DOUBT = 0.4  # points by which a card must be better for others to choose it nearly always
PLANS = 12  # ways to lay that are looked at with all they spoil


class Mind(NamedTuple):
    plan: Plan
    aim: Any  # what each final roll is worth
    weights: Any  # what each card is worth when it is made
    alone: Any  # by the card re-rolled for, roll and card: the chance of it
    later: Any  # by active and passive rounds to come, and hand: the points it still makes
    guess: Any  # by seat and card: how likely it is laid
    fate: Any  # by card: the chance that it is made, as far as others can know
    values: Any  # of each move
    doubt: float
    envy: float  # what a point of all others together counts, shared among them


def mind(gear: Gear, setup: Setup, doubt: float = DOUBT, envy: float = 1.0) -> Mind:
    chances = gear.floats(CARDS * ROLLS * CARDS)
    chances[:] = [chance for card in range(CARDS) for row in alone(card) for chance in row]
    return Mind(
        plan=blank_plan(gear),
        aim=gear.floats(ROLLS),
        weights=gear.floats(CARDS),
        alone=chances,
        later=block_for(gear, LATER),
        guess=gear.floats(MOST_SEATS, CARDS),
        fate=gear.floats(CARDS),
        values=gear.floats(setup.game.notation.most_moves),
        doubt=doubt,
        envy=envy / (setup.seats - 1),
    )


@rule
def by_the_table(view: State, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    roll = roll_of(view.first_dice)
    guess_active(view, roll, mind)
    if seat == view.active:
        guess_others(view, seat, mind)
        if view.stage == Stage.DECIDE:
            weigh_spoils(mind)
            for place in range(view.packs):
                mind.weights[view.laid[seat][place]] += POINTS[view.laid[seat][place]]
            aim_of(mind.aim, mind.weights)
            plan_for(mind.plan, mind.aim)
            return reroll_by(view, mind.plan)
        weigh_active(view, seat, legal, count, roll, mind)
    else:
        for place in range(count):
            lower, upper = first_card(legal[place]), second_card(legal[place])
            mind.values[place] = worth_passive(lower, mind) + to_come(view, seat, lower, upper, mind)
            if upper != NONE:
                mind.values[place] += worth_passive(upper, mind)
    best = 0
    for place in range(count):
        if mind.values[place] > mind.values[best]:
            best = place
    return legal[best]


@rule
def worth_passive(card: int, mind: Any) -> float:
    """A card that fails is a point for somebody else."""
    return float((POINTS[card] + CAPTURED_POINTS * mind.envy) * mind.fate[card])


@rule
def guess_active(view: State, roll: int, mind: Any) -> None:
    """What the active seat may have laid, and what becomes of each card when it re-rolls for that alone."""
    seat = view.active
    for card in range(CARDS):
        mind.guess[seat][card] = -1e9
        if view.hand[seat][card] > 0:
            own = POINTS[card] * mind.alone[(card * ROLLS + roll) * CARDS + card]
            mind.guess[seat][card] = own + to_come(view, seat, card, NONE, mind)
    share_out(mind.guess[seat], mind.doubt)
    for card in range(CARDS):
        mind.fate[card] = 0.0
        for own in range(CARDS):
            mind.fate[card] += mind.guess[seat][own] * mind.alone[(own * ROLLS + roll) * CARDS + card]


@rule
def guess_others(view: State, seat: int, mind: Any) -> None:
    """What all but the active seat may have laid, if they guess alike."""
    for other in range(view.seats):
        if other != seat:
            for card in range(CARDS):
                mind.guess[other][card] = -1e9
                if view.hand[other][card] > 0:
                    mind.guess[other][card] = worth_passive(card, mind) + to_come(view, other, card, NONE, mind)
            share_out(mind.guess[other], mind.doubt)
    for card in range(CARDS):
        mind.guess[seat][card] = 0.0
        for other in range(view.seats):
            if other != seat:
                mind.guess[seat][card] += mind.guess[other][card] * view.packs  # now: how many of them lie there


@rule
def weigh_spoils(mind: Any) -> None:
    """What each card costs the active seat when others make it; their guesses were added up."""
    for card in range(CARDS):
        lying = 0.0
        for seat in range(MOST_SEATS):
            lying = max(lying, mind.guess[seat][card])  # the sum is at least as high as each
        mind.weights[card] = -lying * (CAPTURED_POINTS + POINTS[card] * mind.envy)


@rule
def weigh_active(view: State, seat: int, legal: Sequence[int], count: int, roll: int, mind: Any) -> None:
    """First by what can be made for the own cards alone; then the best of them with all that they spoil."""
    for place in range(count):
        lower, upper = first_card(legal[place]), second_card(legal[place])
        own = POINTS[lower] * mind.alone[(lower * ROLLS + roll) * CARDS + lower]
        if upper != NONE:
            own += POINTS[upper] * mind.alone[(upper * ROLLS + roll) * CARDS + upper]
        mind.values[place] = own + to_come(view, seat, lower, upper, mind) - 1000.0
    for _ in range(min(PLANS, count)):
        best = 0
        for place in range(count):
            if mind.values[place] < -500.0 and (mind.values[best] > -500.0 or mind.values[place] > mind.values[best]):
                best = place
        lower, upper = first_card(legal[best]), second_card(legal[best])
        weigh_spoils(mind)
        mind.weights[lower] += POINTS[lower]
        if upper != NONE:
            mind.weights[upper] += POINTS[upper]
        aim_of(mind.aim, mind.weights)
        plan_for(mind.plan, mind.aim)
        mind.values[best] = mind.plan.best[FIRST_ROLL + roll] + to_come(view, seat, lower, upper, mind)


@rule
def share_out(values: Any, doubt: float) -> None:
    """Make chances of how good things are: the better, the likelier."""
    best, whole = -1e9, 0.0
    for place in range(len(values)):
        best = max(best, values[place])
    for place in range(len(values)):
        values[place] = exp((values[place] - best) / doubt) if values[place] > -1e8 else 0.0
        whole += values[place]
    for place in range(len(values)):
        values[place] /= whole


@rule
def to_come(view: State, seat: int, lower: int, upper: int, mind: Any) -> float:
    """What the hand is worth after this round without these cards; of two packs, one and then the other."""
    active = 0
    left = view.rounds - view.played - 1
    for ahead in range(left):
        active += (view.active + 1 + ahead) % view.seats == seat
    first = second = 0
    turn = 0
    for card in range(CARDS):
        held = view.hand[seat][card] - int(card == lower) - int(card == upper)
        if held >= 2:
            first |= 1 << card
            second |= 1 << card
        elif held == 1 and turn == 0:
            first |= 1 << card
            turn = int(view.packs > 1)
        elif held == 1:
            second |= 1 << card
            turn = 0
    at = (active * MOST_PASSIVE + left - active) * HANDS
    found = float(mind.later[at + first])
    if view.packs > 1:
        found += mind.later[at + second]
    return found / FINE
