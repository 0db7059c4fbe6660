"""How do the players stand: points by zone, foxes, actions left, who decides?"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gobelet.core.game import seat_name
from gobelet.core.picture import Box, Mark, Shape, caption, numeral, panel, small_print
from gobelet.core.text import NOTHING, Text, say
from gobelet.parts.fute.answers import Answers
from gobelet.parts.fute.notation import COLOUR_NAMES, COLOURS
from gobelet.parts.fute.picture.icons import icon
from gobelet.parts.fute.picture.zones import signed
from gobelet.parts.fute.scoring import ZONES
from gobelet.parts.fute.table import Bonus, Stage, State

BETWEEN = 0.1
Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Figure:
    """A number in the line of a player, and the sign that stands for it."""

    id: str
    label: Text
    title: Text
    sign: str | Bonus


@dataclass(frozen=True, slots=True)
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
)
NARROW = Arrangement(
    width=9.6,
    height=1.75,
    heading=0,
    zones=tuple((0.95 + 1.5 * zone, 1.33) for zone in range(ZONES)),
    foxes=(8.65, 1.33),
    total=(3.75, 0.5),
    actions=((5.15, 0.5), (6.35, 0.5), (7.55, 0.5)),
    standing=(7.95, 0.5),
)


def draw_seats(
    state: State, rules: Answers, seat: int, how: Arrangement, x: float, y: float, original: bool, mixes: Sequence[int]
) -> Iterator[Box]:
    """A line for each player; `mixes` are the Mix actions that each has left, where there are any."""
    for who in range(state.table.seats):
        top = y + how.heading + who * (how.height + BETWEEN)
        points, figures = rules.points(state, who), _figures(state, rules, who, mixes)
        if who == 0 and how.heading:
            for figure, (middle, _) in zip(figures, how.places(), strict=False):
                yield _sign(f"column-{figure.id}", x + middle, y + how.heading / 2, figure.sign)
        yield from _name(state, rules, who, seat, how, x, top)
        yield _total(who, sum(points), x + how.total[0], top + how.total[1])
        for figure, (middle, line) in zip(figures, how.places(), strict=False):
            yield from _figure(figure, seat_name(who).lower(), how, x + middle, top + line)
        yield from _standing(state, rules, who, x + how.standing[0], top + how.standing[1], original)


def table_height(seats: int, how: Arrangement) -> float:
    return how.heading + seats * (how.height + BETWEEN) - BETWEEN


def _figures(state: State, rules: Answers, who: int, mixes: Sequence[int]) -> list[Figure]:
    name, player, points, found = seat_name(who), state.players[who], rules.points(state, who), []
    for zone, colour in enumerate(COLOURS[1:]):
        worth = signed(points[zone])
        title = say("{who}, {colour}: {points}", who=name, colour=COLOUR_NAMES[colour], points=worth)
        found.append(Figure(colour, numeral(worth), title, colour))
    worth = signed(points[ZONES])
    title = say("{who}, foxes: {foxes}, points for them: {points}", who=name, foxes=player.foxes, points=worth)
    label = say("{foxes}: {points}", foxes=player.foxes, points=worth) if player.foxes else numeral("–")
    found.append(Figure("foxes", label, title, Bonus.FOX))
    left = player.rerolls_won - player.rerolls_used
    found.append(
        Figure("rerolls", numeral(left), say("{who}, re-rolls left: {left}", who=name, left=left), Bonus.REROLL)
    )
    left = player.extras_won - player.extras_used
    found.append(
        Figure("extras", numeral(left), say("{who}, extra dice left: {left}", who=name, left=left), Bonus.EXTRA)
    )
    if mixes:
        title = say("{who}, Mix actions left: {left}", who=name, left=mixes[who])
        found.append(Figure("mixes", numeral(mixes[who]), title, Bonus.MIX))
    return found


def _figure(figure: Figure, who: str, how: Arrangement, x: float, y: float) -> Iterator[Box]:
    if not how.heading:
        yield _sign(f"{who}-{figure.id}-sign", x - 0.42, y, figure.sign)
        x += 0.18
    width = 1.1 if figure.id == "foxes" else 0.8
    yield caption(f"{who}-{figure.id}", x - width / 2, y - 0.24, width, 0.48, figure.label, figure.title)


def _sign(id: str, x: float, y: float, sign: str | Bonus) -> Box:
    if isinstance(sign, Bonus):
        return icon(id, x - 0.25, y - 0.25, 0.5, sign)
    return Box(id, x - 0.13, y - 0.2, 0.26, 0.4, NOTHING, COLOUR_NAMES[sign], sign, Shape.TEXT)


def _name(state: State, rules: Answers, who: int, seat: int, how: Arrangement, x: float, y: float) -> Iterator[Box]:
    id, ink = seat_name(who).lower(), f"seat_{seat_name(who).lower()}"
    yield panel(f"{id}-panel", x, y, how.width, how.height, ink=ink)
    yield from _turn(state, rules, who, x + 0.2, y + 0.24)
    yield Box(f"{id}-name", x + 0.75, y + 0.2, 2.5, 0.5, _called(state, who, seat), ink=ink, shape=Shape.TEXT)


def _total(who: int, points: int, x: float, y: float) -> Box:
    id, title = seat_name(who).lower(), say("{who}, points: {points}", who=seat_name(who), points=signed(points))
    return Box(f"{id}-total", x - 0.42, y - 0.42, 0.84, 0.84, numeral(signed(points)), title, f"seat_{id}", Shape.STAR)


def _called(state: State, who: int, seat: int) -> Text:
    """A spectator sees the sheet of the active player."""
    if who == seat:
        return say("{who} (you)", who=seat_name(who))
    if seat < 0 and who == state.table.active:
        return say("{who} (shown)", who=seat_name(who))
    return numeral(seat_name(who))


def _turn(state: State, rules: Answers, who: int, x: float, y: float) -> Iterator[Box]:
    id, name = f"{seat_name(who).lower()}-turn", seat_name(who)
    over = state.table.stage == Stage.OVER
    if over and rules.winners(state) >> who & 1 and state.table.seats > 1:
        yield Box(id, x, y, 0.42, 0.42, title=say("{who} wins", who=name), shape=Shape.TEXT, glyph="crown")
    elif not over and state.table.active == who:
        yield Box(id, x, y, 0.42, 0.42, title=say("{who} is active", who=name), shape=Shape.TEXT, glyph="turn")


def _standing(state: State, rules: Answers, who: int, x: float, y: float, original: bool) -> Iterator[Box]:
    """Bonuses that are due, or whether the player still has to decide."""
    id, player = seat_name(who).lower(), state.players[who]
    if player.due:
        for place, kind in enumerate([kind for kind in Bonus if player.heap[kind]][:3]):
            yield icon(f"{id}-due{place + 1}", x + 0.5 * place, y - 0.23, 0.46, kind, Mark.OPEN, original)
    elif rules.asked(state) >> who & 1:
        yield small_print(f"{id}-decides", x, y - 0.2, 1.6, 0.4, say("decides"))
