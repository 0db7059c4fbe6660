"""Are the patches all that a roll can write? Compared with what the rules offer, formation by formation."""

from itertools import product

import pytest

from gobelet.core.structs import copy_of
from gobelet.games.mosaix import GAME
from gobelet.games.mosaix.flow import play
from gobelet.games.mosaix.moves import STOP, roll_number
from gobelet.games.mosaix.placing import drops_allowed
from gobelet.games.mosaix.results import BOXES_OF, PART, PATCH, PATCHES, SUBSETS, patch_of, subset_of
from gobelet.games.mosaix.sheet import DICE
from gobelet.games.mosaix.state import KINDS, Stage, State, free_boxes
from tests.games.mosaix.board import EMPTY, after, position

HALF_FULL = "oxtoxto xotxotx oxtoxto xo....x ....... t.....t .....x."
POSITIONS = [
    after(position(HALF_FULL, scale=2), "ooxt"),
    after(position(HALF_FULL, scale=0), "xxtt"),
    after(position(HALF_FULL, EMPTY), "oxxx"),
]
Grid = tuple[int, ...]


def offered(state: State) -> set[Grid]:
    """What the roller's grid can be after this roll, by the rules."""
    found = set()
    for formation in GAME.moves(state, 0):
        if formation != STOP:
            shown = copy_of(state)
            play(shown, 0, formation)
            for move in GAME.moves(shown, 0):
                written = copy_of(shown)
                play(written, 0, move)
                found.add(tuple(written.grids[0]))
    return found


def patched(state: State) -> set[Grid]:
    """The same, from all patches and all ways to give their boxes to symbols that lie on the dice."""
    found = set()
    for patch in range(1, PATCHES):
        if BOXES_OF[patch] < DICE - drops_allowed(state) or PATCH[patch] & ~free_boxes(state, 0):
            continue
        for symbols in product(range(KINDS), repeat=BOXES_OF[patch]):
            if all(symbols.count(symbol) <= state.dice.count(symbol + 1) for symbol in range(KINDS)):
                parts = [sum(1 << place for place, one in enumerate(symbols) if one == kind) for kind in range(KINDS)]
                boards = (PART[patch * SUBSETS + part] for part in parts)
                found.add(tuple(board | more for board, more in zip(state.grids[0], boards, strict=True)))
    return found


@pytest.mark.parametrize("state", POSITIONS)
def test_patches_are_all_that_a_roll_can_write(state: State) -> None:
    assert state.stage == Stage.ARRANGE
    assert roll_number(state) >= 0
    assert patched(state) == offered(state)


@pytest.mark.parametrize("state", POSITIONS)
def test_a_placement_fills_its_patch_as_the_rules_do(state: State) -> None:
    for formation in GAME.moves(state, 0)[:-1:9]:
        shown = copy_of(state)
        play(shown, 0, formation)
        for move in GAME.moves(shown, 0):
            written = copy_of(shown)
            play(written, 0, move)
            for symbol in range(KINDS):
                part = PART[patch_of(formation, move) * SUBSETS + subset_of(formation, move, symbol)]
                assert written.grids[0][symbol] == shown.grids[0][symbol] | part
