"""Are loops over a room's rules put in gear, and compiled ones kept in the right place?"""

from pathlib import Path
from typing import Any

import pytest

from gobelet.core.gear import cache_folder, first_gear
from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers, asked, land, moves, start
from gobelet.games.qwixx_duel import GAME
from gobelet.games.qwixx_duel.state import State


@rule
def moves_after(states: Any, faces: Numbers, into: Numbers) -> int:
    """How many moves the first seat has after the first roll."""
    start(states[0], 2, ())
    land(states[0], faces)
    return moves(states[0], 0, into)


def test_a_verb_by_itself_belongs_to_no_room() -> None:
    with pytest.raises(NotImplementedError):
        asked(State())


def test_a_loop_in_gear_uses_the_rules_of_the_room() -> None:
    gear = first_gear(GAME, [moves_after])
    legal = gear.block(GAME.notation.most_moves)
    found = gear.call["moves_after"](gear.batch(State, 1), [4, 1, 2, 3, 3, 6], legal)

    assert [GAME.notation.write(move) for move in legal[:found]] == ["red5", "yellow5", "green5", "blue5", "pass"]


def test_states_of_a_batch_are_independent() -> None:
    gear = first_gear(GAME, [])
    first, second = gear.batch(State, 2)
    first.misses[0] = 1

    assert second == State()


def test_a_plain_state_is_independent_of_its_batch() -> None:
    gear = first_gear(GAME, [])
    (state,) = gear.batch(State, 1)
    taken = gear.plain(State, state)
    state.misses[0] = 1

    assert taken == State()


@pytest.mark.parametrize(
    ("chosen", "user", "folder"),
    [
        ("/kept/here", "/user/cache", "/kept/here"),
        ("", "/user/cache", "/user/cache/gobelet/gears"),
        ("", "", "/somebody/.cache/gobelet/gears"),
    ],
)
def test_compiled_rules_are_kept_where_the_user_wants(
    chosen: str, user: str, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("GOBELET_CACHE", chosen)
    monkeypatch.setenv("XDG_CACHE_HOME", user)
    monkeypatch.setenv("HOME", "/somebody")

    assert cache_folder() == Path(folder)
