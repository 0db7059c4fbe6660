"""How can four dice hang together? Every formation that a roll allows, and how it lies in each turn.

A formation is a shape with a symbol on each of its dice; quarter turns are the same formation (MX2). They are
numbered by roll, then by shape, then by their symbols in reading order.
"""

from itertools import combinations_with_replacement, permutations

from gobelet.core.rule import rule
from gobelet.games.mosaix.sheet import CELLS, DICE, SYMBOLS

TURNS = 4  # by so many quarter turns to the right
Cell = tuple[int, int]  # column and row


def turned(cells: tuple[Cell, ...], turn: int) -> tuple[Cell, ...]:
    """The cells after so many quarter turns to the right, as near to the left upper corner as can be."""
    for _ in range(turn):
        cells = tuple((-y, x) for x, y in cells)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple((x - left, y - top) for x, y in cells)


def _reading(cells: tuple[Cell, ...]) -> list[int]:
    """The dice in reading order: row by row."""
    return sorted(range(DICE), key=lambda die: cells[die][::-1])


def _formations(roll: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """A shape and its symbols for each formation; of those that are one when turned, the first is taken."""
    found = []
    for shape, cells in enumerate(CELLS):
        alike = [_reading(turned(cells, turn)) for turn in range(TURNS) if set(turned(cells, turn)) == set(cells)]
        ways = sorted(set(permutations(roll)))
        found += [(shape, way) for way in ways if way == min(tuple(way[die] for die in order) for order in alike)]
    return found


_ROLLS = tuple(combinations_with_replacement(range(len(SYMBOLS)), DICE))
_BY_ROLL = [_formations(roll) for roll in _ROLLS]
_ALL = [formation for group in _BY_ROLL for formation in group]
FORMATIONS = len(_ALL)
SHAPE = tuple(shape for shape, _ in _ALL)
SYMBOL = tuple(symbol for _, symbols in _ALL for symbol in symbols)  # of each die of each formation, in reading order
FIRST_OF_ROLL = tuple(sum(map(len, _BY_ROLL[:number])) for number in range(len(_ROLLS) + 1))
_NUMBERS = {(roll.count(0), roll.count(1)): number for number, roll in enumerate(_ROLLS)}
ROLL_NUMBER = tuple(_NUMBERS.get((o, x), -1) for o in range(DICE + 1) for x in range(DICE + 1))

_LYING = [turned(cells, turn) for cells in CELLS for turn in range(TURNS)]
_ORDERS = [_reading(cells) for cells in _LYING]
COLUMN = tuple(cells[die][0] for cells, order in zip(_LYING, _ORDERS, strict=True) for die in order)
ROW = tuple(cells[die][1] for cells, order in zip(_LYING, _ORDERS, strict=True) for die in order)
UNTURNED = tuple(die for order in _ORDERS for die in order)  # which die of the unturned shape it is

MOST_OF_A_ROLL = max(map(len, _BY_ROLL))


@rule
def lying(shape: int, turn: int) -> int:
    """Where the dice of a turned shape begin in COLUMN, ROW and UNTURNED: four in a row, in reading order."""
    return (shape * TURNS + turn) * DICE


@rule
def symbol_on(formation: int, turn: int, die: int) -> int:
    """What the die shows that is so manyth in reading order after the turn."""
    return SYMBOL[formation * DICE + UNTURNED[lying(SHAPE[formation], turn) + die]]
