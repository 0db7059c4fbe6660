"""What do routes depend on? The hall, who is asking, the table that is meant, and the seat whose view may be seen."""

from typing import Annotated

from fastapi import Depends, Request

from gobelet.core.game import read_seat, seat_name
from gobelet.core.verbs import SPECTATOR
from gobelet.table.channel import Channel
from gobelet.table.hall import Hall
from gobelet.web.errors import Forbidden
from gobelet.web.identity import Identity


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def _hall(request: Request) -> Hall:  # a plain function would be called in a thread each time
    return hall_of(request)


def identity_of(request: Request) -> Identity:
    identity: Identity = request.app.state.identity
    return identity


async def _identity(request: Request) -> Identity:
    return identity_of(request)


TheHall = Annotated[Hall, Depends(_hall)]
Who = Annotated[Identity, Depends(_identity)]


async def _channel(id: str, hall: TheHall) -> Channel:
    return await hall.find(id)


TheChannel = Annotated[Channel, Depends(_channel)]


async def own_seat(request: Request, channel: Channel, name: str) -> int:
    """The number of a seat that this request may speak for. The first who does so with its token has taken it."""
    session = channel.session
    seat = read_seat(name, session.setup.seats)
    if not identity_of(request).holds(request, session, seat):
        raise Forbidden("Seat {seat} is not yours; open its invitation to sit there.", seat=seat_name(seat))
    if not session.seats[seat].holder:
        await channel.claim(seat)
    return seat


async def own_seats(request: Request, channel: Channel) -> list[int]:
    """All seats that this request may speak for; those whose token it is the first to bring, it has taken."""
    own = identity_of(request).seats(request, channel.session)
    for seat in own:
        if not channel.session.seats[seat].holder:
            await channel.claim(seat)
    return own


async def viewer_of(request: Request, channel: Channel, name: str | None) -> int:
    """Whose view a request may have: that of a seat it holds, else the spectator's."""
    return await own_seat(request, channel, name) if name else SPECTATOR
