"""How well does a net play? On seeds that no training uses: alone by its points, among others by its share of wins."""

from collections.abc import Sequence
from typing import NamedTuple

from gobelet.core.policy import Policy
from gobelet.core.setup import Setup
from gobelet.lab.simulate import played

SEEDS = 2**48  # held-out games have seeds from here on, trainings those below


class Measured(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float
    games: int


def fares(setup: Setup, player: Policy, others: Policy, games: int, seed: int = 0, jobs: int = 1) -> Measured:
    """How somebody fares, seats rotated; `others` all play alike."""
    sitting: Sequence[tuple[str, Policy]] = [(player.name, player), *[(others.name, others)] * (setup.seats - 1)]
    own = played(setup, sitting, games, SEEDS + seed, jobs, rotate=True).summary().players[0]
    if setup.seats == 1:
        return Measured(own.points, own.points_error, games)
    return Measured(own.wins, own.wins_error, games)
