"""What holds at every moment of any game of Très futé?"""

from collections.abc import Iterator
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from gobelet.core.fields import copy_of
from gobelet.core.replay import advance
from gobelet.core.setup import Setup, setups
from gobelet.games.tres_fute import GAME
from gobelet.games.tres_fute.sheet import PAPER
from gobelet.games.tres_fute.state import State
from gobelet.parts.fute.table import Stage
from tests.games.tres_fute.table import lying, points, zone
from tests.positions import random_game

tables = st.sampled_from(list(setups(GAME)))
games = st.integers(min_value=0, max_value=2**32 - 1)
COLUMNS = {"3a 2a 1b": 10, "6a 1a 3b": 14, "5a 2b 4b": 16, "5b 4a 6b": 20}


def positions(setup: Setup, number: int) -> Iterator[State]:
    """Every position of a game in which everybody chooses at random."""
    state: State = setup.start()
    yield copy_of(state)
    for event in random_game(setup, number):
        advance(GAME, state, event)
        yield copy_of(state)


@settings(max_examples=15)
@given(tables, games)
def test_tf2_never_more_than_three_dice_on_the_slots(setup: Setup, number: int) -> None:
    assert max(len(lying(state, "slots").split()) for state in positions(setup, number)) <= 3


@settings(max_examples=15)
@given(tables, games)
def test_tf13_at_least_three_dice_are_served(setup: Setup, number: int) -> None:
    served = [state for state in positions(setup, number) if state.table.stage == Stage.SERVING]

    assert all(len(lying(state, "platter").split()) >= 3 for state in served)
    assert all(lying(state, "rolled") == lying(state, "in hand") == "" for state in served)


@settings(max_examples=15)
@given(tables, games)
def test_tf40_nothing_is_due_while_dice_are_owed(setup: Setup, number: int) -> None:
    for state in positions(setup, number):
        assert not (GAME.rules.owed(state) and any(player.due for player in state.players))
        assert all(player.due == sum(player.heap) for player in state.players)


@settings(max_examples=15)
@given(tables, games)
def test_tf45_violet_rises_but_for_a_6(setup: Setup, number: int) -> None:
    *_, last = positions(setup, number)
    for seat in "ABCD"[: setup.seats]:
        written = [int(word) for word in zone(last, "violet", seat).split()]
        assert all(after > before or before == 6 for before, after in pairwise(written))


@settings(max_examples=15)
@given(tables, games)
def test_tf46_actions_are_unlocked_before_they_are_used(setup: Setup, number: int) -> None:
    for state in positions(setup, number):
        for player in state.players:
            assert player.rerolls_used <= player.rerolls_won <= PAPER.reroll_boxes
            assert player.extras_used <= player.extras_won <= PAPER.extra_boxes


@settings(max_examples=15)
@given(tables, games)
def test_tf50_the_score_can_be_read_off_the_sheet(setup: Setup, number: int) -> None:
    *_, last = positions(setup, number)
    for seat in "ABCD"[: setup.seats]:
        ticked = set(zone(last, "yellow", seat).split())
        zones = [
            sum(worth for column, worth in COLUMNS.items() if ticked >= set(column.split())),
            PAPER.blue_points[len(zone(last, "blue", seat).split())],
            sum(range(int(zone(last, "green", seat)) + 1)),
            sum(map(int, zone(last, "orange", seat).split())),
            sum(map(int, zone(last, "violet", seat).split())),
        ]
        foxes = last.players["ABCD".index(seat)].foxes * min(zones)

        assert list(points(last, seat).values()) == [*zones, foxes, sum(zones) + foxes]
