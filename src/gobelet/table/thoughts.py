"""What has a bot at a table to think about? It is asked with what its seat may know, and a chance of its own."""

from typing import TYPE_CHECKING, NamedTuple

from gobelet.bots import BOTS, Bot
from gobelet.core.decision import Decision, Player
from gobelet.core.event import Played
from gobelet.table.fair import chance_of
from gobelet.table.people import PERSON

if TYPE_CHECKING:
    from gobelet.table.session import Session


class Thought(NamedTuple):
    bot: Bot
    player: Player
    decision: Decision

    def played(self, answer: str | int) -> Played:
        return Played(self.decision.seat, self.decision.read(answer))


def next_thought(session: "Session") -> Thought | None:
    """Of the first bot among the seats that are asked."""
    seat = next((seat for seat in sorted(session.asked()) if session.seats[seat].kind != PERSON), None)
    if seat is None:
        return None
    bot, table = BOTS[session.seats[seat].kind], session.table
    if seat not in session.players:
        session.players[seat] = bot.sit(session.setup)
    # each decision has a chance of its own, so that an undo never changes what a bot would do
    chance = chance_of(session.secret, session.commitment, len(table.events))
    return Thought(bot, session.players[seat], table.decision(seat, chance))
