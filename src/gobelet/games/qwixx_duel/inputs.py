"""What does a player look at?"""

from collections.abc import Iterator, Sequence
from itertools import permutations

from gobelet.core.encoding import at_least, flag, is_one, nothing, of, one_hot, scaled, thermometer
from gobelet.core.rule import rule
from gobelet.core.verbs import Floats
from gobelet.games.qwixx_duel.moves import PASS
from gobelet.games.qwixx_duel.scoring import part, total
from gobelet.games.qwixx_duel.sheet import BOXES, COLOURS, LAST, MISSES, NUMBERS, PAWNS, POINTS, ROWS
from gobelet.games.qwixx_duel.state import DICE, SEATS, Stage, State, front, is_closed, opponent, pawns_in, supply

FACES = 6
STAGES = len(Stage)
MOST_PAWNS = 8  # in a row; more are rare
NEARLY_SPENT = 6  # pawns in the supply from which on the end is near
HIGH = 60  # points by which one leads far
WHOSE = ("own", "other's")
FOREMOST = ("own pawn", "own stack", "other's pawn", "other's stack")


def _row(row: int) -> tuple[str, ...]:
    fronts = [name for whose in WHOSE for name in is_one(f"{whose} front", NUMBERS[row])]
    ahead = [f"boxes ahead of {whose} front" for whose in WHOSE]
    pawns = [name for whose in WHOSE for name in at_least(f"{whose} pawns", MOST_PAWNS)]
    points = [f"{whose} points" for whose in WHOSE]
    barred = [name for whose in WHOSE for name in of(f"in the way of {whose} front", NUMBERS[row])]
    names = ("closed", *pawns, *points, *fronts, *is_one("foremost", FOREMOST), *ahead, *barred)
    return of(COLOURS[row], names)


ONLY_IN_OPEN_ROWS = SEATS * BOXES + len(FOREMOST) + SEATS + SEATS * BOXES


def _names(rows: Sequence[int], faces: Sequence[int]) -> tuple[str, ...]:
    dice = ("white1", "white2", *(COLOURS[row] for row in rows))
    return (
        *is_one("stage", (stage.name.lower() for stage in Stage)),
        "own turn",
        "a pawn was placed in action 1",
        *(name for die in dice for name in is_one(f"{die} die", faces)),
        *(name for row in rows for name in _row(row)),
        *(name for whose in WHOSE for name in at_least(f"{whose} misses", MISSES)),
        "misses of both",
        *(f"{whose} {what}" for whose in WHOSE for what in ("supply", "supply nearly spent")),
        "closed rows",
        "own lead",
        "own lead, its sign",
    )


INPUTS = _names(range(ROWS), range(1, FACES + 1))


def _alike() -> Iterator[tuple[int, ...]]:
    """Rows with the same numbers can change places; so can both kinds of rows, if the dice are read from below."""
    for rows in permutations(range(ROWS)):
        if all(NUMBERS[rows[kind]] == NUMBERS[rows[kind + 1]] for kind in range(0, ROWS, 2)):
            faces = range(1, FACES + 1) if NUMBERS[rows[0]] == NUMBERS[0] else range(FACES, 0, -1)
            yield tuple(INPUTS.index(name) for name in _names(rows, faces))


ALIKE = tuple(_alike())


@rule
def observe(view: State, seat: int, into: Floats) -> None:
    at = turn(view, seat, into, 0)
    for row in range(ROWS):
        at = row_as_seen(view, seat, row, into, at)
    whole_board(view, seat, into, at)


@rule
def turn(view: State, seat: int, into: Floats, at: int) -> int:
    """Dice only while they are used: those of the last turn mean nothing any more."""
    at = one_hot(into, at, view.stage, STAGES)
    at = flag(into, at, view.active == seat)
    at = flag(into, at, view.stage == Stage.ACTION_2 and view.first_action != PASS)
    acting = view.stage == Stage.ACTION_1 or view.stage == Stage.ACTION_2
    for die in range(DICE):
        at = one_hot(into, at, view.dice[die] - 1 if acting else -1, FACES)
    return at


@rule
def row_as_seen(view: State, seat: int, row: int, into: Floats, at: int) -> int:
    """Of a closed row only what it counts for."""
    other = opponent(seat)
    at = flag(into, at, is_closed(view, row))
    at = thermometer(into, at, pawns_in(view, seat, row), MOST_PAWNS)
    at = thermometer(into, at, pawns_in(view, other, row), MOST_PAWNS)
    at = scaled(into, at, part(view, seat, row), POINTS[MOST_PAWNS])
    at = scaled(into, at, part(view, other, row), POINTS[MOST_PAWNS])
    if is_closed(view, row):
        return nothing(into, at, ONLY_IN_OPEN_ROWS)
    own, others = front(view, seat, row), front(view, other, row)
    at = one_hot(into, at, own, BOXES)
    at = one_hot(into, at, others, BOXES)
    at = one_hot(into, at, foremost(view, seat, row, own, others), len(FOREMOST))
    at = scaled(into, at, LAST - own, BOXES)
    at = scaled(into, at, LAST - others, BOXES)
    at = in_the_way(view, other, row, own, others, into, at)
    return in_the_way(view, seat, row, others, own, into, at)


@rule
def in_the_way(view: State, whose: int, row: int, front: int, their_front: int, into: Floats, at: int) -> int:
    """Boxes ahead of a front that a pawn of the other bars; not that one's own front, which may be captured."""
    for box in range(BOXES):
        flag(into, at + box, front < box < their_front and view.pawns[whose][row][box] > 0)
    return at + BOXES


@rule
def foremost(view: State, seat: int, row: int, own: int, others: int) -> int:
    """Which of FOREMOST stands furthest to the right, -1 in an empty row: two fronts never share a box."""
    if own == others:
        return -1
    if own > others:
        return 0 if view.pawns[seat][row][own] == 1 else 1
    return 2 if view.pawns[opponent(seat)][row][others] == 1 else 3


@rule
def whole_board(view: State, seat: int, into: Floats, at: int) -> int:
    other = opponent(seat)
    at = thermometer(into, at, view.misses[seat], MISSES)
    at = thermometer(into, at, view.misses[other], MISSES)
    at = scaled(into, at, view.misses[seat] + view.misses[other], MISSES)
    at = supply_as_seen(supply(view, seat), into, at)
    at = supply_as_seen(supply(view, other), into, at)
    closed = 0
    for row in range(ROWS):
        closed += is_closed(view, row)
    at = scaled(into, at, closed, ROWS)
    lead = total(view, seat) - total(view, other)
    at = scaled(into, at, lead, HIGH)
    return scaled(into, at, int(lead > 0) - int(lead < 0), 1)


@rule
def supply_as_seen(left: int, into: Floats, at: int) -> int:
    at = scaled(into, at, left, PAWNS)
    return scaled(into, at, max(0, NEARLY_SPENT - left), NEARLY_SPENT)
