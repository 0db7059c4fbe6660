"""How does somebody play Objectif for two who knows the solution? By the mix of cards and plans that nobody can beat.

What a seat does follows from the view alone. Whoever is active draws a card with a plan; asked to re-roll, it draws
among the plans that agree with all it has done in this round, each as likely as if one had been drawn at the start.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from gobelet.bots.objectif_duel import Duel, duel, hand_of, is_turned, mirrored_card, mirrored_hand, solve_round
from gobelet.bots.objectif_file import block_for, has_block
from gobelet.bots.objectif_own import reroll_by
from gobelet.bots.objectif_rolls import (
    FIRST_ROLL,
    MIRRORED,
    ROLLS,
    Plan,
    aim_of,
    blank_plan,
    kept_of,
    picked_up_for,
    plan_for,
    roll_of,
)
from gobelet.core.gear import Gear
from gobelet.core.rule import rule
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import MASK, Sfc32, draw
from gobelet.games.objectif.moves import lay_one, reroll
from gobelet.games.objectif.sheet import CAPTURED_POINTS, CARDS, POINTS
from gobelet.games.objectif.state import Stage, State

PLANS, REPLIES, MIXES, GAINS = "plans", "replies", "mixes", "gains"  # blocks of the file, and one for each length:
PARTS = 60  # of a mix


class Mind(NamedTuple):
    duel: Duel
    replies: Any  # by plan: the mix of the other's cards that it is the best reply to
    mixes: Any  # by mix and card, in PARTS
    likely: Any  # by row of the matrix: how likely it was drawn
    plan: Plan
    aim: Any
    weights: Any


def rest_name(rounds: int) -> str:
    return f"rest of {rounds}"


def is_solved(setup: Setup) -> bool:
    return setup.seats == 2 and setup.options["packs"] == "1" and has_block(rest_name(setup.start().rounds))


def shipped_duel(gear: Gear, setup: Setup) -> Duel:
    plans = block_for(gear, PLANS)
    start = gear.block(len(plans) + 1)
    start[1:] = list(accumulate(int(count) for count in plans))
    rest = block_for(gear, rest_name(setup.start().rounds), floats=True)
    return duel(gear, start, block_for(gear, GAINS, floats=True), rest)


def mind(gear: Gear, setup: Setup) -> Mind:
    game = shipped_duel(gear, setup)
    return Mind(
        duel=game,
        replies=block_for(gear, REPLIES),
        mixes=block_for(gear, MIXES),
        likely=gear.floats(len(game.plan_of)),
        plan=blank_plan(gear),
        aim=gear.floats(ROLLS),
        weights=gear.floats(CARDS),
    )


@rule
def by_solution(view: State, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    if count == 1:
        return legal[0]
    own, other, first = (
        hand_of(view, view.active),
        hand_of(view, 1 - view.active),
        FIRST_ROLL + roll_of(view.first_dice),
    )
    turned = is_turned(own, other)
    if turned:
        own, other, first = mirrored_hand(own), mirrored_hand(other), MIRRORED[first]
    _, rows, columns = solve_round(mind.duel, first - FIRST_ROLL, own, other)
    matrix = mind.duel.matrix
    if view.stage == Stage.DECIDE:
        aim_at_drawn(view, seat, first, turned, rows, columns, chance, mind)
        plan_for(mind.plan, mind.aim)
        return reroll_in_mirror(view, mind.plan) if turned else reroll_by(view, mind.plan)
    if seat == view.active:
        card = mind.duel.card_of[drawn(matrix.row_mix, rows, chance)]
    else:
        card = mind.duel.column_of[drawn(matrix.column_mix, columns, chance)]
    return lay_one(mirrored_card(card) if turned else card)


@rule
def drawn(mix: Any, count: int, chance: Sfc32) -> int:
    """One of some places, each as likely as the mix says."""
    whole, last = 0.0, 0
    for place in range(count):
        whole += mix[place]
    left = draw(chance) / (MASK + 1) * whole
    for place in range(count):
        if mix[place] > 0.0:
            last = place
            left -= mix[place]
            if left < 0.0:
                break
    return last


@rule
def reroll_in_mirror(view: State, plan: Any) -> int:
    """The move that a plan for the mirrored dice wants now."""
    lying = MIRRORED[FIRST_ROLL + roll_of(view.dice)]
    return reroll(picked_up_for(view.dice, MIRRORED[plan.twice[lying] if view.rerolls == 0 else plan.once[lying]]))


@rule
def aim_at_drawn(
    view: State, seat: int, first: int, turned: bool, rows: int, columns: int, chance: Sfc32, mind: Any
) -> None:
    """Draw among the plans that agree with this round so far, and aim at what that plan aims at.

    If none does, because somebody else played until now: the best reply to the other's mix.
    """
    matrix, card, whole = mind.duel.matrix, view.laid[seat][0], 0.0
    kept = kept_of(view.first_dice, int(view.first_picked_up))
    if turned:
        card, kept = mirrored_card(card), MIRRORED[kept]
    for row in range(rows):
        mind.likely[row] = 0.0
        if (
            mind.duel.card_of[row] == card
            and matrix.row_mix[row] > 0.0
            and (view.rerolls == 0 or agrees(row, first, kept, mind))
        ):
            mind.likely[row] = matrix.row_mix[row]
            whole += matrix.row_mix[row]
    if whole > 0.0:
        aim_by_row(mind, drawn(mind.likely, rows, chance))
    else:
        weigh_cards_by_mix(mind, card, columns)
        aim_of(mind.aim, mind.weights)


@rule
def agrees(row: int, first: int, kept: int, mind: Any) -> bool:
    """Whether the plan of a row would have kept these of the first dice."""
    aim_by_row(mind, row)
    plan_for(mind.plan, mind.aim)
    return bool(mind.plan.twice[first] == kept)


@rule
def aim_by_row(mind: Any, row: int) -> None:
    first = mind.replies[mind.duel.plan_of[row]] * CARDS
    for other in range(CARDS):
        mind.weights[other] = spoilt(other) * mind.mixes[first + other] / PARTS
    mind.weights[mind.duel.card_of[row]] += POINTS[mind.duel.card_of[row]]
    aim_of(mind.aim, mind.weights)


@rule
def spoilt(card: int) -> float:
    """What it is worth to who is active that the other makes this card."""
    return -float(POINTS[card] + CAPTURED_POINTS)


@rule
def weigh_cards_by_mix(mind: Any, card: int, columns: int) -> None:
    for other in range(CARDS):
        mind.weights[other] = 0.0
    for column in range(columns):
        mind.weights[mind.duel.column_of[column]] = (
            spoilt(mind.duel.column_of[column]) * mind.duel.matrix.column_mix[column]
        )
    mind.weights[card] += POINTS[card]
