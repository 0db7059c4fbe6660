"""Who plays when no person does? Each bot sees no more than its seat may see."""

from dataclasses import dataclass

from gobelet.bots.any_move import any_move
from gobelet.bots.greedy import greedy
from gobelet.core.decision import Player
from gobelet.core.gear import first_gear
from gobelet.core.policy import Policy
from gobelet.core.setup import Setup
from gobelet.core.text import Text, say


@dataclass(frozen=True, slots=True)
class Bot:
    """Somebody to play against, whose decisions run in either gear."""

    name: str
    title: Text
    manner: Text  # how it plays, in a few words
    level: int  # its place on the ladder: a higher one wins more often
    policy: Policy
    thinks: bool = False  # takes more than a moment for a move, so it must not hold up an event loop

    def sit(self, setup: Setup) -> Player:
        """The bot on a seat, for one game."""
        return sit(self.policy, setup)


def sit(policy: Policy, setup: Setup) -> Player:
    """A policy as a player in first gear."""
    gear = first_gear(setup.game, [policy.choose])
    choose, mind = gear.call[policy.choose.__name__], policy.mind(gear, setup)
    return lambda asked: int(choose(asked.view, asked.seat, asked.moves, len(asked.moves), asked.chance, mind))


_BOTS = (
    Bot("random", say("random"), say("plays anything"), 0, any_move),
    Bot("greedy", say("greedy"), say("takes what brings most at once"), 1, greedy, thinks=True),
)
BOTS = {bot.name: bot for bot in sorted(_BOTS, key=lambda bot: bot.level)}  # the weakest first
