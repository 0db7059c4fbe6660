"""How does one leave a table, or let a bot go on for who left? By the API, or with forms on the seats' page."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response
from pydantic import BaseModel, Field
from starlette.status import HTTP_303_SEE_OTHER as SEE_OTHER

from gobelet.core.game import read_seat, seat_name
from gobelet.table.leaving import leave, take_over
from gobelet.web.dependencies import TheChannel, own_seat, own_seats
from gobelet.web.errors import PROBLEMS, Forbidden
from gobelet.web.schemas import Reached, SeatName, Word

router = APIRouter(prefix="/api/tables/{id}", responses=PROBLEMS)
pages = APIRouter(prefix="/table/{id}", include_in_schema=False)


class Leave(BaseModel):
    seat: SeatName


class TakeOver(BaseModel):
    seat: SeatName
    free: Annotated[str, Field(max_length=1, description="the seat that somebody gave up")]
    bot: Word


class Agreed(Reached):
    awaited: Annotated[list[str], Field(description="the seats that have yet to agree; none if the bot sits there now")]


@router.post("/leave")
async def leave_seat(wanted: Leave, channel: TheChannel, request: Request) -> Reached:
    """Give up a seat of yours: it is free again, and you see no more of it than a spectator does."""
    await leave(channel, await own_seat(request, channel, wanted.seat))
    return Reached(position=channel.session.length)


@router.post("/takeover")
async def propose(wanted: TakeOver, channel: TheChannel, request: Request) -> Agreed:
    """Propose a bot for a seat that was given up, or agree to it; it sits down once all persons there agreed."""
    seat = await own_seat(request, channel, wanted.seat)
    awaited = await take_over(channel, [seat], read_seat(wanted.free, channel.session.setup.seats), wanted.bot)
    return Agreed(position=channel.session.length, awaited=[seat_name(each) for each in sorted(awaited)])


@pages.post("/leave")
async def leave_by_form(channel: TheChannel, request: Request, seat: Annotated[SeatName, Form()]) -> Response:
    await leave(channel, await own_seat(request, channel, seat))
    return RedirectResponse(f"/table/{channel.session.id}", SEE_OTHER)


@pages.post("/takeover")
async def propose_by_form(
    channel: TheChannel, request: Request, free: Annotated[SeatName, Form()], bot: Annotated[Word, Form()]
) -> Response:
    """Whoever plays several seats speaks for all of them."""
    own = await own_seats(request, channel)
    if not own:
        raise Forbidden("Only players at this table can let a bot take over.")
    awaited = await take_over(channel, own, read_seat(free, channel.session.setup.seats), bot)
    return RedirectResponse(f"/table/{channel.session.id}{'/seats' if awaited else ''}", SEE_OTHER)
