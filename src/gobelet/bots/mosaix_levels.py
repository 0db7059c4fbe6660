"""Who plays Mosaix at which level? Points at once, a net that slips, the net, or the net that looks ahead."""

from functools import partial

from gobelet.bots.mosaix import Mind, by_symbols, mind
from gobelet.bots.mosaix_judging import INPUTS
from gobelet.bots.mosaix_search import Searching, by_search, searching
from gobelet.bots.net import blank_net
from gobelet.bots.weights import Learned
from gobelet.core.gear import Gear
from gobelet.core.policy import Policy
from gobelet.core.setup import Setup

BEGINNER, MASTER = "beginner", "master"
SLIP = 1.0  # of a beginner: points; hundreds of places are nearly as good as the best, so little means much


def policy_for(setup: Setup, level: str, weights: Learned | None) -> Policy:
    """All but beginners know what is to come, where weights fit. Thousands of grids are heavy even without a net."""
    if weights is None or level == BEGINNER:
        slip = SLIP if level == BEGINNER else 0.0
        return Policy(level, by_symbols, partial(for_points, slip=slip), heavy=True, judges=slip == 0.0)
    if level == MASTER:
        return Policy(level, by_search, partial(ahead, weights=weights), heavy=True)
    slip = weights.card.slips.get(level, 0.0)
    return Policy(level, by_symbols, partial(learned, weights=weights, slip=slip), heavy=True, judges=slip == 0.0)


def for_points(gear: Gear, setup: Setup, slip: float) -> Mind:
    return mind(gear, setup, blank_net(gear, (INPUTS, 1, 1)), blind=True, slip=slip)


def learned(gear: Gear, setup: Setup, weights: Learned, slip: float) -> Mind:
    return mind(gear, setup, weights.net(gear), slip=slip)


def ahead(gear: Gear, setup: Setup, weights: Learned) -> Searching:
    return searching(gear, setup, weights.net(gear))
