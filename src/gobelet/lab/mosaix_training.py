"""How is a net trained to play Mosaix? Threads play side by side; after each few games the weights take a step."""

import math
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy

from gobelet.bots.mosaix import mind
from gobelet.bots.mosaix_judging import GRID, INPUTS
from gobelet.bots.mosaix_levels import for_points
from gobelet.bots.net import Net, Shape, blank_net
from gobelet.core.gear import second_gear
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32
from gobelet.games.mosaix.sheet import MOST_SEATS
from gobelet.games.mosaix.state import KINDS
from gobelet.lab.learning import descend, gather
from gobelet.lab.mosaix_learning import EVERYBODY, MOST_TURNS, Lane, learn
from gobelet.lab.training import begun, step_down

SMALL = 0.3  # as the last weights begin: three answers are added up


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a training follows from, apart from the setups that it plays in turn."""

    wide: int = 48
    narrow: int = 16
    games: int = 40_000
    seed: int = 0
    lanes: int = 2  # threads that learn side by side
    together: int = 1  # games that a lane plays between two steps
    rate: float = 3e-3
    last_rate: float = 3e-5
    warm_up: int = 100
    trace: float = 0.8  # falls to the last one
    last_trace: float = 0.3
    stray: float = 0.03  # the share of moves that are tried out at first; none after half of the games
    stops_after: float = 0.3  # of the games: who plays alone may stop

    @property
    def batch(self) -> int:
        return self.lanes * self.together


@dataclass
class Training:
    """A net in the making."""

    setups: Sequence[Setup]
    plan: Plan
    net: Net = field(init=False)
    played: int = 0
    steps: int = 0

    def __post_init__(self) -> None:
        game, plan = self.setups[0].game, self.plan
        self.shape: Shape = (INPUTS, plan.wide, plan.narrow)
        self.gear = second_gear(game, [learn, gather, descend])
        self.net = begun(self.gear, self.shape, plan.seed, SMALL)
        self.means, self.squares = blank_net(self.gear, self.shape), blank_net(self.gear, self.shape)
        self.lanes = [self._lane() for _ in range(plan.lanes)]
        self.options = [numpy.array(game.places(setup.options), numpy.int64) for setup in self.setups]

    def run(self, games: int) -> Iterator[int]:
        """Learn from so many games more; after each step the number of all games so far."""
        plan, until = self.plan, min(self.played + games, self.plan.games)
        with ThreadPoolExecutor(plan.lanes) as pool:
            while self.played < until:
                positions = list((map if plan.lanes == 1 else pool.map)(self._learn, range(plan.lanes)))
                self.played += plan.batch
                self.steps += 1
                self._step(sum(positions))
                yield self.played

    def _learn(self, lane: int) -> int:
        plan, done, positions = self.plan, self.played / self.plan.games, 0
        trace = plan.trace + (plan.last_trace - plan.trace) * done
        stray = plan.stray * max(0.0, 1 - 2 * done)
        first = self.played + lane * plan.together
        for number in range(first, first + plan.together):
            course = number % len(self.setups)
            positions += self.gear.call["learn"](
                self.lanes[lane], self.setups[course].seats, self.options[course], plan.seed, number, trace, stray,
                int(done >= plan.stops_after), self._learner(number, self.setups[course].seats),
            )  # fmt: skip
        return positions

    def _learner(self, number: int, seats: int) -> int:
        """With others everybody learns in one game of two, and in the next a single seat among hasty ones."""
        lap = number // len(self.setups)
        return EVERYBODY if seats == 1 or lap % 2 == 0 else lap // 2 % seats

    def _step(self, positions: int) -> None:
        plan, done = self.plan, self.played / self.plan.games
        rate = plan.rate * math.exp(done * math.log(plan.last_rate / plan.rate)) * min(1.0, self.steps / plan.warm_up)
        slopes = [Net(lane.slopes, lane.slopes_2) for lane in self.lanes]
        step_down(self.gear, self.net, slopes, self.means, self.squares, rate, positions, self.steps)

    def _lane(self) -> Lane:
        gear, setup = self.gear, self.setups[0]
        game, slopes = setup.game, blank_net(gear, self.shape)
        return Lane(
            mind=mind(gear, setup, self.net),
            hasty=for_points(gear, setup, slip=0.0),
            after=gear.block(GRID),
            states=gear.batch(game.state, 3),
            chances=gear.batch(Sfc32, 2),
            faces=gear.block(len(game.dice)),
            legal=gear.block(game.notation.most_moves),
            kept=gear.block(MOST_SEATS),
            rows=gear.singles(MOST_SEATS, MOST_TURNS, KINDS, INPUTS),
            made=gear.floats(MOST_SEATS, MOST_TURNS),
            values=gear.floats(MOST_SEATS, MOST_TURNS),
            hoped=gear.floats(MOST_SEATS, MOST_TURNS),
            strayed=gear.block(MOST_SEATS, MOST_TURNS),
            slopes=slopes.first,
            slopes_2=slopes.second,
            back=gear.singles(self.plan.wide),
        )
