"""Does a master of Mosaix reckon with the others? With a net that expects nothing, in plain Python."""

from itertools import product
from math import exp

import pytest

from gobelet.bots.mosaix_judging import copy_grid
from gobelet.bots.mosaix_rivals import SPREAD, chance_to_win, hope_for
from gobelet.bots.mosaix_search import Searching, by_search, searching
from gobelet.core.gear import first_gear
from gobelet.core.setup import set_up
from gobelet.core.structs import copy_of
from gobelet.games.mosaix import GAME
from gobelet.games.mosaix.flow import end_turn, play
from gobelet.games.mosaix.scoring import total
from gobelet.games.mosaix.state import State, free_boxes
from tests.bots.test_mosaix import IGNORANT, plays
from tests.games.mosaix.board import A, B, after, position

LEADING = "oooooxt xtxtxtx txtxtxt xtxtxtx txtxtxt xtxtxtx ..txtxt"  # five circles
BEHIND = "ooooxtx xtxtxtx txtxtxt xtxtxtx txtxtxt xtxtxtx ..txtxt"
GEAR = first_gear(GAME, [by_search, hope_for, chance_to_win])


def thinking(state: State) -> Searching:
    """What everybody hopes for in the next turn, when this one left such grids."""
    thoughts = searching(GEAR, set_up(GAME, state.seats), IGNORANT)
    for seat in range(state.seats):
        copy_grid(state, seat, thoughts.rivals.grids[seat])
    for seat in range(state.seats):
        GEAR.call["hope_for"](state, seat, thoughts.mind, thoughts.rivals, thoughts.deeper.any_dice)
    return thoughts


def best(shown: State, seat: int) -> int:
    """The most points that a seat can have by what is shown."""
    found = 0
    for move in GAME.moves(shown, seat):
        written = copy_of(shown)
        play(written, seat, move)
        found = max(found, total(written, seat))
    return found


def lead_by_rules(state: State) -> int:
    """A's lead when the roller B shows what gives B the greatest lead."""
    leads = []
    for formation in GAME.moves(state, B):
        shown = copy_of(state)
        play(shown, B, formation)
        leads.append(best(shown, A) - best(shown, B))
    return min(leads)


def test_the_chance_to_win_is_the_mean_over_all_rolls_of_the_one_who_rolls_next() -> None:
    state = position(LEADING, BEHIND)
    state.roller = A
    next_turn = copy_of(state)
    end_turn(next_turn)
    rolls = ["".join(sorted(dice)) for dice in product("oxt", repeat=4)]
    leads = {roll: lead_by_rules(after(next_turn, roll)) for roll in set(rolls)}
    chances = [1 / (1 + exp(-leads[roll] / (SPREAD * 2**0.5))) for roll in rolls]  # each grid has two free boxes
    thoughts = thinking(state)

    assert GEAR.call["chance_to_win"](state, A, thoughts.rivals) == pytest.approx(sum(chances) / len(rolls))


@pytest.mark.parametrize(("own", "other", "ends"), [(LEADING, BEHIND, True), (BEHIND, LEADING, False)])
def test_who_leads_fills_the_grid_and_who_is_behind_does_not(own: str, other: str, ends: bool) -> None:
    """MX7: that ends the game; two free boxes can be filled one by one."""
    written = plays(after(position(own, other), "xxtt"), by_search, searching)

    assert (free_boxes(written, A) == 0) == ends
