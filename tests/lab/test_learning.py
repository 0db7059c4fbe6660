"""Does a net learn what it should? Its gradient is the slope of its error, and training repeats itself."""

from math import log

import numpy
import pytest

from gobelet.bots.judging import Goal, likely
from gobelet.bots.net import Net, answer, blank_net, forget
from gobelet.core.gear import Gear, first_gear
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.lab.folding import extremes, fold
from gobelet.lab.learning import correct, descend, reorder
from gobelet.lab.training import Plan, Training

GAME = GAMES["qwixx_duel"]
INPUTS, TARGET, STEP = [0.0, 1.0, -0.5, 0.25], 0.3, 1e-6


@pytest.fixture
def gear() -> Gear:
    return first_gear(GAME, [answer, forget, correct, descend, reorder])


@pytest.fixture
def net(gear: Gear) -> Net:
    """Any weights, of which some units are lit and some are not."""
    net = blank_net(gear, (4, 3, 2))
    for number, row in enumerate([*net.first, *net.second]):
        row[:] = [((number * 7 + place * 5) % 11 - 4) / 7 for place in range(len(row))]
    return net


def says(gear: Gear, net: Net) -> float:
    seen, sums, lit = gear.singles(4), gear.singles(3), gear.singles(3)
    gear.call["forget"](net.first, seen, sums)
    return float(gear.call["answer"](net.first, net.second, INPUTS, seen, sums, lit))


def slopes(gear: Gear, net: Net, goal: Goal) -> Net:
    found = blank_net(gear, (4, 3, 2))
    scratch = (gear.singles(4), gear.singles(3), gear.singles(3), gear.singles(3))
    gear.call["correct"](net.first, net.second, found.first, found.second, INPUTS, TARGET, int(goal), *scratch)
    return found


def error(gear: Gear, net: Net, goal: Goal) -> float:
    """Half the square for points; for wins what makes the same slope, up to a constant."""
    said = says(gear, net)
    if goal == Goal.POINTS:
        return (said - TARGET) ** 2 / 2
    return -TARGET * log(likely(said)) - (1 - TARGET) * log(1 - likely(said))


@pytest.mark.parametrize("goal", list(Goal))
def test_the_gradient_is_the_slope_of_the_error(gear: Gear, net: Net, goal: Goal) -> None:
    found = slopes(gear, net, goal)
    for weights, slope in zip(net, found, strict=True):
        for row, slope_row in zip(weights, slope, strict=True):
            for place in range(len(row)):
                before = row[place]
                row[place] = before + STEP
                above = error(gear, net, goal)
                row[place] = before - STEP
                below = error(gear, net, goal)
                row[place] = before
                assert slope_row[place] == pytest.approx((above - below) / (2 * STEP), abs=1e-6)


@pytest.mark.dear
@pytest.mark.xdist_group("qwixx_duel")
def test_it_is_seen_which_inputs_change() -> None:
    learner = Training(set_up(GAME, 2), Plan(goal=Goal.WINS, wide=8, narrow=4, games=4, lanes=1))
    least, most = extremes(learner)
    seen = learner.lanes[0].rows[0]

    assert (least <= seen).all()
    assert (seen <= most).all()
    assert not learner.lanes[0].slopes.any()
    assert (least < most).sum() > len(GAME.inputs) / 2


@pytest.mark.dear
@pytest.mark.xdist_group("qwixx_duel")
def test_an_input_that_is_unseen_counts_nothing() -> None:
    plan = Plan(goal=Goal.WINS, wide=8, narrow=4, games=4, lanes=1, unseen=".*misses.*")
    learner = Training(set_up(GAME, 2), plan)
    for _ in learner.run(plan.games):
        pass
    counts = {name for name, row in zip(GAME.inputs, learner.net.first, strict=False) if row.any()}

    assert counts == {name for name in GAME.inputs if "misses" not in name}
    assert len(counts) < len(GAME.inputs)


def test_an_input_that_never_changed_is_folded_and_the_net_says_the_same(gear: Gear, net: Net) -> None:
    one = Net(*(numpy.array(block) for block in net))
    before, least, most = says(gear, one), numpy.array(INPUTS), numpy.array([1.0, 1.0, 0.5, 0.25])
    fold(one, least, most)

    assert [bool(row.any()) for row in one.first[:-1]] == [True, False, True, False]
    assert says(gear, one) == pytest.approx(before)


def test_steps_lead_to_the_target(gear: Gear, net: Net) -> None:
    means, squares = blank_net(gear, (4, 3, 2)), blank_net(gear, (4, 3, 2))
    for step in range(1, 200):
        for blocks in zip(net, slopes(gear, net, Goal.POINTS), means, squares, strict=True):
            gear.call["descend"](*blocks, 0.02, 1.0, step)
    assert says(gear, net) == pytest.approx(TARGET, abs=0.01)


def test_a_position_is_learned_from_in_another_order_of_its_inputs(gear: Gear) -> None:
    into = gear.singles(4)
    gear.call["reorder"](INPUTS, [2, 3, 0, 1], into)

    assert into == [-0.5, 0.25, 0.0, 1.0]
