"""How have I played, and how did my dice fall? One's own finished games, counted."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import mean

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from gobelet.core.event import Rolled
from gobelet.core.game import Game
from gobelet.core.replay import advance
from gobelet.core.text import Text, say
from gobelet.table.session import Session
from gobelet.web.dependencies import TheHall, Who
from gobelet.web.lobby import earlier
from gobelet.web.render import page

router = APIRouter(include_in_schema=False)
MOST_GAMES = 200
MOST_BARS = 12


@dataclass
class Results:
    """One game in one mode: alone, or with others."""

    game: Game
    alone: bool
    totals: list[int] = field(default_factory=list)
    wins: int = 0

    @property
    def mean(self) -> float:
        return mean(self.totals)

    def bars(self) -> list[tuple[str, int]]:
        """How many results lie in each span of points."""
        low, high = min(self.totals), max(self.totals)
        span = max(1, -(-(high - low + 1) // MOST_BARS))
        counted = Counter((total - low) // span for total in self.totals)
        return [
            (_span(low + span * bar, low + span * (bar + 1) - 1), counted[bar])
            for bar in range((high - low) // span + 1)
        ]


@dataclass
class Fallen:
    """How often each face came up, and how often it should have."""

    title: Text
    seen: Counter[str] = field(default_factory=Counter)
    due: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    titles: dict[str, Text] = field(default_factory=dict)

    def rows(self) -> list[tuple[Text, int, float]]:
        """Numbers first, then symbols."""
        faces = sorted(self.due, key=lambda face: (not face.isdigit(), face))
        return [(self.titles[face], self.seen[face], self.due[face]) for face in faces]


@router.get("/statistics", response_class=HTMLResponse)
async def statistics(hall: TheHall, who: Who, request: Request) -> HTMLResponse:
    browser = who.browser(request)
    tables = [each.session for each in await earlier(hall, browser, MOST_GAMES) if each.session.over]
    results, fallen = await asyncio.to_thread(lambda: (results_of(tables, browser), dice_of(tables)))
    return page(request, "statistics.html", results=results, fallen=fallen, most=MOST_GAMES)


def results_of(tables: Iterable[Session], browser: str) -> list[Results]:
    found: dict[tuple[str, bool], Results] = {}
    for session in tables:
        alone = session.setup.seats == 1
        winners = session.game.winners(session.table.state)
        results = found.setdefault((session.game.name, alone), Results(session.game, alone))
        for number, seat in enumerate(session.seats):
            if seat.holder == browser:
                results.totals.append(session.game.score(session.table.state, number).total)
                results.wins += number in winners
    return list(found.values())


def dice_of(tables: Sequence[Session]) -> list[Fallen]:
    found: dict[str, Fallen] = {}
    for session in tables:
        _count(session, found.setdefault(session.game.name, Fallen(session.game.title)))
    fallen = [each for each in found.values() if each.seen]
    return [_together(fallen), *fallen] if len(fallen) > 1 else fallen


def _together(games: Iterable[Fallen]) -> Fallen:
    """All dice of all games; faces that show the same are counted as one."""
    every = Fallen(say("All games"))
    for game in games:
        every.seen.update(game.seen)
        every.titles.update(game.titles)
        for face, due in game.due.items():
            every.due[face] += due
    return every


def _count(session: Session, fallen: Fallen) -> None:
    game, state = session.game, session.setup.start()
    for event in session.table.events:
        if isinstance(event, Rolled):
            for die, face, possible in zip(game.dice, event.faces, game.possible(state), strict=True):
                if die.by_lot or not possible:
                    continue
                fallen.seen[die.faces[face - 1]] += 1
                for each in possible:
                    fallen.due[die.faces[each - 1]] += 1 / len(possible)
                    fallen.titles[die.faces[each - 1]] = die.says(each)
        advance(game, state, event)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"
