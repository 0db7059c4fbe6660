"""Is what may happen worked out once, and as the game says it?"""

from dataclasses import replace
from typing import Any

from hypothesis import given

from gobelet.core.event import Played
from gobelet.core.fields import copy_of
from gobelet.core.game import Choose
from gobelet.core.now import Now
from gobelet.core.replay import advance, replay
from gobelet.games.qwixx_duel import GAME
from tests.core.test_replay import ROLL, events
from tests.games.qwixx_duel.board import SETUP
from tests.positions import Position, positions


@given(positions)
def test_it_says_what_the_game_says(position: Position) -> None:
    game, state, seats = position.game, position.state, range(position.setup.seats)
    now = Now(game, state)

    for _ in range(2):
        assert (now.turn, now.possible) == (game.turn(state), game.possible(state))
        assert [now.moves(seat) for seat in seats] == [game.moves(state, seat) for seat in seats]


def test_it_is_worked_out_once() -> None:
    asked = []

    def moves(state: Any, seat: int, into: Any) -> int:
        asked.append(seat)
        return GAME.rules.moves(state, seat, into)

    now = Now(replace(GAME, rules=replace(GAME.rules, moves=moves)), replay(SETUP, events(ROLL)))
    now.moves(0)
    now.of(replay(SETUP, events(ROLL))).moves(0)

    assert asked == [0]


def test_an_equal_state_goes_its_own_way() -> None:
    state = replay(SETUP, events(ROLL))
    now = Now(GAME, state)
    other = now.of(copy_of(state))
    advance(GAME, other.state, Played(0, GAME.read("red5")), other)

    assert (now.turn, now.moves(0)) == (Choose((0,)), GAME.moves(state, 0))
