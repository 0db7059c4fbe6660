"""How did a game go? A record, step by step, from any seat; and one may play on from any step."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from pydantic import BaseModel, Field
from starlette.datastructures import UploadFile
from starlette.status import HTTP_303_SEE_OTHER as SEE_OTHER

from gobelet.bots import BOTS
from gobelet.core.event import Event
from gobelet.core.game import Game, read_seat, seat_name
from gobelet.core.record import Record, read_record
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup
from gobelet.core.text import Translate, say
from gobelet.core.verbs import SPECTATOR
from gobelet.table.file import LARGEST
from gobelet.table.people import PERSON, Person
from gobelet.table.table import Table
from gobelet.web.between import rolled
from gobelet.web.dependencies import TheChannel, TheHall, Who, hall_of
from gobelet.web.difference import difference, told_from, whole
from gobelet.web.errors import PROBLEMS, UNPROCESSABLE
from gobelet.web.heavy import heavily
from gobelet.web.language import translator
from gobelet.web.lobby import wish
from gobelet.web.mine import called
from gobelet.web.opening import open_as_wished
from gobelet.web.own_games import own_games
from gobelet.web.proof import verdict
from gobelet.web.render import as_json, page, panes, paper
from gobelet.web.seat_view import SeatView, Standing, seat_view

router = APIRouter()
LONGEST_STEP = 6  # digits
NO_STEP = say("The record has no such step.")


class Step(BaseModel):
    record: Annotated[str, Field(max_length=LARGEST)]
    at: Annotated[int, Field(ge=0, description="so many events have happened")]
    seen: Annotated[int | None, Field(ge=0, description="a step of which the picture is known already")] = None
    seat: Annotated[str, Field(max_length=1, description="whose view; empty for a spectator's")] = ""
    narrow: Annotated[bool, Field(description="drawn in one column, for a phone")] = False


@router.post("/api/replay", responses=PROBLEMS, response_model=dict[str, Any])
async def step(wanted: Step, hall: TheHall, request: Request) -> Response:
    """The position after some events of a record, as a seat saw it."""
    return as_json(await heavily(request, _step, wanted, hall.games, translator(request)))


def _step(wanted: Step, games: Mapping[str, Game], translate: Translate) -> dict[str, Any]:
    """Thousands of events may have to be played for it."""
    record = read_record(wanted.record, games)
    seat = read_seat(wanted.seat, record.setup.seats) if wanted.seat else SPECTATOR
    if max(wanted.at, wanted.seen or 0) > len(record.events):
        raise Refusal(NO_STEP)
    now = _at(record, wanted.at, seat, wanted.narrow)
    if wanted.seen is None:
        return whole(now, translate)
    before = _at(record, wanted.seen, seat, wanted.narrow)
    fallen = rolled(now.game, now.log[-1], before.picture, now.picture) if wanted.at > wanted.seen else []
    return difference(now, before, translate) | {"rolled": fallen}


@router.get("/replay", response_class=HTMLResponse, include_in_schema=False)
async def choose(request: Request) -> HTMLResponse:
    """One's own finished games, the latest first; or a record from elsewhere."""
    mine = reversed(await own_games(request))
    games = [(each, [called(seat, number) for number, seat in enumerate(each.seats)]) for each in mine]
    return page(request, "upload.html", mine=games)


@router.post("/replay", response_class=HTMLResponse, include_in_schema=False)
async def uploaded(request: Request) -> HTMLResponse:
    """A record from a file, or typed in."""
    async with request.form(max_files=1, max_part_size=LARGEST) as form:
        file, text = form.get("file"), str(form.get("record", ""))
        try:
            if isinstance(file, UploadFile) and file.filename:
                text = _decoded(await file.read(LARGEST))
            elif not text.strip():
                raise Refusal("Choose a record file, or paste its text.")
            return await heavily(request, _shown, request, text.replace("\r\n", "\n"), "")
        except Refusal as refusal:
            return page(request, "upload.html", UNPROCESSABLE, objection=refusal.text, text=text)


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("This is no record: it is not a text file.") from None


@router.get("/replay/{id}", response_class=HTMLResponse, include_in_schema=False)
async def own(channel: TheChannel, request: Request) -> HTMLResponse:
    if not channel.session.over:
        raise Refusal("The game can be replayed when it is over.")
    return await heavily(request, _shown, request, channel.session.record(), channel.session.id)


@router.get("/replay/{id}/steps", include_in_schema=False)
async def steps(channel: TheChannel, request: Request, seat: str = "", narrow: bool = False) -> Response:
    """All of a finished game, each step as what it changes: for a browser that keeps it for when it is offline."""
    if not channel.session.over:
        raise Refusal("The game can be replayed when it is over.")
    return await heavily(request, _steps, channel.session.record(), hall_of(request).games, seat, narrow, request)


def _steps(text: str, games: Mapping[str, Game], whose: str, narrow: bool, request: Request) -> Response:
    record, translate = read_record(text, games), translator(request)
    seat = read_seat(whose, record.setup.seats) if whose else SPECTATOR
    before = _at(record, 0, seat, narrow)
    found = [whole(before, translate)]
    for step in range(1, len(record.events) + 1):
        now = _at(record, step, seat, narrow)
        found.append(difference(now, before, translate))
        before = now
    return as_json(found)


@router.post("/fork", include_in_schema=False)
async def fork(hall: TheHall, who: Who, request: Request) -> Response:
    """Play on from a step of a record, at a new table."""
    form = await request.form(max_part_size=LARGEST)
    text, at = str(form.get("record", "")).replace("\r\n", "\n"), str(form.get("at", ""))
    record = await heavily(request, read_record, text, hall.games)
    if not at.isdecimal() or len(at) > LONGEST_STEP or int(at) > len(record.events):
        raise Refusal(NO_STEP)
    setup = record.setup
    wanted = wish(form, setup.game.name, setup.options)
    if len(wanted.seats) != setup.seats:
        raise Refusal("Everybody who played must have a seat.")
    response = RedirectResponse("/", SEE_OTHER)
    session = await open_as_wished(wanted, hall, who.greet(request, response), record.events[: int(at)])
    response.headers["location"] = f"/table/{session.id}"
    return response


def _shown(request: Request, text: str, id: str) -> HTMLResponse:
    record, translate = read_record(text, hall_of(request).games), translator(request)
    drawn_on = paper(request)
    now = _at(record, 0, 0, drawn_on == "narrow")
    names, final = [seat_name(seat) for seat in range(record.setup.seats)], _at(record, len(record.events), 0, False)
    fair, objection = verdict(record)
    return page(
        request,
        "replay.html",
        game=record.setup.game,
        record=text,
        id=id,
        bots=BOTS,
        seats=names,
        me="",  # whoever plays on may take any seat
        paper=drawn_on,
        fewest=record.setup.seats,
        now=whole(now, translate),
        happened=told_from(final, 0, translate),
        drawing=panes(request, now.picture),
        fair=fair,
        objection=objection,
    )


def position_at(setup: Setup, events: Sequence[Event], seat: int, narrow: bool) -> SeatView:
    """The table after some events, with everybody there."""
    people = (Person("", PERSON, is_here=True),) * setup.seats
    standing = Standing(length=len(events), since=(0,) * setup.seats)
    return seat_view(Table(setup, events), people, standing, seat, narrow)


def _at(record: Record, step: int, seat: int, narrow: bool) -> SeatView:
    return position_at(record.setup, record.events[:step], seat, narrow)
