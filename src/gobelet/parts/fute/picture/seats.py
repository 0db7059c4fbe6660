"""How do the players stand: points by zone, foxes, actions left, who decides?"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from gobelet.core.drawn import drawn_once
from gobelet.core.game import seat_name
from gobelet.core.glyph import Glyph
from gobelet.core.picture import Box, Mark, Pane, Role, Shape, Zone, caption, numeral, panel, small_print
from gobelet.core.text import NOTHING, Text, say
from gobelet.parts.fute.answers import Answers
from gobelet.parts.fute.notation import COLOUR_NAMES, COLOURS
from gobelet.parts.fute.picture.icons import icon
from gobelet.parts.fute.scoring import ZONES
from gobelet.parts.fute.table import Bonus, Stage, State
from gobelet.parts.seats import draw_sign, sign_before, signed

BETWEEN = 0.1
Place = tuple[float, float]
Points = tuple[int, ...]  # of the five zones, then of the foxes
FOXES, REROLLS, EXTRAS, MIXES = "foxes", "rerolls", "extras", "mixes"
SIGNS = {FOXES: Bonus.FOX, REROLLS: Bonus.REROLL, EXTRAS: Bonus.EXTRA, MIXES: Bonus.MIX}
LEFT = {
    REROLLS: "{who}, re-rolls left: {left}",
    EXTRAS: "{who}, extra dice left: {left}",
    MIXES: "{who}, Mix actions left: {left}",
}


@dataclass(frozen=True, eq=False)
class Arrangement:
    """Where things stand in the line of a player: middles, from its left upper corner."""

    width: float
    height: float
    heading: float  # height of the signs above all lines; without it they stand beside each number
    zones: tuple[Place, ...]
    foxes: Place
    total: Place
    actions: tuple[Place, ...]
    standing: Place
    due: int  # how many kinds of bonuses that are due have room there

    def places(self) -> tuple[Place, ...]:
        return (*self.zones, self.foxes, *self.actions)


WIDE = Arrangement(
    width=16.2,
    height=0.9,
    heading=0.62,
    zones=tuple((4.17 + 1.05 * zone, 0.45) for zone in range(ZONES)),
    foxes=(9.55, 0.45),
    total=(10.77, 0.45),
    actions=((12.0, 0.45), (12.9, 0.45), (13.8, 0.45)),
    standing=(14.55, 0.45),
    due=3,
)
NARROW = Arrangement(
    width=8.1,
    height=1.75,
    heading=0,
    zones=tuple((0.85 + 1.28 * zone, 1.33) for zone in range(ZONES)),
    foxes=(7.25, 1.33),
    total=(3.25, 0.5),
    actions=((4.45, 0.5), (5.45, 0.5), (6.45, 0.5)),
    standing=(6.88, 0.5),
    due=2,
)


class Line(NamedTuple):
    """All that the line of a player shows."""

    who: int
    called: Text
    sign: Glyph | None  # before the name
    points: Points
    foxes: int
    actions: tuple[int, ...]  # left of each kind
    heap: tuple[int, ...]  # bonuses that are due, if any are
    decides: bool


def draw_seats(
    state: State,
    rules: Answers,
    points: Sequence[Points],
    viewer: int,
    shown: int,
    how: Arrangement,
    x: float,
    y: float,
    original: bool,
    mixes: Sequence[int],
) -> list[Zone]:
    """A line for each player; `mixes` are the Mix actions that each has left, where there are any."""
    zones, asked = [_heading(how, x, y, bool(mixes)) if how.heading else ()], rules.asked(state)
    for who in range(state.table.seats):
        player, top = state.players[who], y + how.heading + who * (how.height + BETWEEN)
        rerolls, extras = player.rerolls_won - player.rerolls_used, player.extras_won - player.extras_used
        actions, heap = (rerolls, extras, *mixes[who : who + 1]), tuple(player.heap) if player.due else ()
        sign, decides = _sign_before(state, rules, who), bool(asked >> who & 1)
        line = Line(who, _called(who, viewer, shown), sign, points[who], player.foxes, actions, heap, decides)
        zones.append(_line(line, how, x, top, original))
    return zones


@drawn_once
def _line(line: Line, how: Arrangement, x: float, y: float, original: bool) -> Zone:
    who, id = line.who, seat_name(line.who).lower()
    return (
        panel(f"{id}-panel", x, y, how.width, how.height, ink=f"seat_{id}"),
        *draw_sign(who, line.sign, x + 0.2, y + 0.24, 0.42, say("{who} is active", who=seat_name(who))),
        _name(who, line.called, x + 0.75, y + 0.2, min(2.5, how.total[0] - 1.3)),
        *_figures(who, line.points, line.foxes, line.actions, how, x, y),
        *_standing(line, how, x + how.standing[0], y + how.standing[1], original),
    )


@drawn_once
def _figures(
    who: int, points: Points, foxes: int, actions: tuple[int, ...], how: Arrangement, x: float, y: float
) -> Zone:
    boxes = [_total(who, sum(points), x + how.total[0], y + how.total[1])]
    numbers = zip((*COLOURS[1:], FOXES, REROLLS, EXTRAS, MIXES), (*points, *actions), strict=False)
    for (kind, number), (middle, height) in zip(numbers, how.places(), strict=False):
        boxes += _figure(who, kind, number, foxes, how, x + middle, y + height)
    return tuple(boxes)


@drawn_once
def _heading(how: Arrangement, x: float, y: float, mixes: bool) -> Zone:
    """The sign of each column above all lines."""
    kinds = (*COLOURS[1:], FOXES, REROLLS, EXTRAS, *([MIXES] if mixes else []))
    middles = (x + middle for middle, _ in how.places())
    return tuple(
        _sign(f"column-{kind}", middle, y + how.heading / 2, kind) for kind, middle in zip(kinds, middles, strict=False)
    )


def table_height(seats: int, how: Arrangement) -> float:
    return how.heading + seats * (how.height + BETWEEN) - BETWEEN


def pane(y: float, w: float, seats: int, how: Arrangement, zones: Sequence[Zone]) -> Pane:
    """All of it, from edge to edge of a paper."""
    return Pane("seats", Role.POINTS, say("players"), (0, y, w, table_height(seats, how)), zones)


@drawn_once
def _figure(who: int, kind: str, number: int, foxes: int, how: Arrangement, x: float, y: float) -> Zone:
    id, width, boxes = f"{seat_name(who).lower()}-{kind}", 1.1 if kind == FOXES else 0.8, []
    if not how.heading:
        boxes.append(_sign(f"{id}-sign", x - 0.42, y, kind))
        x += 0.18
    label, title = _written(seat_name(who), kind, number, foxes)
    return *boxes, caption(id, x - width / 2, y - 0.24, width, 0.48, label, title)


def _written(who: str, kind: str, number: int, foxes: int) -> tuple[Text, Text]:
    """A figure, and what it means."""
    if kind == FOXES:
        worth = signed(number)
        title = say("{who}, foxes: {foxes}, points for them: {points}", who=who, foxes=foxes, points=worth)
        return say("{foxes}: {points}", foxes=foxes, points=worth) if foxes else numeral("–"), title
    if kind in LEFT:
        return numeral(number), say(LEFT[kind], who=who, left=number)
    worth = signed(number)
    return numeral(worth), say("{who}, {colour}: {points}", who=who, colour=COLOUR_NAMES[kind], points=worth)


def _sign(id: str, x: float, y: float, kind: str) -> Box:
    if kind in SIGNS:
        return icon(id, x - 0.25, y - 0.25, 0.5, SIGNS[kind])
    return Box(id, x - 0.13, y - 0.2, 0.26, 0.4, NOTHING, COLOUR_NAMES[kind], kind, Shape.TEXT)


def whose_sheet(state: State, viewer: int, shown: int) -> int:
    """The seat whose sheet is drawn: if none is asked for, players see their own, others that of the active player."""
    if shown >= 0:
        return shown
    return viewer if viewer >= 0 else state.table.active


def _called(who: int, viewer: int, shown: int) -> Text:
    if who == viewer:
        return say("{who} (you)", who=seat_name(who))
    return say("{who} (shown)", who=seat_name(who)) if who == shown else numeral(seat_name(who))


@drawn_once
def _name(who: int, called: Text, x: float, y: float, w: float) -> Box:
    id = seat_name(who).lower()
    return Box(f"{id}-name", x, y, w, 0.5, called, ink=f"seat_{id}", shape=Shape.TEXT)


@drawn_once
def _total(who: int, points: int, x: float, y: float) -> Box:
    id, title = seat_name(who).lower(), say("{who}, points: {points}", who=seat_name(who), points=signed(points))
    return Box(f"{id}-total", x - 0.42, y - 0.42, 0.84, 0.84, numeral(signed(points)), title, f"seat_{id}", Shape.STAR)


def _sign_before(state: State, rules: Answers, who: int) -> Glyph | None:
    """What stands before the name of a player."""
    if state.table.stage != Stage.OVER:
        return sign_before(who, state.table.active, None)
    return sign_before(who, state.table.active, rules.winners(state)) if state.table.seats > 1 else None


def _standing(line: Line, how: Arrangement, x: float, y: float, original: bool) -> Iterator[Box]:
    """Bonuses that are due, or whether the player still has to decide."""
    id, due = seat_name(line.who).lower(), [kind for kind, count in enumerate(line.heap) if count]
    for place, kind in enumerate(due[: how.due]):
        yield icon(f"{id}-due{place + 1}", x + 0.5 * place, y - 0.23, 0.46, kind, Mark.OPEN, original)
    if line.decides and not due:
        yield small_print(f"{id}-decides", x, y - 0.23, how.width - how.standing[0] - 0.1, 0.46, say("decides"))
