"""How is a net trained? Threads play and learn side by side; after each few games the weights take a step."""

import math
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy

from gobelet.bots.judging import Goal, Judge, judge
from gobelet.bots.net import Net, Shape, blank_net
from gobelet.bots.strong import mind
from gobelet.core.game import Game
from gobelet.core.gear import Gear, second_gear
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32
from gobelet.lab.learning import Lane, descend, gather, learn

MOST_POSITIONS = 400  # of a game that are learned from


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a training follows from, apart from the game."""

    goal: Goal = Goal.POINTS
    whole_turn: bool = False
    wide: int = 128
    narrow: int = 32
    games: int = 500_000
    seed: int = 0
    lanes: int = 2  # threads that learn side by side
    together: int = 2  # games that a lane plays between two steps
    rate: float = 2e-3
    last_rate: float = 3e-5
    trace: float = 0.5
    stray: float = 0.05  # the share of moves that are tried out at first; none after TRYING of the games
    alone: float = 0.0  # the share of games, the first ones, in which everybody minds the own points only
    regard: float = 1.0  # how much the points of others count afterwards
    answers: bool = False  # positions are judged when others have answered what lies there
    unseen: str = ""  # inputs that count nothing: those whose names fit this pattern

    @property
    def batch(self) -> int:
        return self.lanes * self.together


WARM_UP, TRYING = 4_000, 0.6


@dataclass
class Training:
    """A net in the making."""

    setup: Setup
    plan: Plan
    net: Net = field(init=False)
    played: int = 0
    steps: int = 0

    def __post_init__(self) -> None:
        game, plan = self.setup.game, self.plan
        self.shape: Shape = (len(game.inputs), plan.wide, plan.narrow)
        self.gear = second_gear(game, [learn, gather, descend])
        self.net = begun(self.gear, self.shape, plan.seed)
        self.unseen = [place for place, name in enumerate(game.inputs) if re.fullmatch(plan.unseen, name)]
        self.means, self.squares = blank_net(self.gear, self.shape), blank_net(self.gear, self.shape)
        self.lanes = [_lane(self.gear, self.setup, plan, self.net, self.shape) for _ in range(plan.lanes)]
        self.options = self.gear.block(len(game.options))
        self.options[:] = game.places(self.setup.options)

    def run(self, games: int) -> Iterator[int]:
        """Learn from so many games more; after each step the number of all games so far."""
        plan, until = self.plan, min(self.played + games, self.plan.games)
        self._blind()  # what it began with may have looked at more
        with ThreadPoolExecutor(plan.lanes) as pool:
            while self.played < until:
                positions = list((map if plan.lanes == 1 else pool.map)(self._learn, range(plan.lanes)))
                self.played += plan.batch
                self.steps += 1
                self._step(sum(positions))
                yield self.played

    def _learn(self, lane: int) -> int:
        plan, done = self.plan, self.played / self.plan.games
        stray = plan.stray * max(0.0, 1 - done / TRYING)
        first = self.played + lane * plan.together
        mine = minding(self.lanes[lane], alone=done < plan.alone)
        return int(self.gear.call["learn"](mine, self.options, plan.seed, first, plan.together, plan.trace, stray))

    def _step(self, positions: int) -> None:
        plan, done = self.plan, self.played / self.plan.games
        rate = plan.rate * math.exp(done * math.log(plan.last_rate / plan.rate)) * min(1.0, self.played / WARM_UP)
        slopes = [Net(lane.slopes, lane.slopes_2) for lane in self.lanes]
        step_down(self.gear, self.net, slopes, self.means, self.squares, rate, positions, self.steps)
        self._blind()

    def _blind(self) -> None:
        self.net.first[self.unseen] = 0.0


def step_down(
    gear: Gear, net: Net, slopes: Sequence[Net], means: Net, squares: Net, rate: float, positions: int, steps: int
) -> None:
    """Change the weights by what all lanes found, added up in the order of the lanes: sums must repeat themselves."""
    for other in slopes[1:]:
        for into, more in zip(slopes[0], other, strict=True):
            gear.call["gather"](into, more)
    for blocks in zip(net, slopes[0], means, squares, strict=True):
        gear.call["descend"](*blocks, rate, 1 / max(1, positions), steps)


def begun(gear: Gear, shape: Shape, seed: int, last: float = 1.0) -> Net:
    """Small random weights, so that units differ; the last ones are as small as it is told."""
    net, chance = blank_net(gear, shape), numpy.random.default_rng(seed)
    inputs, wide, narrow = shape
    net.first[:inputs] = chance.normal(0, (2 / inputs) ** 0.5, (inputs, wide))
    net.second[:narrow, :wide] = chance.normal(0, (2 / wide) ** 0.5, (narrow, wide))
    net.second[narrow, :narrow] = chance.normal(0, last * (1 / narrow) ** 0.5, narrow)
    return net


def minding(lane: Lane, alone: bool) -> Lane:
    judge = lane.mind.judge._replace(alone=int(alone))
    return lane._replace(mind=lane.mind._replace(judge=judge))


def _lane(gear: Gear, setup: Setup, plan: Plan, net: Net, shape: Shape) -> Lane:
    game, seats, most = setup.game, setup.seats, MOST_POSITIONS
    inputs, wide, _ = shape
    slopes = blank_net(gear, shape)
    return Lane(
        mind=mind(gear, setup, _judge(gear, setup, plan, net)),
        states=gear.batch(game.state, 4),
        chances=gear.batch(Sfc32, 2),
        faces=gear.block(len(game.dice)),
        legal=gear.block(game.notation.most_moves),
        rows=gear.singles(most, seats, inputs),
        made=gear.floats(most, seats),
        hoped=gear.floats(most, seats),
        values=gear.floats(most, seats),
        strayed=gear.block(most),
        slopes=slopes.first,
        slopes_2=slopes.second,
        back=gear.singles(wide),
        orders=_orders(gear, game),
    )


def _judge(gear: Gear, setup: Setup, plan: Plan, net: Net) -> Judge:
    return judge(gear, setup, net, plan.goal, plan.whole_turn, regard=plan.regard, answers=plan.answers)


def _orders(gear: Gear, game: Game) -> Any:
    known = game.alike or (tuple(range(len(game.inputs))),)
    orders = gear.block(len(known), len(game.inputs))
    for number, order in enumerate(known):
        orders[number][:] = order
    return orders
