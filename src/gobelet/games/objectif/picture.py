"""How does it look?"""

from collections.abc import Iterator

from gobelet.core.game import seat_name
from gobelet.core.picture import Box, Mark, Picture, Shape, numeral, panel
from gobelet.core.text import NOTHING, Text, say
from gobelet.games.objectif.notation import CARD_NAMES, DICE
from gobelet.games.objectif.scoring import is_made
from gobelet.games.objectif.seats import SYMBOLS, draw_columns, draw_seat, seat_ink
from gobelet.games.objectif.sheet import CARDS, NAMES, POINTS, REROLLS
from gobelet.games.objectif.state import NONE, State

EXAMPLES = {  # what would make the card; a question mark is any die
    "joker": "dice?????", "pair": "dice33???", "three": "dice333??", "two_pairs": "dice3355?",
    "small_straight": "dice2345?", "no_even": "dice15313", "no_odd": "dice26424", "full_house": "dice33355",
    "large_straight": "dice23456", "four": "dice3333?",
}  # fmt: skip
WIDTH, MARGIN, GAP = 14.0, 0.4, 0.15
INNER = WIDTH - 2 * MARGIN
TOP_HEIGHT, LAST_HEIGHT, HAND_HEIGHT = 2.3, 1.3, 4.3
TABLE, SEAT_STEP = 3.35, 1.3


def picture(state: State, seat: int) -> Picture:
    boxes = [*_dice(state), *_rounds(state), *draw_columns(TABLE - 0.5)]
    for who in range(state.seats):
        boxes += draw_seat(state, who, seat, MARGIN, TABLE + who * SEAT_STEP, INNER)
    bottom = TABLE + state.seats * SEAT_STEP
    boxes += _last_round(state, bottom)
    bottom += LAST_HEIGHT
    if seat >= 0:
        boxes += _hand(state, seat, bottom + GAP)
        bottom += GAP + HAND_HEIGHT
    return Picture(WIDTH, bottom + MARGIN, tuple(boxes))


def _dice(state: State) -> Iterator[Box]:
    yield panel("tray", MARGIN, MARGIN, 8.4, TOP_HEIGHT, say("dice of {who}", who=seat_name(state.active)))
    for number, die in enumerate(DICE):
        face = 0 if state.picked_up >> number & 1 else state.dice[number]
        pattern = "die {number}: {face}" if face else "die {number}: in the cup"
        title = say(pattern, number=number + 1, face=face)
        label = numeral(face) if face else NOTHING
        yield Box(die.name, 0.85 + 1.6 * number, 1.15, 1.25, 1.25, label, title, "white", Shape.DIE)


def _rounds(state: State) -> Iterator[Box]:
    now, left = min(state.played + 1, state.rounds), REROLLS - state.rerolls
    label = say("round {number} of {rounds}", number=now, rounds=state.rounds)
    yield panel("rounds", 9.0, MARGIN, 4.6, TOP_HEIGHT, label)
    for number in range(1, state.rounds + 1):
        mark = Mark.DONE if number <= state.played else Mark.OPEN
        glyph = "turn" if number == state.played + 1 else ""
        yield Box(f"round{number}", 9.2 + 0.425 * (number - 1), 1.1, 0.36, 0.36, glyph=glyph, mark=mark)
    yield Box("rerolls", 9.3, 1.88, 2.6, 0.44, say("re-rolls left: {left}", left=left), shape=Shape.TEXT)
    for number in range(REROLLS):
        id, x, mark = f"reroll{number + 1}", 12 + 0.75 * number, Mark.OPEN if number < left else Mark.LOST
        yield Box(id, x, 1.78, 0.64, 0.64, ink="black", shape=Shape.DISC, glyph="reroll", mark=mark)


def _last_round(state: State, y: float) -> Iterator[Box]:
    if state.last_active == NONE:
        yield panel("last", MARGIN, y, INNER, LAST_HEIGHT, say("the last round will be shown here"))
        return
    label = say("last round, dice of {who}", who=seat_name(state.last_active))
    yield panel("last", MARGIN, y, INNER, LAST_HEIGHT, label)
    faces = [str(face) for face in sorted(state.last_dice)]
    title, glyph = say("last dice: {faces}", faces=" ".join(faces)), f"dice{''.join(faces)}"
    yield Box("last-dice", 0.6, y + 0.68, 3, 0.44, title=title, shape=Shape.CAPTION, glyph=glyph)
    for who in range(state.seats):
        for place in range(state.packs):
            yield _last_card(state, who, place, y + 0.65)


def _last_card(state: State, who: int, place: int, y: float) -> Box:
    card, name = NAMES[state.last_laid[who][place]], seat_name(who)
    made = is_made(state.last_laid[who][place], state.last_dice)
    label = say("{card} ✓" if made else "{card} ✗", card=SYMBOLS[card])
    title = say("{who} made {card}" if made else "{who} failed at {card}", who=name, card=CARD_NAMES[card])
    x = 4.6 + 1.8 * (who * state.packs + place)
    return Box(f"last-{name.lower()}{place + 1}", x, y, 1.75, 0.5, label, title, seat_ink(who), Shape.TEXT)


def _hand(state: State, seat: int, y: float) -> Iterator[Box]:
    yield panel("hand", MARGIN, y, INNER, HAND_HEIGHT, say("your cards"))
    for card in range(CARDS):
        x, top = 0.64 + 2.58 * (card % 5), y + 0.72 + 1.76 * (card // 5)
        yield _card(state, seat, card, x, top)
        if state.hand[seat][card] and _lies_there(state, card):
            id, title = f"{NAMES[card]}-made", say("the dice as they lie make {card}", card=CARD_NAMES[NAMES[card]])
            yield Box(id, x + 0.1, top + 0.1, 0.42, 0.42, NOTHING, title, "green", Shape.DISC, "check")


def _card(state: State, seat: int, card: int, x: float, y: float) -> Box:
    left = state.hand[seat][card] - state.laid[seat].count(card)
    name, points = CARD_NAMES[NAMES[card]], numeral(POINTS[card])
    label = say("{card} ×{left}", card=name, left=left) if left > 1 else name
    mark = Mark.OPEN if left else Mark.DONE if card in state.laid[seat] else Mark.LOST
    title, glyph = _title(card, mark), EXAMPLES[NAMES[card]]
    return Box(NAMES[card], x, y, 2.4, 1.52, label, title, "plain", Shape.CARD, glyph, mark, points)


def _title(card: int, mark: Mark) -> Text:
    name = CARD_NAMES[NAMES[card]]
    if mark == Mark.DONE:
        return say("{card}: laid", card=name)
    if mark == Mark.LOST:
        return say("{card}: played", card=name)
    return say("{card}, points: {points}", card=name, points=POINTS[card])


def _lies_there(state: State, card: int) -> bool:
    """Whether the dice as they lie make the card."""
    return all(state.dice) and is_made(card, state.dice)
