"""How does a program play at a table? Look, act, watch, fetch the record."""

from typing import Annotated, Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field
from sse_starlette import EventSourceResponse

from gobelet.core.record import read_faces
from gobelet.core.refusal import Refusal
from gobelet.core.saying import tokens
from gobelet.web.asking import TheHall, TheTable, Who, eyes, own_seat
from gobelet.web.errors import Forbidden
from gobelet.web.language import translator
from gobelet.web.sight import as_json, boxes_after, groups, sight
from gobelet.web.stream import watch

router = APIRouter(prefix="/api/tables/{id}")

SeatName = Annotated[str, Field(max_length=1)]
Saying = Annotated[str, Field(max_length=200)]


class Answer(BaseModel):
    seat: SeatName
    saying: Saying
    position: Annotated[int, Field(description="the position of the log at which the question was seen")]


class Undo(BaseModel):
    seat: SeatName
    position: Annotated[int | None, Field(description="refused if the log has grown beyond it")] = None


class Typed(BaseModel):
    faces: Annotated[str, Field(max_length=200, description="like `white1=3 red=5`")]
    position: Annotated[int | None, Field(description="refused if the log has grown beyond it")] = None


@router.get("")
async def look(kept: TheTable, request: Request, seat: str | None = None) -> dict[str, Any]:
    """The position as a seat of yours sees it, or as a spectator does."""
    async with kept.lock:
        now = sight(kept.live, eyes(request, kept.live, seat))
        return as_json(kept.live, now, None, translator(request))


@router.post("/act")
async def act(id: str, answer: Answer, kept: TheTable, hall: TheHall, request: Request) -> dict[str, int]:
    """Answer the question that a seat of yours saw at a position of the log."""
    seat = own_seat(request, kept.live, answer.seat)
    live = await hall.act(id, seat, answer.saying, answer.position)
    return {"position": live.position}


@router.post("/preview")
async def preview(answer: Answer, kept: TheTable, request: Request) -> dict[str, Any]:
    """What a saying would change in the picture of your seat; nothing counts."""
    async with kept.lock:
        live, translate = kept.live, translator(request)
        seat = own_seat(request, live, answer.seat)
        spellings = live.game.spellings(live.table.view(seat), seat)
        if answer.saying not in spellings:
            raise Refusal("That cannot be said now.")
        pointable = frozenset(token for saying in spellings for token in tokens(saying))
        return {"boxes": groups(boxes_after(live, seat, answer.saying), pointable, translate)}


@router.post("/undo")
async def undo(id: str, wanted: Undo, kept: TheTable, hall: TheHall, request: Request) -> dict[str, int]:
    """Take back the latest answer of a seat of yours, as far as the latest dice or revealed secret."""
    seat = own_seat(request, kept.live, wanted.seat)
    position = kept.live.position if wanted.position is None else wanted.position
    live = await hall.undo(id, [seat], position)
    return {"position": live.position}


@router.post("/dice")
async def type_dice(id: str, typed: Typed, kept: TheTable, hall: TheHall, who: Who, request: Request) -> dict[str, int]:
    """At a table with real dice: what they show."""
    if not who.seats(request, kept.live):
        raise Forbidden("Only who sits at this table may type in its dice.")
    position = kept.live.position if typed.position is None else typed.position
    live = await hall.type_dice(id, read_faces(kept.live.game, typed.faces.strip()), position)
    return {"position": live.position}


@router.get("/stream")
async def stream(
    id: str, kept: TheTable, hall: TheHall, request: Request, seat: str | None = None, position: int = -1
) -> Any:
    """Server-sent events: the position now, then every change, each with the log's position as its id.

    Who has seen a position already says so by `?position=N` or `Last-Event-ID`, and gets only what is new.
    """
    whose = eyes(request, kept.live, seat)
    latest = request.headers.get("last-event-id", "")
    known = int(latest) if latest.isdecimal() else position
    return EventSourceResponse(watch(hall, id, whose, translator(request), known), ping=15)


@router.get("/record", response_class=PlainTextResponse)
async def record(kept: TheTable) -> str:
    """The record of a finished game."""
    if not kept.live.over:
        raise Refusal("The record can be fetched when the game is over.")
    return kept.live.table.record()
