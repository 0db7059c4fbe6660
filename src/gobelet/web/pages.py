"""What does somebody see who comes to a table? Its page, as one of their seats or as a spectator."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.status import HTTP_303_SEE_OTHER as SEE_OTHER

from gobelet.core.game import read_seat, seat_name
from gobelet.core.saying import lit
from gobelet.core.verbs import SPECTATOR
from gobelet.table.live import PERSON, Live
from gobelet.web.asking import TheHall, TheTable, Who
from gobelet.web.difference import in_words, whole
from gobelet.web.errors import Forbidden
from gobelet.web.language import translator
from gobelet.web.render import inline, page, paper
from gobelet.web.shapes import Name
from gobelet.web.stream import look

router = APIRouter(include_in_schema=False)


@router.get("/table/{id}", response_class=HTMLResponse)
async def table_page(kept: TheTable, who: Who, request: Request) -> HTMLResponse:
    live, translate = kept.live, translator(request)
    own = who.seats(request, live)
    seat = _first_look(live, own)
    drawn_on = paper(request)
    now = look(kept, seat, drawn_on == "narrow")
    return page(
        request,
        "table.html",
        game=live.game,
        live=live,
        own=[seat_name(each) for each in own],
        seat=None if seat == SPECTATOR else seat_name(seat),
        now=whole(now, translate),
        known=in_words(now, translate),
        paper=drawn_on,
        guides={name: translate(text) for name, text in live.game.look.guides.items()},
        drawing=inline(request, now.picture, lit(now.sayings, []), rings=True),
    )


def _first_look(live: Live, own: list[int]) -> int:
    """Whose eyes the page opens with: a seat that is asked; nobody's, as long as a cover lies between players."""
    if not own or (live.game.has_secrets and len(own) > 1):
        return SPECTATOR
    return next((seat for seat in own if seat in live.asked()), own[0])


@router.get("/table/{id}/sheet/{name}", response_class=HTMLResponse)
async def sheet(kept: TheTable, name: str, request: Request, narrow: bool = False) -> HTMLResponse:
    """The sheet of any player, as far as everybody may see it."""
    live = kept.live
    seat = read_seat(name, live.setup.seats)
    drawing = live.game.look.drawn(live.table.view(SPECTATOR), SPECTATOR, narrow, shown=seat)
    return HTMLResponse(inline(request, drawing, prefix="other-"))


@router.get("/table/{id}/end", response_class=HTMLResponse)
async def end(kept: TheTable, who: Who, request: Request) -> HTMLResponse:
    """The reckoning of a finished game, as a part of its page."""
    live, own = kept.live, who.seats(request, kept.live)
    now = whole(look(kept, own[0] if len(own) == 1 else SPECTATOR), translator(request))
    return page(request, "end.html", live=live, now=now, own=own)


@router.post("/table/{id}/rematch")
async def rematch(kept: TheTable, hall: TheHall, who: Who, request: Request) -> Response:
    """The same people, the same game, once more; who asks second comes to the same table."""
    old = kept.live
    if not who.seats(request, old):
        raise Forbidden("Only who sits at this table may ask for a rematch.")
    return RedirectResponse(f"/table/{await hall.rematch(old.id)}", SEE_OTHER)


@router.get("/table/{id}/seats", response_class=HTMLResponse)
async def seats(kept: TheTable, who: Who, request: Request) -> HTMLResponse:
    """The invitations to those seats that nobody has taken yet, and the links to one's own."""
    live = kept.live
    own = who.seats(request, live)
    if not own:
        raise Forbidden("Only who sits at this table sees its invitations.")
    shown = [
        (seat_name(number), seat, number in own)
        for number, seat in enumerate(live.seats)
        if seat.kind == PERSON and (number in own or not seat.holder)
    ]
    return page(request, "seats.html", game=live.game, live=live, seats=shown)


@router.get("/t/{token}", response_class=HTMLResponse)
async def invitation(token: str, hall: TheHall, who: Who, request: Request) -> HTMLResponse:
    """Nobody sits down by merely following a link: programs look at links, too."""
    browser = who.browser(request)
    live, seat = await hall.invited(token, browser)
    return page(
        request,
        "invitation.html",
        game=live.game,
        live=live,
        token=token,
        seat=seat_name(seat),
        mine=who.holds(request, live, seat),
        me=await hall.name_of(browser) or live.seats[seat].name,
    )


@router.post("/t/{token}")
async def sit_down(
    token: str, hall: TheHall, who: Who, request: Request, name: Annotated[Name, Form()] = ""
) -> Response:
    known, _ = await hall.invited(token, who.browser(request))
    response = RedirectResponse(f"/table/{known.id}", SEE_OTHER)
    await hall.sit(token, who.greet(request, response), name.strip())
    return response
