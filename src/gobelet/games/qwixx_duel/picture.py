"""How does it look?"""

from collections.abc import Iterator, Sequence

from gobelet.core.drawn import drawn_once, part_of, still
from gobelet.core.game import seat_name
from gobelet.core.glyph import TURN, Glyph
from gobelet.core.picture import (
    NARROW,
    Box,
    Mark,
    Pane,
    Picture,
    Role,
    Run,
    Shape,
    Zone,
    caption,
    in_panes,
    numeral,
    panel,
    small_print,
)
from gobelet.core.text import NOTHING, Text, say
from gobelet.games.qwixx_duel.glyphs import PAWN
from gobelet.games.qwixx_duel.moves import FIRST_COLOURED, WHITE_1, WHITE_2
from gobelet.games.qwixx_duel.notation import COLOUR_NAMES, DICE
from gobelet.games.qwixx_duel.rows import SEAT_INK, TWO_LINES, WIDE, draw_row
from gobelet.games.qwixx_duel.scoring import total, winners
from gobelet.games.qwixx_duel.sheet import COLOURS, MISS_POINTS, MISSES, POINTS, ROWS
from gobelet.games.qwixx_duel.state import SEATS, Stage, State, is_closed, supply
from gobelet.parts.seats import draw_sign, sign_before, signed

WIDTH, MARGIN = 14.0, 0.4
FIRST_ROW, ROW_STEP = 3.1, 2.15
BOTTOM, BOTTOM_HEIGHT = FIRST_ROW + ROWS * ROW_STEP, 1.8
EDGE, BETWEEN = 0.2, 0.12  # of narrow paper
_rolled = still(State, "stage", "dice", "locks")
_one_seat = part_of(State, "pawns", "locks", "misses")
PRICE_OF_MISSES = say("misses ({points} each)", points=signed(MISS_POINTS))


def picture(state: State, seat: int) -> Picture:
    tray, dice = (panel("tray", MARGIN, MARGIN, 8.4, 2.5),), _dice(_rolled(state), 0.75, 3.75, 1.05)
    players = [_player(state, who, who == seat, 9, MARGIN + 1.3 * who, 4.6) for who in range(SEATS)]
    rows = [draw_row(state, row, MARGIN, FIRST_ROW + ROW_STEP * row, WIDE) for row in range(ROWS)]
    below = [
        (panel("misses", MARGIN, BOTTOM, 4.2, BOTTOM_HEIGHT, PRICE_OF_MISSES),),
        _misses(tuple(state.misses), 0.68, BOTTOM + 0.72),
        _points(4.75, BOTTOM, WIDTH - MARGIN - 4.75, BOTTOM_HEIGHT, Run(4.92, BOTTOM + 0.6, 5 / 7), 0.64),
    ]
    board = (MARGIN, FIRST_ROW, WIDTH - 2 * MARGIN, BOTTOM + BOTTOM_HEIGHT - FIRST_ROW)
    panes = (
        Pane("dice", Role.DICE, say("dice"), (MARGIN, MARGIN, 8.4, 2.5), (tray, dice)),
        Pane("players", Role.SIDE, say("players"), (9, MARGIN, 4.6, 2.5), players),
        Pane("board", Role.SHEET, NOTHING, board, rows + below),
    )
    return in_panes(WIDTH, BOTTOM + BOTTOM_HEIGHT + MARGIN, panes)


def narrow(state: State, seat: int) -> Picture:
    """One column, for phones: the dice first, each row in two lines."""
    w, y = NARROW - 2 * EDGE, EDGE
    tray, dice = (panel("tray", EDGE, y, w, 2.35),), _dice(_rolled(state), 0.45, 3.25, y + 0.62)
    panes = [Pane("dice", Role.DICE, say("dice"), (EDGE, y, w, 2.35), (tray, dice))]
    y += 2.35 + BETWEEN
    for row, colour in enumerate(COLOURS):
        ground, drawn = (EDGE, y, w, TWO_LINES.height), draw_row(state, row, EDGE, y, TWO_LINES)
        panes.append(Pane(colour, Role.SHEET, COLOUR_NAMES[colour], ground, (drawn,), colour))
        y += TWO_LINES.height + BETWEEN
    lefts, half = (EDGE, EDGE + (w + BETWEEN) / 2), (w - BETWEEN) / 2
    players = [_player(state, who, who == seat, left, y, half) for who, left in enumerate(lefts)]
    panes.append(Pane("players", Role.SIDE, say("players"), (EDGE, y, w, 1.2), players))
    y += 1.2 + BETWEEN
    misses = (panel("misses", EDGE, y, w, 1.06, PRICE_OF_MISSES),), _misses(tuple(state.misses), 4.4, y + 0.12)
    panes.append(Pane("misses", Role.SHEET, say("misses"), (EDGE, y, w, 1.06), misses))
    y += 1.06 + BETWEEN
    points = _points(EDGE, y, w, 3.0, Run(0.55, y + 0.62, 1.33, 6, 1.18), 0.78)
    panes.append(Pane("points", Role.SHEET, say("points"), (EDGE, y, w, 3.0), (points,)))
    return in_panes(NARROW, y + 3.0 + EDGE, panes)


@drawn_once
def _dice(state: State, left: float, right: float, y: float) -> Zone:
    """The white dice to the left, the coloured ones to the right."""
    white, coloured, label = Run(left, y, 1.25), Run(right, y, 1.25), say("2: white + colour, its row")
    boxes = [
        _action("action1", left, y - 0.5, 2.6, say("1: any row"), state.stage == Stage.ACTION_1),
        _action("action2", right, y - 0.5, 4.9, label, state.stage == Stage.ACTION_2),
    ]
    boxes += [_die(number, state.dice[number], False, *white.at(number)) for number in range(FIRST_COLOURED)]
    for row in range(ROWS):
        number = FIRST_COLOURED + row
        boxes.append(_die(number, state.dice[number], is_closed(state, row), *coloured.at(row)))
    return *boxes, *(_sums(state.dice, white, coloured) if state.dice[WHITE_1] else ())


@drawn_once
def _action(id: str, x: float, y: float, w: float, label: Text, now: bool) -> Box:
    if now:
        return Box(id, x, y, w, 0.45, label, glyph=TURN, shape=Shape.TEXT)
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


def _sums(dice: Sequence[int], white: Run, coloured: Run) -> Iterator[Box]:
    """What each action can reach: the white sum, and under a coloured die its sums with either white one."""
    one, other = sorted((dice[WHITE_1], dice[WHITE_2]))
    yield caption("white-sum", white.x, white.y + 1.17, 2.3, 0.5, say("= {sum}", sum=one + other))
    for row in range(ROWS):
        if face := dice[FIRST_COLOURED + row]:
            yield _coloured_sums(row, one + face, other + face, *coloured.at(row))


@drawn_once
def _coloured_sums(row: int, low: int, high: int, x: float, y: float) -> Box:
    sums = say("= {low}" if low == high else "{low}, {high}", low=low, high=high)
    return caption(f"{COLOURS[row]}-sums", x - 0.1, y + 1.17, 1.25, 0.5, sums)


def _player(state: State, who: int, you: bool, x: float, y: float, w: float) -> Zone:
    pawns, locks = tuple(map(tuple, state.pawns[who])), tuple(state.locks[who])
    return _panel(
        who,
        you,
        sign_before(who, state.active, winners(state) if state.stage == Stage.OVER else None),
        *_standing(pawns, locks, state.misses[who]),
        x,
        y,
        w,
    )


@drawn_once
def _standing(pawns: tuple[tuple[int, ...], ...], locks: tuple[int, ...], misses: int) -> tuple[int, int]:
    """Pawns left, and points, of one seat."""
    pieces = _one_seat(((pawns,), (locks,), (misses,)))
    return supply(pieces, 0), total(pieces, 0)


@drawn_once
def _panel(who: int, you: bool, sign: Glyph | None, left: int, total: int, x: float, y: float, w: float) -> Zone:
    name, points = seat_name(who), signed(total)
    id, label = name.lower(), say("{who} (you)", who=name) if you else numeral(name)
    supply = say("{who}, pawns left: {left}", who=name, left=left)
    title = say("{who}, points: {points}", who=name, points=points)
    return (
        panel(f"{id}-panel", x, y, w, 1.2),
        *draw_sign(who, sign, x + 0.15, y + 0.15, 0.5, say("{who}'s turn", who=name), lean=0.03),
        Box(f"{id}-name", x + 0.65, y + 0.1, 2.2, 0.58, label, ink=SEAT_INK[who], shape=Shape.TEXT),
        small_print(f"{id}-supply", x + 0.65, y + 0.68, w - 1.95, 0.42, say("pawns left: {left}", left=left), supply),
        Box(f"{id}-points", x + w - 1.2, y + 0.1, 1, 1, numeral(points), title, SEAT_INK[who], Shape.STAR),
    )


@drawn_once
def _misses(misses: tuple[int, ...], x: float, y: float) -> Zone:
    owners, run, boxes = [who for who in range(SEATS) for _ in range(misses[who])], Run(x, y, 0.95), []
    for place in range(MISSES):
        (left, top), id = run.at(place), f"miss{place + 1}"
        if place < len(owners):
            title = say("a miss of {who}", who=seat_name(owners[place]))
            boxes.append(Box(id, left, top, 0.82, 0.82, title=title, glyph=PAWN[owners[place]], mark=Mark.DONE))
        else:
            boxes.append(Box(id, left, top, 0.82, 0.82, title=say("free box for a miss")))
    return tuple(boxes)


@drawn_once
def _points(x: float, y: float, w: float, h: float, run: Run, size: float) -> Zone:
    boxes = [panel("points", x, y, w, h, say("points for so many pawns in a row"))]
    for pawns, points in enumerate(POINTS[1:], 1):
        left, top = run.at(pawns - 1)
        title = say("pawns: {pawns}, points: {points}", pawns=pawns, points=points)
        boxes += [
            Box(f"count{pawns}", left, top, size, 0.4, shape=Shape.CAPTION, note=numeral(pawns)),
            Box(f"points{pawns}", left, top + 0.38, size, size, numeral(points), title, "plain", Shape.STAR),
        ]
    return tuple(boxes)
