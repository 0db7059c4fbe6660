"""What can be written at once? Every patch of boxes that a formation can fill, and which dice lie where on it.

Many formations and turns fill the same boxes, above all where they hang over the edge. Whoever compares all that a
roll can write looks at each patch once. Its boxes are told apart in reading order, so that a set of them is four bits.
"""

from gobelet.core.rule import rule
from gobelet.games.mosaix.formations import FORMATIONS, SHAPE, TURNS, symbol_on
from gobelet.games.mosaix.moves import FIRST_PLACE, die_of, place_of, turn_of
from gobelet.games.mosaix.placing import GRIPS, OFF_GRID, box_under
from gobelet.games.mosaix.sheet import BOXES, CELLS, DICE
from gobelet.games.mosaix.state import KINDS

SUBSETS = 1 << DICE  # of the boxes of a patch
NO_PATCH = 0  # nothing is written


def _lying(shape: int, grip: int, box: int) -> tuple[int, ...]:
    """The box under each die, in reading order; none if the die that is held is not the first on the grid."""
    turn, die = divmod(grip, DICE)
    boxes = tuple(box_under(shape, turn, die, box, other) for other in range(DICE))
    return boxes if all(other == OFF_GRID for other in boxes[:die]) else ()


_LYING = [_lying(shape, grip, box) for shape in range(len(CELLS)) for grip in range(GRIPS) for box in range(BOXES)]
_ON_GRID = [tuple(box for box in boxes if box != OFF_GRID) for boxes in _LYING]
_PATCHES = sorted({*_ON_GRID, ()}, key=lambda boxes: (len(boxes), boxes))
_NUMBERS = {boxes: number for number, boxes in enumerate(_PATCHES)}

PATCHES = len(_PATCHES)
PATCH = tuple(sum(1 << box for box in boxes) for boxes in _PATCHES)
BOXES_OF = tuple(len(boxes) for boxes in _PATCHES)
FIRST_OF_SIZE = tuple(BOXES_OF.index(size) for size in range(DICE + 1))  # patches are numbered by their size
PART = tuple(  # of each patch and each subset: its boxes
    sum(1 << box for place, box in enumerate(boxes) if subset >> place & 1)
    for boxes in _PATCHES
    for subset in range(SUBSETS)
)
_PATCH_AT = tuple(_NUMBERS[boxes] for boxes in _ON_GRID)  # of each shape, grip and box
_DICE_AT = tuple(sum(1 << die for die, box in enumerate(boxes) if box != OFF_GRID) for boxes in _LYING)
_SHOWING = tuple(  # of each formation, turn and symbol: the dice that show it, in reading order
    sum(1 << die for die in range(DICE) if symbol_on(formation, turn, die) == symbol)
    for formation in range(FORMATIONS)
    for turn in range(TURNS)
    for symbol in range(KINDS)
)


def _squeezed(lying: int, showing: int) -> int:
    """Of the dice that lie on the grid, as subset of the patch, those that show something."""
    places = [die for die in range(DICE) if lying >> die & 1]
    return sum(1 << place for place, die in enumerate(places) if showing >> die & 1)


_SQUEEZED = tuple(_squeezed(lying, showing) for lying in range(SUBSETS) for showing in range(SUBSETS))


@rule
def patch_of(formation: int, move: int) -> int:
    """The patch that a placement of a formation fills."""
    if move < FIRST_PLACE:
        return NO_PATCH
    grip = (SHAPE[formation] * TURNS + turn_of(move)) * DICE + die_of(move)
    return _PATCH_AT[grip * BOXES + place_of(move)]


@rule
def subset_of(formation: int, move: int, symbol: int) -> int:
    """The boxes of that patch that get a symbol."""
    if move < FIRST_PLACE:
        return 0
    turn = turn_of(move)
    grip = (SHAPE[formation] * TURNS + turn) * DICE + die_of(move)
    lying = _DICE_AT[grip * BOXES + place_of(move)]
    return _SQUEEZED[lying * SUBSETS + _SHOWING[(formation * TURNS + turn) * KINDS + symbol]]
