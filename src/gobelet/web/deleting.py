"""Who may delete a table, and when does one go by itself?"""

import asyncio
from collections.abc import Collection
from contextlib import suppress

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse
from starlette.status import HTTP_303_SEE_OTHER as SEE_OTHER

from gobelet.core.refusal import Refusal
from gobelet.core.text import Text, say
from gobelet.table.channel import Channel
from gobelet.table.hall import Hall
from gobelet.table.people import PERSON
from gobelet.table.session import Session
from gobelet.web.dependencies import TheChannel, TheHall, Who
from gobelet.web.errors import PROBLEMS, Forbidden
from gobelet.web.identity import Identity

router = APIRouter()
NOT_YOURS = say("Only the person who opened this table can delete it.")
OTHERS_PLAY = say("Others play at this table: it can be deleted when the game is over.")
SECONDS_BETWEEN = 3600


@router.delete("/api/tables/{id}", status_code=204, responses=PROBLEMS)
async def delete(channel: TheChannel, hall: TheHall, who: Who, request: Request) -> Response:
    """Delete a table that this browser opened: nobody else sits there, or the game is over or has not begun."""
    await _delete(channel, hall, who, request)
    return Response(status_code=204)


@router.post("/table/{id}/delete", include_in_schema=False)
async def delete_by_form(channel: TheChannel, hall: TheHall, who: Who, request: Request) -> Response:
    await _delete(channel, hall, who, request)
    return RedirectResponse("/", SEE_OTHER)


async def _delete(channel: Channel, hall: Hall, who: Identity, request: Request) -> None:
    async with channel.lock:  # nobody sits down meanwhile
        session = channel.session
        if objection := may_not_delete(session, who.browser(request), who.seats(request, session)):
            raise Forbidden(objection)
        await hall.delete(session.id)


def may_not_delete(session: Session, browser: str, own: Collection[int]) -> Text | None:
    """Why not, if so. Of older tables nobody knows who opened them: they belong to who sits on every seat."""
    persons = {number for number, seat in enumerate(session.seats) if seat.kind == PERSON}
    if session.opener != browser if session.opener else persons - set(own):
        return NOT_YOURS
    others = {number for number in persons - set(own) if session.is_here(number)}
    return OTHERS_PLAY if others and not session.over and not session.waits else None


async def keep_tidy(hall: Hall, delete_after: float) -> None:
    """Now and then, as long as the server runs."""
    while True:
        with suppress(Refusal):  # the store is busy: another time
            await hall.tidy(delete_after)
        await asyncio.sleep(SECONDS_BETWEEN)
