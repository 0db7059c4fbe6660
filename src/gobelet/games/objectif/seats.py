"""How does the row of a seat look: what it has laid, won, lost, captured, and still holds?"""

from collections.abc import Iterator

from gobelet.core.game import seat_name
from gobelet.core.picture import Box, Mark, Shape, caption, numeral, panel
from gobelet.core.text import Text, say
from gobelet.games.objectif.notation import CARD_NAMES
from gobelet.games.objectif.scoring import captured_points, card_points, winners
from gobelet.games.objectif.sheet import CARDS, NAMES, POINTS
from gobelet.games.objectif.state import HIDDEN, NONE, Stage, State, sealed

SYMBOLS = {  # a card in a nutshell
    "joker": "★", "pair": "2×", "three": "3×", "two_pairs": "2+2", "small_straight": "1–4",
    "no_even": "135", "no_odd": "246", "full_house": "3+2", "large_straight": "1–5", "four": "4×",
}  # fmt: skip
HEIGHT = 1.15
FIRST_COLUMN, COLUMN = 5.2, 5 / 7


def seat_ink(who: int) -> str:
    return f"seat_{seat_name(who).lower()}"


def draw_columns(y: float) -> Iterator[Box]:
    """The headings above all seats."""
    yield Box("laid", 3.57, y, 1.6, 0.42, shape=Shape.CAPTION, note=say("laid"))
    for card, name in enumerate(NAMES):
        title = say("{card}, points: {points}", card=CARD_NAMES[name], points=POINTS[card])
        yield caption(f"column-{name}", FIRST_COLUMN + COLUMN * card, y, 0.66, 0.44, numeral(SYMBOLS[name]), title)
    yield Box("captured", 12.3, y, 1.3, 0.42, shape=Shape.CAPTION, note=say("captured"))


def draw_seat(state: State, who: int, seat: int, left: float, y: float, width: float) -> Iterator[Box]:
    name, ink = seat_name(who), seat_ink(who)
    id, points, captured = name.lower(), card_points(state, who) + captured_points(state, who), state.captured[who]
    yield panel(f"{id}-panel", left, y, width, HEIGHT, ink=ink)
    yield from _turn(state, who, y + 0.36)
    label = say("{who} (you)", who=name) if who == seat else numeral(name)
    yield Box(f"{id}-name", 0.95, y + 0.34, 1.85, 0.46, label, ink=ink, shape=Shape.TEXT)
    title = say("{who}, points: {points}", who=name, points=points)
    yield Box(f"{id}-points", 2.75, y + 0.17, 0.82, 0.82, numeral(points), title, ink, Shape.STAR)
    for place in range(state.packs):
        yield _laid(state, who, place, y + 0.14)
    for card in range(CARDS):
        for copy in range(state.packs):
            yield _fate(state, who, card, copy, y)
    title = say("{who}, captured cards: {count}", who=name, count=captured)
    yield Box(f"{id}-captured", 12.6, y + 0.14, 0.7, 0.87, numeral(captured), title, ink, glyph="back")


def _turn(state: State, who: int, y: float) -> Iterator[Box]:
    id, name = f"{seat_name(who).lower()}-turn", seat_name(who)
    if state.stage == Stage.OVER and winners(state) >> who & 1:
        yield Box(id, 0.5, y, 0.42, 0.42, title=say("{who} wins", who=name), shape=Shape.TEXT, glyph="crown")
    elif state.stage != Stage.OVER and state.active == who:
        yield Box(id, 0.52, y, 0.42, 0.42, title=say("{who} is active", who=name), shape=Shape.TEXT, glyph="turn")


def _laid(state: State, who: int, place: int, y: float) -> Box:
    name, ink, card = seat_name(who), seat_ink(who), state.laid[who][place]
    id, x, w = f"{name.lower()}-laid{place + 1}", 3.82, 1.1
    if state.packs > 1:
        x, w = 3.7 + 0.74 * place, 0.68
    if card == NONE:
        title = say("{who} has not laid a card", who=name)
        return Box(id, x, y, w, 0.87, title=title, ink=ink, mark=Mark.PRINTED)
    if card == HIDDEN:
        title = say("{who} has laid a card face down", who=name)
        return Box(id, x, y, w, 0.87, title=title, ink=ink, glyph="back")
    pattern = "{who} has laid {card}, face down" if sealed(state, who) else "{who} plays for {card}"
    title, label = say(pattern, who=name, card=CARD_NAMES[NAMES[card]]), numeral(SYMBOLS[NAMES[card]])
    return Box(id, x, y, w, 0.87, label, title, ink, mark=Mark.OPEN if sealed(state, who) else Mark.DONE)


def _fate(state: State, who: int, card: int, copy: int, y: float) -> Box:
    """What has become of one copy of a card; public, since all played cards are seen (OB12)."""
    id, ink = f"{seat_name(who).lower()}-{NAMES[card]}{copy + 1}", seat_ink(who)
    x, y, h = FIRST_COLUMN + COLUMN * card, y + 0.25, 0.64
    if state.packs > 1:
        y, h = y - 0.16 + 0.51 * copy, 0.46
    names: dict[str, Text | str] = {"who": seat_name(who), "card": CARD_NAMES[NAMES[card]]}
    won, lost = state.won[who][card], state.lost[who][card]
    if copy < won:
        title = say("{who}: {card} won", **names)
        return Box(id, x, y, 0.62, h, title=title, ink=ink, glyph="check", mark=Mark.DONE)
    if copy < won + lost:
        title = say("{who}: {card} lost", **names)
        return Box(id, x, y, 0.62, h, title=title, ink=ink, glyph="cross", mark=Mark.LOST)
    return Box(id, x, y, 0.62, h, numeral(POINTS[card]), say("{who}: {card} in hand", **names), ink)
