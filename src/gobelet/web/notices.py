"""How does somebody wish to be told of their turn? Each seat may have a few addresses, of browsers or of webhooks."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field

from gobelet.core.game import seat_name
from gobelet.core.refusal import Refusal
from gobelet.table.notices import Notice
from gobelet.web.address import home
from gobelet.web.dependencies import TheChannel, own_seat, own_seats
from gobelet.web.errors import PROBLEMS, Forbidden, TooMany
from gobelet.web.language import language_of
from gobelet.web.outside import LONGEST, check_endpoint
from gobelet.web.render import page
from gobelet.web.schemas import SeatName
from gobelet.web.teller import TEST, Teller

router = APIRouter(prefix="/api/tables/{id}/notices", responses=PROBLEMS)
pages = APIRouter(include_in_schema=False)
MOST = 5  # for each seat
HOUR = 3600.0


class BrowserKeys(BaseModel):
    """What a browser's push subscription says."""

    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class Place(BaseModel):
    seat: SeatName
    endpoint: Annotated[str, Field(max_length=LONGEST, description="where notices are sent: an address with https")]


class Wish(Place):
    keys: Annotated[BrowserKeys | None, Field(description="of a browser; without them it is a webhook")] = None
    remind: Annotated[int, Field(ge=0, le=720, description="if it is still your turn after so many hours")] = 0


class Wished(BaseModel):
    wishes: Annotated[int, Field(description="how many addresses this seat has now")]


@router.post("")
async def wish(wanted: Wish, channel: TheChannel, request: Request) -> Wished:
    """Tell this address when it is the turn of a seat of yours, if you do not watch the table then."""
    seat, teller = await own_seat(request, channel, wanted.seat), _teller(request)
    check_endpoint(wanted.endpoint, teller.at_home)
    keys = msgspec.json.encode(wanted.keys.model_dump()).decode() if wanted.keys else ""
    if keys:
        teller.key.sealed({}, wanted.endpoint, keys, "localhost")  # refuses keys that are none
    id, remind = channel.session.id, wanted.remind * HOUR
    made = Notice(id, seat, wanted.endpoint, keys, language_of(request), home(request), remind)
    async with channel.lock:  # others may wish at the same moment
        known = await _wishes(channel, seat)
        if len({wanted.endpoint, *(each.endpoint for each in known)}) > MOST:
            raise Refusal("So many addresses are told already; end one of them first.")
        await channel.store.notices.wish(made)
    teller.wished.add(id)
    return Wished(wishes=len(await _wishes(channel, seat)))


@router.post("/end")
async def end(place: Place, channel: TheChannel, request: Request) -> Wished:
    """Tell this address no more."""
    seat = await own_seat(request, channel, place.seat)
    if place.endpoint:
        await channel.store.notices.end(channel.session.id, seat, place.endpoint)
    return Wished(wishes=len(await _wishes(channel, seat)))


@router.post("/test")
async def test(place: Place, channel: TheChannel, request: Request) -> Wished:
    """Send a notice to one of your addresses now; refused if it does not arrive."""
    seat, teller = await own_seat(request, channel, place.seat), _teller(request)
    wishes = await _wishes(channel, seat)
    meant = next((each for each in wishes if each.endpoint == place.endpoint), None)
    if meant is None:
        raise Refusal("This address is not told of anything.")
    if teller.tests.wait(f"{channel.session.id} {seat}"):
        raise TooMany("That was too much at once: wait a moment.")
    if await teller.send(meant, channel.session, TEST) not in range(200, 300):
        raise Refusal("The notice could not be delivered.")
    return Wished(wishes=len(wishes))


@pages.get("/table/{id}/notices", response_class=HTMLResponse)
async def panel(channel: TheChannel, request: Request) -> HTMLResponse:
    """What somebody can wish for their seats, as a part of the page of a table."""
    own = await own_seats(request, channel)
    session = channel.session
    if not own:
        raise Forbidden("Only players at this table can be told of their turn.")
    seats = [(seat_name(seat), session.seats[seat].name, await _wishes(channel, seat)) for seat in own]
    return page(request, "notices.html", seats=seats, key=_teller(request).key.public, session=session)


async def _wishes(channel: TheChannel, seat: int) -> list[Notice]:
    return [each for each in await channel.store.notices.of(channel.session.id) if each.seat == seat]


def _teller(request: Request) -> Teller:
    teller: Teller = request.app.state.teller
    return teller
