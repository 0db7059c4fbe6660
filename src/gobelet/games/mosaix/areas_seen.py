"""What does a player see in a grid? The situation, the gaps and each symbol, from bare sets of boxes.

Whoever compares thousands of grids needs no state for each.
"""

from gobelet.core.encoding import FAR, at_least, flag, is_one, nothing, of, one_hot, scaled, thermometer
from gobelet.core.native import bit_count
from gobelet.core.rule import rule
from gobelet.core.verbs import Floats
from gobelet.games.mosaix.boards import ALL_BOXES, BORDER, NOT_RIGHTMOST, area_around, beside, lowest
from gobelet.games.mosaix.sheet import BOXES, DICE, MOST_SEATS, SCALE, SIZE, SMALLEST_AREA

SMALL_SIZES = SMALLEST_AREA - 1  # areas that do not count yet have 1 to so many boxes
MOST_WAYS = 4  # free boxes beside a small area; more are told as so many
MOST_AREAS = 4  # that count, of a symbol; more are told as so many
STEPS = 2  # by which an area may grow before it is called dead
FEW = 16  # free boxes from which on the end is near
HIGH_OF_A_SYMBOL = 40  # points

_WAYS = (*range(1, MOST_WAYS), f"{MOST_WAYS} or more")
OF_A_SYMBOL = (
    *(f"areas of {size}, ways to grow: {ways}" for size in range(1, SMALL_SIZES + 1) for ways in _WAYS),
    *at_least("areas that count", MOST_AREAS),
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
    "free and would make an area count",
    "free and would nearly do so",
)
OF_THE_SITUATION = (
    *is_one("seats", range(1, MOST_SEATS + 1)),
    "unstruck boxes of the scale",
    "rolls next",
    "turns until the own roll",
    "fewest free boxes of another",
    "few free boxes of another",
)
OF_THE_GRID = (
    "free boxes",
    "few free boxes",
    "free neighbours",
    "free boxes at the border",
    "gaps",
    *of("gaps", ("of 1 box", "of 2 boxes", "of 3 boxes")),
    "boxes in such gaps away from the border",
    "larger gaps: boxes left over by fours",
)
NUMBERS_OF_THE_GRID = len(OF_THE_SITUATION) + len(OF_THE_GRID)
NUMBERS_OF_A_SYMBOL = len(OF_A_SYMBOL)


@rule
def situation(seats: int, scale: int, turns: int, fewest: int, into: Floats, at: int) -> int:
    """What matters for a grid and does not stand in it."""
    at = one_hot(into, at, seats - 1, MOST_SEATS)
    at = scaled(into, at, scale, SCALE)
    at = flag(into, at, turns == 0)
    at = scaled(into, at, turns, DICE)
    at = scaled(into, at, fewest, BOXES)
    return scaled(into, at, max(0, FEW - fewest), FEW)


@rule
def grid_as_seen(free: int, into: Floats, at: int) -> int:
    boxes = bit_count(free)
    neighbours = bit_count((free & NOT_RIGHTMOST) << 1 & free) + bit_count(free >> SIZE & free)
    at = scaled(into, at, boxes, BOXES)
    at = scaled(into, at, max(0, FEW - boxes), FEW)
    at = scaled(into, at, neighbours, 2 * BOXES)
    at = scaled(into, at, bit_count(free & BORDER), 4 * SIZE)
    return gaps(free, into, at)


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
def symbol_as_seen(board: int, free: int, into: Floats, at: int) -> int:
    """Its areas: those that count, those that still grow by their size and room, and those that are dead."""
    start = at
    at = nothing(into, at, SMALL_SIZES * MOST_WAYS)
    counted, boxes_counted, dead = 0, 0, 0
    near, between, near_counted, between_counted = 0, 0, 0, 0
    ones, twos, fours = (
        0,
        0,
        0,
    )  # of each free box: how many boxes of small areas it would join, in binary, 4 to 7 alike
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
            continue
        one, two = ways * (boxes & 1), ways * (boxes >> 1 & 1)
        carried = ones & one
        fours |= twos & (two | carried) | two & carried | ways * (boxes >> 2 & 1)
        twos ^= two ^ carried
        ones ^= one
        if reach(area, free | board) < SMALLEST_AREA:
            dead += boxes
        else:
            alike = start + (boxes - 1) * MOST_WAYS + min(bit_count(ways), MOST_WAYS) - 1
            into[alike] = min(FAR, into[alike] + 1 / MOST_WAYS)
    all_boxes = bit_count(board)
    others = ALL_BOXES & ~(free | board)
    at = thermometer(into, at, counted, MOST_AREAS)
    at = scaled(into, at, counted, MOST_AREAS)
    at = scaled(into, at, boxes_counted, FEW)
    at = scaled(into, at, counted * boxes_counted, HIGH_OF_A_SYMBOL)
    at = scaled(into, at, boxes_counted - counted * SMALLEST_AREA, FEW)
    at = scaled(into, at, all_boxes, FEW)
    at = scaled(into, at, counted * all_boxes, HIGH_OF_A_SYMBOL)
    at = scaled(into, at, dead, FEW)
    at = scaled(into, at, bit_count(near_counted), FEW)
    at = scaled(into, at, bit_count(near), FEW)
    at = scaled(into, at, bit_count(between), FEW)
    at = scaled(into, at, bit_count(between_counted), FEW)
    at = scaled(into, at, bit_count(near & ~beside(others)), FEW)
    at = scaled(into, at, bit_count(fours & ~near_counted), FEW)
    return scaled(into, at, bit_count(ones & twos & ~fours & ~near_counted), FEW)


@rule
def reach(area: int, room: int) -> int:
    """How many boxes an area could have after some steps."""
    for _ in range(STEPS):
        area |= beside(area) & room
    return bit_count(area)
