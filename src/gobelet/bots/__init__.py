"""Who plays when no person does? Each bot sees no more than its seat may see."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from gobelet.bots.any_move import any_move
from gobelet.bots.greedy import greedy
from gobelet.core.decision import Decision, Player
from gobelet.core.game import Game
from gobelet.core.gear import Gear, first_gear
from gobelet.core.policy import Policy
from gobelet.core.setup import Setup, set_up
from gobelet.core.text import Text, say

Policies = Callable[[Setup], Policy]  # the one for a game, its seats and options
Kind = tuple[Game, int, tuple[tuple[str, str], ...]]  # of game: its seats and options
READY: set[str] = set()  # games that other processes can think about, compiled (apart.py)


@dataclass(frozen=True, slots=True)
class Bot:
    """Somebody to play against, whose decisions run in either gear."""

    name: str
    title: Text
    manner: Text  # how it plays, in a few words
    level: int  # its place on the ladder: a higher one wins more often
    policies: Policies
    offered: bool = True  # to people; others are for tests and studies
    thinks: bool = True  # takes more than a moment for a move, so it must not hold up an event loop

    def policy(self, setup: Setup) -> Policy:
        return self.policies(setup)

    def sit(self, setup: Setup) -> Player:
        """The bot on a seat, for one game. Hard thoughts are always thought apart, others if that is quicker."""
        policy = self.policy(setup)
        if not self.thinks:
            return sit(policy, setup)
        from gobelet.bots.apart import apart, compiled  # processes, which few need
        from gobelet.games import GAMES

        is_ours = setup.game is GAMES.get(setup.game.name)  # another process would not find any other
        if policy.heavy:
            return apart(self.name, setup) if is_ours else compiled(policy, setup)
        here = sit(policy, setup)
        there = apart(self.name, setup) if is_ours else here

        def answer(asked: Decision) -> str | int:
            return (there if self.is_apart(setup) else here)(asked)

        return answer

    def is_apart(self, setup: Setup) -> bool:
        """Whether another process thinks for it: always if that is too much for plain Python, else when it is ready."""
        return self.thinks and (setup.game.name in READY or _is_heavy(self.name, *_kind(setup)))


def sit(policy: Policy, setup: Setup) -> Player:
    """A policy as a player in first gear."""
    gear = _gear(setup.game, policy)
    choose, mind = gear.call[policy.choose.__name__], policy.mind(gear, setup)
    return lambda asked: int(choose(asked.view, asked.seat, asked.moves, len(asked.moves), asked.chance, mind))


@lru_cache(maxsize=100)
def _gear(game: Game, policy: Policy) -> Gear:
    """The rules of a policy and a room, found and bound together: the same for all tables."""
    return first_gear(game, [policy.choose])


def _kind(setup: Setup) -> Kind:
    return setup.game, setup.seats, tuple(setup.options.items())


@lru_cache(maxsize=256)
def _is_heavy(name: str, game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> bool:
    """Found out once, since every move asks."""
    return BOTS[name].policy(set_up(game, seats, dict(options))).heavy


def _level(name: str) -> Policies:
    def policies(setup: Setup) -> Policy:
        from gobelet.bots.levels import policy_of  # nets and solutions, which few need at once

        return policy_of(setup, name)

    return policies


_BOTS = (
    Bot("random", say("random"), say("plays anything"), 0, lambda setup: any_move, offered=False, thinks=False),
    Bot("greedy", say("greedy"), say("takes what brings most at once"), 1, lambda setup: greedy, offered=False),
    Bot("beginner", say("beginner"), say("knows the rules and makes mistakes"), 2, _level("beginner")),
    Bot("casual", say("casual"), say("plays soundly and overlooks things"), 3, _level("casual")),
    Bot("strong", say("strong"), say("makes the move that promises most in the end"), 4, _level("strong")),
    Bot("master", say("master"), say("plays like strong and looks ahead"), 5, _level("master")),
)
BOTS = {bot.name: bot for bot in sorted(_BOTS, key=lambda bot: bot.level)}  # the weakest first


def opponents() -> list[Bot]:
    """Whom to offer to people, the weakest first."""
    return [bot for bot in BOTS.values() if bot.offered]
