"""How does somebody play Objectif for two who wants to win, by however little? By the chance to win instead of points.

What a round may end in is worth the chance to win from there: certain after the last round, before it guessed from the
lead and from what the hands are worth by the solution. Rounds are mixed as in the solution, but plans are found while
thinking: the best reply to the other's mix joins the mix, until no reply is better than it.
"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, NamedTuple

from gobelet.bots.objectif_duel import FINE, Duel, hand_of, place_of, solve_round
from gobelet.bots.objectif_matrix import Matrix, blank_matrix, solve_matrix
from gobelet.bots.objectif_own import reroll_by
from gobelet.bots.objectif_rolls import (
    FIRST_ROLL,
    KEPT,
    MADE,
    ROLLS,
    Plan,
    blank_plan,
    follow,
    kept_of,
    plan_for,
    roll_of,
)
from gobelet.bots.objectif_solved import drawn, shipped_duel
from gobelet.core.gear import Gear
from gobelet.core.rule import rule
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32
from gobelet.games.objectif.moves import lay_one
from gobelet.games.objectif.scoring import captured_points, card_points
from gobelet.games.objectif.sheet import CAPTURED_POINTS, CARDS, POINTS
from gobelet.games.objectif.state import Stage, State

SPREAD = 2.28  # points by which a round strays from what it is worth, measured
TIE = 0.5  # points that winning a tie is like
LOOKS = 10  # replies that may join, at most
NEAR = 0.0005  # of a game: a reply that is better by less need not join
ENDS = 4  # of a round with two cards: each made or not


class Mind(NamedTuple):
    duel: Duel
    matrix: Matrix
    won: Any  # by column and row: the chance to win
    card_of: Any  # by row
    mix_of: Any  # by row and card: the mix of the other's cards that its plan replies to
    column_of: Any  # by column: the card
    mix: Any  # of the other's cards, by card
    ends: Any  # by own card, other's card and end: the chance to win
    likely: Any  # by row
    plan: Plan
    aim: Any
    reached: Any
    asked: Any  # what was thought about last, and how many rows came of it: asked again, it need not be thought again


def mind(gear: Gear, setup: Setup) -> Mind:
    rows = CARDS + LOOKS
    return Mind(
        duel=shipped_duel(gear, setup),
        matrix=blank_matrix(gear, rows, CARDS),
        won=gear.floats(CARDS, rows),
        card_of=gear.block(rows),
        mix_of=gear.floats(rows, CARDS),
        column_of=gear.block(CARDS),
        mix=gear.floats(CARDS),
        ends=gear.floats(CARDS, CARDS, ENDS),
        likely=gear.floats(rows),
        plan=blank_plan(gear),
        aim=gear.floats(ROLLS),
        reached=gear.floats(KEPT),
        asked=gear.block(6),
    )


@rule
def by_chances(view: State, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    if count == 1:
        return legal[0]
    first = roll_of(view.first_dice)
    rows, columns = think(view, first, mind)
    if view.stage == Stage.DECIDE:
        aim_at_drawn(view, seat, first, rows, chance, mind)
        return reroll_by(view, mind.plan)
    if seat == view.active:
        return lay_one(mind.card_of[drawn(mind.matrix.row_mix, rows, chance)])
    return lay_one(mind.column_of[drawn(mind.matrix.column_mix, columns, chance)])


@rule
def think(view: State, roll: int, mind: Any) -> tuple[int, int]:
    """Mix cards and plans of who is active, and cards of the other; how many there are of each."""
    own, other, lead, left = (
        hand_of(view, view.active),
        hand_of(view, 1 - view.active),
        lead_of(view),
        rounds_left(view),
    )
    asked, columns = mind.asked, name_columns(mind, other)
    if asked[0] == own and asked[1] == other and asked[2] == lead and asked[3] == left and asked[4] == roll:
        return int(asked[5]), columns
    weigh_ends(mind, own, other, lead, left)
    solve_round(mind.duel, roll, own, other)
    for column in range(columns):
        mind.mix[mind.column_of[column]] = mind.duel.matrix.column_mix[column]
    rows = 0
    for card in range(CARDS):
        if own >> card & 1:
            rows = join(mind, roll, card, rows, columns)
    value = mixed(mind, rows, columns)
    for _ in range(LOOKS):
        card, most = best_reply(mind, roll, own, columns)
        if most < value + NEAR:
            break
        rows = join(mind, roll, card, rows, columns)
        value = mixed(mind, rows, columns)
    asked[0], asked[1], asked[2], asked[3], asked[4], asked[5] = own, other, lead, left, roll, rows
    return rows, columns


@rule
def rounds_left(view: State) -> int:
    """After this one."""
    return int(view.rounds - view.played - 1)


@rule
def lead_of(view: State) -> int:
    """Of who is active."""
    ahead = card_points(view, view.active) - card_points(view, 1 - view.active)
    return int(ahead + captured_points(view, view.active) - captured_points(view, 1 - view.active))


@rule
def name_columns(mind: Any, other: int) -> int:
    columns = 0
    for card in range(CARDS):
        if other >> card & 1:
            mind.column_of[columns] = card
            columns += 1
    return columns


@rule
def weigh_ends(mind: Any, own: int, other: int, lead: int, left: int) -> None:
    """The chance to win for who is active, after each end of the round with each pair of cards."""
    for card in range(CARDS):
        for laid in range(CARDS):
            if own >> card & 1 and other >> laid & 1:
                rest = mind.duel.rest[place_of(other & ~(1 << laid), own & ~(1 << card))] / FINE if left else 0.0
                for end in range(ENDS):
                    ahead = lead + POINTS[card] * (end >> 1) - rest
                    ahead += -POINTS[laid] if end & 1 else CAPTURED_POINTS
                    mind.ends[card][laid][end] = chance_to_win(float(ahead), left)


@rule
def chance_to_win(ahead: float, left: int) -> float:
    """For who is active now and expects to end ahead by so much; who is active last wins ties (OB10)."""
    ahead += -TIE if left % 2 else TIE
    if left == 0:
        return 1.0 if ahead > 0.0 else 0.0
    strays = min(6.0, max(-6.0, ahead / (SPREAD * sqrt(float(left)))))
    return 1.0 / (1.0 + exp(-1.5957691 * (strays + 0.044715 * strays**3)))  # the normal distribution, nearly


@rule
def aim_at(mind: Any, card: int, mix: Any, columns: int) -> None:
    """What each final roll is worth with this card against a mix of the other's."""
    for roll in range(ROLLS):
        made, total = 2 * MADE[roll * CARDS + card], 0.0
        for column in range(columns):
            laid = mind.column_of[column]
            if mix[laid] > 0.0:
                total += mix[laid] * mind.ends[card][laid][made + MADE[roll * CARDS + laid]]
        mind.aim[roll] = total


@rule
def best_reply(mind: Any, roll: int, own: int, columns: int) -> tuple[int, float]:
    """The best card, re-rolled as well as possible, against the mix of the other's cards."""
    best, most = 0, -1.0
    for card in range(CARDS):
        if own >> card & 1:
            aim_at(mind, card, mind.mix, columns)
            plan_for(mind.plan, mind.aim)
            if mind.plan.best[FIRST_ROLL + roll] > most:
                best, most = card, mind.plan.best[FIRST_ROLL + roll]
    return best, most


@rule
def join(mind: Any, roll: int, card: int, row: int, columns: int) -> int:
    """Add a row: this card with the best plan against the mix; how many rows there are then."""
    aim_at(mind, card, mind.mix, columns)
    plan_for(mind.plan, mind.aim)
    mind.card_of[row] = card
    for place in range(CARDS):
        mind.mix_of[row][place] = mind.mix[place]
    for column in range(columns):
        laid = mind.column_of[column]
        for final in range(ROLLS):
            mind.aim[final] = mind.ends[card][laid][2 * MADE[final * CARDS + card] + MADE[final * CARDS + laid]]
        follow(mind.plan, mind.aim, mind.reached)
        mind.won[column][row] = mind.reached[FIRST_ROLL + roll]
    return row + 1


@rule
def mixed(mind: Any, rows: int, columns: int) -> float:
    """Solve what there is; the chance to win for who is active."""
    for column in range(columns):
        for row in range(rows):
            mind.matrix.table[column][row] = mind.won[column][row]
    value = solve_matrix(mind.matrix, rows, columns)
    for column in range(columns):
        mind.mix[mind.column_of[column]] = mind.matrix.column_mix[column]
    return value


@rule
def aim_at_drawn(view: State, seat: int, first: int, rows: int, chance: Sfc32, mind: Any) -> None:
    """Plan for one of the rows that agree with this round so far; else the best reply to the other's mix."""
    card, whole, columns = view.laid[seat][0], 0.0, name_columns(mind, hand_of(view, 1 - seat))
    kept = kept_of(view.first_dice, int(view.first_picked_up))
    for row in range(rows):
        mind.likely[row] = 0.0
        if mind.card_of[row] == card and mind.matrix.row_mix[row] > 0.0:
            aim_at(mind, card, mind.mix_of[row], columns)
            plan_for(mind.plan, mind.aim)
            if view.rerolls == 0 or mind.plan.twice[FIRST_ROLL + first] == kept:
                mind.likely[row] = mind.matrix.row_mix[row]
                whole += mind.likely[row]
    if whole > 0.0:
        aim_at(mind, card, mind.mix_of[drawn(mind.likely, rows, chance)], columns)
    else:
        aim_at(mind, card, mind.mix, columns)
    plan_for(mind.plan, mind.aim)
