"""How is a net for each game made? Recipes that worked, and one for games that nobody has tried yet."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from gobelet.bots.judging import Goal
from gobelet.core.setup import Setup, set_up
from gobelet.lab.mosaix_training import Plan as MosaixPlan
from gobelet.lab.training import Plan

AnyPlan = Plan | MosaixPlan


@dataclass(frozen=True, slots=True)
class Recipe:
    """A plan for some numbers of seats, and how the levels use the net that comes of it (see `weights.Card`)."""

    plan: AnyPlan
    seats: tuple[int, ...] = ()  # none: for any number
    shared: bool = False  # one net for all these seats, learned in turn, and for every option
    serves: tuple[int, ...] = ()  # seats that the net is used with, whatever the options; none: as it has learned
    slips: Mapping[str, float] = field(default_factory=dict)
    ahead: Mapping[str, Any] = field(default_factory=dict)

    def used_with(self, seats: int) -> tuple[int, ...]:
        """The numbers of seats that a net is for which learned with so many."""
        return self.seats if self.shared else self.serves or (seats,)


FOR_POINTS = Recipe(
    Plan(),
    slips={"beginner": 5.0, "casual": 3.0},
    ahead={"throws": 2, "best": 3, "within": 4.0, "samples": 32},
)
FOR_WINS = Recipe(
    Plan(goal=Goal.WINS, wide=64, narrow=16, games=200_000),
    slips={"beginner": 0.06, "casual": 0.02},
    ahead={"throws": 2, "best": 3, "within": 0.1, "samples": 32},
)
QWIXX_DUEL = Recipe(  # a turn is judged as a whole; the dice stray enough by themselves
    Plan(goal=Goal.WINS, whole_turn=True, wide=64, narrow=16, games=240_000, lanes=1, rate=1e-3, trace=0.7, stray=0.0),
    slips={"beginner": 0.035, "casual": 0.018},
    ahead={"throws": 2, "best": 4, "within": 0.04, "samples": 160},
)
FOR_THE_LEAD = Recipe(  # of points that come slowly: first to make them, then to leave none to others
    Plan(
        games=100_000,
        together=1,
        trace=0.8,
        stray=0.03,
        alone=0.4,
        answers=True,
        regard=0.5,  # what is said of others is too rough for more
        unseen=".*next: (points.*|lead|foxes|re-rolls left|extra dice left)",  # on which no own points depend
    ),
    seats=(2,),
    serves=(2, 3, 4),
    slips=FOR_POINTS.slips,
    ahead=FOR_POINTS.ahead,
)
FOR_THE_LEAD_OF_MANY = replace(FOR_THE_LEAD, seats=(3, 4), serves=())
RECIPES: Mapping[str, tuple[Recipe, ...]] = {  # of each game; the first one that is for so many seats counts
    "tres_fute": (FOR_THE_LEAD, FOR_THE_LEAD_OF_MANY),
    "melange_fute": (FOR_THE_LEAD, FOR_THE_LEAD_OF_MANY),
    "mosaix": (
        Recipe(MosaixPlan(), seats=(1,), shared=True, slips={"casual": 2.0}),
        Recipe(MosaixPlan(games=12_000), seats=(2, 3, 4), shared=True, slips={"casual": 1.2}),
    ),
    "qwixx_duel": (QWIXX_DUEL,),
}


def recipe_for(setup: Setup) -> Recipe:
    """Whoever plays alone wants points; among others what counts is to win."""
    known = RECIPES.get(setup.game.name, ())
    fitting = (recipe for recipe in known if not recipe.seats or setup.seats in recipe.seats)
    return next(fitting, FOR_POINTS if setup.seats == 1 else FOR_WINS)


def learned_in_turn(setup: Setup, recipe: Recipe) -> tuple[Setup, ...]:
    """The kinds of games that a net is made of."""
    if not recipe.shared:
        return (setup,)
    return tuple(set_up(setup.game, seats, setup.options) for seats in recipe.seats)
