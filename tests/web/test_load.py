"""Do the studies of load and of sudden death run? Small versions of them; the large ones are run by hand."""

import json

import pytest

from bench import crowd, kill, web

pytestmark = pytest.mark.dear  # servers under load, and killed


def test_moves_reach_all_listeners_under_load(capsys: pytest.CaptureFixture[str]) -> None:
    web.main(["--tables", "6", "--seconds", "1", "--rate", "20"])
    *measured, compared = [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    assert [(each["server"], each["moves"] > 0) for each in measured] == [("gobelet", True), ("bare", True)]
    assert min(compared["gobelet / bare"].values()) > 0


@pytest.mark.xdist_group("qwixx_duel")  # whose bots are compiled first
def test_tables_with_bots_are_measured_beside_such_that_play_anything(capsys: pytest.CaptureFixture[str]) -> None:
    web.main(["--tables", "3", "--seconds", "1", "--rate", "10", "--bot", "casual", "--games", "qwixx_duel"])
    *measured, compared = [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    assert [(each["bot"], each["moves"] > 0) for each in measured] == [("random", True), ("casual", True)]
    assert min(compared["casual / random"].values()) > 0


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(capsys: pytest.CaptureFixture[str]) -> None:
    code = kill.main(["--kills", "3"])
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])

    assert (code, figures["kills"], figures["lost"]) == (0, 3, 0)
    assert figures["acknowledged moves"] > 0


def test_a_crowd_of_tables_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    code = crowd.main(["--tables", "10"])
    figures = json.loads(capsys.readouterr().out)

    assert (code, figures["tables"]) == (0, 10)
    assert 0 < figures["MB at start"] <= figures["MB with all tables"]
