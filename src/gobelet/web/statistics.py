"""How have I played, and how did my dice fall? One's own finished games, counted."""

from collections.abc import Iterable
from functools import lru_cache

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from gobelet.core.game import Game
from gobelet.core.text import Translate, listed, say
from gobelet.table.store import Unknown
from gobelet.web.dependencies import Who
from gobelet.web.fallen import Fallen, together
from gobelet.web.heavy import heavily
from gobelet.web.language import translator
from gobelet.web.lobby import PICTURE_POLICY
from gobelet.web.own_games import MOST_GAMES, Counted, Finished, own_games
from gobelet.web.plots import Band, Series, Words, dice_plot, results_plot
from gobelet.web.render import page
from gobelet.web.results import LATEST, Results

router = APIRouter(include_in_schema=False)
MOST_ROWS = 6  # of a plot: the kinds of opponents that one met most often
ALL = "all"
OWN_PICTURE = {"content-security-policy": PICTURE_POLICY, "cache-control": "private, no-cache"}
results_drawn, dice_drawn = lru_cache(64)(results_plot), lru_cache(64)(dice_plot)


@router.get("/statistics", response_class=HTMLResponse)
async def statistics(who: Who, request: Request) -> HTMLResponse:
    mine = await own_games(request)
    results = results_of(mine, who.browser(request))
    fallen = dice_of(each.counted for each in mine)
    return page(request, "statistics.html", results=results, fallen=fallen, most=MOST_GAMES, latest=LATEST)


@router.get("/statistics/results/{game}.svg")
async def results_picture(game: str, who: Who, request: Request) -> Response:
    """One's own results in a game, drawn; nobody else's, as with everything here."""
    groups = results_of(await own_games(request), who.browser(request)).get(game)
    if not groups:
        raise Unknown("You have not finished such a game with this browser.")
    translate = translator(request)
    most = sorted(groups, key=lambda each: -len(each.totals))[:MOST_ROWS]
    series = tuple(
        Series(translate(each.title), tuple(each.bars()), tuple(each.totals), tuple(each.trend())) for each in most
    )
    words = words_of_results(groups[0].game, translate)
    return _picture(await heavily(request, results_drawn, series, words))


@router.get("/statistics/dice/{game}.svg")
async def dice_picture(game: str, request: Request) -> Response:
    fallen = dice_of(each.counted for each in await own_games(request)).get(game)
    if not fallen:
        raise Unknown("You have not finished such a game with this browser.")
    translate = translator(request)
    faces = tuple(Band(translate(face.title), face.seen, face.due, face.low, face.high) for face in fallen.rows())
    return _picture(await heavily(request, dice_drawn, faces, words_of_dice(fallen, translate)))


def _picture(drawing: str) -> Response:
    return Response(drawing, media_type="image/svg+xml", headers=OWN_PICTURE)


def words_of_results(game: Game, translate: Translate) -> Words:
    told = say("Left, how often each span of points came up; right, the points of each game in turn, with their trend.")
    return Words(
        title=translate(say("Your results in {game}", game=game.title)),
        told=translate(told),
        points=translate(say("Points")),
        games=translate(say("Games")),
        order=translate(say("Games, the oldest first")),
        lately=translate(say("mean of the latest {n}", n=LATEST)),
    )


def words_of_dice(fallen: Fallen, translate: Translate) -> Words:
    in_words = listed(
        [say("{face}: {seen}, {judged}", face=face.title, seen=face.seen, judged=face.judged) for face in fallen.rows()]
    )
    return Words(
        title=translate(say("How the dice fell: {game}", game=fallen.title)),
        told=translate(in_words),
        fell=translate(say("fell")),
        expected=translate(say("expected, with the band of chance")),
    )


def results_of(tables: Iterable[Finished], browser: str) -> dict[str, list[Results]]:
    """By game, then by seats and opponents."""
    found: dict[tuple[str, int, tuple[str, ...]], Results] = {}
    for _, _, each, seats in tables:
        for number, seat in enumerate(seats):
            if seat.holder == browser:
                against = tuple(sorted({other.kind for other in seats if other is not seat}))
                key = each.game.name, len(seats), against
                results = found.setdefault(key, Results(each.game, len(seats), against))
                results.totals.append(each.totals[number])
                results.wins += number in each.winners
    games: dict[str, list[Results]] = {}
    for key in sorted(found):
        games.setdefault(key[0], []).append(found[key])
    return games


def dice_of(tables: Iterable[Counted]) -> dict[str, Fallen]:
    """By game; if there are several, those of all games first."""
    found: dict[str, list[Fallen]] = {}
    for each in tables:
        if each.fallen.seen:
            found.setdefault(each.game.name, []).append(each.fallen)
    fallen = {name: together(of_one[0].title, of_one) for name, of_one in found.items()}
    return {ALL: together(say("All games"), fallen.values()), **fallen} if len(fallen) > 1 else fallen
