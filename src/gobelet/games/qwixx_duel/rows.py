"""How does a row of the board look?"""

from dataclasses import dataclass

from gobelet.core.drawn import drawn_once, part_of
from gobelet.core.game import seat_name
from gobelet.core.picture import Box, Mark, Run, Shape, Zone, numeral, panel
from gobelet.core.text import NOTHING, Text, plural, say
from gobelet.games.qwixx_duel.glyphs import LOCK, PAWN, SHIELD, STACK, TARGET
from gobelet.games.qwixx_duel.moves import at
from gobelet.games.qwixx_duel.notation import COLOUR_NAMES, write
from gobelet.games.qwixx_duel.scoring import part
from gobelet.games.qwixx_duel.sheet import BOXES, COLOURS, LAST, NEEDED_TO_CLOSE, NUMBERS
from gobelet.games.qwixx_duel.state import SEATS, State, front, is_closed, pawns_in

SEAT_INK = ("seat_a", "seat_b")
NOBODY = -1
_one_row = part_of(State, "pawns", "locks")


@dataclass(frozen=True, slots=True, eq=False)
class Arrangement:
    """Where things stand in a row, from its left upper corner."""

    width: float
    height: float
    boxes: Run  # the numbers, then the lock
    size: float  # of each
    standing: Run  # of the seats
    in_words: bool


WIDE = Arrangement(13.2, 1.95, Run(0.32, 0.8, 15 / 14), 0.92, Run(3.2, 0.14, 4.6), in_words=True)
TWO_LINES = Arrangement(8.1, 2.95, Run(0.22, 0.72, 1.33, 6, 1.1), 1.0, Run(2.6, 0.11, 2.8), in_words=False)


def draw_row(state: State, row: int, x: float, y: float, how: Arrangement) -> Zone:
    (ours, theirs), (our_lock, their_lock) = state.pawns, state.locks
    return _row(row, tuple(ours[row]), tuple(theirs[row]), our_lock[row], their_lock[row], x, y, how)


@drawn_once
def _row(
    row: int,
    ours: tuple[int, ...],
    theirs: tuple[int, ...],
    our_lock: int,
    their_lock: int,
    x: float,
    y: float,
    how: Arrangement,
) -> Zone:
    colour, board = COLOURS[row], _one_row((((ours,), (theirs,)), ((our_lock,), (their_lock,))))
    boxes = [panel(f"{colour}-row", x, y, how.width, how.height, COLOUR_NAMES[colour], colour)]
    for who in range(SEATS):
        boxes += _standing(row, who, pawns_in(board, who, 0), part(board, who, 0), x, y, how)
    closer = 0 if our_lock else 1 if their_lock else NOBODY
    foremost = NOBODY if is_closed(board, 0) else max(front(board, 0, 0), front(board, 1, 0))
    for box in range(BOXES):
        owner = 0 if ours[box] else 1 if theirs[box] else NOBODY
        height, closed = ours[box] + theirs[box], closer != NOBODY
        boxes.append(_number(row, box, owner, height, closed, box == foremost, x, y, how))
    if foremost >= 0:
        boxes.append(_front(row, foremost, ours[foremost] + theirs[foremost] == 1, x, y, how))
    return *boxes, _lock(row, closer, x, y, how)


@drawn_once
def _standing(row: int, who: int, pawns: int, points: int, x: float, y: float, how: Arrangement) -> Zone:
    """How many pawns a seat has in the row, and what they are worth."""
    (left, top), name, ink = how.standing.at(who), seat_name(who), SEAT_INK[who]
    label = say("no pawn")
    if pawns:  # one pawn makes one point, more of them more
        label = plural("{n} pawn = {points} point", "{n} pawns = {points} points", pawns, points=points)
    title = say("{who} in {colour}: {standing}", who=name, colour=COLOUR_NAMES[COLOURS[row]], standing=label)
    id = f"{COLOURS[row]}-{name.lower()}"
    if how.in_words:
        return (Box(id, x + left, y + top, 4.4, 0.47, label, title, ink, Shape.TEXT, PAWN[who]),)
    count, star = numeral(f"×{pawns}"), f"{id}-points"
    return (
        Box(id, x + left, y + top, 1.3, 0.5, count, title, ink, Shape.TEXT, PAWN[who]),
        Box(star, x + left + 1.4, y + top - 0.07, 0.6, 0.6, numeral(points), NOTHING, ink, Shape.STAR),
    )


@drawn_once
def _number(
    row: int, box: int, owner: int, height: int, closed: bool, foremost: bool, x: float, y: float, how: Arrangement
) -> Box:
    colour, (left, top) = COLOURS[row], how.boxes.at(box)
    id, label = write(at(row, box)), numeral(NUMBERS[row][box])
    place = say("{colour} {number}", colour=COLOUR_NAMES[colour], number=NUMBERS[row][box])
    if owner == NOBODY:
        title = say("{place}: closed", place=place) if closed else say("{place}: free", place=place)
        mark, glyph, note = Mark.LOST if closed else Mark.OPEN, None, NOTHING
    else:
        title = say("{place}: {pawns}", place=place, pawns=_pawns(owner, height, foremost))
        mark, glyph = Mark.DONE, (PAWN if height == 1 else STACK)[owner]
        note = numeral(height) if height > 1 else NOTHING
    return Box(id, x + left, y + top, how.size, how.size, label, title, colour, glyph=glyph, mark=mark, note=note)


def _pawns(owner: int, height: int, foremost: bool) -> Text:
    if height == 1:
        pattern = "a pawn of {who}, foremost and alone: can be captured" if foremost else "a pawn of {who}, safe"
        return say(pattern, who=seat_name(owner))
    pattern = "{height} pawns of {who}, foremost: safe, and may grow" if foremost else "{height} pawns of {who}, safe"
    return say(pattern, height=height, who=seat_name(owner))


@drawn_once
def _front(row: int, box: int, alone: bool, x: float, y: float, how: Arrangement) -> Box:
    """A badge on the foremost pawn or stack: a target if it can be captured, a shield if it cannot."""
    left, top = how.boxes.at(box)
    id, glyph = f"{COLOURS[row]}-front", TARGET if alone else SHIELD
    return Box(id, x + left - 0.08, y + top - 0.15, 0.44, 0.44, ink=COLOURS[row], glyph=glyph, shape=Shape.DISC)


@drawn_once
def _lock(row: int, owner: int, x: float, y: float, how: Arrangement) -> Box:
    (left, top), id, ink, name = how.boxes.at(BOXES), f"{COLOURS[row]}-lock", COLOURS[row], COLOUR_NAMES[COLOURS[row]]
    if owner != NOBODY:
        title = say("{colour} lock: closed by {who}", colour=name, who=seat_name(owner))
        mark, glyph, note = Mark.DONE, PAWN[owner], NOTHING
    else:
        pattern = "{colour} lock: {last} closes the row, with {needed} own pawns in it before"
        title = say(pattern, colour=name, last=NUMBERS[row][LAST], needed=NEEDED_TO_CLOSE)
        mark, glyph, note = Mark.PRINTED, LOCK, say("{needed}+", needed=NEEDED_TO_CLOSE)
    return Box(id, x + left, y + top, how.size, how.size, title=title, ink=ink, glyph=glyph, mark=mark, note=note)
