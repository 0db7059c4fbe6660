"""How does it look?"""

from collections.abc import Iterator

from gobelet.core.game import seat_name
from gobelet.core.picture import (
    NARROW,
    Box,
    Mark,
    Picture,
    Run,
    Shape,
    caption,
    drawn_once,
    numeral,
    panel,
    small_print,
)
from gobelet.core.text import NOTHING, Text, say
from gobelet.games.qwixx_duel.moves import FIRST_COLOURED, WHITE_1, WHITE_2
from gobelet.games.qwixx_duel.notation import COLOUR_NAMES, DICE
from gobelet.games.qwixx_duel.question import signed
from gobelet.games.qwixx_duel.rows import PAWN, SEAT_INK, TWO_LINES, WIDE, draw_row
from gobelet.games.qwixx_duel.scoring import total, winners
from gobelet.games.qwixx_duel.sheet import COLOURS, MISS_POINTS, MISSES, POINTS, ROWS
from gobelet.games.qwixx_duel.state import SEATS, Stage, State, is_closed, supply

WIDTH, MARGIN = 14.0, 0.4
FIRST_ROW, ROW_STEP = 3.1, 2.15
BOTTOM, BOTTOM_HEIGHT = FIRST_ROW + ROWS * ROW_STEP, 1.8
EDGE, BETWEEN = 0.2, 0.12  # of narrow paper


def picture(state: State, seat: int) -> Picture:
    boxes = [panel("tray", MARGIN, MARGIN, 8.4, 2.5), *_dice(state, Run(0.75, 1.05, 1.25), Run(3.75, 1.05, 1.25))]
    for who in range(SEATS):
        boxes += _player(state, who, seat, 9, MARGIN + 1.3 * who, 4.6)
    for row in range(ROWS):
        boxes += draw_row(state, row, MARGIN, FIRST_ROW + ROW_STEP * row, WIDE)
    boxes.append(panel("misses", MARGIN, BOTTOM, 4.2, BOTTOM_HEIGHT, _price_of_misses()))
    boxes += _misses(state, Run(0.68, BOTTOM + 0.72, 0.95))
    boxes += _points(4.75, BOTTOM, WIDTH - MARGIN - 4.75, BOTTOM_HEIGHT, Run(4.92, BOTTOM + 0.6, 5 / 7), 0.64)
    return Picture(WIDTH, BOTTOM + BOTTOM_HEIGHT + MARGIN, tuple(boxes))


def narrow(state: State, seat: int) -> Picture:
    """One column, for phones: each row in two lines."""
    w, y = NARROW - 2 * EDGE, EDGE
    boxes = [panel("tray", EDGE, y, w, 2.35), *_dice(state, Run(0.45, y + 0.62, 1.25), Run(3.25, y + 0.62, 1.25))]
    y += 2.35 + BETWEEN
    for row in range(ROWS):
        boxes += draw_row(state, row, EDGE, y, TWO_LINES)
        y += TWO_LINES.height + BETWEEN
    for who in range(SEATS):
        boxes += _player(state, who, seat, EDGE + (w + BETWEEN) / 2 * who, y, (w - BETWEEN) / 2)
    y += 1.2 + BETWEEN
    boxes += [panel("misses", EDGE, y, w, 1.06, _price_of_misses()), *_misses(state, Run(4.4, y + 0.12, 0.95))]
    y += 1.06 + BETWEEN
    boxes += _points(EDGE, y, w, 3.0, Run(0.55, y + 0.62, 1.33, 6, 1.18), 0.78)
    return Picture(NARROW, y + 3.0 + EDGE, tuple(boxes))


def _dice(state: State, white: Run, coloured: Run) -> Iterator[Box]:
    yield _action("action1", white.x, white.y - 0.5, 2.6, say("1: any row"), state.stage == Stage.ACTION_1)
    label = say("2: white + colour, its row")
    yield _action("action2", coloured.x, coloured.y - 0.5, 4.9, label, state.stage == Stage.ACTION_2)
    for number in range(FIRST_COLOURED):
        yield _die(number, state.dice[number], False, *white.at(number))
    for row in range(ROWS):
        number = FIRST_COLOURED + row
        yield _die(number, state.dice[number], is_closed(state, row), *coloured.at(row))
    if state.dice[WHITE_1]:
        yield from _sums(state, white, coloured)


@drawn_once
def _action(id: str, x: float, y: float, w: float, label: Text, now: bool) -> Box:
    if now:
        return Box(id, x, y, w, 0.45, label, glyph="turn", shape=Shape.TEXT)
    return small_print(id, x, y, w, 0.45, label)


@drawn_once
def _die(number: int, face: int, out: bool, x: float, y: float) -> Box:
    name, ink = DICE[number].name, DICE[number].kind
    colour = COLOUR_NAMES.get(ink, say("white"))
    if out:
        title = say("{colour} die: out of play", colour=colour)
        return Box(name, x, y, 1.05, 1.05, NOTHING, title, ink, Shape.DIE, mark=Mark.LOST)
    if not face:
        title = say("{colour} die: not rolled yet", colour=colour)
        return Box(name, x, y, 1.05, 1.05, NOTHING, title, ink, Shape.DIE)
    title = say("{colour} die: {face}", colour=colour, face=face)
    return Box(name, x, y, 1.05, 1.05, numeral(face), title, ink, Shape.DIE)


def _sums(state: State, white: Run, coloured: Run) -> Iterator[Box]:
    """What each action can reach: the white sum, and under a coloured die its sums with either white one."""
    one, other = sorted((state.dice[WHITE_1], state.dice[WHITE_2]))
    yield caption("white-sum", white.x, white.y + 1.17, 2.3, 0.5, say("= {sum}", sum=one + other))
    for row, colour in enumerate(COLOURS):
        if face := state.dice[FIRST_COLOURED + row]:
            pattern = "= {low}" if one == other else "{low}, {high}"
            (x, y), sums = coloured.at(row), say(pattern, low=one + face, high=other + face)
            yield caption(f"{colour}-sums", x - 0.1, y + 1.17, 1.25, 0.5, sums)


def _player(state: State, who: int, seat: int, x: float, y: float, w: float) -> Iterator[Box]:
    name, left, points = seat_name(who), supply(state, who), signed(total(state, who))
    id = name.lower()
    yield panel(f"{id}-panel", x, y, w, 1.2)
    yield from _turn(state, who, x + 0.15, y + 0.15)
    label = say("{who} (you)", who=name) if who == seat else numeral(name)
    yield Box(f"{id}-name", x + 0.65, y + 0.1, 2.2, 0.58, label, ink=SEAT_INK[who], shape=Shape.TEXT)
    title = say("{who}, pawns left: {left}", who=name, left=left)
    yield small_print(f"{id}-supply", x + 0.65, y + 0.68, w - 1.95, 0.42, say("pawns left: {left}", left=left), title)
    title = say("{who}, points: {points}", who=name, points=points)
    yield Box(f"{id}-points", x + w - 1.2, y + 0.1, 1, 1, numeral(points), title, SEAT_INK[who], Shape.STAR)


def _turn(state: State, who: int, x: float, y: float) -> Iterator[Box]:
    id, name = f"{seat_name(who).lower()}-turn", seat_name(who)
    if state.stage == Stage.OVER and winners(state) >> who & 1:
        yield Box(id, x - 0.03, y, 0.5, 0.5, title=say("{who} wins", who=name), glyph="crown", shape=Shape.TEXT)
    elif state.stage != Stage.OVER and state.active == who:
        yield Box(id, x, y, 0.5, 0.5, title=say("{who}'s turn", who=name), glyph="turn", shape=Shape.TEXT)


def _price_of_misses() -> Text:
    return say("misses ({points} each)", points=signed(MISS_POINTS))


def _misses(state: State, run: Run) -> Iterator[Box]:
    owners = [who for who in range(SEATS) for _ in range(state.misses[who])]
    for place in range(MISSES):
        (x, y), id = run.at(place), f"miss{place + 1}"
        if place < len(owners):
            title = say("a miss of {who}", who=seat_name(owners[place]))
            yield Box(id, x, y, 0.82, 0.82, title=title, glyph=PAWN[owners[place]], mark=Mark.DONE)
        else:
            yield Box(id, x, y, 0.82, 0.82, title=say("free box for a miss"))


@drawn_once
def _points(x: float, y: float, w: float, h: float, run: Run, size: float) -> tuple[Box, ...]:
    boxes = [panel("points", x, y, w, h, say("points for so many pawns in a row"))]
    for pawns, points in enumerate(POINTS[1:], 1):
        left, top = run.at(pawns - 1)
        title = say("pawns: {pawns}, points: {points}", pawns=pawns, points=points)
        boxes += [
            Box(f"count{pawns}", left, top, size, 0.4, shape=Shape.CAPTION, note=numeral(pawns)),
            Box(f"points{pawns}", left, top + 0.38, size, size, numeral(points), title, "plain", Shape.STAR),
        ]
    return tuple(boxes)
