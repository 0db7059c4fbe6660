"""How does a program play at a table? Look, act, watch, fetch the record."""

from typing import Annotated, Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field
from sse_starlette import EventSourceResponse

from gobelet.core.record import read_faces
from gobelet.core.refusal import Refusal
from gobelet.draw.svg import group
from gobelet.web.asking import TheHall, TheTable, Who, eyes, own_seat
from gobelet.web.errors import Forbidden
from gobelet.web.language import translator
from gobelet.web.sight import as_json, boxes_after, sight
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


class Typed(BaseModel):
    faces: Annotated[str, Field(max_length=200, description="like `white1=3 red=5`")]


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
        if answer.saying not in live.game.spellings(live.table.view(seat), seat):
            raise Refusal("That cannot be said now.")
        boxes = boxes_after(live, seat, answer.saying)
        return {"boxes": {box.id: group(box, translate=translate) for box in boxes}}


@router.post("/undo")
async def undo(id: str, wanted: Undo, kept: TheTable, hall: TheHall, request: Request) -> dict[str, int]:
    """Take back the latest answer of a seat of yours, as far as the latest dice or revealed secret."""
    live = await hall.undo(id, [own_seat(request, kept.live, wanted.seat)])
    return {"position": live.position}


@router.post("/dice")
async def type_dice(id: str, typed: Typed, kept: TheTable, hall: TheHall, who: Who, request: Request) -> dict[str, int]:
    """At a table with real dice: what they show."""
    if not who.seats(request, kept.live):
        raise Forbidden("Only who sits at this table may type in its dice.")
    live = await hall.type_dice(id, read_faces(kept.live.game, typed.faces.strip()))
    return {"position": live.position}


@router.get("/stream")
async def stream(id: str, kept: TheTable, hall: TheHall, request: Request, seat: str | None = None) -> Any:
    """Server-sent events: the position now, then every change, each with the log's position as its id."""
    whose = eyes(request, kept.live, seat)
    return EventSourceResponse(watch(hall, id, whose, translator(request)), ping=15)


@router.get("/record", response_class=PlainTextResponse)
async def record(kept: TheTable) -> str:
    """The record of a finished game."""
    if not kept.live.over:
        raise Refusal("The record can be fetched when the game is over.")
    return kept.live.table.record()
