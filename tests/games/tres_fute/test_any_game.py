"""What holds at every moment of any game of Très futé?"""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from gobelet.core.setup import Setup, setups
from gobelet.games.tres_fute import GAME
from gobelet.games.tres_fute.sheet import PAPER
from tests.games.tres_fute.table import points, zone
from tests.positions import every_position

tables = st.sampled_from(list(setups(GAME)))
games = st.integers(min_value=0, max_value=2**32 - 1)
COLUMNS = {"3a 2a 1b": 10, "6a 1a 3b": 14, "5a 2b 4b": 16, "5b 4a 6b": 20}


@settings(max_examples=15)
@given(tables, games)
def test_tf45_violet_rises_but_for_a_6(setup: Setup, number: int) -> None:
    *_, last = every_position(setup, number)
    for seat in "ABCD"[: setup.seats]:
        written = [int(word) for word in zone(last, "violet", seat).split()]
        assert all(after > before or before == 6 for before, after in pairwise(written))


@settings(max_examples=15)
@given(tables, games)
def test_tf46_actions_are_unlocked_before_they_are_used(setup: Setup, number: int) -> None:
    for state in every_position(setup, number):
        for player in state.players:
            assert player.rerolls_used <= player.rerolls_won <= PAPER.reroll_boxes
            assert player.extras_used <= player.extras_won <= PAPER.extra_boxes


@settings(max_examples=15)
@given(tables, games)
def test_tf50_the_score_can_be_read_off_the_sheet(setup: Setup, number: int) -> None:
    *_, last = every_position(setup, number)
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
