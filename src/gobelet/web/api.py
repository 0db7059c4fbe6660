"""How does a program play at a table? Look, act, watch, fetch the record."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from gobelet.core.record import read_faces
from gobelet.core.refusal import Refusal
from gobelet.core.verbs import SPECTATOR
from gobelet.draw.panes import lengths, told_panes
from gobelet.table.envelopes import OPEN, SEAL, WITHOUT
from gobelet.table.people import moved_on
from gobelet.table.session import Session
from gobelet.web.dependencies import TheChannel, TheHall, Who, hall_of, own_seat, own_seats, viewer_of
from gobelet.web.difference import groups, redrawn, whole
from gobelet.web.errors import PROBLEMS, Forbidden, TooMany
from gobelet.web.language import translator
from gobelet.web.limits import client
from gobelet.web.listeners import Listeners, Place
from gobelet.web.opening import invitation_to
from gobelet.web.preview import before_and_after
from gobelet.web.render import as_json
from gobelet.web.schemas import Answer, Begin, Preview, Reached, Rematch, Revealed, Sealed, Shown, Typed, Undo
from gobelet.web.stream import Stream, current_view, watch

router = APIRouter(prefix="/api/tables/{id}", responses=PROBLEMS)

WhoseEyes = Annotated[str | None, Query(max_length=1, description="a seat of yours; without it, a spectator's view")]
Known = Annotated[int, Query(description="the position that you have seen already")]
Narrow = Annotated[bool, Query(description="drawn in one column, for a phone")]
LONGEST_POSITION = 12  # digits


def _text(kind: str) -> dict[int | str, dict[str, Any]]:
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


@router.get("", response_model=Shown)
async def table(channel: TheChannel, request: Request, seat: WhoseEyes = None) -> Any:
    """The position as a seat of yours sees it, or as a spectator does."""
    now = current_view(channel, await viewer_of(request, channel, seat))
    return as_json(whole(now, translator(request)))


@router.post("/act", response_model=Reached)
async def act(id: str, answer: Answer, request: Request) -> Response:
    """Answer the question that a seat of yours saw at a position of the log."""
    channel = await hall_of(request).find(id)
    seat = await own_seat(request, channel, answer.seat)
    return _reached(await channel.change(lambda session: session.act(seat, answer.saying, answer.position)))


@router.post("/preview", response_model=Preview)
async def preview(answer: Answer, channel: TheChannel, request: Request, narrow: Narrow = False) -> Any:
    """What a saying would change in the picture of your seat; nothing counts."""
    session, translate = channel.session, translator(request)
    seat = await own_seat(request, channel, answer.seat)
    session.check_length(answer.position)  # what would change is told for the picture at that position
    shown = before_and_after(session, seat, answer.saying, narrow)
    if shown is None:
        return as_json({"boxes": {}, "exchanged": [], "panes": None, "lengths": None})
    before, after = shown
    boxes, exchanged = redrawn(before, after)
    laid = {"panes": told_panes(after, translate), "lengths": lengths(after)}
    return as_json({"boxes": groups(boxes, translate), "exchanged": exchanged, **laid})


@router.post("/undo", response_model=Reached)
async def undo(wanted: Undo, channel: TheChannel, request: Request) -> Any:
    """Take back the latest answer of a seat of yours, as far as the latest dice or revealed secret."""
    seat = await own_seat(request, channel, wanted.seat)
    position = channel.session.length if wanted.position is None else wanted.position
    return _reached(await channel.change(lambda session: session.undo([seat], position)))


@router.post("/dice", response_model=Reached)
async def type_dice(typed: Typed, channel: TheChannel, request: Request) -> Any:
    """At a table with real dice: what they show."""
    if not await own_seats(request, channel):
        raise Forbidden("Only players at this table can type in its dice.")
    position = channel.session.length if typed.position is None else typed.position
    faces = read_faces(channel.session.game, typed.faces.strip())
    return _reached(await channel.change(lambda session: session.type_dice(faces, position)))


@router.post("/seal", response_model=Reached)
async def seal(sealed: Sealed, channel: TheChannel, request: Request) -> Any:
    """At a table that waits: lay an envelope on it, with a share of yours in the dice (docs/fair-dice.md)."""
    seat = await own_seat(request, channel, sealed.seat)
    return _reached(await channel.change(lambda session: session.lay(SEAL, seat, sealed.digest)))


@router.post("/open", response_model=Reached)
async def open_envelope(opened: Revealed, channel: TheChannel, request: Request) -> Any:
    """At a table that waits, once all envelopes are sealed: open yours. With the last one the first dice fall."""
    seat = await own_seat(request, channel, opened.seat)
    return _reached(await channel.change(lambda session: session.lay(OPEN, seat, opened.share)))


@router.post("/begin", response_model=Reached)
async def begin(wanted: Begin, channel: TheChannel, request: Request) -> Any:
    """At a table that waits: go without a share in the dice. They fall when nobody else is awaited."""
    seat = await own_seat(request, channel, wanted.seat)
    return _reached(await channel.change(lambda session: session.lay(WITHOUT, seat)))


@router.post("/rematch")
async def rematch(channel: TheChannel, hall: TheHall, request: Request) -> Rematch:
    """After the end: the table at which the same people play once more, and the tokens of your seats there."""
    own = await own_seats(request, channel)
    if not own:
        raise Forbidden("Only players at this table can ask for a rematch.")
    before, opened = channel.session, (await hall.find(await hall.rematch(channel))).session
    there = {seat: moved_on(range(len(before.seats))).index(seat) for seat in own}
    still = [new for seat, new in there.items() if opened.seats[new].holder == before.seats[seat].holder]
    kept = [seat for seat in still if not opened.seats[seat].gave_up]  # whoever came after somebody left is another one
    return Rematch(table=opened.id, seats=[invitation_to(request, opened, seat) for seat in kept])


@router.get("/stream", response_class=Response, responses=_text("text/event-stream"))
async def stream(
    channel: TheChannel,
    who: Who,
    request: Request,
    seat: WhoseEyes = None,
    position: Known = -1,
    narrow: Narrow = False,
) -> Any:
    """Server-sent events: the position now, then every change, each with the log's position as its id.

    A client that has seen a position says so with `?position=N` or `Last-Event-ID`, and gets only what is new.
    """
    whose, listeners = await viewer_of(request, channel, seat), _listeners(request)
    if whose == SPECTATOR and listeners.full(channel.session.id, client(request.scope)):
        raise TooMany("Too many listen already: close a page that you do not need.")
    latest = request.headers.get("last-event-id", "")
    known = int(latest) if latest.isdecimal() and len(latest) <= LONGEST_POSITION else position
    events = watch(channel, whose, translator(request), known, narrow)
    place = Place(channel.session.id, client(request.scope), whose)
    return Stream(events, listeners, place, channel.presence, who.seats(request, channel.session))


@router.get("/record", response_class=Response, responses=_text("text/plain"))
async def record(channel: TheChannel) -> Any:
    """The record of a finished game."""
    if not channel.session.over:
        raise Refusal("The record can be fetched when the game is over.")
    return PlainTextResponse(channel.session.record())


def _reached(session: Session) -> Response:
    return Response(b'{"position":%d}' % session.length, media_type="application/json")


def _listeners(request: Request) -> Listeners:
    listeners: Listeners = request.app.state.listeners
    return listeners
