"""What can be done with a game that was played? It is stepped through, played on from any step, and counted."""

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from gobelet.core.picture import NARROW
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.web.own_games import counted
from gobelet.web.statistics import dice_of
from tests.table.tables import played

RECORD = (Path(__file__).parents[1] / "records/objectif/000.game").read_text("utf-8")


def test_a_record_can_be_uploaded_and_stepped_through(client: TestClient) -> None:
    page = client.post("/replay", data={"record": RECORD.replace("\n", "\r\n")}).text
    step = client.post("/api/replay", json={"record": RECORD, "at": 3, "seen": 2, "seat": "A"}).json()

    assert "data-step" in page
    assert (step["position"], "order" in step) == (3, False)


def test_in_a_replay_nobody_is_missing(client: TestClient) -> None:
    page = client.post("/replay", data={"record": RECORD}).text
    step = client.post("/api/replay", json={"record": RECORD, "at": 0}).json()

    assert {seat["note"] for seat in step["seats"]} == {""}
    assert "not here yet" not in page


def test_a_phone_steps_on_narrow_paper(client: TestClient) -> None:
    step = client.post("/api/replay", json={"record": RECORD, "at": 3, "narrow": True}).json()

    assert {pane["ground"][2] <= NARROW for pane in step["panes"]} == {True}


def test_a_phone_gets_a_page_of_narrow_paper_at_once(client: TestClient) -> None:
    page = client.post("/replay", data={"record": RECORD}, headers={"user-agent": "Mobile"}).text

    assert 'data-pane="hand"' in page
    assert 'data-paper="narrow"' in page


def test_a_damaged_record_is_refused(client: TestClient) -> None:
    response = client.post("/replay", files={"file": ("a.game", b"\xff\xfe")})

    assert (response.status_code, "not a text file" in response.text) == (422, True)


def test_a_form_without_a_record_asks_for_one(client: TestClient) -> None:
    response = client.post("/replay", data={"record": " "})

    assert (response.status_code, "Choose a record file, or paste its text." in response.text) == (422, True)


def test_a_fork_goes_on_from_a_step(client: TestClient) -> None:
    page = client.post("/fork", data={"record": RECORD, "at": "4", "seat": ["here"] * 2})
    first = ", ".join(re.findall(r"=(\d)", RECORD.split("\n\n")[1].split("\n")[0]))
    table = client.get(f"/api{page.url.path.replace('table', 'tables')}").json()

    assert table["log"]["lines"][0] == f"Dice: {first}"
    assert table["dice"]["kind"] == "forked"


@pytest.mark.parametrize(
    "wrong",
    [{"seat": []}, {"seat": ["here"] * 9}, {"seat": ["here"] * 2, "name": ["x" * 41, ""]}, {"at": "9" * 5000}],
)
def test_a_fork_that_cannot_be_is_refused(client: TestClient, wrong: dict[str, object]) -> None:
    refused = client.post("/fork", data={"record": RECORD, "at": "4", "seat": ["here"] * 2} | wrong)

    assert refused.status_code == 422


@pytest.mark.parametrize("beyond", [{"at": 1, "seen": 0}, {"at": 0, "seen": 1}, {"at": 10**20}])
def test_a_step_beyond_a_record_is_refused(client: TestClient, beyond: dict[str, int]) -> None:
    """Attack: a record without events was a mistake of the server."""
    empty = RECORD.split("\n\n")[0] + "\n\n"
    refused = client.post("/api/replay", json={"record": empty, **beyond})

    assert (refused.status_code, refused.json()) == (422, {"detail": "The record has no such step."})


def test_statistics_count_own_finished_games(client: TestClient) -> None:
    client.post(
        "/fork", data={"record": RECORD, "at": str(RECORD.split("\n\n")[1].count("\n") + 1), "seat": ["here"] * 2}
    )
    page = client.get("/statistics").text

    assert "<td>2</td><td>1</td>" in page  # results, won
    assert "expected" in page


def test_dice_of_several_games_are_also_counted_together() -> None:
    fallen = dice_of(counted(played(set_up(GAMES[name], 2), [])) for name in ("qwixx_duel", "tres_fute"))
    together, *single = fallen.values()

    assert together.seen == single[0].seen + single[1].seen
    assert sum(together.due.values()) == pytest.approx(sum(together.seen.values()))


def test_own_finished_games_are_listed_with_names_and_result(client: TestClient) -> None:
    end = str(RECORD.split("\n\n")[1].count("\n") + 1)
    table = client.post("/fork", data={"record": RECORD, "at": end, "seat": ["here"] * 2, "name": ["Ada", "Bob"]}).url
    page = client.get("/replay").text
    totals = re.findall(r"[AB]=(\d+)", RECORD.split("score ")[1])
    client.cookies.clear()

    assert f'href="{table.path.replace("table", "replay")}">Objectif</a>' in page
    assert f"Ada {totals[0]}, Bob {totals[1]}" in page
    assert "Ada" not in client.get("/replay").text
