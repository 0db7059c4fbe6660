"""Does a room that says nothing get inputs that show all there is to see, from each seat's side, and nothing hidden?"""

from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple

import pytest

from gobelet.core.encoding import FAR
from gobelet.core.game import Game
from gobelet.core.generic import with_inputs
from gobelet.core.setup import set_up, setups
from gobelet.core.structs import copy_of
from gobelet.core.verbs import observe_nothing
from gobelet.games import GAMES
from tests.positions import every_position

UNWRITTEN = 99.0
SOME = 13  # every so many positions are looked at


def bare(game: Game) -> Game:
    """As if its room said nothing of what a player looks at."""
    return replace(game, inputs=(), rules=replace(game.rules, observe=observe_nothing))


class Looks(NamedTuple):
    game: Game
    each: list[tuple[Any, int]]  # a state, and a seat that looks at it


IN_ITS_GROUP = [
    pytest.param(name, marks=[pytest.mark.dear, pytest.mark.xdist_group(name)])
    for name in ("qwixx_duel", "objectif", "mosaix")
]


@pytest.fixture(scope="module", params=IN_ITS_GROUP)  # so that positions are found by one process only
def looks(request: pytest.FixtureRequest) -> Looks:
    game = with_inputs(bare(GAMES[request.param]))
    states = [(state, setup) for setup in setups(game) for state in islice(every_position(setup, 3), 0, None, SOME)]
    return Looks(game, [(copy_of(state), seat) for state, setup in states for seat in range(setup.seats)])


def test_every_number_has_a_name_of_its_own(looks: Looks) -> None:
    assert len(set(looks.game.inputs)) == len(looks.game.inputs) > 50


def test_exactly_the_named_numbers_are_written(looks: Looks) -> None:
    for state, seat in looks.each:
        view = looks.game.view(state, seat)
        into = [UNWRITTEN] * (len(looks.game.inputs) + 1)
        looks.game.rules.observe(view, seat, into)

        assert all(-FAR <= number <= FAR for number in into[:-1])
        assert (into[-1], view) == (UNWRITTEN, looks.game.view(state, seat))


def test_nothing_hidden_gets_in(looks: Looks) -> None:
    """Not even if a seat looked at the whole state, or at one that it imagines."""
    for state, seat in looks.each:
        assert looks.game.observe(state, seat) == looks.game.observe(looks.game.view(state, seat), seat)


def test_whoever_looks_comes_first() -> None:
    """Both seats of a duel see the same, if each has done what the other one has."""
    game = with_inputs(bare(GAMES["qwixx_duel"]))
    state = set_up(game, 2).start()
    state.misses[0], state.active = 1, 1
    other = set_up(game, 2).start()
    other.misses[1], other.active = 1, 0
    ours = dict(zip(game.inputs, game.observe(state, 0), strict=True))
    theirs = dict(zip(game.inputs, game.observe(other, 1), strict=True))

    assert {name for name in ours if ours[name] != theirs[name]} == {"active"}
    assert ours["own misses = 1"] == 1.0


def test_a_game_that_says_itself_what_to_look_at_stays_as_it_is() -> None:
    assert with_inputs(GAMES["mosaix"]) is GAMES["mosaix"]


def test_the_same_game_gets_the_same_inputs_each_time() -> None:
    assert with_inputs(bare(GAMES["mosaix"])).inputs == with_inputs(bare(GAMES["mosaix"])).inputs
