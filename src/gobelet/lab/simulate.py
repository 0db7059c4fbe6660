"""How do players fare over many games? Policies on all cores in second gear, anybody else in plain Python."""

from collections.abc import Sequence

import numpy

from gobelet.bots import sit
from gobelet.core.decision import Player
from gobelet.core.policy import Policy
from gobelet.core.setup import Setup
from gobelet.lab.match import STREAMS
from gobelet.lab.plain import play_plainly
from gobelet.lab.simulation import Simulation
from gobelet.lab.threads import Progress, play_in_threads

MOST_GAMES = 2**32 // STREAMS  # as many as have random numbers of their own


def played(
    setup: Setup,
    players: Sequence[tuple[str, Policy | Player]],
    games: int,
    seed: int,
    jobs: int,
    rotate: bool,
    progress: Progress | None = None,
) -> Simulation:
    """A name and a way to decide for each seat; second gear if everybody is a policy."""
    report = progress or (lambda done, of: None)
    result = Simulation(
        setup=setup,
        players=tuple(name for name, _ in players),
        seed=seed,
        rotated=rotate,
        gear="first",
        jobs=1,
        scores=numpy.zeros((games, setup.seats, len(setup.game.parts)), numpy.int64),
        winners=numpy.zeros((games, setup.seats), numpy.int64),
        lengths=numpy.zeros(games, numpy.int64),
    )
    policies = [one for _, one in players if isinstance(one, Policy)]
    if len(policies) == len(players):
        play_in_threads(result, policies, jobs, report)
    else:
        play_plainly(result, [sit(one, setup) if isinstance(one, Policy) else one for _, one in players], report)
    return result
