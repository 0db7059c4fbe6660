"""What becomes of inputs that never changed while a net learned? What they add is added once and for all, so that the
net says the same where they are different: with other seats or options than it has learned with."""

import numpy

from gobelet.bots.net import Net
from gobelet.lab.training import Training

GAMES = 1_000  # that are looked at; nothing is learned from them


def fold(net: Net, least: numpy.ndarray, most: numpy.ndarray) -> None:
    first = net.first
    for place in numpy.flatnonzero(least == most):
        first[-1] += least[place] * first[place]
        first[place] = 0.0


def extremes(learner: Training) -> tuple[numpy.ndarray, numpy.ndarray]:
    """The least and the greatest number that each input has been."""
    plan, lane = learner.plan, learner.lanes[0]
    least, most = (numpy.full(learner.shape[0], bound, numpy.float32) for bound in (numpy.inf, -numpy.inf))
    for game in range(plan.games, plan.games + GAMES):
        kept = learner.gear.call["learn"](lane, learner.options, plan.seed, game, 1, plan.trace, 0.0)
        seen = lane.rows[: kept // learner.setup.seats].reshape(-1, learner.shape[0])
        least, most = numpy.minimum(least, seen.min(0)), numpy.maximum(most, seen.max(0))
    lane.slopes[:], lane.slopes_2[:] = 0.0, 0.0
    return least, most
