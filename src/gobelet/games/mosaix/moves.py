"""What may I do?"""

from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers
from gobelet.games.mosaix.boards import box_of, lowest
from gobelet.games.mosaix.formations import FIRST_OF_ROLL, FORMATIONS, MOST_OF_A_ROLL, ROLL_NUMBER, SHAPE
from gobelet.games.mosaix.placing import GRIPS, ONCE, drops_allowed, fits, places
from gobelet.games.mosaix.sheet import BOXES, DICE
from gobelet.games.mosaix.state import Stage, State, free_boxes

STOP = FORMATIONS  # before it, the number of a formation shows it
PASS = STOP + 1
FIRST_PLACE = PASS + 1
MOVE_COUNT = FIRST_PLACE + GRIPS * BOXES
MOST_PLACES = 280  # four turns, and in each 70 ways for a formation to reach the grid
MOST_MOVES = max(MOST_PLACES, MOST_OF_A_ROLL + 1)


@rule
def place(turn: int, die: int, box: int) -> int:
    """The move that turns the formation and lays this die, the first that lies on the grid, on a box."""
    return FIRST_PLACE + (turn * DICE + die) * BOXES + box


@rule
def turn_of(move: int) -> int:
    return (move - FIRST_PLACE) // (DICE * BOXES)


@rule
def die_of(move: int) -> int:
    return (move - FIRST_PLACE) // BOXES % DICE


@rule
def place_of(move: int) -> int:
    """The box on which that die lies."""
    return (move - FIRST_PLACE) % BOXES


@rule
def moves(state: State, seat: int, into: Numbers) -> int:
    if state.stage == Stage.ARRANGE:
        return offer_formations(state, seat, into)
    return offer_places(state, seat, into)


@rule
def offer_formations(state: State, seat: int, into: Numbers) -> int:
    """MX2: those of the roll that the roller can write some of; MX9: within the scale, or the solo player stops."""
    free, drops = free_boxes(state, seat), drops_allowed(state)
    roll = roll_number(state)
    found = 0
    checked, writable = -1, True
    for formation in range(FIRST_OF_ROLL[roll], FIRST_OF_ROLL[roll + 1]):
        shape = SHAPE[formation]
        if shape != checked and state.must_write:
            checked, writable = shape, fits(free, shape, drops)
        if writable:
            into[found] = formation
            found += 1
    if state.seats == 1:
        into[found] = STOP
        found += 1
    return found


@rule
def roll_number(state: State) -> int:
    """Which of the fifteen rolls lies on the table, whatever the order of the dice."""
    circles = crosses = 0
    for symbol in state.dice:
        circles += symbol == 1
        crosses += symbol == 2
    return ROLL_NUMBER[circles * (DICE + 1) + crosses]


@rule
def offer_places(state: State, seat: int, into: Numbers) -> int:
    """MX4, MX5: any turn and place without a filled box; MX6: nothing is written only if nothing can be."""
    free, drops = free_boxes(state, seat), drops_allowed(state)
    found = 0
    for grip in range(GRIPS):
        turn, die = grip // DICE, grip % DICE
        boxes = places(free, SHAPE[state.shown], turn, die, drops) & ONCE[state.shown * GRIPS + grip]
        first = place(turn, die, 0)
        while boxes:
            box = lowest(boxes)
            into[found] = first + box_of(box)
            found += 1
            boxes ^= box
    if found == 0:
        into[0] = PASS
        found = 1
    return found
