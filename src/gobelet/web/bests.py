"""How good was that, for me? A result among one's own of the same game, alone or with others."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import mean

from fastapi import APIRouter, Request

from gobelet.core.text import Text, plural, say
from gobelet.web.dependencies import Who
from gobelet.web.language import translator
from gobelet.web.own_games import Finished, own_games
from gobelet.web.results import Results
from gobelet.web.statistics import results_of

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class Among:
    """Where a result stands; equal points share a place."""

    place: int
    number: int
    best: int
    mean: float


def among(tables: Iterable[Finished], browser: str, game: str, alone: bool, points: int) -> Among | None:
    """None for who has no other result to compare it with."""
    groups = results_of(tables, browser).get(game, [])
    totals = [total for each in groups if each.alone == alone for total in each.totals]
    if len(totals) < 2:
        return None
    return Among(1 + sum(total > points for total in totals), len(totals), max(totals), mean(totals))


@router.get("/bests")
async def bests(who: Who, request: Request) -> dict[str, str]:
    """One's best result of each game in words; the lobby asks for it when it is shown, as many games may be counted."""
    translate = translator(request)
    results = results_of(await own_games(request), who.browser(request))
    return {name: " · ".join(map(translate, _bests(groups))) for name, groups in results.items()}


def _bests(groups: Sequence[Results]) -> Iterator[Text]:
    """Alone, then with others, whoever they were."""
    if alone := [each for each in groups if each.alone]:
        best = max(total for each in alone for total in each.totals)
        yield plural("Your best alone: {n} point", "Your best alone: {n} points", best)
    if others := [each for each in groups if not each.alone]:
        best = max(total for each in others for total in each.totals)
        won = plural("{n} game won", "{n} games won", sum(each.wins for each in others))
        points = plural("Your best: {n} point", "Your best: {n} points", best)
        yield say("{points} with others, {won}", points=points, won=won)
