"""Is there a recipe for every game?"""

import pytest

from gobelet.bots.judging import Goal
from gobelet.bots.levels import LEVELS
from gobelet.core.setup import Setup, set_up, setups
from gobelet.games import GAMES
from gobelet.lab.course import begin
from gobelet.lab.plans import learned_in_turn, recipe_for
from gobelet.lab.training import Plan
from tests.positions import setup_name


@pytest.mark.parametrize("setup", [setup for game in GAMES.values() for setup in setups(game)], ids=setup_name)
def test_there_is_a_recipe_for_every_game_and_only_weaker_levels_slip(setup: Setup) -> None:
    assert set(recipe_for(setup).slips) <= set(LEVELS[:2])


@pytest.mark.parametrize(("seats", "goal"), [(1, Goal.POINTS), (2, Goal.WINS)])
def test_an_unknown_game_is_played_for_points_alone_and_for_the_win_among_others(
    seats: int, goal: Goal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gobelet.lab.plans.RECIPES", {})
    plan = recipe_for(set_up(GAMES["tres_fute"], seats)).plan

    assert isinstance(plan, Plan)
    assert plan.goal == goal


@pytest.mark.parametrize(("seats", "learned"), [(1, [1]), (2, [2, 3, 4]), (4, [2, 3, 4])])
def test_mosaix_among_others_is_learned_by_one_net(seats: int, learned: list[int]) -> None:
    setup = set_up(GAMES["mosaix"], seats, {"printed": "off_centre"})
    in_turn = learned_in_turn(setup, recipe_for(setup))

    assert [each.seats for each in in_turn] == learned
    assert {each.options["printed"] for each in in_turn} == {"off_centre"}


@pytest.mark.dear
@pytest.mark.xdist_group("mosaix")
@pytest.mark.parametrize(("seats", "card"), [(1, (1,)), (3, (2, 3, 4))])
def test_the_card_of_a_shared_net_names_all_it_is_for(seats: int, card: tuple[int, ...]) -> None:
    setup = set_up(GAMES["mosaix"], seats)
    made = begin(setup, recipe_for(setup)).card

    assert (made.seats, made.options) == (card, {})
