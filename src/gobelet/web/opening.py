"""How does a table come about, and how does one take a seat?"""

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from gobelet.bots import BOTS
from gobelet.core.game import seat_name
from gobelet.core.refusal import Refusal, choices
from gobelet.core.setup import Setup, set_up
from gobelet.table.hall import Hall
from gobelet.table.live import FAIR, PERSON, TYPED, Live
from gobelet.web.asking import TheHall, Who

router = APIRouter(prefix="/api")

Name = Annotated[str, Field(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Word = Annotated[str, Field(max_length=40)]


class Chair(BaseModel):
    """Who takes a seat."""

    kind: Annotated[Word, Field(description="`person`, or the name of a bot")] = PERSON
    name: Name = ""
    here: Annotated[bool, Field(description="sits at the browser that opens the table")] = False


class NewTable(BaseModel):
    game: Word
    seats: Annotated[list[Chair], Field(min_length=1, max_length=8)]
    options: dict[Word, Word] = {}
    dice: Annotated[Word, Field(description="`fair`: the server rolls; `typed`: real dice, typed in")] = FAIR
    added: Annotated[str, Field(max_length=200, description="anything: it changes how the dice will fall")] = ""


@router.post("/tables", status_code=201)
async def open_table(wanted: NewTable, hall: TheHall, who: Who, request: Request, response: Response) -> dict[str, Any]:
    """Open a table. The tokens in the answer are invitations: who has one may sit on that seat."""
    live = await open_as_wished(wanted, hall, who.greet(request, response))
    seats = [{"seat": seat_name(number), "token": seat.token} for number, seat in enumerate(live.seats)]
    return {"table": live.id, "seats": seats, "commitment": live.promised.commitment}


async def open_as_wished(wanted: NewTable, hall: Hall, holder: str) -> Live:
    """The new table, with the browser that opens it on every seat that is here."""
    setup = _checked(wanted, hall)
    live = await hall.open(setup, [(chair.kind, chair.name) for chair in wanted.seats], wanted.dice, wanted.added)
    for chair, seat in zip(wanted.seats, list(live.seats), strict=True):
        if chair.here and chair.kind == PERSON:
            await hall.sit(seat.token, holder)
    return live


def _checked(wanted: NewTable, hall: Hall) -> Setup:
    if wanted.game not in hall.games:
        raise Refusal(f"There is no game {wanted.game!r}; the games are {choices(list(hall.games))}.")
    for chair in wanted.seats:
        if chair.kind != PERSON and chair.kind not in BOTS:
            raise Refusal(f"{chair.kind!r} cannot take a seat; each seat is {choices([PERSON, *BOTS])}.")
    if wanted.dice not in (FAIR, TYPED):
        raise Refusal(f"The dice cannot be {wanted.dice!r}; they are {FAIR} or {TYPED}.")
    return set_up(hall.games[wanted.game], len(wanted.seats), wanted.options)


@router.post("/sit/{token}")
async def sit(token: str, hall: TheHall, who: Who, request: Request, response: Response) -> dict[str, str]:
    """Take the seat of an invitation with this browser."""
    live, seat = await hall.sit(token, who.greet(request, response))
    return {"table": live.id, "seat": seat_name(seat)}
