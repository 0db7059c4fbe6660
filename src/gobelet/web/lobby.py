"""Where do you choose a game? In the lobby: all games, a form for a new table, and your earlier tables."""

from collections.abc import Mapping

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from pydantic import ValidationError
from starlette.datastructures import FormData
from starlette.status import HTTP_303_SEE_OTHER as SEE_OTHER

from gobelet.bots import BOTS, Bot, opponents
from gobelet.bots.telling import figures, offer, unlearned
from gobelet.core.game import Game, seat_name
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup, set_up
from gobelet.core.text import Text
from gobelet.table.daily import today
from gobelet.table.hall import Hall
from gobelet.table.people import PERSON
from gobelet.table.session import FAIR
from gobelet.table.store import Unknown
from gobelet.web.dependencies import TheHall, Who
from gobelet.web.language import translator
from gobelet.web.mine import earlier
from gobelet.web.opening import open_as_wished
from gobelet.web.render import page, theme
from gobelet.web.sample import sample
from gobelet.web.schemas import Chair, NewTable
from gobelet.web.validation import explained

router = APIRouter(include_in_schema=False)
HERE, ELSEWHERE, NOBODY = "here", "elsewhere", "nobody"
SHOWN = 12  # of the latest tables
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"  # a drawing in a file of its own carries its style


@router.get("/", response_class=HTMLResponse)
async def lobby(hall: TheHall, who: Who, request: Request) -> HTMLResponse:
    mine = await earlier(hall, who.browser(request), SHOWN)
    games = list(hall.games.values())
    rivals = {game.name: rivals_in(set_up(game, 2)) for game in games if 2 in game.seats}
    attempts = await hall.store.attempts.of(who.browser(request), today().isoformat()) if mine else []
    done = {each.game: each for each in attempts}
    return page(request, "lobby.html", games=games, opponents=rivals, mine=mine, attempts=done)


def rivals_in(setup: Setup) -> list[tuple[Bot, Text]]:
    """Whom to play against, each in a line."""
    return [(bot, offer(bot, setup)) for bot in opponents()]


@router.get("/new/{name}", response_class=HTMLResponse)
async def new(name: str, hall: TheHall, who: Who, request: Request) -> HTMLResponse:
    game = game_called(hall, name)
    return page(
        request,
        "new.html",
        game=game,
        bots=BOTS,
        levels=[(bot, figures(bot, game)) for bot in opponents()],
        unlearned=unlearned(set_up(game, game.seats[0])),
        seats=[seat_name(each) for each in range(game.seats[-1])],
        me=await hall.store.name_of(who.browser(request)),
    )


@router.post("/open")
async def open_table(hall: TheHall, who: Who, request: Request) -> Response:
    """What a form of the lobby wishes; with somebody elsewhere, the links come first."""
    form = await request.form()
    wanted = wish(form)
    response = RedirectResponse("/", SEE_OTHER)
    session = await open_as_wished(wanted, hall, who.greet(request, response))
    waiting = any(chair.kind == PERSON and not chair.here for chair in wanted.seats)
    response.headers["location"] = f"/table/{session.id}{'/seats' if waiting else ''}"
    return response


def wish(form: FormData, game: str = "", options: Mapping[str, str] | None = None) -> NewTable:
    """The table that a form asks for; a fork of a record has its game and options already."""
    fields = {name: str(value) for name, value in form.items()}
    chosen = {name.removeprefix("option-"): value for name, value in fields.items() if name.startswith("option-")}
    try:
        wanted = NewTable(
            game=game or fields.get("game", ""),
            seats=chairs(form),
            options=chosen if options is None else dict(options),
            dice=fields.get("dice", FAIR),
            added=fields.get("added", ""),
            wait=True,  # the commitment has to reach the players before the first roll
        )
    except ValidationError as error:
        why = explained(error.errors(), skipped=0)
        raise Refusal("This table cannot be opened: {why}", why=why) from None
    persons = [chair for chair in wanted.seats if chair.kind == PERSON]
    if persons and not any(chair.here for chair in persons):
        raise Refusal("Take a seat yourself: only seated players see the invitation links.")
    return wanted


def chairs(form: FormData) -> list[Chair]:
    """The seats of a form, those apart that nobody takes."""
    kinds = [str(kind) for kind in form.getlist("seat")]
    names = [str(name).strip() for name in form.getlist("name")]
    return [
        Chair(kind=PERSON if kind in (HERE, ELSEWHERE) else kind, name=name, here=kind == HERE)
        for kind, name in zip(kinds, names + [""] * len(kinds), strict=False)
        if kind != NOBODY
    ]


@router.get("/picture/{name}.svg")
async def picture(name: str, hall: TheHall, request: Request) -> Response:
    headers = {"content-security-policy": PICTURE_POLICY, "cache-control": "max-age=3600"}
    drawing = sample(game_called(hall, name), translator(request))
    return Response(drawing, media_type="image/svg+xml", headers=headers)


@router.get("/theme.css")
async def theme_css() -> PlainTextResponse:
    return PlainTextResponse(theme(), media_type="text/css", headers={"cache-control": "max-age=3600"})


def game_called(hall: Hall, name: str) -> Game:
    if name not in hall.games:
        raise Unknown("There is no such game.")
    return hall.games[name]
