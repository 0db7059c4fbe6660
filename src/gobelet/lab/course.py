"""How does a training go, from a recipe to a file of weights? With a curve on held-out seeds; it can be left at any
step and taken up again (checkpoint.py), and ends in the same weights then."""

import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from enum import Enum
from typing import Any, Protocol

from gobelet.bots.greedy import greedy
from gobelet.bots.levels import CASUAL, LEVELS, MASTER, STRONG, policy_with, policy_without
from gobelet.bots.net import Net, Shape
from gobelet.bots.strength import POINTS, WINS, Strength
from gobelet.bots.weights import Card, Weights, digest_of_inputs
from gobelet.core.gear import Gear
from gobelet.core.policy import Policy
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup
from gobelet.lab.beginning import begin_with, named
from gobelet.lab.folding import extremes, fold
from gobelet.lab.held_out import fares
from gobelet.lab.mosaix_training import Plan as MosaixPlan
from gobelet.lab.mosaix_training import Training as MosaixTraining
from gobelet.lab.plans import AnyPlan, Recipe, learned_in_turn
from gobelet.lab.training import Training

LOOKS = 20  # points of a curve
GAMES_OF_A_LOOK, GAMES_AT_THE_END = 200, 1_000
TRIAL = 3.0  # seconds that are tried out to know how many games some minutes are


class Learner(Protocol):
    """A net in the making, whichever way its game is learned."""

    net: Net
    means: Net
    squares: Net
    shape: Shape
    played: int
    steps: int

    def run(self, games: int) -> Iterator[int]: ...


@dataclass
class Course:
    """A training on its way. It is a net with a card as well, so that it can play."""

    setup: Setup
    recipe: Recipe
    learner: Learner
    start: Weights | None = None  # what it began with, if not by chance
    curve: list[tuple[int, float, float]] = field(default_factory=list)  # after how many games: mean, standard error

    def __post_init__(self) -> None:
        self._now = policy_with(self, self.setup, STRONG)  # one object: a loop is compiled for it once
        plainly = policy_without(self.setup, CASUAL) if isinstance(self.plan, MosaixPlan) else greedy
        self.rival = policy_with(self.start, self.setup, STRONG) if self.start else plainly

    @property
    def plan(self) -> AnyPlan:
        return self.recipe.plan

    @property
    def is_over(self) -> bool:
        return self.learner.played >= self.plan.games

    @property
    def card(self) -> Card:
        plan, game, begun = self.plan, self.setup.game, {"begun with": self.beginning} if self.start else {}
        return Card(
            game=game.name,
            version=game.version,
            sheet=game.own_sheet,
            inputs=digest_of_inputs(game),
            seats=self.recipe.used_with(self.setup.seats),
            options={} if self.recipe.shared or self.recipe.serves else dict(self.setup.options),
            shape=self.learner.shape,
            goal="POINTS" if isinstance(plan, MosaixPlan) else plan.goal.name,
            whole_turn=isinstance(plan, MosaixPlan) or plan.whole_turn,
            regard=1.0 if isinstance(plan, MosaixPlan) else plan.regard,
            answers=not isinstance(plan, MosaixPlan) and plan.answers,
            slips=dict(self.recipe.slips),
            ahead=dict(self.recipe.ahead),
            made={"plan": written_plan(plan), "curve": self.curve, **begun},
        )

    @property
    def beginning(self) -> dict[str, str]:
        return named(self.start) if self.start else {}

    @property
    def rival_name(self) -> str:
        """Against whom the curve is measured among others."""
        return self.start.file.name if self.start else self.rival.name

    def net(self, gear: Gear) -> Net:
        return self.learner.net

    def go_on(self, looks: int = LOOKS, games: int = GAMES_OF_A_LOOK) -> Iterator[int]:
        """Learn to the end; after each step the number of games so far. At times it is looked how well the net plays:
        the same games each time, so that the curve shows what has changed."""
        for learned in self.learner.run(self.plan.games):
            if learned * looks >= self.plan.games * (len(self.curve) + 1):
                found = fares(self.setup, self._now, self.rival, games, jobs=self.plan.lanes)
                self.curve.append((learned, round(found.mean, 4), round(found.error, 4)))
            yield learned
        if self.recipe.serves and isinstance(self.learner, Training):
            fold(self.learner.net, *extremes(self.learner))


def begin(setup: Setup, recipe: Recipe, start: Weights | None = None) -> Course:
    if not setup.game.inputs:
        pattern = "{game} does not say what a player looks at: with_inputs of gobelet.core.generic does it for a game."
        raise Refusal(pattern, game=setup.game.title)
    plan = recipe.plan
    learner: Learner
    if isinstance(plan, MosaixPlan):
        learner = MosaixTraining(learned_in_turn(setup, recipe), plan)
    else:
        learner = Training(setup, plan)
    if start:
        begin_with(learner.net, start, setup)
    return Course(setup, recipe, learner, start)


def games_within(setup: Setup, recipe: Recipe, minutes: float) -> int:
    """How many games a machine learns from in some minutes, as it seems; the net that tries it out is forgotten."""
    learner, plan = begin(setup, recipe).learner, recipe.plan
    steps = learner.run(plan.games)
    first, start = next(steps), time.perf_counter()  # the first step compiles
    while time.perf_counter() - start < TRIAL and next(steps, None):
        pass
    rate = (learner.played - first) / (time.perf_counter() - start)
    return max(plan.batch, int(rate * 60 * minutes) // plan.batch * plan.batch)


def strengths(weights: Weights, course: Course, games: int = GAMES_AT_THE_END) -> tuple[Strength, ...]:
    """What goes on the card: how each level up to strong fares, alone or against the level below, and strong against
    what it began with.

    Masters take too long; `python -m bench.bots` measures them, too.
    """
    setup, below = course.setup, greedy
    what = POINTS if setup.seats == 1 else WINS

    def measure(player: Policy, others: Policy, name: str) -> Strength:
        measured = fares(setup, player, others, games, seed=1, jobs=course.plan.lanes)
        mean, error = round(measured.mean, 4), round(measured.error, 4)
        against = "" if what == POINTS else name
        return Strength(player.name, setup.seats, what, mean, error, games, against, dict(setup.options))

    found: list[Strength] = []
    for level in LEVELS[: LEVELS.index(MASTER)]:
        policy = policy_with(weights, setup, level)
        found.append(measure(policy, below, below.name))
        below = policy
    if course.start and setup.seats > 1:
        found.append(measure(below, course.rival, course.rival_name))
    return tuple(found)


def written_plan(plan: AnyPlan) -> dict[str, Any]:
    return {name: value.name if isinstance(value, Enum) else value for name, value in asdict(plan).items()}


def read_plan(recipe: Recipe, written: Mapping[str, Any]) -> Recipe:
    """A recipe with the plan that was written down."""
    before = recipe.plan
    values: dict[str, Any] = {
        name: type(kept)[value] if isinstance(kept := getattr(before, name, None), Enum) else value
        for name, value in written.items()
    }
    return replace(recipe, plan=type(before)(**values))
