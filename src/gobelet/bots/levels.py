"""Who plays at which level in a game? A net or a solution where one fits, otherwise a look at the points."""

from functools import lru_cache
from importlib import import_module
from pathlib import Path

from gobelet.bots.judging import Goal, Judge, by_points, judge
from gobelet.bots.master import Ahead, Depth, by_looking_ahead, mind_ahead
from gobelet.bots.strength import Strength
from gobelet.bots.strong import Mind, by_judgement, mind
from gobelet.bots.weights import Learned, Weights, find
from gobelet.core.game import Game
from gobelet.core.gear import Gear
from gobelet.core.policy import Policy
from gobelet.core.setup import Setup, set_up

BEGINNER, CASUAL, STRONG, MASTER = LEVELS = ("beginner", "casual", "strong", "master")
SLIPS_BY_POINTS = {BEGINNER: 3.0}  # of who looks at the points only: so many of them
DEPTHS_BY_POINTS = {STRONG: Depth(10, 6, 20.0, 32), MASTER: Depth(40, 6, 20.0, 64)}
MANY_MOVES = 250  # from which on looking to the end of a turn takes plain Python too long
OWN_PLAYERS = {
    "mosaix": "gobelet.bots.mosaix_levels",
    "objectif": "gobelet.bots.objectif_levels",
}  # modules for rooms with a way of their own
OWN_CARDS = {"objectif": "gobelet.bots.objectif_file"}  # modules for what is found out in another way than by a net

Chosen = tuple[tuple[str, str], ...]


def policy_of(setup: Setup, level: str) -> Policy:
    """How a level decides in this game; the same object each time, since compiled loops are kept by it."""
    return _policy(setup.game, setup.seats, tuple(setup.options.items()), level, find(setup))


def has_learned(setup: Setup) -> bool:
    """Whether there is more to go by than the points."""
    return setup.game.name in OWN_PLAYERS or find(setup) is not None


def strengths_of(setup: Setup) -> tuple[Strength, ...]:
    """What was measured of the levels that play this game, its sheet and its number of seats, with whatever options."""
    weights, game = find(setup), setup.game
    if weights:
        found = weights.card.strength
    else:
        found = import_module(OWN_CARDS[game.name]).strengths() if game.name in OWN_CARDS else ()
    return tuple(each for each in found if each.seats == setup.seats)


def card_file(setup: Setup) -> Path | None:
    """The file on whose card stands how strong the levels are in this game, if there is one."""
    if weights := find(setup):
        return Path(str(weights.file))
    if setup.game.name not in OWN_CARDS:
        return None
    return Path(str(import_module(OWN_CARDS[setup.game.name]).shipped_table()))


@lru_cache(maxsize=256)
def _policy(game: Game, seats: int, options: Chosen, level: str, weights: Weights | None) -> Policy:
    setup = set_up(game, seats, dict(options))
    return policy_with(weights, setup, level) if weights else policy_without(setup, level)


def policy_with(weights: Learned, setup: Setup, level: str) -> Policy:
    """How a level decides by a net, whether that fits or not."""
    return _own_policy(setup, level, weights) or by_net(weights, level)


def policy_without(setup: Setup, level: str) -> Policy:
    """How a level decides in a game that nobody has learned."""
    return _own_policy(setup, level, None) or by_points_only(setup, level)


def _own_policy(setup: Setup, level: str, weights: Learned | None) -> Policy | None:
    if setup.game.name not in OWN_PLAYERS:
        return None
    found: Policy | None = import_module(OWN_PLAYERS[setup.game.name]).policy_for(setup, level, weights)
    return found


def by_net(weights: Learned, level: str) -> Policy:
    card = weights.card

    def judged(gear: Gear, setup: Setup) -> Judge:
        how = Goal[card.goal], card.whole_turn, card.alone, card.regard, card.answers
        return judge(gear, setup, weights.net(gear), *how)

    if level == MASTER:
        depth = Depth(**card.ahead)

        def looking(gear: Gear, setup: Setup) -> Ahead:
            return mind_ahead(gear, setup, judged(gear, setup), depth)

        return Policy(level, by_looking_ahead, looking, heavy=True)
    slip = card.slips.get(level, 0.0)

    def judging(gear: Gear, setup: Setup) -> Mind:
        return mind(gear, setup, judged(gear, setup), slip)

    return Policy(level, by_judgement, judging, judges=slip == 0.0)


def by_points_only(setup: Setup, level: str) -> Policy:
    """Also for sheets that nobody has learned: whoever should be better than casual tries out moves by the points."""
    if level in DEPTHS_BY_POINTS:
        depth = DEPTHS_BY_POINTS[level]

        def looking(gear: Gear, setup: Setup) -> Ahead:
            return mind_ahead(gear, setup, by_points(gear, setup), depth)

        return Policy(level, by_looking_ahead, looking, heavy=True)
    slip, heavy = SLIPS_BY_POINTS.get(level, 0.0), setup.game.notation.most_moves > MANY_MOVES

    def judging(gear: Gear, setup: Setup) -> Mind:
        return mind(gear, setup, by_points(gear, setup), slip)

    return Policy(level, by_judgement, judging, heavy, judges=slip == 0.0)
