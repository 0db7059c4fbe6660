"""Is a supervisor told the truth, at no cost?"""

import json
import logging
import sys

import pytest
from fastapi import FastAPI

from gobelet.table.store import Unstored
from gobelet.web.limits import Limits
from gobelet.web.log import Lines
from tests.web.calling import Caller


@pytest.mark.parametrize("limits", [Limits(asked_at_once=1, asked_a_second=0.001)])
async def test_a_server_that_can_store_is_well_however_often_it_is_asked(app: FastAPI) -> None:
    answers = [await Caller(app).get("/health") for _ in range(5)]

    assert {answer.status for answer in answers} == {200}
    assert (answers[0].json["ok"], set(answers[0].json)) == (True, {"ok", "version"})


async def test_a_server_that_cannot_store_says_why(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def check() -> None:
        asked.append(1)
        raise Unstored("The disk is full.")

    monkeypatch.setattr(app.state.hall.store, "check", check)
    answers = [await Caller(app).get("/health") for _ in range(3)]

    assert [(answer.status, answer.json["why"]) for answer in answers] == [(503, "The disk is full.")] * 3
    assert len(asked) == 1


def test_a_line_of_the_log_tells_where_it_broke_and_nothing_else() -> None:
    try:
        raise ValueError("/t/secret-token of Ada at 192.0.2.1")
    except ValueError:
        record = logging.LogRecord("gobelet", logging.ERROR, "", 0, "Exception", (), sys.exc_info())
    line = Lines().format(record)

    assert (json.loads(line)["kind"], json.loads(line)["level"]) == ("ValueError", "error")
    assert "tests/web/test_health.py:" in line
    assert not any(secret in line for secret in ("secret", "Ada", "192.0.2.1"))
