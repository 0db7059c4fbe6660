"""What holds at every moment of any game of Mélange futé?"""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from gobelet.core.replay import replay
from gobelet.core.setup import Setup, setups
from gobelet.games.melange_fute import GAME
from gobelet.games.melange_fute.sheet import PAPER
from gobelet.games.melange_fute.state import NO_DIE, State
from tests.games.melange_fute.table import points, zone
from tests.positions import every_position, random_game

tables = st.sampled_from(list(setups(GAME)))
games = st.integers(min_value=0, max_value=2**32 - 1)


def end(setup: Setup, number: int) -> State:
    state: State = replay(setup, random_game(setup, number))
    return state


def numbers(state: State, name: str, seat: str) -> list[list[int]]:
    """A zone's numbers, in rows or blocks; 0 where nothing is written."""
    rows = zone(state, name, seat).replace("_", "0").split("/")
    return [[int(word) for word in row.split()] for row in rows]


@settings(max_examples=15)
@given(tables, games)
def test_mf25_no_die_is_half_changed_while_dice_are_owed(setup: Setup, number: int) -> None:
    for state in every_position(setup, number):
        if GAME.rules.owed(state):
            assert all(sheet.changed_die == NO_DIE for sheet in state.sheets[: setup.seats])


@settings(max_examples=15)
@given(tables, games)
def test_mf10_the_top_row_falls(setup: Setup, number: int) -> None:
    last = end(setup, number)
    for seat in "ABCD"[: setup.seats]:
        top = numbers(last, "yellow", seat)[0]
        assert all(before > after for before, after in pairwise(top))


@settings(max_examples=15)
@given(tables, games)
def test_mf14_violet_rises(setup: Setup, number: int) -> None:
    last = end(setup, number)
    for seat in "ABCD"[: setup.seats]:
        assert all(before < after for before, after in pairwise(numbers(last, "violet", seat)[0]))


@settings(max_examples=15)
@given(tables, games)
def test_mf20_actions_are_unlocked_before_they_are_used(setup: Setup, number: int) -> None:
    for state in every_position(setup, number):
        for sheet in state.sheets:
            assert sheet.polish_used <= sheet.polish_won <= 3
            assert sheet.back_used <= sheet.back_won <= 3
            assert sheet.jokers_used < 1 << sheet.jokers_won <= 1 << 3


@settings(max_examples=15)
@given(tables, games)
def test_mf30_the_score_can_be_read_off_the_sheet(setup: Setup, number: int) -> None:
    last = end(setup, number)
    for seat in "ABCD"[: setup.seats]:
        top, middle, bottom = numbers(last, "yellow", seat)
        columns = min(len(top), len(middle), len(bottom))
        stars = [block[0] - block[1] for block in numbers(last, "green", seat) if len(block) == 2 and 0 not in block]
        violet = numbers(last, "violet", seat)[0]
        zones = [
            sum(bottom) - sum(middle) + sum((10, 15, 15, 20, 20, 25)[:columns]),
            PAPER.blue_points[len(zone(last, "blue", seat).split())],
            sum(stars),
            sum(range(1 + len(zone(last, "orange", seat).split()))),
            PAPER.violet_points[len(violet)] + sum(min(4, written // 5) for written in violet),
        ]
        fox = min(zones) if setup.options["foxes_below_zero"] == "yes" else max(0, min(zones))
        foxes = last.players["ABCD".index(seat)].foxes * fox

        assert list(points(last, seat).values()) == [*zones, foxes, sum(zones) + foxes]
