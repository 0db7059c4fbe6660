"""How does somebody give up a seat, and who goes on there? Somebody else who is invited, or a bot if the others agree.

Who sits where stands with the seats, never in the log: a record only knows seats. So a game in which a bot took over
is folded like any other.
"""

import secrets
from collections.abc import Collection
from dataclasses import replace

from gobelet.bots import BOTS
from gobelet.core.game import seat_name
from gobelet.core.refusal import Refusal, choices
from gobelet.table.channel import Channel
from gobelet.table.people import PERSON, Proposal
from gobelet.table.session import Session


async def leave(channel: Channel, seat: int) -> None:
    """The seat is free again. No token and no browser of before leads there, and its notices end."""
    async with channel.lock:
        session = channel.session
        if session.over:
            raise Refusal("The game is over: nobody has to leave any more.")
        await channel.store.notices.end(session.id, seat)
        free = replace(session.seats[seat], token=secrets.token_urlsafe(16), holder="", used="", gave_up=True)
        channel.session = replace(session, proposals={})  # who has to agree is not the same any more
        await channel.seat(seat, free)


async def take_over(channel: Channel, by: Collection[int], free: int, bot: str) -> Collection[int]:
    """Propose a bot for a seat that was given up, or agree; the seats that have yet to agree."""
    if bot not in BOTS:
        raise Refusal("There is no bot {name!r}; the bots are {known}.", name=bot, known=choices(list(BOTS)))
    async with channel.lock:
        session = channel.session
        if not session.seats[free].given_up:
            raise Refusal("Nobody has given up seat {seat}.", seat=seat_name(free))
        if session.over or session.waits:
            raise Refusal("A bot can take over while the game goes on.")
        before = session.proposals.get(free)
        agreed = frozenset(by) | (before.agreed if before and before.bot == bot else frozenset())
        awaited = persons(session) - agreed
        if awaited:
            channel.show(replace(session, proposals={**session.proposals, free: Proposal(bot, agreed)}))
            return awaited
        await channel.seat(free, replace(session.seats[free], kind=bot, token=secrets.token_urlsafe(16)))
    await go_on(channel)
    return ()


async def go_on(channel: Channel) -> None:
    """Let a bot answer that has just sat down; also one that did so right before the server died."""
    if any(channel.session.seats[seat].kind != PERSON for seat in channel.session.asked()):
        await channel.change(Session.begin)


def persons(session: Session) -> set[int]:
    """The seats of all persons who sit there."""
    return {number for number, seat in enumerate(session.seats) if seat.kind == PERSON and seat.holder}
