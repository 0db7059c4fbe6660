"""How does a newcomer learn a game? By a prepared one, step by step, on a page that lights what to point at."""

from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from gobelet.bots import opponents
from gobelet.core.game import Game
from gobelet.core.lesson import Lesson
from gobelet.core.record import read_event
from gobelet.core.saying import tokens
from gobelet.core.setup import set_up
from gobelet.core.text import Text
from gobelet.table.store import Unknown
from gobelet.table.table import Table
from gobelet.web.dependencies import TheHall
from gobelet.web.difference import whole
from gobelet.web.language import translator
from gobelet.web.lobby import game_called
from gobelet.web.render import page, panes, paper
from gobelet.web.replay import position_at

router = APIRouter(include_in_schema=False)
LEARNER = 0  # the seat


@dataclass(frozen=True)
class Shown:
    """A step as the page knows it."""

    text: Text
    at: int  # so many events have happened
    tokens: tuple[str, ...]  # that must be pointed at, none if there is only something to read


@router.get("/learn/{name}", response_class=HTMLResponse)
async def learn(name: str, hall: TheHall, request: Request) -> HTMLResponse:
    game, translate = game_called(hall, name), translator(request)
    if not game.lesson:
        raise Unknown("There is no first game of {game}.", game=game.title)
    table, steps = played(game, game.lesson)
    drawn_on = paper(request)
    now = position_at(table.setup, table.events[: steps[0].at], LEARNER, drawn_on == "narrow")
    return page(
        request,
        "learn.html",
        game=game,
        record=table.record(),
        steps=[{"text": translate(each.text), "at": each.at, "tokens": each.tokens} for each in steps],
        words={word: translate(text) for word, text in game.notation.words.items()},
        paper=drawn_on,
        now=whole(now, translate),
        drawing=panes(request, now.picture, rings=True),
        bots=opponents() if 2 in game.seats else [],
    )


def played(game: Game, lesson: Lesson) -> tuple[Table, list[Shown]]:
    """The whole game, and where in it each step is."""
    table, steps = Table(set_up(game, lesson.seats)), []
    for step in lesson.steps:
        for line in step.before:
            table.happen(read_event(game, lesson.seats, line))
        steps.append(Shown(step.text, len(table.events), tokens(step.by_hand or step.do)))
        if step.do:
            table.say(LEARNER, step.do)
    return table, steps
