"""Do the examples of docs/api.md work? They are run with curl, in order, against a real server on this machine."""

import json
import os
import re
import subprocess
from pathlib import Path

from fastapi import FastAPI

from bench.server import running
from bench.web import free_port
from gobelet.web.limits import Limits
from tests.web.calling import Caller

PAGE = (Path(__file__).parents[2] / "docs/api.md").read_text("utf-8")
EXAMPLES = re.findall(r"```shell\n(.*?)```", PAGE, re.DOTALL)


def answered(command: str, known: dict[str, str]) -> str:
    environment = {**os.environ, **known}
    return subprocess.run(["sh", "-c", command], env=environment, capture_output=True, text=True, check=False).stdout


def test_the_examples_work(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, port):
        known = {"GOBELET": f"http://127.0.0.1:{port}"}
        opened = json.loads(answered(EXAMPLES[0], known))
        known |= {"TABLE": opened["table"], "TOKEN": opened["seats"][0]["token"]}
        look, act, undo, watch, record = (answered(example, known) for example in EXAMPLES[1:])

    assert json.loads(look)["sayings"]
    assert (json.loads(act), json.loads(undo)) == ({"position": 2}, {"position": 3})
    assert watch.startswith("event: sight\nid: 3\ndata: {")
    assert json.loads(record) == {"detail": "The record can be fetched when the game is over."}


def test_the_limits_are_those_of_the_page() -> None:
    limits = Limits()
    told = " ".join(PAGE.split())

    assert f"open {limits.opened_at_once} tables at once" in told
    assert f"send {limits.asked_at_once} other requests at once and {limits.asked_a_second:.0f} a second" in told
    assert f"listen to {limits.listeners_of_a_client} streams" in told
    assert f"at most {limits.listeners_of_a_table} listeners" in told


async def test_the_page_for_programs_is_served(app: FastAPI) -> None:
    page = await Caller(app).get("/api")

    assert page.status == 200
    assert b"/openapi.json" in page.body
    assert (await Caller(app).get("/openapi.json")).json["info"]["title"] == "gobelet"
