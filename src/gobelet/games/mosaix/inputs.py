"""What does a player look at? Its areas and gaps are told so that turning or mirroring the grid changes no number."""

from gobelet.core.encoding import WHO, at_least, flag, is_one, nothing, of, one_hot, scaled, thermometer
from gobelet.core.native import bit_count
from gobelet.core.rule import rule
from gobelet.core.verbs import Floats
from gobelet.games.mosaix.areas_seen import (
    HIGH_OF_A_SYMBOL,
    OF_A_SYMBOL,
    OF_THE_GRID,
    OF_THE_SITUATION,
    grid_as_seen,
    situation,
    symbol_as_seen,
)
from gobelet.games.mosaix.formations import SHAPE, symbol_on
from gobelet.games.mosaix.scoring import points, total
from gobelet.games.mosaix.sheet import BOXES, DICE, MOST_SEATS, SHAPES, SYMBOLS
from gobelet.games.mosaix.state import KINDS, Stage, State, free_boxes, has_written

STAGES = len(Stage)
NUMBERS_OF_SHAPES = len(SHAPES)
HIGH = 120  # points

_OF_THE_TURN = (*is_one("stage", (stage.name.lower() for stage in Stage)), "roller must write")
_OF_A_SEAT = ("roller", "has written", "points", "lead", "free boxes", *of("points", SYMBOLS))
INPUTS = (
    *_OF_THE_TURN,
    *OF_THE_SITUATION,
    *OF_THE_GRID,
    *(name for symbol in SYMBOLS for name in of(symbol, OF_A_SYMBOL)),
    *(name for symbol in SYMBOLS for name in at_least(f"dice showing a {symbol}", DICE)),
    *is_one("shape shown", SHAPES),
    *(name for die in range(1, DICE + 1) for name in is_one(f"symbol {die} of it", SYMBOLS)),
    *(name for who in WHO[:MOST_SEATS] for name in of(who, _OF_A_SEAT)),
)
NUMBERS_OF_A_SEAT = len(_OF_A_SEAT)


@rule
def observe(view: State, seat: int, into: Floats) -> None:
    free = free_boxes(view, seat)
    at = one_hot(into, 0, view.stage, STAGES)
    at = flag(into, at, view.must_write != 0)
    at = situation(view.seats, view.scale, turns_to_roll(view, seat), fewest_of_another(view, seat), into, at)
    at = grid_as_seen(free, into, at)
    for symbol in range(KINDS):
        at = symbol_as_seen(view.grids[seat][symbol], free, into, at)
    at = table(view, into, at)
    for who in range(view.seats):
        at = seat_as_seen(view, seat, (seat + who) % view.seats, into, at)
    nothing(into, at, (MOST_SEATS - view.seats) * NUMBERS_OF_A_SEAT)


@rule
def turns_to_roll(view: State, seat: int) -> int:
    """How many others roll before this seat does, when the turn is over."""
    turn = 0 if view.stage == Stage.ROLL else 1
    return (seat - view.roller - turn) % view.seats


@rule
def fewest_of_another(view: State, seat: int) -> int:
    """The free boxes of the fullest other grid, which may end the game (MX7)."""
    fewest = BOXES
    for other in range(view.seats):
        if other != seat:
            fewest = min(fewest, bit_count(free_boxes(view, other)))
    return fewest


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
