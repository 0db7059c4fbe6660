"""What holds at every moment of any game of Mosaix?"""

from hypothesis import given
from hypothesis import strategies as st

from gobelet.core.event import Played
from gobelet.core.replay import advance
from gobelet.core.setup import Setup, setups
from gobelet.core.structs import copy_of
from gobelet.games.mosaix import GAME
from gobelet.games.mosaix.boards import size
from gobelet.games.mosaix.moves import PASS
from gobelet.games.mosaix.sheet import BOXES, SCALE
from gobelet.games.mosaix.state import Stage, State, free_boxes
from tests.games.mosaix.board import outcomes
from tests.positions import every_position, random_game

tables = st.sampled_from(list(setups(GAME)))
games = st.integers(min_value=0, max_value=2**32 - 1)


@given(tables, games)
def test_mx5_no_box_has_two_symbols(setup: Setup, number: int) -> None:
    for state in every_position(setup, number):
        for seat in range(setup.seats):
            assert sum(map(size, state.grids[seat])) + size(free_boxes(state, seat)) == BOXES


@given(tables, games)
def test_mx5_no_two_moves_write_the_same(setup: Setup, number: int) -> None:
    writing = [state for state in every_position(setup, number) if state.stage == Stage.WRITE]
    for state in writing[-1:]:  # a solo player may stop at once
        seat = next(seat for seat in range(setup.seats) if GAME.moves(state, seat))
        grids = list(outcomes(state, seat))

        assert len(set(grids)) == len(grids)


@given(tables, games)
def test_mx6_who_writes_fills_one_to_four_boxes(setup: Setup, number: int) -> None:
    before: State = setup.start()
    for event in random_game(setup, number):
        later = copy_of(before)
        advance(GAME, later, event)
        if isinstance(event, Played) and event.move is not None and event.move >= PASS:
            filled = size(free_boxes(before, event.seat)) - size(free_boxes(later, event.seat))
            assert (filled == 0) == (event.move == PASS)
            assert filled <= 4
        before = later


@given(games)
def test_mx9_dropped_symbols_and_struck_boxes_are_as_many(number: int) -> None:
    *_, last = every_position(next(setups(GAME)), number)
    turns = sum(
        isinstance(event, Played) and (event.move or 0) > PASS for event in random_game(next(setups(GAME)), number)
    )
    written = BOXES - 1 - size(free_boxes(last, 0))

    assert 4 * turns - written == SCALE - last.scale
