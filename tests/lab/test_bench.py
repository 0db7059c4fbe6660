"""Can anyone measure again? The benchmarks of the gears."""

import click
import pytest
from click.testing import CliRunner

from bench import compare_gears, gears, profile
from gobelet.core.setup import setups
from gobelet.games import GAMES


@pytest.mark.parametrize("command", [compare_gears.main, gears.main, profile.main])
def test_an_unknown_game_is_refused_with_those_there_are(command: click.Command) -> None:
    ran = CliRunner().invoke(command, ["chess"])

    assert (ran.exit_code, "'chess' is not one of 'qwixx_duel', " in ran.output) == (2, True)


def test_gears_are_compared_with_every_number_of_seats_and_every_option() -> None:
    ran = CliRunner().invoke(compare_gears.main, ["objectif", "--games", "1"])
    games = len(list(setups(GAMES["objectif"])))

    assert f"objectif: {games} games, " in ran.output
    assert ran.exit_code == 0
