"""Do the nets of both futé games play as they did, the same in both gears and after a restart at any move?"""

import re
from typing import Any

import pytest

from gobelet import simulate
from gobelet.bots import sit
from gobelet.bots.apart import compiled
from gobelet.bots.judging import fresh, judge, let_answer, worth
from gobelet.bots.levels import policy_of
from gobelet.bots.weights import find
from gobelet.core.gear import first_gear
from gobelet.core.setup import Setup, set_up, setups
from gobelet.core.structs import copy_of
from gobelet.games import GAMES
from gobelet.lab.plans import recipe_for
from gobelet.lab.training import Plan
from gobelet.parts.fute.table import Stage
from tests.bots.test_levels import decisions
from tests.positions import setup_name

NAMES = ("tres_fute", "melange_fute")
EVERYWHERE = [setup for name in NAMES for setup in setups(GAMES[name])]
TRES_2, TRES_4 = (set_up(GAMES["tres_fute"], seats) for seats in (2, 4))
MELANGE_2, MELANGE_3 = (set_up(GAMES["melange_fute"], seats) for seats in (2, 3))
POINTS = [(TRES_2, [152, 242]), (TRES_4, [116, 112, 200, 152]), (MELANGE_2, [339, 323]), (MELANGE_3, [214, 328, 116])]
FOR_TWO = [pytest.param(setup, marks=pytest.mark.xdist_group(setup.game.name)) for setup in (TRES_2, MELANGE_2)]


def points(setup: Setup, player: Any, games: int = 1) -> list[int]:
    """Of all seats, which play alike."""
    played = simulate(setup.game, [player] * setup.seats, games, seed=1, options=setup.options)
    return [int(total) for total in played.totals.ravel()]


@pytest.mark.parametrize("setup", EVERYWHERE, ids=setup_name)
def test_whoever_plays_among_others_has_learned_among_others(setup: Setup) -> None:
    found = find(setup)

    assert found
    assert found.card.alone == (setup.seats == 1)


@pytest.mark.parametrize(("setup", "totals"), POINTS, ids=[setup_name(setup) for setup, _ in POINTS])
def test_strong_plays_as_well_as_it_did(setup: Setup, totals: list[int]) -> None:
    """Exactly: everything follows from the seed. `python -m bench.rivals` measures how good that is."""
    assert points(setup, sit(policy_of(setup, "strong"), setup)) == totals


def test_the_points_of_others_count_as_much_as_the_card_says() -> None:
    decision = decisions(TRES_2, 4, 12)[-1]
    gear, found = first_gear(GAMES["tres_fute"], [worth, fresh]), find(TRES_2)
    assert found

    def judged(**how: Any) -> float:
        judging = judge(gear, TRES_2, found.net(gear), **how)
        gear.call["fresh"](judging)
        return float(gear.call["worth"](decision.view, decision.seat, judging))

    own, lead = judged(alone=True), judged(regard=1.0)
    assert own > lead
    assert judged(regard=0.25) == pytest.approx(own + 0.25 * (lead - own))


@pytest.mark.parametrize("setup", [TRES_2, MELANGE_2], ids=setup_name)
def test_what_others_have_made_counts_nothing_for_ones_own_points(setup: Setup) -> None:
    found, plan = find(setup), recipe_for(setup).plan
    assert found
    assert isinstance(plan, Plan)
    rows = found.net(first_gear(setup.game, [])).first
    unseen = [name for name in setup.game.inputs if re.fullmatch(plan.unseen, name)]

    assert {"next: points", "next: lead", "third next: foxes"} <= set(unseen)
    assert not any(any(rows[setup.game.inputs.index(name)]) for name in unseen)


def test_who_ends_a_turn_reckons_with_the_answers_of_all_others() -> None:
    """TF20: the platter is no matter of luck once the last die is chosen."""
    gear, found = first_gear(GAMES["tres_fute"], [let_answer, fresh]), find(TRES_4)
    assert found
    judging = judge(gear, TRES_4, found.net(gear), answers=True)
    serving = next(each for each in decisions(TRES_4, 4, 40) if each.view.table.stage == Stage.SERVING)
    state, [spare] = copy_of(serving.view), gear.batch(TRES_4.game.state, 1)
    gear.call["fresh"](judging)
    gear.call["let_answer"](state, judging, spare, gear.block(TRES_4.game.notation.most_moves))

    assert not TRES_4.game.rules.asked(state)
    assert TRES_4.game.rules.owed(state)


@pytest.mark.parametrize("setup", [TRES_2, MELANGE_2], ids=setup_name)
def test_a_restart_at_any_move_changes_nothing(setup: Setup) -> None:
    policy = policy_of(setup, "strong")
    stays = sit(policy, setup)

    for decision in decisions(setup, 4, 12):
        assert sit(policy, setup)(decision) == stays(decision)


@pytest.mark.dear
@pytest.mark.parametrize("setup", FOR_TWO, ids=setup_name)
def test_strong_plays_the_same_in_both_gears(setup: Setup) -> None:
    policy = policy_of(setup, "strong")

    assert points(setup, policy) == points(setup, sit(policy, setup))


@pytest.mark.dear
@pytest.mark.xdist_group("tres_fute")
def test_a_master_repeats_itself_after_a_restart() -> None:
    policy = policy_of(TRES_2, "master")
    stays = compiled(policy, TRES_2)

    for decision in decisions(TRES_2, 4, 6):
        assert compiled(policy, TRES_2)(decision) == stays(decision)
