"""What holds at every moment of any game of Qwixx Duel?"""

from collections.abc import Iterator
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from gobelet.core.replay import advance
from gobelet.core.structs import copy_of
from gobelet.games.qwixx_duel import GAME
from gobelet.games.qwixx_duel.sheet import BOXES, COLOURS, LAST, ROWS
from gobelet.games.qwixx_duel.state import State, front, is_closed, supply
from tests.games.qwixx_duel.board import SETUP, board, row
from tests.positions import random_game

games = st.integers(min_value=0, max_value=2**32 - 1)


def positions(number: int) -> Iterator[State]:
    """Every position of a game in which both players choose at random."""
    state: State = SETUP.start()
    yield copy_of(state)
    for event in random_game(SETUP, number):
        advance(GAME, state, event)
        yield copy_of(state)


@given(games)
def test_qd11_a_box_holds_pawns_of_one_player(number: int) -> None:
    shared = [
        (r, box) for state in positions(number) for r in range(ROWS) for box in range(BOXES)
        if state.pawns[0][r][box] and state.pawns[1][r][box]
    ]  # fmt: skip

    assert not shared


@given(games)
def test_qd12_the_front_of_a_row_never_moves_left(number: int) -> None:
    fronts = ([max(front(state, 0, r), front(state, 1, r)) for r in range(ROWS)] for state in positions(number))

    assert all(before <= now for earlier, later in pairwise(fronts) for before, now in zip(earlier, later, strict=True))


@given(games)
def test_qd14_both_players_hold_a_pawn_at_every_decision(number: int) -> None:
    decisions = [state for state in positions(number) if GAME.rules.asked(state)]

    assert all(supply(state, seat) >= 1 for state in decisions for seat in (0, 1))


@given(games)
def test_qd20_only_a_closed_row_has_its_last_number_taken_while_the_game_goes_on(number: int) -> None:
    going_on = [state for state in positions(number) if GAME.rules.asked(state) or GAME.rules.owed(state)]

    assert all(
        is_closed(state, r) == (state.pawns[0][r][LAST] + state.pawns[1][r][LAST] == 1)
        for state in going_on for r in range(ROWS)
    )  # fmt: skip


@given(games)
def test_any_position_can_be_drawn(number: int) -> None:
    *_, last = positions(number)
    rows = [f"{colour} {row(last, colour)}" for colour in COLOURS]

    assert board("\n".join(rows)).pawns == last.pawns
