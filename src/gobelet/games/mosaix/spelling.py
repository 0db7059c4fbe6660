"""How else may a move be pointed out? A formation laid anywhere on its board, or held by any of its dice."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product

from gobelet.games.mosaix.formations import COLUMN, ROW, SHAPE, SYMBOL, TURNS, lying, symbol_on, turned
from gobelet.games.mosaix.moves import FIRST_PLACE, STOP, die_of, place, place_of, turn_of
from gobelet.games.mosaix.notation import gripped, laid
from gobelet.games.mosaix.sheet import BOXES, CELLS, DICE, SIZE
from gobelet.games.mosaix.state import Stage, State

LAYING_COLUMNS, LAYING_ROWS = 4, 2  # of the board on which dice are laid: every shape has room on it
DIGIT = {(box % SIZE, box // SIZE): (DICE + 1) ** box for box in range(BOXES)}  # in a number that tells all symbols


def also(state: State, legal: Sequence[int]) -> dict[str, int]:
    """Every saying that means one of the legal moves of a seat."""
    if state.stage == Stage.ARRANGE:
        return {way: formation for formation in legal if formation < STOP for way in ways_to_lay(formation)}
    ways = ways_to_hold(SHAPE[state.shown], pattern(state.shown))
    return {way: move for move in legal if move >= FIRST_PLACE for way in ways[move]}


@cache
def pattern(formation: int) -> tuple[tuple[int, ...], ...]:
    """Which dice show the same, for each turn; all that matters for whether two placements write the same."""
    first: dict[int, int] = {}
    symbols = [[symbol_on(formation, turn, die) for die in range(DICE)] for turn in range(TURNS)]
    return tuple(tuple(first.setdefault(symbol, len(first) + 1) for symbol in each) for each in symbols)


@cache
def ways_to_hold(shape: int, pattern: tuple[tuple[int, ...], ...]) -> Mapping[int, tuple[str, ...]]:
    """Every way to point out a placement of a formation, by the move that it is written as: the lowest that does it."""
    alike: dict[int, list[int]] = {}
    for turn, placements in enumerate(covered(shape)):
        one, two, three, four = pattern[turn]  # written out: this is done for all placements of a formation
        for move, first, second, third, fourth in placements:
            alike.setdefault(one * first + two * second + three * third + four * fourth, []).append(move)
    return {same[0]: tuple(map(way_to_hold, same)) for same in alike.values()}


@cache
def covered(shape: int) -> list[list[tuple[int, ...]]]:
    """For each turn, every placement of a shape: the move, and for each die the digit in which its box counts, if any.

    So what a placement writes is one number, which is soon made and compared.
    """
    found: list[list[tuple[int, ...]]] = []
    for turn in range(TURNS):
        cells = [(COLUMN[die], ROW[die]) for die in range(lying(shape, turn), lying(shape, turn) + DICE)]
        found.append([])
        for die, box in product(range(DICE), range(BOXES)):
            right, down = box % SIZE - cells[die][0], box // SIZE - cells[die][1]
            found[-1].append((place(turn, die, box), *[DIGIT.get((x + right, y + down), 0) for x, y in cells]))
    return found


@cache
def way_to_hold(move: int) -> str:
    return gripped(*taken_apart(move))


@cache
def ways_to_lay(formation: int) -> tuple[str, ...]:
    """Every way to lay a formation on the laying board."""
    symbols, found = SYMBOL[formation * DICE : (formation + 1) * DICE], []
    for turn in range(TURNS):
        cells = turned(CELLS[SHAPE[formation]], turn)
        for right in range(LAYING_COLUMNS - max(x for x, _ in cells)):
            for down in range(LAYING_ROWS - max(y for _, y in cells)):
                shifted = [(x + right, y + down) for x, y in cells]
                found.append(laid(tuple(zip(symbols, shifted, strict=True))))
    return tuple(dict.fromkeys(found))


def taken_apart(move: int) -> tuple[int, int, int]:
    return turn_of(move), die_of(move), place_of(move)
