"""How does a table come about, and how does one take a seat?"""

from collections.abc import Sequence

from fastapi import APIRouter, Request, Response

from gobelet.bots import BOTS
from gobelet.core.event import Event
from gobelet.core.game import seat_name
from gobelet.core.refusal import Refusal, choices
from gobelet.core.setup import Setup, set_up
from gobelet.table.hall import Hall
from gobelet.table.people import PERSON, proper_name
from gobelet.table.session import FAIR, FORKED, TYPED, Session
from gobelet.web.address import home
from gobelet.web.dependencies import TheHall, Who
from gobelet.web.errors import PROBLEMS
from gobelet.web.schemas import Invitation, NewTable, Opened, Place

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.post("/tables", status_code=201)
async def open_table(wanted: NewTable, hall: TheHall, who: Who, request: Request, response: Response) -> Opened:
    """Open a table. The tokens in the answer are invitations: whoever has one may sit on that seat."""
    session = await open_as_wished(wanted, hall, who.greet(request, response))
    seats = [invitation_to(request, session, number) for number in session.persons]
    return Opened(table=session.id, seats=seats, commitment=session.commitment.digest)


def invitation_to(request: Request, session: Session, number: int) -> Invitation:
    token = session.seats[number].token
    return Invitation(seat=seat_name(number), token=token, link=f"{home(request)}/t/{token}")


async def open_as_wished(wanted: NewTable, hall: Hall, holder: str, given: Sequence[Event] = ()) -> Session:
    """The new table, with the browser that opens it on every seat that is here."""
    setup = _checked(wanted, hall)
    dice = FORKED if wanted.dice == FAIR and given else wanted.dice
    seats = [(chair.kind, proper_name(chair.name, number)) for number, chair in enumerate(wanted.seats)]
    session = await hall.open(setup, seats, dice, wanted.added, wanted.wait and dice == FAIR, given, opener=holder)
    for chair, seat in zip(wanted.seats, list(session.seats), strict=True):
        if chair.here and chair.kind == PERSON:
            session, _ = await hall.sit(seat.token, holder)
    return session


def _checked(wanted: NewTable, hall: Hall) -> Setup:
    if wanted.game not in hall.games:
        known = choices(list(hall.games))
        raise Refusal("There is no game {name!r}; the games are {known}.", name=wanted.game, known=known)
    for chair in wanted.seats:
        if chair.kind != PERSON and chair.kind not in BOTS:
            known = choices([PERSON, *BOTS])
            raise Refusal("{kind!r} cannot take a seat; each seat is {known}.", kind=chair.kind, known=known)
    if all(chair.kind != PERSON for chair in wanted.seats):
        raise Refusal("At least one seat must be a person's.")
    if wanted.dice not in (FAIR, TYPED):
        known = choices([FAIR, TYPED])
        raise Refusal("The dice cannot be {dice!r}; they are {known}.", dice=wanted.dice, known=known)
    return set_up(hall.games[wanted.game], len(wanted.seats), wanted.options)


@router.post("/sit/{token}")
async def sit(token: str, hall: TheHall, who: Who, request: Request, response: Response) -> Place:
    """Take the seat of an invitation with this browser."""
    session, seat = await hall.sit(token, who.greet(request, response))
    return Place(table=session.id, seat=seat_name(seat), token=session.seats[seat].token)
