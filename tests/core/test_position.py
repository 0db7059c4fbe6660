"""Is what may happen worked out once, and as the game says it?"""

from dataclasses import replace
from typing import Any

from hypothesis import given

from gobelet.core.event import Played
from gobelet.core.game import Choose
from gobelet.core.position import Position
from gobelet.core.record import read_event
from gobelet.core.replay import advance, replay
from gobelet.core.setup import set_up
from gobelet.core.structs import copy_of
from gobelet.games.objectif import GAME as OBJECTIF
from gobelet.games.qwixx_duel import GAME
from tests.core.test_replay import ROLL, events
from tests.games.qwixx_duel.board import SETUP
from tests.positions import Moment, positions


@given(positions)
def test_it_says_what_the_game_says(position: Moment) -> None:
    game, state, seats = position.game, position.state, range(position.setup.seats)
    now = Position(game, state)

    for _ in range(2):
        assert (now.turn, now.possible) == (game.turn(state), game.possible(state))
        assert [now.moves(seat) for seat in seats] == [game.moves(state, seat) for seat in seats]
        assert [now.spellings(seat) for seat in seats] == [game.spellings(state, seat) for seat in seats]
        assert [now.score(seat) for seat in seats] == [game.score(state, seat) for seat in seats]


def test_it_is_worked_out_once() -> None:
    asked = []

    def moves(state: Any, seat: int, into: Any) -> int:
        asked.append(seat)
        return GAME.rules.moves(state, seat, into)

    now = Position(replace(GAME, rules=replace(GAME.rules, moves=moves)), replay(SETUP, events(ROLL)))
    now.moves(0)
    now.of(replay(SETUP, events(ROLL))).moves(0)

    assert asked == [0]


def test_an_equal_state_goes_its_own_way() -> None:
    state = replay(SETUP, events(ROLL))
    now = Position(GAME, state)
    other = now.of(copy_of(state))
    advance(GAME, other.state, Played(0, GAME.read("red5")), other)

    assert (now.turn, now.moves(0)) == (Choose((0,)), GAME.moves(state, 0))


def test_who_still_owes_an_answer_may_give_the_same_ones() -> None:
    state = replay(set_up(OBJECTIF, 3), [read_event(OBJECTIF, 3, "roll d1=1 d2=2 d3=3 d4=4 d5=5")])
    now = Position(OBJECTIF, state)
    before, said = now.moves(1), now.spellings(1)
    play = Played(0, now.moves(0)[0])
    advance(OBJECTIF, state, play, now)
    later = now.after(play)

    assert (later.moves(1) is before, later.moves(1), later.moves(0)) == (True, OBJECTIF.moves(state, 1), [])
    assert (later.spellings(1) is said, later.spellings(1)) == (True, OBJECTIF.spellings(state, 1))
