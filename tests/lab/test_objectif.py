"""Is the solution of Objectif for two proved? By the best reply to it, found in a plainer way here."""

from typing import Any

import pytest

from gobelet.bots.objectif_duel import FINE, RESTS, Duel, duel, mirrored_card, mirrored_hand, place_of, solve_round
from gobelet.bots.objectif_file import shipped_card
from gobelet.bots.objectif_rolls import (
    FIRST_ROLL,
    KEPT,
    MADE,
    MIRRORED,
    MULTISETS,
    ORDERS,
    ROLLS,
    aim_of,
    blank_plan,
    follow,
    plan_for,
)
from gobelet.bots.objectif_solved import Mind, aim_by_row, mind, spoilt
from gobelet.core.gear import Gear, first_gear
from gobelet.core.setup import set_up
from gobelet.games.objectif import GAME
from gobelet.games.objectif.scoring import is_made
from gobelet.games.objectif.sheet import CAPTURED_POINTS, CARDS, POINTS, Card
from gobelet.lab.objectif_reply import find_known, replying
from gobelet.lab.objectif_solving import WHOLE, solve_some

HUNDREDTH = 0.01  # of a point
PROVED = range(1, 11)
OWN, OTHER = 1 << Card.TWO_PAIRS | 1 << Card.FULL_HOUSE, 1 << Card.THREE | 1 << Card.SMALL_STRAIGHT
PLAIN = first_gear(GAME, [solve_some, find_known])


@pytest.fixture(scope="module")
def knowing() -> Mind:
    """Who knows the solution, with nothing left after this round."""
    shipped = mind(PLAIN, set_up(GAME, 2))
    start, gains = shipped.duel.start, shipped.duel.gains
    return shipped._replace(duel=duel(PLAIN, start, gains, PLAIN.floats(RESTS)))


def test_the_best_reply_in_the_last_round_is_what_a_plainer_search_finds(knowing: Mind) -> None:
    value, active, passive = found_by_solving(PLAIN, knowing.duel)
    plainly = [plain_replies(knowing, roll) for roll in range(ROLLS)]
    one, other = (sum(weight * won[role] for weight, won in zip(ORDERS, plainly, strict=True)) for role in (0, 1))

    assert active / FINE == pytest.approx(one / WHOLE, abs=0.0005)
    assert passive / FINE == pytest.approx(other / WHOLE, abs=0.0005)
    assert 0 <= (active - value) / FINE + 0.0005 < HUNDREDTH
    assert 0 <= (passive + value) / FINE + 0.0005 < HUNDREDTH


def found_by_solving(gear: Gear, game: Duel) -> tuple[float, float, float]:
    known, worth = gear.floats(ROLLS * CARDS * CARDS), (gear.floats(2), gear.floats(2), gear.floats(2))
    gear.call["find_known"](blank_plan(gear), gear.floats(ROLLS), gear.floats(CARDS), known)
    replies = replying(gear, game.gains, known)
    gear.call["solve_some"](game, replies, worth, [OWN, OTHER], 0)
    place = place_of(OWN, OTHER)
    found = game.rest[place], replies.active[place], replies.passive[place]
    game.rest[:] = [0.0] * RESTS
    return found


def plain_replies(knowing: Mind, roll: int) -> tuple[float, float]:
    """What the best reply wins with this roll, active and passive: every card, by plans for one card at a time."""
    game, plan, aim = knowing.duel, knowing.plan, knowing.aim
    _, rows, columns = solve_round(game, roll, OWN, OTHER)
    laid = {game.column_of[column]: game.matrix.column_mix[column] for column in range(columns)}
    active = list[float]()
    for card in (card for card in Card if OWN >> card & 1):
        weights = [spoilt(other) * laid.get(other, 0.0) + POINTS[card] * (other == card) for other in range(CARDS)]
        aim_of(aim, weights)
        plan_for(plan, aim)
        active.append(plan.best[FIRST_ROLL + roll] + CAPTURED_POINTS)
    lost = dict.fromkeys(laid, 0.0)
    for row in (row for row in range(rows) if game.matrix.row_mix[row]):
        aim_by_row(knowing, row)
        plan_for(plan, aim)
        own = chance_of(plan, game.card_of[row], roll)
        for other in laid:
            gained = POINTS[game.card_of[row]] * own + CAPTURED_POINTS + spoilt(other) * chance_of(plan, other, roll)
            lost[other] += game.matrix.row_mix[row] * gained
    return max(active), -min(lost.values())


def chance_of(plan: Any, card: int, roll: int) -> float:
    chance = [0.0] * KEPT
    follow(plan, [float(MADE[final * CARDS + card]) for final in range(ROLLS)], chance)
    return chance[FIRST_ROLL + roll]


@pytest.mark.parametrize("rounds", PROVED)
def test_nobody_wins_a_hundredth_of_a_point_more_than_the_shipped_solution_allows(rounds: int) -> None:
    """The figures on its card are those of a full best reply, in the first seat and in the second."""
    replies = shipped_card()["proof"][str(rounds)]["best_reply"]

    assert len(replies) == 2
    assert all(-0.001 < won < HUNDREDTH for won in replies)


def test_in_the_mirror_the_same_is_made() -> None:
    for place, dice in enumerate(MULTISETS):
        assert MIRRORED[MIRRORED[place]] == place
        if place >= FIRST_ROLL:
            turned = MULTISETS[MIRRORED[place]]
            assert all(is_made(card, dice) == is_made(mirrored_card(card), turned) for card in Card)
    assert mirrored_hand(1 << Card.NO_EVEN | 1) == 1 << Card.NO_ODD | 1
