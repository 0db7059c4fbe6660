"""Do the studies of load and of sudden death run? Small versions of them; the large ones are run by hand."""

import json

import pytest

from bench import kill, web

pytestmark = pytest.mark.dear  # servers under load, and killed


def test_moves_reach_all_listeners_under_load(capsys: pytest.CaptureFixture[str]) -> None:
    web.main(["--tables", "6", "--seconds", "1", "--rate", "20"])
    *measured, compared = [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    assert [(each["server"], each["moves"] > 0) for each in measured] == [("gobelet", True), ("bare", True)]
    assert min(compared["gobelet / bare"].values()) > 0


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(capsys: pytest.CaptureFixture[str]) -> None:
    code = kill.main(["--kills", "3"])
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])

    assert (code, figures["kills"], figures["lost"]) == (0, 3, 0)
    assert figures["acknowledged moves"] > 0
