"""Which games has this browser finished, and how did they end? Each is counted once and remembered."""

from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from fastapi import Request

from gobelet.core.event import Rolled
from gobelet.core.game import Game
from gobelet.core.refusal import Refusal
from gobelet.core.replay import advance
from gobelet.table.hall import Hall
from gobelet.table.people import Seat
from gobelet.table.session import Session
from gobelet.web.dependencies import hall_of, identity_of
from gobelet.web.fallen import Fallen
from gobelet.web.heavy import heavily

MOST_GAMES = 200
MOST_COUNTED = 20_000  # games that are remembered, a few kilobytes each


@dataclass(frozen=True)
class Counted:
    """What a finished game adds to the statistics of everybody who sat there."""

    game: Game
    totals: dict[int, int]  # by seat
    winners: list[int]
    fallen: Fallen


class Finished(NamedTuple):
    """A game that this browser has played to its end."""

    id: str
    opened: datetime
    counted: Counted
    seats: tuple[Seat, ...]


async def own_games(request: Request) -> list[Finished]:
    """The finished games of this browser, the oldest first; what a stranger asks costs nothing."""
    hall, browser = hall_of(request), identity_of(request).browser(request)
    found = await hall.store.tables_of(browser, MOST_GAMES) if browser else []
    return [
        Finished(id, opened, *sat)
        for id, opened in reversed(found)
        if (sat := await _counted(id, hall, request, browser))
    ]


async def _counted(id: str, hall: Hall, request: Request, browser: str) -> tuple[Counted, tuple[Seat, ...]] | None:
    """A finished game, with who sat there; None for one that goes on, or that this gobelet cannot read."""
    known: OrderedDict[str, tuple[Counted, tuple[Seat, ...]]] = request.app.state.counted
    if id not in known or all(seat.holder != browser for seat in known[id][1]):  # somebody sat down since
        try:
            session = await hall.look(id)
        except Refusal:
            return None
        if not session.over:
            return None
        known[id] = await heavily(request, counted, session), session.seats
        if len(known) > MOST_COUNTED:
            known.popitem(last=False)
    return known.get(id)


def counted(session: Session) -> Counted:
    game, state, fallen = session.game, session.setup.start(), Fallen(session.game.title)
    for event in session.table.events:
        if isinstance(event, Rolled):
            for die, face, possible in zip(game.dice, event.faces, game.possible(state), strict=True):
                if possible and not die.by_lot:
                    fallen.fell(die.faces[face - 1], {die.faces[each - 1]: die.says(each) for each in possible})
        advance(game, state, event)
    totals = {seat: game.score(state, seat).total for seat in range(session.setup.seats)}
    return Counted(game, totals, list(game.winners(state)), fallen)
