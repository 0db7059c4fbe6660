"""Is a player told what a move uses up, and nothing else?"""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobelet.core.event import Played
from gobelet.core.replay import advance
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.games.melange_fute import GAME
from tests.games.melange_fute.table import after, table
from tests.positions import Moment

SERVED = """
    turn      A serves B
    slots     orange6 yellow5 green4
    platter   white3 blue2 violet1
    B has     2 polish, 1 jokers
"""


@pytest.mark.parametrize(
    ("saying", "cost"),
    [
        ("blue blue5", "None"),
        ("blue blue6", "uses 1 polish"),
        ("blue blue7", "uses 2 polish"),
        ("violet up change", "uses 1 polish"),
        ("violet joker1 change", "uses a joker"),
        ("violet joker1 up up change", "uses a joker and 2 polish"),
        ("violet violet1", "None"),
        ("pass", "None"),
    ],
)
def test_mf21_mf23_what_changes_dice_is_spent(saying: str, cost: str) -> None:
    assert str(GAME.notation.cost(table(SERVED), 1, GAME.read(saying))) == cost


def test_mf21_a_changed_die_may_still_need_a_polished_partner() -> None:
    state = after(table(SERVED), "B blue up change")

    assert [str(GAME.notation.cost(state, 1, GAME.read(box))) for box in ("blue6", "blue7")] == [
        "None",
        "uses 1 polish",
    ]


def spent(state: Any, seat: int) -> tuple[int, ...]:
    player, sheet = state.players[seat], state.sheets[seat]
    return player.rerolls_used, sheet.polish_used, sheet.jokers_used, sheet.back_used


@given(
    st.builds(Moment, st.just(set_up(GAMES["melange_fute"], 2)), st.integers(0, 99), st.sampled_from([0.3, 0.6, 0.9]))
)
def test_all_that_is_spent_is_told_and_nothing_else(position: Moment) -> None:
    game = position.game
    for seat in range(position.setup.seats):
        for move in game.moves(position.state, seat):
            state = position.state
            told, before = game.notation.cost(state, seat, move), spent(state, seat)
            advance(game, state, Played(seat, move))

            assert (told is not None) == (spent(state, seat) != before)
