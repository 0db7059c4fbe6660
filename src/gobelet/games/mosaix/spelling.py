"""How else may a move be pointed out? A formation laid anywhere on its board, or held by any of its dice."""

from collections.abc import Mapping, Sequence
from functools import cache

from gobelet.games.mosaix.formations import SHAPE, SYMBOL, TURNS, symbol_on, turned
from gobelet.games.mosaix.moves import FIRST_PLACE, MOVE_COUNT, STOP, die_of, place_of, turn_of
from gobelet.games.mosaix.notation import gripped, laid
from gobelet.games.mosaix.placing import OFF_GRID, box_under
from gobelet.games.mosaix.sheet import CELLS, DICE
from gobelet.games.mosaix.state import Stage, State

LAYING_COLUMNS, LAYING_ROWS = 4, 2  # of the board on which dice are laid: every shape has room on it
Written = frozenset[tuple[int, int]]  # boxes and the symbols in them


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
    return tuple(tuple(first.setdefault(symbol, len(first)) for symbol in each) for each in symbols)


@cache
def ways_to_hold(shape: int, pattern: tuple[tuple[int, ...], ...]) -> Mapping[int, tuple[str, ...]]:
    """Every way to point out a placement of a formation, by the move that it is written as: the lowest that does it."""
    alike: dict[Written, list[int]] = {}
    for move, boxes in covered(shape):
        shown = zip(boxes, pattern[turn_of(move)], strict=True)
        alike.setdefault(frozenset(each for each in shown if each[0] != OFF_GRID), []).append(move)
    return {same[0]: tuple(way_to_hold(move) for move in same) for same in alike.values()}


@cache
def covered(shape: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Every placement of a shape as a move, and the box under each of its dice."""
    moves = range(FIRST_PLACE, MOVE_COUNT)
    return tuple((move, tuple(box_under(shape, *taken_apart(move), die) for die in range(DICE))) for move in moves)


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
