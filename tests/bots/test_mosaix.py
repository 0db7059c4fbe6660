"""Does who has learned Mosaix see what there is to see? With nets that know nothing, in plain Python."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from gobelet.bots.mosaix import by_symbols, mind
from gobelet.bots.mosaix_ahead import expected
from gobelet.bots.mosaix_deeper import expected_twice
from gobelet.bots.mosaix_judging import INPUTS, copy_grid
from gobelet.bots.mosaix_search import by_search, searching
from gobelet.bots.net import blank_net
from gobelet.core.gear import first_gear
from gobelet.core.rule import Function
from gobelet.core.setup import set_up
from gobelet.core.sfc32 import Sfc32
from gobelet.core.structs import copy_of
from gobelet.games.mosaix import GAME
from gobelet.games.mosaix.flow import play
from gobelet.games.mosaix.moves import STOP
from gobelet.games.mosaix.scoring import total
from gobelet.games.mosaix.sheet import SYMBOLS
from gobelet.games.mosaix.state import Stage, State
from tests.games.mosaix.board import A, B, after, position

NEAR_THE_END = "oooo.xx oxxttxx oxxtxox txottox otxxtto ttoxxtt oxt...."
GEAR = first_gear(GAME, [by_symbols, by_search, expected, expected_twice])
IGNORANT = blank_net(GEAR, (INPUTS, 2, 1))  # expects nothing: plays for points at once

each_way = pytest.mark.parametrize(("choose", "made"), [(by_symbols, mind), (by_search, searching)])


def plays(state: State, choose: Function, made: Callable[..., Any], seat: int = A) -> State:
    """After the own decisions of a seat."""
    thoughts, state = made(GEAR, set_up(GAME, state.seats), IGNORANT), copy_of(state)
    while state.stage == Stage.ARRANGE or (state.stage == Stage.WRITE and state.answers[seat] == -1):
        legal = GAME.moves(state, seat)
        play(state, seat, GEAR.call[choose.__name__](state, seat, legal, len(legal), Sfc32(), thoughts))
    return state


def best_by_rules(state: State) -> int:
    """The most points that a solo player can have after a roll, which may be those of before."""
    best = total(state, A)
    for formation in GAME.moves(state, A):
        shown = copy_of(state)
        play(shown, A, formation)
        for move in GAME.moves(shown, A) if formation != STOP else ():
            written = copy_of(shown)
            play(written, A, move)
            best = max(best, total(written, A))
    return best


@each_way
@pytest.mark.parametrize("dice", ["oooo", "ooxt", "xxtt"])
def test_formation_and_place_are_chosen_together(choose: Function, made: Callable[..., Any], dice: str) -> None:
    state = after(position(NEAR_THE_END, scale=2), dice)

    assert total(plays(state, choose, made), A) == best_by_rules(state)


def test_a_roll_ahead_is_the_exact_mean_over_all_rolls() -> None:
    state = position(NEAR_THE_END, scale=3)
    rolls = ["".join(dice) for dice in product("oxt", repeat=4)]
    best = {dice: best_by_rules(after(state, dice)) for dice in {"".join(sorted(dice)) for dice in rolls}}

    assert len(SYMBOLS) ** 4 == len(rolls)
    assert looks_ahead(state)[0] == pytest.approx(sum(best["".join(sorted(dice))] for dice in rolls) / len(rolls))


def looks_ahead(state: State) -> tuple[float, float]:
    """What a solo grid promises before one roll and before two."""
    thoughts = searching(GEAR, set_up(GAME, 1), IGNORANT)
    copy_grid(state, A, thoughts.after)
    deep = thoughts.deeper
    once = GEAR.call["expected"](deep.second, thoughts.after, deep.any_dice, deep.bests)
    return once, GEAR.call["expected_twice"](deep, thoughts.after)


def test_two_rolls_ahead_an_area_is_seen_that_one_roll_cannot_finish() -> None:
    """Four circles lack one, in a row of four that one roll fills and a square that the other one fills."""
    once, twice = looks_ahead(position(TWO_GAPS, scale=0))
    over_once, over_twice = looks_ahead(position(ONE_GAP, scale=0))

    assert twice > once > total(position(TWO_GAPS, scale=0), A)
    assert over_twice == over_once  # after one roll the grid is full


TWO_GAPS = "....oxt xtxtxtx txtxtxt xtxtxtx txtxtxt xtoo..x txoo..t"
ONE_GAP = "....oxt xtxtxtx txtxtxt xtxtxtx txtxtxt xtootxx txooxtt"


def test_a_formation_is_shown_that_helps_the_roller_and_not_the_others() -> None:
    """Both lack one circle for an area; only the roller can write four circles in a row."""
    state = after(position(ROWS_FREE, SQUARE_FREE), "oooo")
    shown = plays(state, by_symbols, mind)

    assert total(shown, A) > total(state, A)
    assert not any(gain(shown, move) for move in GAME.moves(shown, B))


ROWS_FREE = "oooo... xtxtxtx txtxtxt xtxtxtx txtxtxt xtxtxtx .xtxtx."
SQUARE_FREE = "xtxtxtx t..xtxt x..txtx toooxtx xtxtxtx txtxtxt xtxtx.."


def gain(shown: State, move: int) -> bool:
    written = copy_of(shown)
    play(written, B, move)
    return total(written, B) > total(shown, B)


@each_way
def test_only_what_a_seat_may_know_decides(choose: Function, made: Callable[..., Any]) -> None:
    """MX3: what another seat has written already changes nothing."""
    state = after(position(ROWS_FREE, NEAR_THE_END), "ooxt")
    play(state, A, GAME.moves(state, A)[0])
    chosen = set()
    for move in GAME.moves(state, A):
        written = copy_of(state)
        play(written, A, move)
        if written.stage == Stage.WRITE:
            chosen.add(plays(GAME.view(written, B), choose, made, B).answers[B])

    assert len(chosen) == 1
