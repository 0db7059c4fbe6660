"""Does a player see what matters, and is what looks alike worth the same?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobelet.core.structs import copy_of
from gobelet.games.qwixx_duel import GAME
from gobelet.games.qwixx_duel.inputs import ALIKE, INPUTS
from gobelet.games.qwixx_duel.moves import PASS, at, box_of, row_of
from gobelet.games.qwixx_duel.sheet import NUMBERS
from gobelet.games.qwixx_duel.state import State
from tests.games.qwixx_duel.board import board
from tests.games.qwixx_duel.test_any_game import positions

PLACES = [
    (0, 1, 2, 3),
    (1, 0, 2, 3),
    (0, 1, 3, 2),
    (1, 0, 3, 2),
    (2, 3, 0, 1),
    (3, 2, 0, 1),
    (2, 3, 1, 0),
    (3, 2, 1, 0),
]


def exchanged(state: State, rows: tuple[int, ...]) -> State:
    """The same position with its rows in other places; dice are read from below if rising rows become falling ones."""
    other = copy_of(state)
    for place, row in enumerate(rows):
        other.dice[2 + place] = state.dice[2 + row]
        for seat in (0, 1):
            other.pawns[seat][place] = list(state.pawns[seat][row])
            other.locks[seat][place] = state.locks[seat][row]
    if NUMBERS[rows[0]] != NUMBERS[0]:
        other.dice = [7 - face if face else 0 for face in other.dice]
    other.first_action = moved(state.first_action, rows)
    return other


def moved(move: int, rows: tuple[int, ...]) -> int:
    return PASS if move == PASS else at(rows.index(row_of(move)), box_of(move))


@pytest.mark.parametrize("rows", PLACES)
@given(st.integers(0, 2**32 - 1))
def test_rows_that_have_changed_places_change_no_move_and_only_the_order_of_what_is_seen(
    rows: tuple[int, ...], number: int
) -> None:
    for state in positions(number):
        other, seat = exchanged(state, rows), state.active
        seen, seen_there = GAME.observe(state, seat), GAME.observe(other, seat)

        assert any(seen_there == [seen[place] for place in order] for order in ALIKE)
        if GAME.rules.asked(state):
            assert sorted(GAME.moves(other, seat)) == sorted(moved(move, rows) for move in GAME.moves(state, seat))


def test_there_is_one_order_for_each_way_to_exchange_rows() -> None:
    assert len(set(ALIKE)) == len(ALIKE) == len(PLACES)
    assert all(sorted(order) == list(range(len(INPUTS))) for order in ALIKE)


def test_pawns_between_the_fronts_are_in_the_way_of_who_is_behind() -> None:
    state = board("red  2A 3B 4B 5 6 7BB 8 9B 10 11 12")
    own, others = (dict(zip(INPUTS, GAME.observe(state, seat), strict=True)) for seat in (0, 1))

    def barred(seen: dict[str, float], whose: str) -> list[int]:
        return [number for number in NUMBERS[0] if seen[f"red: in the way of {whose} front: {number}"]]

    assert barred(own, "own") == barred(others, "other's") == [3, 4, 7]
    assert barred(own, "other's") == barred(others, "own") == []
