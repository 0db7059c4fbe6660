"""Can anyone measure again how honest hints are?"""

import json

import pytest
from click.testing import CliRunner

from bench import coach


@pytest.mark.dear
@pytest.mark.xdist_group("qwixx_duel")
def test_the_study_counts_values_within_their_errors() -> None:
    ran = CliRunner().invoke(
        coach.main,
        ["qwixx_duel", "--positions", "2", "--seconds", "0", "--longest", "0", "--seed", "5", "--json"],
    )
    found = json.loads(ran.output)

    assert (found["game"], found["seats"]) == ("qwixx_duel", 2)
    assert 2 <= found["values"] <= 6
    assert 0 <= found["leads_within"] <= 1
    assert found["first"] > 0


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    ran = CliRunner().invoke(coach.main, ["chess"])

    assert (ran.exit_code, "'chess' is not one of 'qwixx_duel', " in ran.output) == (2, True)
