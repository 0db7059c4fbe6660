"""How does it look?"""

from collections.abc import Sequence

from gobelet.core.drawn import drawn_once, still
from gobelet.core.game import seat_name
from gobelet.core.glyph import CHECK, REROLL, TURN, dice
from gobelet.core.picture import (
    NARROW,
    Box,
    Ground,
    Mark,
    Pane,
    Picture,
    Role,
    Run,
    Shape,
    Zone,
    in_panes,
    numeral,
    panel,
)
from gobelet.core.text import NOTHING, Text, say
from gobelet.games.objectif.notation import CARD_NAMES, DICE
from gobelet.games.objectif.scoring import is_made
from gobelet.games.objectif.seats import SYMBOLS, TWO_LINES, WIDE, draw_columns, draw_seat, sign
from gobelet.games.objectif.sheet import CARDS, NAMES, POINTS, REROLLS
from gobelet.games.objectif.state import NONE, Stage, State
from gobelet.parts.seats import seat_ink

EXAMPLES = {  # what would make the card; a question mark is any die
    "joker": dice("?????"), "pair": dice("33???"), "three": dice("333??"), "two_pairs": dice("3355?"),
    "small_straight": dice("2345?"), "no_even": dice("15313"), "no_odd": dice("26424"), "full_house": dice("33355"),
    "large_straight": dice("23456"), "four": dice("3333?"),
}  # fmt: skip
WIDTH, MARGIN, GAP = 14.0, 0.4, 0.15
INNER = WIDTH - 2 * MARGIN
TOP_HEIGHT, LAST_HEIGHT, HAND_HEIGHT = 2.3, 1.3, 4.3
TABLE, HEADINGS = 3.35, 0.5  # where the seats begin, and what stands above them
_turned_up = still(State, "last_active", "last_dice", "last_laid", "seats", "packs")
EDGE, BETWEEN = 0.2, 0.12  # of narrow paper


def picture(state: State, seat: int) -> Picture:
    tray, rounds = (MARGIN, MARGIN, 8.4, TOP_HEIGHT), (9.0, MARGIN, 4.6, TOP_HEIGHT)
    track = _rounds(state.rounds, state.played, rounds, 9.2, 1.1)
    cards, y = [draw_columns(MARGIN, TABLE, WIDE)], TABLE
    for who in range(state.seats):
        cards.append(draw_seat(state, who, who == seat, sign(state, who), MARGIN, y, WIDE))
        y += WIDE.height + GAP
    cards.append((panel("last", MARGIN, y, INNER, LAST_HEIGHT, _whose_last_round(state)),))
    cards.append(_last_round(_turned_up(state), 0.6, y + 0.68, Run(4.6, y + 0.65, 1.8)))
    y += LAST_HEIGHT
    if seat >= 0:
        cards.append((panel("hand", MARGIN, y + GAP, INNER, HAND_HEIGHT, say("your cards")),))
        cards.append(_hand(state, seat, Run(0.65, y + GAP + 0.72, 2.59, 5, 1.76), 2.34, 1.52))
        y += GAP + HAND_HEIGHT
    table = (MARGIN, TABLE - HEADINGS, INNER, y - TABLE + HEADINGS)
    panes = (
        Pane("dice", Role.DICE, say("dice"), tray, (_tray(state, tray, Run(0.85, 1.15, 1.6)),)),
        Pane("rounds", Role.SIDE, say("rounds"), rounds, (track, _rerolls(state, 9.3, 1.88, Run(12, 1.78, 0.75)))),
        Pane("cards", Role.SHEET, NOTHING, table, cards),
    )
    return in_panes(WIDTH, y + MARGIN, panes)


def narrow(state: State, seat: int) -> Picture:
    """One column, for phones: the cards close to the dice."""
    w, y = NARROW - 2 * EDGE, EDGE
    tray = (EDGE, y, w, 2.12)
    panes = [Pane("dice", Role.DICE, say("dice"), tray, (_tray(state, tray, Run(0.45, y + 0.7, 1.59)),))]
    y += 2.12 + BETWEEN
    if seat >= 0:
        hand = (EDGE, y, w, 7.55)
        cards = _hand(state, seat, Run(0.42, y + 0.68, 3.92, 2, 1.37), 3.72, 1.18)
        panes.append(
            Pane("hand", Role.SHEET, say("your cards"), hand, ((panel("hand", *hand, say("your cards")),), cards))
        )
        y += 7.55 + BETWEEN
    rounds = (EDGE, y, w, 1.36)
    track, rerolls = _rounds(state.rounds, state.played, rounds, 0.45, y + 0.78), Run(5.3, y + 0.6, 0.8)
    panes.append(Pane("rounds", Role.SIDE, say("rounds"), rounds, (track, _rerolls(state, 5.1, y + 0.16, rerolls))))
    y += 1.36 + BETWEEN
    players, top = [], y
    for who in range(state.seats):
        players.append(draw_seat(state, who, who == seat, sign(state, who), EDGE, y, TWO_LINES))
        y += TWO_LINES.height + BETWEEN
    panes.append(Pane("players", Role.SHEET, say("players"), (EDGE, top, w, y - BETWEEN - top), players))
    last = (EDGE, y, w, 1.9 if state.seats * state.packs > 4 else 1.35)
    turned_up = _last_round(_turned_up(state), 5.1, y + 0.16, Run(0.45, y + 0.75, 1.95, 4, 0.55))
    zones = (panel("last", *last, _whose_last_round(state)),), turned_up
    panes.append(Pane("last", Role.SHEET, say("last round"), last, zones))
    return in_panes(NARROW, y + last[3] + EDGE, panes)


def _lying(state: State) -> Sequence[int]:
    """The dice on the table; when the game is over, the last ones stay there."""
    return state.last_dice if state.stage == Stage.OVER else state.dice


def _tray(state: State, ground: Ground, run: Run) -> Zone:
    return _dice(state.active, tuple(_lying(state)), state.picked_up, ground, run)


@drawn_once
def _dice(active: int, lying: tuple[int, ...], picked_up: int, ground: Ground, run: Run) -> Zone:
    faces = [0 if picked_up >> number & 1 else face for number, face in enumerate(lying)]
    boxes = (_die(number, face, *run.at(number)) for number, face in enumerate(faces))
    return panel("tray", *ground, say("dice of {who}", who=seat_name(active))), *boxes


@drawn_once
def _die(number: int, face: int, x: float, y: float) -> Box:
    pattern = "die {number}: {face}" if face else "die {number}: in the cup"
    title, label = say(pattern, number=number + 1, face=face), numeral(face) if face else NOTHING
    return Box(DICE[number].name, x, y, 1.25, 1.25, label, title, "white", Shape.DIE)


def which_round(state: State) -> Text:
    return _which(state.rounds, state.played)


def _which(rounds: int, played: int) -> Text:
    return say("round {number} of {rounds}", number=min(played + 1, rounds), rounds=rounds)


@drawn_once
def _rounds(rounds: int, played: int, ground: Ground, x: float, y: float) -> Zone:
    boxes = [panel("rounds", *ground, _which(rounds, played))]
    for number in range(1, rounds + 1):
        mark, glyph = Mark.DONE if number <= played else Mark.OPEN, TURN if number == played + 1 else None
        boxes.append(Box(f"round{number}", x + 0.358 * (number - 1), y, 0.31, 0.31, glyph=glyph, mark=mark))
    return tuple(boxes)


def _rerolls(state: State, x: float, y: float, run: Run) -> Zone:
    """None are left, and none are missed, when the game is over."""
    return () if state.stage == Stage.OVER else _rerolls_left(REROLLS - state.rerolls, x, y, run)


@drawn_once
def _rerolls_left(left: int, x: float, y: float, run: Run) -> Zone:
    boxes = [Box("rerolls", x, y, 2.6, 0.44, say("re-rolls left: {left}", left=left), shape=Shape.TEXT)]
    for number in range(REROLLS):
        id, mark = f"reroll{number + 1}", Mark.OPEN if number < left else Mark.LOST
        boxes.append(Box(id, *run.at(number), 0.64, 0.64, ink="black", shape=Shape.DISC, glyph=REROLL, mark=mark))
    return tuple(boxes)


def _whose_last_round(state: State) -> Text:
    if state.last_active == NONE:
        return say("the last round will be shown here")
    return say("last round, dice of {who}", who=seat_name(state.last_active))


@drawn_once
def _last_round(state: State, x: float, y: float, run: Run) -> Zone:
    if state.last_active == NONE:
        return ()
    faces = [str(face) for face in sorted(state.last_dice)]
    title, glyph = say("last dice: {faces}", faces=" ".join(faces)), dice("".join(faces))
    boxes = [Box("last-dice", x, y, 3, 0.44, title=title, shape=Shape.CAPTION, glyph=glyph)]
    for who in range(state.seats):
        for place in range(state.packs):
            card, number = state.last_laid[who][place], who * state.packs + place
            boxes.append(_last_card(who, place, card, is_made(card, state.last_dice), *run.at(number)))
    return tuple(boxes)


@drawn_once
def _last_card(who: int, place: int, number: int, made: bool, x: float, y: float) -> Box:
    card, name = NAMES[number], seat_name(who)
    label = say("{card} ✓" if made else "{card} ✗", card=SYMBOLS[card])
    title = say("{who} made {card}" if made else "{who} failed at {card}", who=name, card=CARD_NAMES[card])
    return Box(f"last-{name.lower()}{place + 1}", x, y, 1.75, 0.5, label, title, seat_ink(who), Shape.TEXT)


def _hand(state: State, seat: int, run: Run, w: float, h: float) -> Zone:
    return _cards(tuple(state.hand[seat]), tuple(state.laid[seat]), tuple(state.dice), run, w, h)


@drawn_once
def _cards(hand: tuple[int, ...], laid: tuple[int, ...], dice: tuple[int, ...], run: Run, w: float, h: float) -> Zone:
    """The cards of a seat, with a tick on those that the dice make."""
    boxes, made = [], _made_by(dice)
    for card, copies in enumerate(hand):
        (left, top), lying = run.at(card), laid.count(card)
        boxes.append(_card(card, copies - lying, lying > 0, left, top, w, h))
        if copies and made[card]:
            boxes.append(_tick(card, left + 0.1, top + 0.1))
    return tuple(boxes)


@drawn_once
def _made_by(dice: tuple[int, ...]) -> tuple[bool, ...]:
    """Whether the dice make each of the cards."""
    return tuple(all(dice) and is_made(card, dice) for card in range(CARDS))


@drawn_once
def _tick(card: int, x: float, y: float) -> Box:
    id, title = f"{NAMES[card]}-made", say("the dice as they lie make {card}", card=CARD_NAMES[NAMES[card]])
    return Box(id, x, y, 0.42, 0.42, NOTHING, title, "green", Shape.DISC, CHECK)


@drawn_once
def _card(card: int, left: int, laid: bool, x: float, y: float, w: float, h: float) -> Box:
    name, points = CARD_NAMES[NAMES[card]], numeral(POINTS[card])
    label = say("{card} ×{left}", card=name, left=left) if left > 1 else name
    mark = Mark.OPEN if left else Mark.DONE if laid else Mark.LOST
    title, glyph = _title(card, mark), EXAMPLES[NAMES[card]]
    return Box(NAMES[card], x, y, w, h, label, title, "plain", Shape.CARD, glyph, mark, points)


def _title(card: int, mark: Mark) -> Text:
    name = CARD_NAMES[NAMES[card]]
    if mark == Mark.DONE:
        return say("{card}: laid", card=name)
    if mark == Mark.LOST:
        return say("{card}: played", card=name)
    return say("{card}, points: {points}", card=name, points=POINTS[card])
