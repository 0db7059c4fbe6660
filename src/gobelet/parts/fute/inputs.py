"""What does a player look at, whatever the sheet? The table and the points; then comes the own sheet."""

from collections.abc import Sequence

from gobelet.core.encoding import WHO, at_least, flag, is_one, members, nothing, of, one_hot, scaled, thermometer
from gobelet.core.native import bit_count
from gobelet.core.rule import rule
from gobelet.core.verbs import Floats
from gobelet.parts.fute.notation import COLOURS
from gobelet.parts.fute.scoring import ZONES, fox_points, total
from gobelet.parts.fute.sheet_verbs import has_use, observe_sheet, zone_points
from gobelet.parts.fute.table import (
    DICE,
    FIRST_USED,
    HEAP,
    MOST_SEATS,
    ROLLS,
    ROUNDS,
    Bonus,
    Colour,
    Duty,
    Lies,
    Player,
    Stage,
    State,
)

FACES = 6
STAGES, DUTIES, PLACES = len(Stage), len(Duty), len(Lies)
MOST_ROUNDS = max(ROUNDS)
MOST_LEFT = 7  # actions of a kind that are told one by one
MOST_FOXES = 5
LEAST_SUM, SUMS = 2, 2 * FACES - 1  # of two dice
HIGH, HIGH_OF_A_ZONE = 300, 60  # points

ZONE_NAMES = COLOURS[1:]
_OF_ANOTHER = (
    "active",
    "must decide",
    "points",
    "lead",  # of the seat that looks
    "foxes",
    "re-rolls left",
    "extra dice left",
    *of("points", ZONE_NAMES),
)
NUMBERS_OF_ANOTHER = len(_OF_ANOTHER)


def _left(what: str) -> tuple[str, ...]:
    return (*is_one(what, range(MOST_LEFT + 1)), f"{what}, scaled")


TABLE_INPUTS = (
    *is_one("seats", range(1, MOST_SEATS + 1)),
    *is_one("round", range(1, MOST_ROUNDS + 1)),
    "own turns left",
    *is_one("stage", (stage.name.lower() for stage in Stage)),
    *is_one("rolls made", range(ROLLS + 1)),
    "dice must be used",
    "own turn",
    *is_one("own duty", (duty.name.lower() for duty in Duty)),
    *(name for die in COLOURS for name in is_one(f"{die} die lies", (place.name.lower() for place in Lies))),
    *(name for die in COLOURS for name in is_one(f"{die} die shows", range(1, FACES + 1))),
    *of("can be used, die", COLOURS),
    *of("was an extra die", COLOURS),
    *is_one("dice in hand", range(DICE + 1)),
    *is_one("sum of blue and white", range(LEAST_SUM, LEAST_SUM + SUMS)),
    *of("bonuses due", (bonus.name.lower() for bonus in Bonus if bonus >= FIRST_USED)),
    *_left("re-rolls left"),
    *_left("extra dice left"),
    *at_least("foxes", MOST_FOXES),
    *of("points", ZONE_NAMES),
    *of("points above the lowest zone", ZONE_NAMES),
    *of("lowest zone", ZONE_NAMES),
    "points of the lowest zone",
    "points of the foxes",
    "points in all",
    *(name for who in WHO[1:MOST_SEATS] for name in of(who, _OF_ANOTHER)),
)


@rule
def observe(view: State, seat: int, into: Floats) -> None:
    at = turn(view, seat, into, 0)
    at = dice(view, seat, into, at)
    at = gains(view.players[seat], into, at)
    at = points(view, seat, into, at)
    for who in range(1, view.table.seats):
        at = another(view, seat, (seat + who) % view.table.seats, into, at)
    at = nothing(into, at, (MOST_SEATS - view.table.seats) * NUMBERS_OF_ANOTHER)
    observe_sheet(view, seat, into, at)


def open_names(what: str, lines: int, boxes: int) -> tuple[str, ...]:
    """Names for `open_boxes`."""
    return tuple(name for line in range(1, lines + 1) for name in is_one(f"{what} {line} open", range(boxes + 1)))


@rule
def open_boxes(into: Floats, at: int, lines: Sequence[int], ticked: int, boxes: int) -> int:
    """For each line of so many boxes, how many are still open."""
    for line in range(len(lines)):
        at = one_hot(into, at, bit_count(lines[line] & ~ticked), boxes + 1)
    return at


@rule
def turn(view: State, seat: int, into: Floats, at: int) -> int:
    table = view.table
    at = one_hot(into, at, table.seats - 1, MOST_SEATS)
    at = one_hot(into, at, table.round_number - 1, MOST_ROUNDS)
    had = table.active > seat or (table.active == seat and table.stage > Stage.ROLLING)
    at = scaled(into, at, ROUNDS[table.seats] - table.round_number + (0 if had else 1), MOST_ROUNDS)
    at = one_hot(into, at, table.stage, STAGES)
    at = one_hot(into, at, table.rolls, ROLLS + 1)
    at = flag(into, at, table.obliged != 0)
    at = flag(into, at, table.active == seat)
    return one_hot(into, at, view.players[seat].duty, DUTIES)


@rule
def dice(view: State, seat: int, into: Floats, at: int) -> int:
    """Faces only of dice that lie there: those in hand will fall anew."""
    table, spent = view.table, int(view.players[seat].spent)
    for die in range(DICE):
        at = one_hot(into, at, table.lies[die], PLACES)
    in_hand = 0
    for die in range(DICE):
        held = table.lies[die] == Lies.IN_HAND
        in_hand += held
        at = one_hot(into, at, -1 if held else table.dice[die] - 1, FACES)
    for die in range(DICE):
        at = flag(into, at, table.lies[die] != Lies.IN_HAND and has_use(view, seat, die))
    at = members(into, at, spent, DICE)
    at = one_hot(into, at, in_hand, DICE + 1)
    both = table.lies[Colour.BLUE] != Lies.IN_HAND and table.lies[Colour.WHITE] != Lies.IN_HAND
    sum_of_both = table.dice[Colour.BLUE] + table.dice[Colour.WHITE]
    return one_hot(into, at, sum_of_both - LEAST_SUM if both else -1, SUMS)


@rule
def gains(player: Player, into: Floats, at: int) -> int:
    """Bonuses due, actions left, foxes."""
    for bonus in range(FIRST_USED, HEAP):
        at = scaled(into, at, player.heap[bonus], 2)
    at = left(player.rerolls_won - player.rerolls_used, into, at)
    at = left(player.extras_won - player.extras_used, into, at)
    return thermometer(into, at, player.foxes, MOST_FOXES)


@rule
def left(actions: int, into: Floats, at: int) -> int:
    at = one_hot(into, at, actions, MOST_LEFT + 1)
    return scaled(into, at, actions, MOST_LEFT)


@rule
def points(view: State, seat: int, into: Floats, at: int) -> int:
    lowest = zone_points(view, seat, 0)
    for zone in range(1, ZONES):
        lowest = min(lowest, zone_points(view, seat, zone))
    for zone in range(ZONES):
        at = scaled(into, at, zone_points(view, seat, zone), HIGH_OF_A_ZONE)
    for zone in range(ZONES):
        at = scaled(into, at, zone_points(view, seat, zone) - lowest, HIGH_OF_A_ZONE)
    for zone in range(ZONES):
        at = flag(into, at, zone_points(view, seat, zone) == lowest)
    at = scaled(into, at, lowest, HIGH_OF_A_ZONE)
    at = scaled(into, at, fox_points(view, seat), HIGH)
    return scaled(into, at, total(view, seat), HIGH)


@rule
def another(view: State, seat: int, other: int, into: Floats, at: int) -> int:
    player = view.players[other]
    at = flag(into, at, view.table.active == other)
    at = flag(into, at, player.due + player.duty > 0)
    at = scaled(into, at, total(view, other), HIGH)
    at = scaled(into, at, total(view, seat) - total(view, other), HIGH)
    at = scaled(into, at, player.foxes, MOST_FOXES)
    at = scaled(into, at, player.rerolls_won - player.rerolls_used, MOST_LEFT)
    at = scaled(into, at, player.extras_won - player.extras_used, MOST_LEFT)
    for zone in range(ZONES):
        at = scaled(into, at, zone_points(view, other, zone), HIGH_OF_A_ZONE)
    return at
