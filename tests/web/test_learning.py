"""Does every game offer its first steps where somebody looks for them?"""

import pytest
from starlette.testclient import TestClient

from gobelet.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_lobby_and_rules_lead_to_the_first_steps(client: TestClient, game: str) -> None:
    link = f'href="/learn/{game}"'

    assert link in client.get("/").text
    assert link in client.get(f"/rules/{game}").text
    assert client.get(f"/learn/{game}").status_code == 200


def test_an_unknown_game_has_none(client: TestClient) -> None:
    assert client.get("/learn/chess").status_code == 404
