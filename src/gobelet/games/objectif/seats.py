"""How does the panel of a seat look: what it has laid, won, lost, captured, and still holds?"""

from collections.abc import Sequence
from dataclasses import dataclass

from gobelet.core.drawn import drawn_once, part_of
from gobelet.core.game import seat_name
from gobelet.core.glyph import BACK, CHECK, CROSS, Glyph
from gobelet.core.picture import Box, Mark, Run, Shape, Zone, caption, numeral, panel
from gobelet.core.text import NOTHING, Text, say
from gobelet.games.objectif.notation import CARD_NAMES
from gobelet.games.objectif.scoring import captured_points, card_points, winners
from gobelet.games.objectif.sheet import CARDS, NAMES, POINTS
from gobelet.games.objectif.state import HIDDEN, NONE, Stage, State, sealed
from gobelet.parts.seats import draw_sign, seat_ink, sign_before

SYMBOLS = {  # a card in a nutshell
    "joker": "★", "pair": "2×", "three": "3×", "two_pairs": "2+2", "small_straight": "1–4",
    "no_even": "135", "no_odd": "246", "full_house": "3+2", "large_straight": "1–5", "four": "4×",
}  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Arrangement:
    """Where things stand in the panel of a seat, from its left upper corner."""

    width: float
    height: float
    laid: float  # how far right
    captured: float
    words: tuple[float, float, float]  # "laid" and "captured": how far right, and at which height
    columns: float  # height of the headings
    fates: Run
    fate: tuple[float, float]  # size of one; and height of two, one above the other
    both: float


WIDE = Arrangement(13.2, 1.15, 3.42, 12.2, (3.17, 11.85, -0.5), -0.5, Run(4.8, 0.25, 5 / 7), (0.62, 0.64), 0.97)
TWO_LINES = Arrangement(8.1, 2.4, 4.2, 7.2, (3.35, 5.72, 0.36), 1.06, Run(0.17, 1.58, 0.78), (0.7, 0.7), 0.86)


_one_seat = part_of(State, "packs", "laid", "won", "lost", "captured")


@drawn_once
def draw_columns(x: float, y: float, how: Arrangement, prefix: str = "") -> Zone:
    """The headings: above all seats, or within each."""
    laid, captured, line = how.words
    boxes = [
        Box(f"{prefix}laid", x + laid, y + line, 1.6 if line < 0 else 0.8, 0.42, shape=Shape.CAPTION, note=say("laid")),
        Box(f"{prefix}captured-word", x + captured, y + line, 1.4, 0.42, shape=Shape.CAPTION, note=say("captured")),
    ]
    for card, name in enumerate(NAMES):
        title = say("{card}, points: {points}", card=CARD_NAMES[name], points=POINTS[card])
        left, label = x + how.fates.at(card)[0] - 0.02, numeral(SYMBOLS[name])
        boxes.append(caption(f"{prefix}column-{name}", left, y + how.columns, how.fate[0] + 0.04, 0.44, label, title))
    return tuple(boxes)


def sign(state: State, who: int) -> Glyph | None:
    """What stands before the name of a seat."""
    return sign_before(who, state.active, winners(state) if state.stage == Stage.OVER else None)


def draw_seat(state: State, who: int, you: bool, sign: Glyph | None, x: float, y: float, how: Arrangement) -> Zone:
    laid, won, lost = (tuple(state.laid[who]),), (tuple(state.won[who]),), (tuple(state.lost[who]),)
    cards = state.packs, laid, won, lost, (state.captured[who],)
    return _seat(_one_seat(cards), sealed(state, who), who, you, sign, x, y, how)


@drawn_once
def _seat(
    cards: State, hidden: bool, who: int, you: bool, sign: Glyph | None, x: float, y: float, how: Arrangement
) -> Zone:
    """From the cards of this seat only; those that are hidden lie face down."""
    id, packs = seat_name(who).lower(), cards.packs
    laid = (_laid(who, n, packs, cards.laid[0][n], hidden, x + how.laid, y + 0.14) for n in range(packs))
    return (
        panel(f"{id}-panel", x, y, how.width, how.height, ink=seat_ink(who)),
        *draw_sign(who, sign, x + 0.12, y + 0.36, 0.42, say("{who} is active", who=seat_name(who)), lean=0.02),
        _name(who, you, x + 0.55, y + 0.34),
        _points(who, card_points(cards, 0) + captured_points(cards, 0), x + 2.4, y + 0.17),
        *laid,
        *(draw_columns(x, y, how, f"{id}-") if how.columns > 0 else ()),
        *_fates(who, packs, cards.won[0], cards.lost[0], x, y, how),
        _captured(who, cards.captured[0], x + how.captured, y + 0.14),
    )


@drawn_once
def _name(who: int, you: bool, x: float, y: float) -> Box:
    name = seat_name(who)
    label = say("{who} (you)", who=name) if you else numeral(name)
    return Box(f"{name.lower()}-name", x, y, 1.85, 0.46, label, ink=seat_ink(who), shape=Shape.TEXT)


@drawn_once
def _points(who: int, points: int, x: float, y: float) -> Box:
    id, title = f"{seat_name(who).lower()}-points", say("{who}, points: {points}", who=seat_name(who), points=points)
    return Box(id, x, y, 0.82, 0.82, numeral(points), title, seat_ink(who), Shape.STAR)


@drawn_once
def _captured(who: int, count: int, x: float, y: float) -> Box:
    id, title = seat_name(who).lower(), say("{who}, captured cards: {count}", who=seat_name(who), count=count)
    return Box(f"{id}-captured", x, y, 0.7, 0.87, numeral(count), title, seat_ink(who), glyph=BACK)


@drawn_once
def _laid(who: int, place: int, packs: int, card: int, hidden: bool, x: float, y: float) -> Box:
    name, ink, w = seat_name(who), seat_ink(who), 1.1
    id = f"{name.lower()}-laid{place + 1}"
    if packs > 1:
        x, w = x - 0.12 + 0.74 * place, 0.68
    if card == NONE:
        title = say("{who} has not laid a card", who=name)
        return Box(id, x, y, w, 0.87, title=title, ink=ink, mark=Mark.PRINTED)
    if card == HIDDEN:
        title = say("{who} has laid a card face down", who=name)
        return Box(id, x, y, w, 0.87, title=title, ink=ink, glyph=BACK)
    pattern = "{who} has laid {card}, face down" if hidden else "{who} plays for {card}"
    title, label = say(pattern, who=name, card=CARD_NAMES[NAMES[card]]), numeral(SYMBOLS[NAMES[card]])
    return Box(id, x, y, w, 0.87, label, title, ink, mark=Mark.OPEN if hidden else Mark.DONE)


@drawn_once
def _fates(who: int, packs: int, won: Sequence[int], lost: Sequence[int], x: float, y: float, how: Arrangement) -> Zone:
    boxes = []
    for card in range(CARDS):
        for copy in range(packs):
            fate = "won" if copy < won[card] else "lost" if copy < won[card] + lost[card] else "in hand"
            boxes.append(_fate(who, card, copy, packs, fate, x, y, how))
    return tuple(boxes)


@drawn_once
def _fate(who: int, card: int, copy: int, packs: int, fate: str, x: float, y: float, how: Arrangement) -> Box:
    """What has become of one copy of a card; public, since all played cards are seen (OB12)."""
    id, ink = f"{seat_name(who).lower()}-{NAMES[card]}{copy + 1}", seat_ink(who)
    (left, top), (w, h) = how.fates.at(card), how.fate
    if packs > 1:
        top, h = top - (how.both - h) / 2 + (how.both + 0.05) / 2 * copy, (how.both - 0.05) / 2
    names: dict[str, Text | str] = {"who": seat_name(who), "card": CARD_NAMES[NAMES[card]]}
    glyph: Glyph | None
    pattern, label, glyph, mark = "{who}: {card} in hand", numeral(POINTS[card]), None, Mark.OPEN
    if fate == "won":
        pattern, label, glyph, mark = "{who}: {card} won", NOTHING, CHECK, Mark.DONE
    elif fate == "lost":
        pattern, label, glyph, mark = "{who}: {card} lost", NOTHING, CROSS, Mark.LOST
    return Box(id, x + left, y + top, w, h, label, say(pattern, **names), ink, glyph=glyph, mark=mark)
