"""Who plays best with the dice of today? Everybody at this server has the same ones, and one attempt that counts."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.status import HTTP_303_SEE_OTHER as SEE_OTHER

from gobelet.core.game import Game
from gobelet.core.refusal import Refusal
from gobelet.core.setup import set_up
from gobelet.table.daily import Attempt, daily, today
from gobelet.table.hall import Hall
from gobelet.table.people import PERSON
from gobelet.table.session import DAILY
from gobelet.table.store import Taken
from gobelet.web.dependencies import TheHall, Who
from gobelet.web.lobby import game_called
from gobelet.web.render import page

router = APIRouter(include_in_schema=False)
WEEKS = 4  # that the calendar shows
SHOWN = 10  # of the best results


@dataclass(frozen=True)
class Line:
    """A result on the board; equal points share a place."""

    place: int
    attempt: Attempt
    mine: bool


@dataclass(frozen=True)
class Board:
    """A game on a day: what this browser did, and what all did."""

    game: Game
    mine: Attempt | None
    lines: list[Line]  # the best, and one's own wherever it stands
    finished: int
    begun: int


@router.get("/daily", response_class=HTMLResponse)
async def challenge(hall: TheHall, who: Who, request: Request) -> HTMLResponse:
    browser, day = who.browser(request), today()
    await _settle(hall, browser, day)
    attempts = await hall.store.attempts.on(day.isoformat())
    boards = [board(game, [each for each in attempts if each.game == game.name], browser) for game in solo(hall)]
    days = [day - timedelta(n) for n in range(7 * WEEKS - 1, -1, -1)]
    own = await hall.store.attempts.of(browser, days[0].isoformat()) if browser else []
    calendar = {(each.day, each.game): each for each in own}
    return page(request, "daily.html", boards=boards, today=day, days=days, calendar=calendar)


@router.post("/daily/{name}")
async def begin(name: str, hall: TheHall, who: Who, request: Request) -> Response:
    """Today's game, from where one left it."""
    game, response = game_called(hall, name), RedirectResponse("/", SEE_OTHER)
    if 1 not in game.seats:
        raise Refusal("{game} cannot be played alone.", game=game.title)
    browser, day = who.greet(request, response), today()
    key = request.app.state.identity.key
    try:
        called = await hall.store.name_of(browser)
        seats, dice = [(PERSON, called)], daily(key, day, game.name)
        session = await hall.open(set_up(game, 1), seats, DAILY, opener=browser, daily=dice)
        await hall.sit(session.seats[0].token, browser)
        table = session.id
    except Taken:
        table = next(each.table for each in await hall.store.attempts.of(browser, day.isoformat()) if each.game == name)
    response.headers["location"] = f"/table/{table}"
    return response


def solo(hall: Hall) -> list[Game]:
    return [game for game in hall.games.values() if 1 in game.seats]


def board(game: Game, attempts: Sequence[Attempt], browser: str) -> Board:
    """The attempts come with the best first."""
    done = [each for each in attempts if each.points is not None]
    lines = [Line(1 + _better(done, each), each, each.holder == browser) for each in done]
    shown = [line for number, line in enumerate(lines) if number < SHOWN or line.mine]
    mine = next((each for each in attempts if each.holder == browser), None)
    return Board(game, mine, shown, len(done), len(attempts))


def _better(done: Sequence[Attempt], own: Attempt) -> int:
    return sum((each.points or 0) > (own.points or 0) for each in done)


async def _settle(hall: Hall, browser: str, day: date) -> None:
    """A game whose points could not be noted when it ended."""
    for attempt in await hall.store.attempts.of(browser, day.isoformat()) if browser else []:
        if attempt.points is None:
            try:
                session = await hall.look(attempt.table)
            except Refusal:  # deleted since, or of other rules
                continue
            if session.over:
                await hall.store.attempts.finish(attempt.table, session.game.score(session.table.state, 0).total)
