"""What does a player look at? Its areas and gaps are told so that turning or mirroring the grid changes no number."""

from gobelet.core.encoding import FAR, WHO, at_least, flag, is_one, nothing, of, one_hot, scaled, thermometer
from gobelet.core.native import bit_count
from gobelet.core.rule import rule
from gobelet.core.verbs import Floats
from gobelet.games.mosaix.boards import BORDER, NOT_RIGHTMOST, area_around, beside, lowest
from gobelet.games.mosaix.formations import SHAPE, symbol_on
from gobelet.games.mosaix.scoring import points, total
from gobelet.games.mosaix.sheet import BOXES, DICE, MOST_SEATS, SCALE, SHAPES, SIZE, SMALLEST_AREA, SYMBOLS
from gobelet.games.mosaix.state import KINDS, Stage, State, free_boxes, has_written

STAGES = len(Stage)
NUMBERS_OF_SHAPES = len(SHAPES)
SMALL_SIZES = SMALLEST_AREA - 1  # areas that do not count yet have 1 to so many boxes
MOST_WAYS = 4  # free boxes beside a small area; more are told as so many
STEPS = 2  # by which an area may grow before it is called dead
FEW = 16  # free boxes from which on the end is near
HIGH, HIGH_OF_A_SYMBOL = 120, 40  # points

_WAYS = (*range(1, MOST_WAYS), f"{MOST_WAYS} or more")
_OF_A_SYMBOL = (
    *(f"areas of {size}, ways to grow: {ways}" for size in range(1, SMALL_SIZES + 1) for ways in _WAYS),
    "areas that count",
    "boxes in them",
    "points",
    "boxes beyond the smallest area",
    "boxes in all",
    "areas that count, times all boxes",
    "dead boxes",
    "free beside areas that count",
    "free beside any",
    "free between two areas",
    "free between two that count",
    "free beside no other symbol",
)
_OF_THE_GRID = (
    *is_one("stage", (stage.name.lower() for stage in Stage)),
    *is_one("seats", range(1, MOST_SEATS + 1)),
    "roller must write",
    "unstruck boxes of the scale",
    "free boxes",
    "few free boxes",
    "free neighbours",
    "free boxes at the border",
    "free boxes beside two symbols",
    "free boxes beside three symbols",
    "gaps",
    *of("gaps", ("of 1 box", "of 2 boxes", "of 3 boxes")),
    "boxes in such gaps away from the border",
    "larger gaps: boxes left over by fours",
)
_OF_A_SEAT = ("roller", "has written", "points", "lead", "free boxes", *of("points", SYMBOLS))
INPUTS = (
    *_OF_THE_GRID,
    *(name for symbol in SYMBOLS for name in of(symbol, _OF_A_SYMBOL)),
    *(name for symbol in SYMBOLS for name in at_least(f"dice showing a {symbol}", DICE)),
    *is_one("shape shown", SHAPES),
    *(name for die in range(1, DICE + 1) for name in is_one(f"symbol {die} of it", SYMBOLS)),
    *(name for who in WHO[:MOST_SEATS] for name in of(who, _OF_A_SEAT)),
)
NUMBERS_OF_A_SEAT = len(_OF_A_SEAT)


@rule
def observe(view: State, seat: int, into: Floats) -> None:
    at = one_hot(into, 0, view.stage, STAGES)
    at = one_hot(into, at, view.seats - 1, MOST_SEATS)
    at = flag(into, at, view.must_write != 0)
    at = scaled(into, at, view.scale, SCALE)
    at = free_as_seen(view, seat, into, at)
    at = gaps(free_boxes(view, seat), into, at)
    for symbol in range(KINDS):
        at = symbol_as_seen(view, seat, symbol, into, at)
    at = table(view, into, at)
    for who in range(view.seats):
        at = seat_as_seen(view, seat, (seat + who) % view.seats, into, at)
    nothing(into, at, (MOST_SEATS - view.seats) * NUMBERS_OF_A_SEAT)


@rule
def free_as_seen(view: State, seat: int, into: Floats, at: int) -> int:
    free = free_boxes(view, seat)
    once, twice, thrice = 0, 0, 0
    for symbol in range(KINDS):
        near = beside(view.grids[seat][symbol]) & free
        thrice |= twice & near
        twice |= once & near
        once |= near
    neighbours = bit_count((free & NOT_RIGHTMOST) << 1 & free) + bit_count(free >> SIZE & free)
    at = scaled(into, at, bit_count(free), BOXES)
    at = scaled(into, at, max(0, FEW - bit_count(free)), FEW)
    at = scaled(into, at, neighbours, 2 * BOXES)
    at = scaled(into, at, bit_count(free & BORDER), 4 * SIZE)
    at = scaled(into, at, bit_count(twice), FEW)
    return scaled(into, at, bit_count(thrice), FEW)


@rule
def gaps(free: int, into: Floats, at: int) -> int:
    """Free boxes that hang together: small gaps can hold no formation but at the border."""
    count, lost, rest = 0, 0, 0
    singles, pairs, triples = 0, 0, 0
    while free:
        gap = area_around(lowest(free), free)
        boxes = bit_count(gap)
        free ^= gap
        count += 1
        singles += boxes == 1
        pairs += boxes == 2
        triples += boxes == 3
        if boxes < DICE:
            lost += bit_count(gap & ~BORDER)
        else:
            rest += boxes % DICE
    at = scaled(into, at, count, 2 * DICE)
    at = scaled(into, at, singles, DICE)
    at = scaled(into, at, pairs, DICE)
    at = scaled(into, at, triples, DICE)
    at = scaled(into, at, lost, 2 * DICE)
    return scaled(into, at, rest, 2 * DICE)


@rule
def symbol_as_seen(view: State, seat: int, symbol: int, into: Floats, at: int) -> int:
    """Its areas: those that count, those that still grow by their size and room, and those that are dead."""
    start, board, free = at, view.grids[seat][symbol], free_boxes(view, seat)
    at = nothing(into, at, SMALL_SIZES * MOST_WAYS)
    counted, boxes_counted, dead = 0, 0, 0
    near, between, near_counted, between_counted = 0, 0, 0, 0
    left = board
    while left:
        area = area_around(lowest(left), board)
        left ^= area
        boxes, ways = bit_count(area), beside(area) & free
        between |= near & ways
        near |= ways
        if boxes >= SMALLEST_AREA:
            counted += 1
            boxes_counted += boxes
            between_counted |= near_counted & ways
            near_counted |= ways
        elif reach(area, free | board) < SMALLEST_AREA:
            dead += boxes
        else:
            alike = start + (boxes - 1) * MOST_WAYS + min(bit_count(ways), MOST_WAYS) - 1
            into[alike] = min(FAR, into[alike] + 1 / MOST_WAYS)
    others = 0
    for other in range(KINDS):
        if other != symbol:
            others |= view.grids[seat][other]
    at = scaled(into, at, counted, 3)
    at = scaled(into, at, boxes_counted, FEW)
    at = scaled(into, at, counted * boxes_counted, HIGH_OF_A_SYMBOL)
    at = scaled(into, at, boxes_counted - counted * SMALLEST_AREA, FEW)
    at = scaled(into, at, bit_count(board), FEW)
    at = scaled(into, at, counted * bit_count(board), HIGH_OF_A_SYMBOL)
    at = scaled(into, at, dead, FEW)
    at = scaled(into, at, bit_count(near_counted), FEW)
    at = scaled(into, at, bit_count(near), FEW)
    at = scaled(into, at, bit_count(between), FEW)
    at = scaled(into, at, bit_count(between_counted), FEW)
    return scaled(into, at, bit_count(near & ~beside(others)), FEW)


@rule
def reach(area: int, room: int) -> int:
    """How many boxes an area could have after some steps."""
    for _ in range(STEPS):
        area |= beside(area) & room
    return bit_count(area)


@rule
def table(view: State, into: Floats, at: int) -> int:
    """Dice and formation only while they are used: those of the last turn mean nothing any more."""
    writing = view.stage == Stage.WRITE
    for symbol in range(KINDS):
        showing = 0
        for die in range(DICE):
            showing += view.dice[die] == symbol + 1
        at = thermometer(into, at, showing if writing or view.stage == Stage.ARRANGE else 0, DICE)
    at = one_hot(into, at, SHAPE[view.shown] if writing else -1, NUMBERS_OF_SHAPES)
    for die in range(DICE):
        at = one_hot(into, at, symbol_on(view.shown, 0, die) if writing else -1, KINDS)
    return at


@rule
def seat_as_seen(view: State, seat: int, other: int, into: Floats, at: int) -> int:
    """Of another seat its grid before it wrote, while that is still secret."""
    at = flag(into, at, view.roller == other)
    at = flag(into, at, view.stage == Stage.WRITE and has_written(view, other))
    at = scaled(into, at, total(view, other), HIGH)
    at = scaled(into, at, total(view, seat) - best_other(view, seat, other), HIGH)
    at = scaled(into, at, bit_count(free_boxes(view, other)), BOXES)
    for symbol in range(KINDS):
        at = scaled(into, at, points(view.grids[other][symbol]), HIGH_OF_A_SYMBOL)
    return at


@rule
def best_other(view: State, seat: int, other: int) -> int:
    """The points of another seat; for the one that looks, those of the best of the others."""
    if seat != other:
        return total(view, other)
    best = 0
    for rival in range(view.seats):
        if rival != seat:
            best = max(best, total(view, rival))
    return best
