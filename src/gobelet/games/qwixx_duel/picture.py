"""How does it look?"""

from collections.abc import Iterator

from gobelet.core.game import seat_name
from gobelet.core.picture import Box, Mark, Picture, Shape, caption, numeral, panel, small_print
from gobelet.core.text import NOTHING, Text, say
from gobelet.games.qwixx_duel.moves import FIRST_COLOURED, WHITE_1, WHITE_2
from gobelet.games.qwixx_duel.notation import COLOUR_NAMES, DICE
from gobelet.games.qwixx_duel.question import signed
from gobelet.games.qwixx_duel.rows import PAWN, SEAT_INK, draw_row
from gobelet.games.qwixx_duel.scoring import total, winners
from gobelet.games.qwixx_duel.sheet import COLOURS, MISS_POINTS, MISSES, POINTS, ROWS
from gobelet.games.qwixx_duel.state import SEATS, Stage, State, is_closed, supply

WIDTH, MARGIN = 14.0, 0.4
TOP_HEIGHT = 2.5
FIRST_ROW, ROW_STEP = 3.1, 2.15
BOTTOM, BOTTOM_HEIGHT = FIRST_ROW + ROWS * ROW_STEP, 1.8


def picture(state: State, seat: int) -> Picture:
    boxes = [*_dice(state)]
    for who in range(SEATS):
        boxes += _player(state, who, seat)
    for row in range(ROWS):
        boxes += draw_row(state, row, MARGIN, FIRST_ROW + ROW_STEP * row, WIDTH - 2 * MARGIN)
    boxes += [*_misses(state), *_points()]
    return Picture(WIDTH, BOTTOM + BOTTOM_HEIGHT + MARGIN, tuple(boxes))


def _dice(state: State) -> Iterator[Box]:
    yield panel("tray", MARGIN, MARGIN, 8.4, TOP_HEIGHT)
    yield _action("action1", 0.75, say("1: any row"), state.stage == Stage.ACTION_1)
    yield _action("action2", 3.75, say("2: white + colour, its row"), state.stage == Stage.ACTION_2)
    for number in range(FIRST_COLOURED):
        yield _die(state, number, 0.75 + 1.25 * number, say("white"), out=False)
    for row, colour in enumerate(COLOURS):
        yield _die(state, FIRST_COLOURED + row, 3.75 + 1.25 * row, COLOUR_NAMES[colour], is_closed(state, row))
    if state.dice[WHITE_1]:
        yield from _sums(state)


def _action(id: str, x: float, label: Text, now: bool) -> Box:
    if now:
        return Box(id, x, 0.55, 4.2, 0.45, label, glyph="turn", shape=Shape.TEXT)
    return small_print(id, x, 0.55, 4.2, 0.45, label)


def _die(state: State, number: int, x: float, colour: Text, out: bool) -> Box:
    name, ink, face = DICE[number].name, DICE[number].kind, state.dice[number]
    if out:
        title = say("{colour} die: out of play", colour=colour)
        return Box(name, x, 1.05, 1.05, 1.05, NOTHING, title, ink, Shape.DIE, mark=Mark.LOST)
    if not face:
        title = say("{colour} die: not rolled yet", colour=colour)
        return Box(name, x, 1.05, 1.05, 1.05, NOTHING, title, ink, Shape.DIE)
    title = say("{colour} die: {face}", colour=colour, face=face)
    return Box(name, x, 1.05, 1.05, 1.05, numeral(face), title, ink, Shape.DIE)


def _sums(state: State) -> Iterator[Box]:
    """What each action can reach: the white sum, and under a coloured die its sums with either white one."""
    one, other = sorted((state.dice[WHITE_1], state.dice[WHITE_2]))
    yield caption("white-sum", 0.75, 2.22, 2.3, 0.5, say("= {sum}", sum=one + other))
    for row, colour in enumerate(COLOURS):
        if face := state.dice[FIRST_COLOURED + row]:
            pattern = "= {low}" if one == other else "{low}, {high}"
            sums = say(pattern, low=one + face, high=other + face)
            yield caption(f"{colour}-sums", 3.65 + 1.25 * row, 2.22, 1.25, 0.5, sums)


def _player(state: State, who: int, seat: int) -> Iterator[Box]:
    name, y = seat_name(who), MARGIN + 1.3 * who
    id, left, points = name.lower(), supply(state, who), signed(total(state, who))
    yield panel(f"{id}-panel", 9.0, y, 4.6, 1.2)
    yield from _turn(state, who, y + 0.15)
    label = say("{who} (you)", who=name) if who == seat else numeral(name)
    yield Box(f"{id}-name", 9.65, y + 0.1, 2.2, 0.58, label, ink=SEAT_INK[who], shape=Shape.TEXT)
    title = say("{who}, pawns left: {left}", who=name, left=left)
    yield small_print(f"{id}-supply", 9.65, y + 0.68, 2.4, 0.42, say("pawns left: {left}", left=left), title)
    title = say("{who}, points: {points}", who=name, points=points)
    yield Box(f"{id}-points", 12.35, y + 0.1, 1, 1, numeral(points), title, SEAT_INK[who], Shape.STAR)


def _turn(state: State, who: int, y: float) -> Iterator[Box]:
    id, name = f"{seat_name(who).lower()}-turn", seat_name(who)
    if state.stage == Stage.OVER and winners(state) >> who & 1:
        yield Box(id, 9.12, y, 0.5, 0.5, title=say("{who} wins", who=name), glyph="crown", shape=Shape.TEXT)
    elif state.stage != Stage.OVER and state.active == who:
        yield Box(id, 9.15, y, 0.5, 0.5, title=say("{who}'s turn", who=name), glyph="turn", shape=Shape.TEXT)


def _misses(state: State) -> Iterator[Box]:
    label = say("misses ({points} each)", points=signed(MISS_POINTS))
    yield panel("misses", MARGIN, BOTTOM, 4.2, BOTTOM_HEIGHT, label)
    owners = [who for who in range(SEATS) for _ in range(state.misses[who])]
    for place in range(MISSES):
        id, x, y = f"miss{place + 1}", 0.68 + place * 0.95, BOTTOM + 0.72
        if place < len(owners):
            title = say("a miss of {who}", who=seat_name(owners[place]))
            yield Box(id, x, y, 0.82, 0.82, title=title, glyph=PAWN[owners[place]], mark=Mark.DONE)
        else:
            yield Box(id, x, y, 0.82, 0.82, title=say("free box for a miss"))


def _points() -> Iterator[Box]:
    label, left = say("points for so many pawns in a row"), 4.75
    yield panel("points", left, BOTTOM, WIDTH - MARGIN - left, BOTTOM_HEIGHT, label)
    for pawns, points in enumerate(POINTS[1:], 1):
        x, y = left + 0.17 + 5 / 7 * (pawns - 1), BOTTOM + 0.6
        title = say("pawns: {pawns}, points: {points}", pawns=pawns, points=points)
        yield Box(f"count{pawns}", x, y, 0.64, 0.4, shape=Shape.CAPTION, note=numeral(pawns))
        yield Box(f"points{pawns}", x, y + 0.38, 0.64, 0.64, numeral(points), title, "plain", Shape.STAR)
