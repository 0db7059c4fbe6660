"""How does a row of the board look?"""

from collections.abc import Iterator

from gobelet.core.game import seat_name
from gobelet.core.picture import Box, Mark, Shape, numeral, panel
from gobelet.core.text import NOTHING, Text, plural, say
from gobelet.games.qwixx_duel.moves import at
from gobelet.games.qwixx_duel.notation import COLOUR_NAMES, write
from gobelet.games.qwixx_duel.scoring import part
from gobelet.games.qwixx_duel.sheet import BOXES, COLOURS, LAST, NEEDED_TO_CLOSE, NUMBERS
from gobelet.games.qwixx_duel.state import SEATS, State, front, is_closed, opponent, pawns_in

HEIGHT = 1.95
FIRST, STEP, SIZE = 0.72, 15 / 14, 0.92  # of the number boxes
PAWN = ("pawn_a", "pawn_b")
STACK = ("stack_a", "stack_b")
SEAT_INK = ("seat_a", "seat_b")


def draw_row(state: State, row: int, left: float, y: float, width: float) -> Iterator[Box]:
    colour = COLOURS[row]
    yield panel(f"{colour}-row", left, y, width, HEIGHT, COLOUR_NAMES[colour], colour)
    for who in range(SEATS):
        yield _standing(state, row, who, 3.6 + 4.6 * who, y + 0.14)
    for box in range(BOXES):
        yield _number(state, row, box, FIRST + STEP * box, y + 0.8)
    if not is_closed(state, row):
        yield from _front(state, row, y + 0.66)
    yield _lock(state, row, 12.5, y + 0.8)


def _front(state: State, row: int, y: float) -> Iterator[Box]:
    """A badge on the foremost pawn or stack: a target if it can be captured, a shield if it cannot."""
    foremost = max(front(state, 0, row), front(state, 1, row))
    if foremost >= 0:
        alone = state.pawns[0][row][foremost] + state.pawns[1][row][foremost] == 1
        id, x, glyph = f"{COLOURS[row]}-front", FIRST - 0.14 + STEP * foremost, "target" if alone else "shield"
        yield Box(id, x, y, 0.46, 0.46, ink=COLOURS[row], glyph=glyph, shape=Shape.DISC)


def _standing(state: State, row: int, who: int, x: float, y: float) -> Box:
    pawns, name = pawns_in(state, who, row), seat_name(who)
    label = say("no pawn")
    if pawns:  # one pawn makes one point, more of them more
        label = plural("{n} pawn = {points} point", "{n} pawns = {points} points", pawns, points=part(state, who, row))
    title = say("{who} in {colour}: {standing}", who=name, colour=COLOUR_NAMES[COLOURS[row]], standing=label)
    id = f"{COLOURS[row]}-{name.lower()}"
    return Box(id, x, y, 4.4, 0.47, label, title, SEAT_INK[who], Shape.TEXT, PAWN[who])


def _number(state: State, row: int, box: int, x: float, y: float) -> Box:
    colour, closed = COLOURS[row], is_closed(state, row)
    owner = 0 if state.pawns[0][row][box] else 1
    height = state.pawns[owner][row][box]
    id, label = write(at(row, box)), numeral(NUMBERS[row][box])
    place = say("{colour} {number}", colour=COLOUR_NAMES[colour], number=NUMBERS[row][box])
    if not height:
        title = say("{place}: closed", place=place) if closed else say("{place}: free", place=place)
        return Box(id, x, y, SIZE, SIZE, label, title, colour, mark=Mark.LOST if closed else Mark.OPEN)
    title = say("{place}: {pawns}", place=place, pawns=_pawns(state, row, box, owner))
    glyph = (PAWN if height == 1 else STACK)[owner]
    note = numeral(height) if height > 1 else NOTHING
    return Box(id, x, y, SIZE, SIZE, label, title, colour, glyph=glyph, mark=Mark.DONE, note=note)


def _pawns(state: State, row: int, box: int, owner: int) -> Text:
    height = state.pawns[owner][row][box]
    foremost = not is_closed(state, row) and box == front(state, owner, row) > front(state, opponent(owner), row)
    if height == 1:
        pattern = "a pawn of {who}, foremost and alone: can be captured" if foremost else "a pawn of {who}, safe"
        return say(pattern, who=seat_name(owner))
    pattern = "{height} pawns of {who}, foremost: safe, and may grow" if foremost else "{height} pawns of {who}, safe"
    return say(pattern, height=height, who=seat_name(owner))


def _lock(state: State, row: int, x: float, y: float) -> Box:
    id, ink, name = f"{COLOURS[row]}-lock", COLOURS[row], COLOUR_NAMES[COLOURS[row]]
    if is_closed(state, row):
        owner = 0 if state.locks[0][row] else 1
        title = say("{colour} lock: closed by {who}", colour=name, who=seat_name(owner))
        return Box(id, x, y, 0.82, SIZE, title=title, ink=ink, glyph=PAWN[owner], mark=Mark.DONE)
    pattern = "{colour} lock: {last} closes the row, with {needed} own pawns in it before"
    title = say(pattern, colour=name, last=NUMBERS[row][LAST], needed=NEEDED_TO_CLOSE)
    note = say("{needed}+", needed=NEEDED_TO_CLOSE)
    return Box(id, x, y, 0.82, SIZE, title=title, ink=ink, glyph="lock_open", mark=Mark.PRINTED, note=note)
