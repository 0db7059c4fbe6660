"""What does a visitor of a table see? Its page, as one of their seats or as a spectator."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.status import HTTP_303_SEE_OTHER as SEE_OTHER

from gobelet.bots import BOTS
from gobelet.core.game import read_seat, seat_name
from gobelet.core.saying import lit
from gobelet.core.verbs import SPECTATOR
from gobelet.table.people import PERSON
from gobelet.table.session import Session
from gobelet.web.dependencies import TheChannel, TheHall, Who, own_seats
from gobelet.web.difference import in_words, whole
from gobelet.web.errors import Forbidden
from gobelet.web.language import translator
from gobelet.web.render import inline, page, panes, paper
from gobelet.web.schemas import Name
from gobelet.web.stream import current_view

router = APIRouter(include_in_schema=False)


@router.get("/table/{id}", response_class=HTMLResponse)
async def table_page(channel: TheChannel, request: Request) -> HTMLResponse:
    session, translate = channel.session, translator(request)
    own = await own_seats(request, channel)
    seat = _first_look(session, own)
    drawn_on = paper(request)
    now = current_view(channel, seat, drawn_on == "narrow")
    return page(
        request,
        "table.html",
        game=session.game,
        session=session,
        own=[seat_name(each) for each in own],
        free=bool(own) and not all(map(session.is_here, session.persons)),
        seat=None if seat == SPECTATOR else seat_name(seat),
        now=whole(now, translate),
        known=in_words(now, translate),
        paper=drawn_on,
        guides={name: translate(text) for name, text in session.game.look.guides.items()},
        drawing=panes(request, now.picture, lit(now.sayings, []), rings=True),
    )


def _first_look(session: Session, own: list[int]) -> int:
    """Whose eyes the page opens with: a seat that is asked; nobody's, as long as a cover lies between players."""
    if not own or (session.game.has_secrets and len(own) > 1):
        return SPECTATOR
    return next((seat for seat in own if seat in session.asked()), own[0])


@router.get("/table/{id}/sheet/{name}", response_class=HTMLResponse)
async def sheet(channel: TheChannel, name: str, request: Request, narrow: bool = False) -> HTMLResponse:
    """The sheet of any player, as far as everybody may see it."""
    session = channel.session
    seat = read_seat(name, session.setup.seats)
    drawing = session.game.look.drawn(session.table.view(SPECTATOR), SPECTATOR, narrow, shown=seat)
    return HTMLResponse(inline(request, drawing, prefix="other-"))


@router.post("/table/{id}/rematch")
async def rematch(channel: TheChannel, hall: TheHall, request: Request) -> Response:
    """The same people, the same game, once more; everybody who asks comes to the same table."""
    if not await own_seats(request, channel):
        raise Forbidden("Only players at this table can ask for a rematch.")
    return RedirectResponse(f"/table/{await hall.rematch(channel)}", SEE_OTHER)


@router.get("/table/{id}/seats", response_class=HTMLResponse)
async def seats(channel: TheChannel, request: Request) -> HTMLResponse:
    """The invitations to seats that nobody has taken yet, and the links to your own."""
    session = channel.session
    own = await own_seats(request, channel)
    if not own:
        raise Forbidden("Only players at this table can see its invitations.")
    shown = [
        (seat_name(number), seat, number in own)
        for number, seat in enumerate(session.seats)
        if seat.kind == PERSON and (number in own or not seat.holder)
    ]
    proposals = {
        seat_name(seat): (BOTS[bot], agreed.issuperset(own)) for seat, (bot, agreed) in session.proposals.items()
    }
    return page(request, "seats.html", game=session.game, session=session, seats=shown, bots=BOTS, proposals=proposals)


@router.get("/t/{token}", response_class=HTMLResponse)
async def invitation(token: str, hall: TheHall, who: Who, request: Request) -> HTMLResponse:
    """Following a link is not enough to sit down: programs follow links, too."""
    browser = who.browser(request)
    channel, seat = await hall.invited(token, browser)
    session = channel.session
    return page(
        request,
        "invitation.html",
        game=session.game,
        session=session,
        token=token,
        seat=seat_name(seat),
        mine=who.holds(request, session, seat),
        me=await hall.store.name_of(browser) or session.seats[seat].name,
        there=[person.name for person in session.people() if person.kind == PERSON and person.is_here and person.name],
    )


@router.post("/t/{token}")
async def sit_down(
    token: str, hall: TheHall, who: Who, request: Request, name: Annotated[Name, Form()] = ""
) -> Response:
    channel, seat = await hall.invited(token, who.browser(request))
    response = RedirectResponse(f"/table/{channel.session.id}", SEE_OTHER)
    await channel.sit(seat, token, who.greet(request, response), name.strip())
    return response
