"""Can anyone measure the bots again, and does every level play every kind of game without a fault?"""

import json

import pytest
from click.testing import CliRunner

from bench import bots
from gobelet.bots import BOTS, opponents
from gobelet.core.setup import setups
from gobelet.games import GAMES

QUICK = ("qwixx_duel", "objectif")


@pytest.mark.dear
@pytest.mark.xdist_group("qwixx_duel")
def test_the_ladder_has_a_step_for_everybody_with_figures() -> None:
    ran = CliRunner().invoke(bots.main, ["qwixx_duel", "--games", "4", "--heavy", "2", "--json"])
    steps = [json.loads(line) for line in ran.output.splitlines()]

    assert [step["bot"] for step in steps] == ["random", "greedy", *(bot.name for bot in opponents())]
    assert [step["against"] for step in steps[1:]] == [step["bot"] for step in steps[:-1]]
    assert all(step["milliseconds"] > 0 for step in steps)


@pytest.mark.dear
@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in QUICK])
def test_every_level_plays_every_kind_of_game_without_a_fault(name: str) -> None:
    """A few games here, where masters are compiled soon; `python -m bench.bots --faults` plays 200 of each of all."""
    ran = CliRunner().invoke(bots.main, [name, "--faults", "--games", "3", "--heavy", "2", "--seed", "7"])

    assert ran.exception is None
    assert len(ran.output.splitlines()) == len(BOTS) * len(list(setups(GAMES[name])))


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    ran = CliRunner().invoke(bots.main, ["chess"])

    assert (ran.exit_code, "'chess' is not one of 'qwixx_duel', " in ran.output) == (2, True)
