"""Do the nets of both futé games play as they did, the same in both gears and after a restart at any move?"""

from typing import Any

import pytest

from gobelet import simulate
from gobelet.bots import sit
from gobelet.bots.apart import compiled
from gobelet.bots.judging import fresh, judge, worth
from gobelet.bots.levels import policy_of
from gobelet.bots.weights import find
from gobelet.core.gear import first_gear
from gobelet.core.setup import Setup, set_up, setups
from gobelet.games import GAMES
from tests.bots.test_levels import decisions
from tests.positions import setup_name

NAMES = ("tres_fute", "melange_fute")
EVERYWHERE = [setup for name in NAMES for setup in setups(GAMES[name])]
TRES_2, TRES_4 = (set_up(GAMES["tres_fute"], seats) for seats in (2, 4))
MELANGE_2, MELANGE_3 = (set_up(GAMES["melange_fute"], seats) for seats in (2, 3))
POINTS = [(TRES_2, [238, 236]), (TRES_4, [137, 133, 217, 157]), (MELANGE_2, [298, 265]), (MELANGE_3, [214, 328, 116])]
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
