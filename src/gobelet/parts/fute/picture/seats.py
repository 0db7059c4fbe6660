"""How do the players stand: points by zone, foxes, actions left, who decides?"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gobelet.core.game import seat_name
from gobelet.core.picture import Box, Mark, Shape, caption, drawn_once, numeral, panel, small_print
from gobelet.core.text import NOTHING, Text, say
from gobelet.parts.fute.answers import Answers
from gobelet.parts.fute.notation import COLOUR_NAMES, COLOURS
from gobelet.parts.fute.picture.icons import icon
from gobelet.parts.fute.picture.zones import signed
from gobelet.parts.fute.scoring import ZONES
from gobelet.parts.fute.table import Bonus, Stage, State

BETWEEN = 0.1
Place = tuple[float, float]
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


def draw_seats(
    state: State, rules: Answers, seat: int, how: Arrangement, x: float, y: float, original: bool, mixes: Sequence[int]
) -> Iterator[Box]:
    """A line for each player; `mixes` are the Mix actions that each has left, where there are any."""
    if how.heading:
        yield from _heading(how, x, y, bool(mixes))
    for who in range(state.table.seats):
        top = y + how.heading + who * (how.height + BETWEEN)
        points = rules.points(state, who)
        yield from _name(state, rules, who, seat, how, x, top)
        yield _total(who, sum(points), x + how.total[0], top + how.total[1])
        for (kind, number), (middle, line) in zip(_figures(state, who, points, mixes), how.places(), strict=False):
            yield from _figure(who, kind, number, state.players[who].foxes, how, x + middle, top + line)
        yield from _standing(state, rules, who, how, x, top, original)


@drawn_once
def _heading(how: Arrangement, x: float, y: float, mixes: bool) -> tuple[Box, ...]:
    """The sign of each column above all lines."""
    kinds = (*COLOURS[1:], FOXES, REROLLS, EXTRAS, *([MIXES] if mixes else []))
    middles = (x + middle for middle, _ in how.places())
    return tuple(
        _sign(f"column-{kind}", middle, y + how.heading / 2, kind) for kind, middle in zip(kinds, middles, strict=False)
    )


def table_height(seats: int, how: Arrangement) -> float:
    return how.heading + seats * (how.height + BETWEEN) - BETWEEN


def _figures(state: State, who: int, points: Sequence[int], mixes: Sequence[int]) -> list[tuple[str, int]]:
    """What stands in the line of a player, from the left: each number with its kind."""
    player = state.players[who]
    return [
        *zip((*COLOURS[1:], FOXES), points, strict=True),
        (REROLLS, player.rerolls_won - player.rerolls_used),
        (EXTRAS, player.extras_won - player.extras_used),
        *((MIXES, left) for left in mixes[who : who + 1]),
    ]


@drawn_once
def _figure(who: int, kind: str, number: int, foxes: int, how: Arrangement, x: float, y: float) -> tuple[Box, ...]:
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


def _name(state: State, rules: Answers, who: int, seat: int, how: Arrangement, x: float, y: float) -> Iterator[Box]:
    id, ink = seat_name(who).lower(), f"seat_{seat_name(who).lower()}"
    yield panel(f"{id}-panel", x, y, how.width, how.height, ink=ink)
    yield from _turn(state, rules, who, x + 0.2, y + 0.24)
    yield _written_name(who, _called(state, who, seat), x + 0.75, y + 0.2, min(2.5, how.total[0] - 1.3))


@drawn_once
def _written_name(who: int, called: Text, x: float, y: float, w: float) -> Box:
    id = seat_name(who).lower()
    return Box(f"{id}-name", x, y, w, 0.5, called, ink=f"seat_{id}", shape=Shape.TEXT)


@drawn_once
def _total(who: int, points: int, x: float, y: float) -> Box:
    id, title = seat_name(who).lower(), say("{who}, points: {points}", who=seat_name(who), points=signed(points))
    return Box(f"{id}-total", x - 0.42, y - 0.42, 0.84, 0.84, numeral(signed(points)), title, f"seat_{id}", Shape.STAR)


def _called(state: State, who: int, seat: int) -> Text:
    """Whose sheet is drawn; a spectator sees that of the active player."""
    if who == seat:
        return say("{who} (you)", who=seat_name(who))
    shown = seat < 0 and who == state.table.active
    return say("{who} (shown)", who=seat_name(who)) if shown else numeral(seat_name(who))


def _turn(state: State, rules: Answers, who: int, x: float, y: float) -> Iterator[Box]:
    id, name = f"{seat_name(who).lower()}-turn", seat_name(who)
    over = state.table.stage == Stage.OVER
    if over and rules.winners(state) >> who & 1 and state.table.seats > 1:
        yield Box(id, x, y, 0.42, 0.42, title=say("{who} wins", who=name), shape=Shape.TEXT, glyph="crown")
    elif not over and state.table.active == who:
        yield Box(id, x, y, 0.42, 0.42, title=say("{who} is active", who=name), shape=Shape.TEXT, glyph="turn")


def _standing(
    state: State, rules: Answers, who: int, how: Arrangement, x: float, y: float, original: bool
) -> Iterator[Box]:
    """Bonuses that are due, or whether the player still has to decide."""
    x, y = x + how.standing[0], y + how.standing[1]
    id, player = seat_name(who).lower(), state.players[who]
    if player.due:
        for place, kind in enumerate([kind for kind in Bonus if player.heap[kind]][: how.due]):
            yield icon(f"{id}-due{place + 1}", x + 0.5 * place, y - 0.23, 0.46, kind, Mark.OPEN, original)
    elif rules.asked(state) >> who & 1:
        yield small_print(f"{id}-decides", x, y - 0.23, how.width - how.standing[0] - 0.1, 0.46, say("decides"))
