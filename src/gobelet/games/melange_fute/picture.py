"""How does it look?"""

from collections.abc import Iterator

from gobelet.core.drawn import drawn_once, part_of, still
from gobelet.core.picture import NARROW, Pane, Picture, Role, Run, Zone, in_panes
from gobelet.core.text import NOTHING
from gobelet.games.melange_fute.bars import Bar, actions_left, changed_die, draw_mix
from gobelet.games.melange_fute.drawing import (
    blue_box,
    draw_extra_points,
    draw_green,
    draw_orange,
    draw_violet,
    draw_yellow,
)
from gobelet.games.melange_fute.flow import rules_for
from gobelet.games.melange_fute.sheet import BLUE_COLUMNS, BLUE_ROWS, Paper
from gobelet.games.melange_fute.state import Sheet, State
from gobelet.games.melange_fute.zones import first_orange
from gobelet.parts.fute.picture import dice, seats
from gobelet.parts.fute.picture.bars import actions_pane, draw_actions, draw_rounds, rounds_pane
from gobelet.parts.fute.picture.zones import blue_block, points_by_count, zone, zone_pane
from gobelet.parts.fute.table import Player

WIDTH, MARGIN, GAP = 17.0, 0.4, 0.15
INNER = WIDTH - 2 * MARGIN
ROUNDS, YELLOW = 6.4, 8.3  # widths
BLUE = INNER - YELLOW - GAP
TOP_HEIGHT, BLOCK_HEIGHT, GREEN_HEIGHT, ORANGE_HEIGHT, VIOLET_HEIGHT = 2.5, 7.1, 2.65, 2.95, 3.0
DICE = MARGIN + TOP_HEIGHT + GAP
BLOCKS = DICE + dice.WIDE.height + GAP
GREEN = BLOCKS + BLOCK_HEIGHT + GAP
ORANGE = GREEN + GREEN_HEIGHT + GAP
VIOLET = ORANGE + ORANGE_HEIGHT + GAP
SEATS = VIOLET + VIOLET_HEIGHT + GAP
ROW, PITCH = 2.55, 1.275
ACTIONS, LINES = MARGIN + ROUNDS + GAP, [MARGIN + 0.13 + 0.77 * line for line in range(3)]
MIX_BARS = tuple(Bar((ACTIONS + 6.3, line), Run(ACTIONS + 7.13, line, 0.83)) for line in LINES)
BLUE_LINES = BLUE_ROWS, BLUE_COLUMNS
BLOCK_STAR, ROW_STAR = (2.6, 0.42), (1.05, 1.3)

EDGE, BETWEEN = 0.2, 0.12  # of narrow paper
SLIM_INNER = NARROW - 2 * EDGE
ACTIONS_HEIGHT, TWO_GREEN, TWO_ORANGE, TWO_VIOLET = 4.6, 5.95, 5.5, 6.4
SLIM_PITCH, PER_LINE = 1.3, 6
SLIM_ACTIONS = EDGE + dice.NARROW.height + BETWEEN
SLIM_MIX_BARS = (
    Bar((EDGE + 0.35, SLIM_ACTIONS + 2.24), Run(EDGE + 0.35 + 1.15, SLIM_ACTIONS + 2.39, 0.8)),
    Bar((EDGE + 4.25, SLIM_ACTIONS + 2.24), Run(EDGE + 4.25 + 1.15, SLIM_ACTIONS + 2.39, 0.8)),
    Bar((EDGE + 0.35, SLIM_ACTIONS + 3.4), Run(EDGE + 0.35 + 1.15, SLIM_ACTIONS + 3.4, 1.15)),
)
SLIM_BLOCKS = SLIM_ACTIONS + (ACTIONS_HEIGHT + BETWEEN)
SLIM_ROWS = SLIM_BLOCKS + 2 * (BLOCK_HEIGHT + BETWEEN)
SLIM_ROUNDS = SLIM_ROWS + (TWO_GREEN + TWO_ORANGE + TWO_VIOLET + 3 * BETWEEN)


def picture(paper: Paper, state: State, viewer: int, shown: int) -> Picture:
    shown = seats.whose_sheet(state, viewer, shown)
    written = [_written(state, who) for who in range(state.table.seats)]
    changed, players = changed_die(state.sheets[shown]), state.table.seats
    lying = dice.draw_dice(state, state.players[shown], DICE, dice.WIDE, changed=changed)
    points, mixes = _points_and_mixes(paper, state, written)
    lines = seats.draw_seats(state, rules_for(paper), points, viewer, shown, seats.WIDE, MARGIN, SEATS, False, mixes)
    sheet = (MARGIN, BLOCKS, INNER, SEATS - GAP - BLOCKS)
    panes = (
        Pane("bars", Role.SHEET, NOTHING, (MARGIN, MARGIN, INNER, TOP_HEIGHT), _top(paper, state, viewer, shown)),
        Pane("sheet", Role.SHEET, NOTHING, sheet, _sheet(paper, *written[shown])),
        dice.pane(DICE, WIDTH, dice.WIDE, lying),
        seats.pane(SEATS, WIDTH, players, seats.WIDE, lines),
    )
    return in_panes(WIDTH, SEATS + seats.table_height(players, seats.WIDE) + MARGIN, panes)


def _points_and_mixes(
    paper: Paper, state: State, written: list[tuple[Sheet, int, int]]
) -> tuple[list[seats.Points], list[int]]:
    """The points of all players, and the Mix actions that they have left."""
    mixes = [actions_left(state.sheets[who]) for who in range(state.table.seats)]
    return [_points(paper, *each) for each in written], mixes


def _top(paper: Paper, state: State, viewer: int, shown: int) -> tuple[Zone, ...]:
    rounds, actions = (MARGIN, MARGIN, ROUNDS, TOP_HEIGHT), (ACTIONS, MARGIN, INNER - ROUNDS - GAP, TOP_HEIGHT)
    run = Run(MARGIN + 0.2, MARGIN + 0.65, 1.03)
    first, second = Run(ACTIONS + 0.25, LINES[1], 0.84), Run(ACTIONS + 0.25, LINES[2], 0.84)
    return (
        draw_rounds(state, paper.round_bonus, rounds, run),
        draw_actions(state, viewer, shown, paper.reroll_boxes, paper.extra_boxes, actions, first, second),
        draw_mix(paper, state.sheets[shown], MIX_BARS),
    )


_one_seat, _one_player = part_of(State, "foxes_below_zero", "players", "sheets"), part_of(Player, "foxes")
_marks = still(Sheet, "yellow", "yellow_numbers", "blue", "green", "orange", "violet", "violet_numbers")


def _written(state: State, who: int) -> tuple[Sheet, int, int]:
    """What the points of a sheet follow from."""
    return _marks(state.sheets[who]), state.players[who].foxes, state.foxes_below_zero


@drawn_once
def _points(paper: Paper, sheet: Sheet, foxes: int, foxes_below_zero: int) -> seats.Points:
    return tuple(rules_for(paper).points(_one_seat((foxes_below_zero, (_one_player((foxes,)),), (sheet,))), 0))


@drawn_once
def _sheet(paper: Paper, sheet: Sheet, foxes: int, below_zero: int) -> tuple[Zone, ...]:
    points = _points(paper, sheet, foxes, below_zero)
    return *_blocks(paper, sheet, points), *_rows(paper, sheet, points)


def _blocks(paper: Paper, sheet: Sheet, points: seats.Points) -> Iterator[Zone]:
    (yellow, blue, *_), right = points, MARGIN + YELLOW + GAP
    yield zone("yellow", MARGIN, BLOCKS, YELLOW, BLOCK_HEIGHT, yellow, BLOCK_STAR)
    yield draw_yellow(paper, sheet.yellow, sheet.yellow_numbers, MARGIN + 0.5, BLOCKS + 1.0, PITCH, 1.96)
    yield zone("blue", right, BLOCKS, BLUE, BLOCK_HEIGHT, blue, BLOCK_STAR)
    yield points_by_count("blue", paper.blue_points, _ticks(paper, sheet), Run(right + 0.5, BLOCKS + 1.35, 0.675))
    yield blue_block(paper, blue_box, BLUE_LINES, sheet.blue, right + 1.0, BLOCKS + 1.95, PITCH)


def _ticks(paper: Paper, sheet: Sheet) -> int:
    return (int(sheet.blue) & ~paper.blue_start).bit_count()


def _rows(paper: Paper, sheet: Sheet, points: seats.Points) -> Iterator[Zone]:
    _, _, green, orange, violet, _ = points
    yield zone("green", MARGIN, GREEN, INNER, GREEN_HEIGHT, green, ROW_STAR)
    yield draw_green(paper, sheet.green, Run(ROW, GREEN + 0.78, 2.35), 1.1)
    yield zone("orange", MARGIN, ORANGE, INNER, ORANGE_HEIGHT, orange, (1.05, 1.65))
    ticks = int(sheet.orange).bit_count()
    yield points_by_count("orange", paper.orange_points, ticks, Run(ROW + 0.5, ORANGE + 0.75, 1.16))
    yield draw_orange(paper, sheet.orange, first_orange(sheet), Run(ROW, ORANGE + 1.15, 1.16))
    yield zone("violet", MARGIN, VIOLET, INNER, VIOLET_HEIGHT, violet, ROW_STAR)
    yield draw_violet(paper, sheet.violet_numbers, sheet.violet, Run(ROW, VIOLET + 0.78, PITCH))
    yield (draw_extra_points(paper, ROW, VIOLET + 2.57, 12),)


def narrow(paper: Paper, state: State, viewer: int, shown: int) -> Picture:
    """One column, for phones: the dice first, rows in two lines."""
    shown = seats.whose_sheet(state, viewer, shown)
    changed, players = changed_die(state.sheets[shown]), state.table.seats
    lying = dice.draw_dice(state, state.players[shown], EDGE, dice.NARROW, changed=changed)
    written = [_written(state, who) for who in range(state.table.seats)]
    rounds, run = (EDGE, SLIM_ROUNDS, SLIM_INNER, TOP_HEIGHT), Run(EDGE + 0.4, SLIM_ROUNDS + 0.65, SLIM_PITCH)
    y, (points, mixes) = SLIM_ROUNDS + (TOP_HEIGHT + BETWEEN), _points_and_mixes(paper, state, written)
    lines = seats.draw_seats(state, rules_for(paper), points, viewer, shown, seats.NARROW, EDGE, y, False, mixes)
    panes = (
        dice.pane(EDGE, NARROW, dice.NARROW, lying),
        _narrow_actions(paper, state, viewer, shown),
        *_narrow_sheet(paper, *written[shown]),
        rounds_pane(rounds, draw_rounds(state, paper.round_bonus, rounds, run)),
        seats.pane(y, NARROW, players, seats.NARROW, lines),
    )
    return in_panes(NARROW, y + seats.table_height(players, seats.NARROW) + EDGE, panes)


def _narrow_actions(paper: Paper, state: State, viewer: int, shown: int) -> Pane:
    """Bars that are pointed at lie close to the dice."""
    ground, y = (EDGE, SLIM_ACTIONS, SLIM_INNER, ACTIONS_HEIGHT), SLIM_ACTIONS
    first, second = Run(EDGE + 0.4, y + 0.62, 1.08), Run(EDGE + 0.4, y + 1.4, 1.08)
    bars = draw_actions(state, viewer, shown, paper.reroll_boxes, paper.extra_boxes, ground, first, second)
    return actions_pane(ground, bars, draw_mix(paper, state.sheets[shown], SLIM_MIX_BARS, 1))


@drawn_once
def _narrow_sheet(paper: Paper, sheet: Sheet, foxes: int, below_zero: int) -> tuple[Pane, ...]:
    points = _points(paper, sheet, foxes, below_zero)
    return *_narrow_blocks(paper, sheet, points, SLIM_BLOCKS), *_narrow_rows(paper, sheet, points, SLIM_ROWS)


def _narrow_blocks(paper: Paper, sheet: Sheet, points: seats.Points, y: float) -> Iterator[Pane]:
    yellow, blue, *_ = points
    rows = draw_yellow(paper, sheet.yellow, sheet.yellow_numbers, EDGE + 0.3, y + 1.0, SLIM_PITCH, 1.96)
    yield zone_pane("yellow", EDGE, y, SLIM_INNER, BLOCK_HEIGHT, yellow, BLOCK_STAR, rows)
    y += BLOCK_HEIGHT + BETWEEN
    by_count = points_by_count("blue", paper.blue_points, _ticks(paper, sheet), Run(EDGE + 0.45, y + 1.35, 0.72))
    block = blue_block(paper, blue_box, BLUE_LINES, sheet.blue, EDGE + 0.6, y + 1.95, 1.6)
    yield zone_pane("blue", EDGE, y, SLIM_INNER, BLOCK_HEIGHT, blue, BLOCK_STAR, by_count, block)


def _narrow_rows(paper: Paper, sheet: Sheet, points: seats.Points, y: float) -> Iterator[Pane]:
    (_, _, green, orange, violet, _), x = points, EDGE + 0.2
    row = draw_green(paper, sheet.green, Run(x + 0.15, y + 1.55, 2.63, PER_LINE // 2, 2.5), 1.1)
    yield zone_pane("green", EDGE, y, SLIM_INNER, TWO_GREEN, green, BLOCK_STAR, row)
    y += TWO_GREEN + BETWEEN
    ticks = int(sheet.orange).bit_count()
    by_count = points_by_count("orange", paper.orange_points, ticks, Run(EDGE + 0.45, y + 1.35, 0.655))
    row = draw_orange(paper, sheet.orange, first_orange(sheet), Run(x, y + 1.8, 1.28, PER_LINE, 1.85))
    yield zone_pane("orange", EDGE, y, SLIM_INNER, TWO_ORANGE, orange, BLOCK_STAR, by_count, row)
    y += TWO_ORANGE + BETWEEN
    row = draw_violet(paper, sheet.violet_numbers, sheet.violet, Run(x + 0.1, y + 1.55, SLIM_PITCH, PER_LINE, 2.5))
    extra = (draw_extra_points(paper, x + 0.1, y + 5.92, 7.6),)
    yield zone_pane("violet", EDGE, y, SLIM_INNER, TWO_VIOLET, violet, BLOCK_STAR, row, extra)
