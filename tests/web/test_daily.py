"""Can everybody play with the dice of today, once as it counts, and see how the others did?"""

from typing import Any

import pytest
from starlette.testclient import TestClient

from gobelet.games import GAMES
from tests.web.calling import HERE

SOLO = [name for name, game in GAMES.items() if 1 in game.seats]


def begun(client: TestClient, game: str = "mosaix") -> str:
    return str(client.post(f"/daily/{game}", follow_redirects=False).headers["location"])


def ended(client: TestClient) -> str:
    """Today's game of Mosaix, stopped after the first roll."""
    path = begun(client)
    api = path.replace("/table/", "/api/tables/")
    now = shown(client, path)
    heard = client.post(f"{api}/act", json={"seat": "A", "saying": "stop", "position": now["position"]})
    assert heard.status_code == 200
    return path


def shown(client: TestClient, path: str) -> Any:
    return client.get(path.replace("/table/", "/api/tables/"), params={"seat": "A"}).json()


@pytest.mark.parametrize("game", SOLO)
def test_two_browsers_meet_the_same_dice(client: TestClient, game: str) -> None:
    other = TestClient(client.app, base_url=HERE)
    mine, theirs = begun(client, game), begun(other, game)
    fallen = shown(client, mine)["log"]["lines"]

    assert mine != theirs
    assert fallen == shown(other, theirs)["log"]["lines"] != []


def test_whoever_comes_again_goes_on(client: TestClient) -> None:
    assert begun(client) == begun(client)


def test_the_board_has_all_results_and_the_secret_stays(client: TestClient) -> None:
    other = TestClient(client.app, base_url=HERE)
    path = ended(client)
    ended(other)
    page = client.get("/daily").text
    view, record = shown(client, path), client.get(path.replace("/table/", "/api/tables/") + "/record")

    assert page.count('<tr aria-current="true">') == 1
    assert page.count("<td>1.</td>") == 2
    assert "2 results today" in page
    assert (view["over"], view["dice"]["secret"]) == (True, None)
    assert (record.status_code, "secret" in record.text) == (200, False)


def test_whose_points_could_not_be_noted_has_them_all_the_same(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: object) -> None: ...

    with monkeypatch.context() as broken:
        broken.setattr("gobelet.table.channel.Channel._finish", lost)
        ended(client)

    assert "1 result today" in client.get("/daily").text


def test_a_game_for_several_is_refused(client: TestClient) -> None:
    answer = client.post("/daily/qwixx_duel")

    assert (answer.status_code, "Qwixx Duel cannot be played alone." in answer.text) == (422, True)


def test_a_rematch_has_other_dice(client: TestClient) -> None:
    path = ended(client)
    again = client.post(f"{path}/rematch", follow_redirects=False).headers["location"]

    assert shown(client, again)["dice"]["kind"] == "fair"


def test_strangers_see_the_boards(client: TestClient) -> None:
    page = client.get("/daily").text

    assert page.count("Nobody has finished it today.") == len(SOLO)
