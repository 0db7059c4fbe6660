"""How did it end? The result, what it is worth among one's own, where it came from, and a picture to keep."""

from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from gobelet.core.game import read_seat, seat_name
from gobelet.core.picture import Box, Picture, Shape
from gobelet.core.refusal import Refusal
from gobelet.core.text import Text, Translate, plural, say
from gobelet.core.verbs import SPECTATOR
from gobelet.draw.plot import bars
from gobelet.draw.png import png
from gobelet.draw.svg import svg
from gobelet.table.chains import longest_chains
from gobelet.table.channel import Channel
from gobelet.table.session import Session
from gobelet.web.bests import among
from gobelet.web.dependencies import TheChannel, Who, own_seats
from gobelet.web.difference import whole
from gobelet.web.heavy import heavily
from gobelet.web.language import translator
from gobelet.web.own_games import own_games
from gobelet.web.render import page
from gobelet.web.stream import current_view

router = APIRouter(include_in_schema=False)
CAPTION, MARGIN = 0.8, 0.4  # squares below the picture
SHORTEST_CHAIN = 2  # that is worth a word


@router.get("/table/{id}/end", response_class=HTMLResponse)
async def end(channel: TheChannel, who: Who, request: Request) -> HTMLResponse:
    """The reckoning of a finished game, as a part of its page."""
    own, session, translate = await own_seats(request, channel), channel.session, translator(request)
    _only_when_over(session)
    alone = own[0] if len(own) == 1 else SPECTATOR
    now = whole(current_view(channel, alone), translate)
    points = now["seats"][alone]["total"] if alone != SPECTATOR else 0
    mine = await own_games(request) if alone != SPECTATOR else []
    return page(
        request,
        "end.html",
        session=session,
        now=now,
        own=own,
        missing=session.game.missing(now["seats"][0]["total"]) if session.setup.seats == 1 else None,
        among=among(mine, who.browser(request), session.game.name, session.setup.seats == 1, points),
        chain=_chain(await _chains(channel, request), now["seats"], alone),
        plot=Markup(_plot(now["seats"], translate)),
        pictures=_pictures(session, own),
    )


async def _chains(channel: Channel, request: Request) -> list[int]:
    if "chains" not in channel.cache:
        session = channel.session
        channel.cache["chains"] = await heavily(request, longest_chains, session.setup, session.table.events)
    found: list[int] = channel.cache["chains"]
    return found


def _chain(chains: list[int], seats: list[dict[str, Any]], alone: int) -> Text | None:
    """The longest chain of the reader, or of all for who only watches."""
    longest = max(chains, default=0) if alone == SPECTATOR else chains[alone] if chains else 0
    if longest < SHORTEST_CHAIN:
        return None
    length = plural("{n} bonus mark in a row", "{n} bonus marks in a row", longest)
    if alone != SPECTATOR:
        return say("Largest chain: {length}", length=length)
    return say("Largest chain: {length} ({name})", length=length, name=seats[chains.index(longest)]["name"])


def _plot(seats: list[dict[str, Any]], translate: Translate) -> str:
    parts = [(title, [each["parts"][row][2] for each in seats]) for row, (_, title, _) in enumerate(seats[0]["parts"])]
    return bars(translate(say("Where the points came from")), parts, [each["seat"] for each in seats])


def _pictures(session: Session, own: list[int]) -> list[str]:
    """The seats whose sheets can be had: one's own, or all for who only watches; a board that all share comes once."""
    if not session.game.look.sheet:
        return [seat_name(own[0] if own else 0)]
    return [seat_name(seat) for seat in own or range(session.setup.seats)]


@router.get("/table/{id}/picture.png")
async def picture(channel: TheChannel, request: Request, seat: str = "A") -> Response:
    """The final sheet of a seat, as everybody may see it."""
    session = channel.session
    number = read_seat(seat, session.setup.seats)
    _only_when_over(session)
    drawn = await heavily(request, _drawn, session, number, translator(request))
    return Response(drawn, media_type="image/png")


def _drawn(session: Session, seat: int, translate: Translate) -> bytes:
    game, table = session.game, session.table
    sheet = game.look.drawn(table.view(SPECTATOR), SPECTATOR, shown=seat)
    return png(svg(_signed(sheet, session, seat), style=False, translate=translate))


def _signed(sheet: Picture, session: Session, seat: int) -> Picture:
    """With the game, who played it and the points below it."""
    game, total = session.game, session.game.score(session.table.state, seat).total
    name, points = session.seats[seat].name, plural("{n} point", "{n} points", total)
    words = [game.title, say("{name}", name=name), points] if name else [game.title, points]
    pattern = " · ".join(f"{{word{number}}}" for number in range(len(words)))
    text = say(pattern, **{f"word{number}": word for number, word in enumerate(words)})
    caption = Box("signed", 0, sheet.height, sheet.width, CAPTION, text, shape=Shape.CAPTION)
    return replace(sheet, height=sheet.height + CAPTION + MARGIN, zones=(*sheet.zones, (caption,)), panes=())


def _only_when_over(session: Session) -> None:
    if not session.over:
        raise Refusal("The result can be had when the game is over.")
