"""How does it look?"""

from collections.abc import Iterator

from gobelet.core.drawn import drawn_once, part_of, still
from gobelet.core.picture import NARROW, Pane, Picture, Role, Run, Zone, in_panes
from gobelet.core.text import NOTHING
from gobelet.games.tres_fute.drawing import blue_box, draw_green, draw_orange, draw_violet, draw_yellow
from gobelet.games.tres_fute.flow import rules_for
from gobelet.games.tres_fute.sheet import BLUE_COLUMNS, BLUE_ROWS, Paper
from gobelet.games.tres_fute.state import Sheet, State
from gobelet.parts.fute.picture import dice, seats
from gobelet.parts.fute.picture.bars import actions_pane, draw_actions, draw_rounds, rounds_pane
from gobelet.parts.fute.picture.zones import blue_block, points_by_count, zone, zone_pane
from gobelet.parts.fute.table import Player

WIDTH, MARGIN, GAP = 17.0, 0.4, 0.15
INNER = WIDTH - 2 * MARGIN
LEFT, RIGHT = 6.4, INNER - 6.4 - GAP  # widths of yellow and blue
SECOND = MARGIN + LEFT + GAP
TOP_HEIGHT, BLOCK_HEIGHT, GREEN_HEIGHT, ROW_HEIGHT = 2.4, 6.05, 2.65, 2.0
DICE = MARGIN + TOP_HEIGHT + GAP
BLOCKS = DICE + dice.WIDE.height + GAP
GREEN = BLOCKS + BLOCK_HEIGHT + GAP
ORANGE = GREEN + GREEN_HEIGHT + GAP
VIOLET = ORANGE + ROW_HEIGHT + GAP
SEATS = VIOLET + ROW_HEIGHT + GAP
ROW, PITCH = 2.55, 1.275
BLUE_LINES = BLUE_ROWS, BLUE_COLUMNS
BLOCK_STAR, ROW_STAR = (2.6, 0.42), (1.05, 1.3)

EDGE, BETWEEN = 0.2, 0.12  # of narrow paper
SLIM_INNER = NARROW - 2 * EDGE
ACTIONS_HEIGHT, TWO_GREEN, TWO_ROWS = 2.3, 5.95, 4.65
SLIM_PITCH, SLIM_BLOCK, PER_LINE = 1.3, 1.6, 6
SLIM_BLOCKS = EDGE + dice.NARROW.height + BETWEEN
SLIM_ROWS = SLIM_BLOCKS + 2 * (BLOCK_HEIGHT + BETWEEN)
SLIM_BARS = SLIM_ROWS + (TWO_GREEN + 2 * TWO_ROWS + 3 * BETWEEN)


def picture(paper: Paper, state: State, viewer: int, shown: int) -> Picture:
    shown, original = seats.whose_sheet(state, viewer, shown), bool(state.original)
    written = [_written(state, who) for who in range(state.table.seats)]
    points, players = [_points(paper, *each) for each in written], state.table.seats
    lying = dice.draw_dice(state, state.players[shown], DICE, dice.WIDE, original)
    lines = seats.draw_seats(state, rules_for(paper), points, viewer, shown, seats.WIDE, MARGIN, SEATS, original, ())
    sheet = (MARGIN, BLOCKS, INNER, SEATS - GAP - BLOCKS)
    panes = (
        Pane("bars", Role.SHEET, NOTHING, (MARGIN, MARGIN, INNER, TOP_HEIGHT), _top(paper, state, viewer, shown)),
        dice.pane(DICE, WIDTH, dice.WIDE, lying),
        Pane("sheet", Role.SHEET, NOTHING, sheet, _sheet(paper, *written[shown])),
        seats.pane(SEATS, WIDTH, players, seats.WIDE, lines),
    )
    return in_panes(WIDTH, SEATS + seats.table_height(players, seats.WIDE) + MARGIN, panes)


def _top(paper: Paper, state: State, viewer: int, shown: int) -> tuple[Zone, ...]:
    rounds, actions = (MARGIN, MARGIN, LEFT, TOP_HEIGHT), (SECOND, MARGIN, RIGHT, TOP_HEIGHT)
    run = Run(MARGIN + 0.2, MARGIN + 0.65, 1.03)
    first, second = Run(SECOND + 0.85, MARGIN + 0.7, 1.21), Run(SECOND + 0.85, MARGIN + 1.55, 1.21)
    return (
        draw_rounds(state, paper.round_bonus, rounds, run, bool(state.original)),
        draw_actions(state, viewer, shown, paper.reroll_boxes, paper.extra_boxes, actions, first, second),
    )


_one_seat, _one_player = part_of(State, "original", "players", "sheets"), part_of(Player, "foxes")
_marks = still(Sheet)


def _written(state: State, who: int) -> tuple[Sheet, int, int]:
    """What the points of a sheet follow from."""
    return _marks(state.sheets[who]), state.players[who].foxes, state.original


@drawn_once
def _points(paper: Paper, sheet: Sheet, foxes: int, original: int) -> seats.Points:
    return tuple(rules_for(paper).points(_one_seat((original, (_one_player((foxes,)),), (sheet,))), 0))


@drawn_once
def _sheet(paper: Paper, sheet: Sheet, foxes: int, edition: int) -> tuple[Zone, ...]:
    points, original = _points(paper, sheet, foxes, edition), bool(edition)
    return *_blocks(paper, sheet, points, original), *_rows(paper, sheet, points, original)


def _blocks(paper: Paper, sheet: Sheet, points: seats.Points, original: bool) -> Iterator[Zone]:
    yellow, blue, *_ = points
    yield zone("yellow", MARGIN, BLOCKS, LEFT, BLOCK_HEIGHT, yellow, BLOCK_STAR)
    yield draw_yellow(paper, sheet.yellow, MARGIN + 0.35, BLOCKS + 0.85, PITCH, original)
    yield zone("blue", SECOND, BLOCKS, RIGHT, BLOCK_HEIGHT, blue, BLOCK_STAR)
    yield points_by_count("blue", paper.blue_points, _ticks(paper, sheet), Run(SECOND + 0.75, BLOCKS + 1.35, 0.82))
    yield blue_block(paper, blue_box, BLUE_LINES, sheet.blue, SECOND + 2.0, BLOCKS + 1.95, PITCH, original)


def _ticks(paper: Paper, sheet: Sheet) -> int:
    return (int(sheet.blue) & ~paper.blue_start).bit_count()


def _rows(paper: Paper, sheet: Sheet, points: seats.Points, original: bool) -> Iterator[Zone]:
    _, _, green, orange, violet, _ = points
    yield zone("green", MARGIN, GREEN, INNER, GREEN_HEIGHT, green, ROW_STAR)
    yield draw_green(paper, sheet.green, Run(ROW, GREEN + 0.78, PITCH), original)
    yield zone("orange", MARGIN, ORANGE, INNER, ROW_HEIGHT, orange, ROW_STAR)
    yield draw_orange(paper, sheet.orange_numbers, Run(ROW, ORANGE + 0.2, PITCH), original)
    yield zone("violet", MARGIN, VIOLET, INNER, ROW_HEIGHT, violet, ROW_STAR)
    yield draw_violet(paper, sheet.violet_numbers, Run(ROW, VIOLET + 0.2, PITCH), original)


def narrow(paper: Paper, state: State, viewer: int, shown: int) -> Picture:
    """One column, for phones: the dice first, rows in two lines."""
    shown, original = seats.whose_sheet(state, viewer, shown), bool(state.original)
    lying = dice.draw_dice(state, state.players[shown], EDGE, dice.NARROW, original)
    written = [_written(state, who) for who in range(state.table.seats)]
    y, players = SLIM_BARS + (TOP_HEIGHT + ACTIONS_HEIGHT + 2 * BETWEEN), state.table.seats
    points = [_points(paper, *each) for each in written]
    lines = seats.draw_seats(state, rules_for(paper), points, viewer, shown, seats.NARROW, EDGE, y, original, ())
    panes = (
        dice.pane(EDGE, NARROW, dice.NARROW, lying),
        *_narrow_sheet(paper, *written[shown]),
        *_narrow_bars(paper, state, viewer, shown, SLIM_BARS),
        seats.pane(y, NARROW, players, seats.NARROW, lines),
    )
    return in_panes(NARROW, y + seats.table_height(players, seats.NARROW) + EDGE, panes)


@drawn_once
def _narrow_sheet(paper: Paper, sheet: Sheet, foxes: int, edition: int) -> tuple[Pane, ...]:
    points, original = _points(paper, sheet, foxes, edition), bool(edition)
    return (
        *_narrow_blocks(paper, sheet, points, original, SLIM_BLOCKS),
        *_narrow_rows(paper, sheet, points, original, SLIM_ROWS),
    )


def _narrow_blocks(paper: Paper, sheet: Sheet, points: seats.Points, original: bool, y: float) -> Iterator[Pane]:
    yellow, blue, *_ = points
    yellow_block = draw_yellow(paper, sheet.yellow, EDGE + 0.6, y + 0.85, SLIM_BLOCK, original)
    yield zone_pane("yellow", EDGE, y, SLIM_INNER, BLOCK_HEIGHT, yellow, BLOCK_STAR, yellow_block)
    y += BLOCK_HEIGHT + BETWEEN
    by_count = points_by_count("blue", paper.blue_points, _ticks(paper, sheet), Run(EDGE + 0.45, y + 1.35, 0.72))
    block = blue_block(paper, blue_box, BLUE_LINES, sheet.blue, EDGE + 0.6, y + 1.95, SLIM_BLOCK, original)
    yield zone_pane("blue", EDGE, y, SLIM_INNER, BLOCK_HEIGHT, blue, BLOCK_STAR, by_count, block)


def _narrow_rows(paper: Paper, sheet: Sheet, points: seats.Points, original: bool, y: float) -> Iterator[Pane]:
    (_, _, green, orange, violet, _), x = points, EDGE + 0.3
    row = draw_green(paper, sheet.green, Run(x, y + 1.55, SLIM_PITCH, PER_LINE, 2.5), original)
    yield zone_pane("green", EDGE, y, SLIM_INNER, TWO_GREEN, green, BLOCK_STAR, row)
    y += TWO_GREEN + BETWEEN
    row = draw_orange(paper, sheet.orange_numbers, Run(x, y + 0.9, SLIM_PITCH, PER_LINE, 1.9), original)
    yield zone_pane("orange", EDGE, y, SLIM_INNER, TWO_ROWS, orange, BLOCK_STAR, row)
    y += TWO_ROWS + BETWEEN
    row = draw_violet(paper, sheet.violet_numbers, Run(x, y + 0.9, SLIM_PITCH, PER_LINE, 1.9), original)
    yield zone_pane("violet", EDGE, y, SLIM_INNER, TWO_ROWS, violet, BLOCK_STAR, row)


def _narrow_bars(paper: Paper, state: State, viewer: int, shown: int, y: float) -> tuple[Pane, Pane]:
    low = y + (TOP_HEIGHT + BETWEEN)
    rounds, actions = (EDGE, y, SLIM_INNER, TOP_HEIGHT), (EDGE, low, SLIM_INNER, ACTIONS_HEIGHT)
    run, first, second = (
        Run(EDGE + 0.4, y + 0.65, SLIM_PITCH),
        Run(EDGE + 0.4, low + 0.62, 1.08),
        Run(EDGE + 0.4, low + 1.42, 1.08),
    )
    track = draw_rounds(state, paper.round_bonus, rounds, run, bool(state.original))
    bars = draw_actions(state, viewer, shown, paper.reroll_boxes, paper.extra_boxes, actions, first, second)
    return rounds_pane(rounds, track), actions_pane(actions, bars)
