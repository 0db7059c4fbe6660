"""What is it worth, whatever the sheet?"""

from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers
from gobelet.parts.fute.sheet_verbs import fox_value, zone_points
from gobelet.parts.fute.table import State

ZONES = 5


@rule
def score(state: State, seat: int, into: Numbers) -> None:
    for zone in range(ZONES):
        into[zone] = zone_points(state, seat, zone)
    into[ZONES] = fox_points(state, seat)


@rule
def fox_points(state: State, seat: int) -> int:
    """TF50: each fox is worth the smallest zone."""
    smallest = zone_points(state, seat, 0)
    for zone in range(1, ZONES):
        smallest = min(smallest, zone_points(state, seat, zone))
    return state.players[seat].foxes * fox_value(state, smallest)


@rule
def total(state: State, seat: int) -> int:
    points = fox_points(state, seat)
    for zone in range(ZONES):
        points += zone_points(state, seat, zone)
    return points


@rule
def highest_zone(state: State, seat: int) -> int:
    highest = zone_points(state, seat, 0)
    for zone in range(1, ZONES):
        highest = max(highest, zone_points(state, seat, zone))
    return highest


@rule
def winners(state: State) -> int:
    """TF51: the most points; tied, the highest single zone; still tied, together."""
    best, highest, seats = -10_000, -10_000, 0
    for seat in range(state.table.seats):
        points, zone = total(state, seat), highest_zone(state, seat)
        if points > best or (points == best and zone > highest):
            best, highest, seats = points, zone, 1 << seat
        elif points == best and zone == highest:
            seats |= 1 << seat
    return seats
