"""At which tables does a browser play, and how do they stand?"""

from dataclasses import dataclass
from datetime import datetime

from gobelet.bots import BOTS
from gobelet.core.game import seat_name
from gobelet.core.refusal import Refusal
from gobelet.core.text import NOTHING, Text, say
from gobelet.core.verbs import SPECTATOR
from gobelet.table.hall import Hall
from gobelet.table.people import PERSON, Seat
from gobelet.table.session import Session
from gobelet.web.deleting import may_not_delete


@dataclass(frozen=True)
class Player:
    """Somebody at a table, with the points so far."""

    name: Text
    points: int
    wins: bool


@dataclass(frozen=True)
class Earlier:
    """A table that this browser plays at, as the lobby lists it."""

    session: Session
    opened: datetime
    asked: bool
    players: list[Player]
    round: Text
    deletable: bool


async def earlier(hall: Hall, browser: str, most: int) -> list[Earlier]:
    """The latest tables at which this browser sits, those first that wait for it."""
    found = []
    for id, opened in await hall.store.tables_of(browser, most):
        try:
            session = (await hall.find(id)).session
        except Refusal:  # a table of a gobelet with other rules: it can only be left alone
            continue
        found.append(_listed(session, opened, browser))
    return sorted(found, key=lambda each: (each.session.over, not each.asked))


def _listed(session: Session, opened: datetime, browser: str) -> Earlier:
    game = session.game
    own = [number for number, seat in enumerate(session.seats) if seat.holder == browser]
    view = session.table.read_only_view(own[0] if len(own) == 1 else SPECTATOR)  # nothing that a neighbour may not know
    best = game.winners(session.table.state) if session.over and len(session.seats) > 1 else ()
    players = [
        Player(called(seat, number), game.score(view, number).total, number in best)
        for number, seat in enumerate(session.seats)
    ]
    return Earlier(
        session,
        opened,
        asked=any(session.seats[seat].holder == browser for seat in session.awaited()),
        players=players,
        round=game.look.round(view) if game.look.round and not session.over else NOTHING,
        deletable=not may_not_delete(session, browser, own),
    )


def called(seat: Seat, number: int) -> Text:
    if seat.kind == PERSON or seat.name:
        return say("{name}", name=seat.name or seat_name(number))
    return say("the {bot} bot", bot=BOTS[seat.kind].title)
