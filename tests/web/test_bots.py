"""Does whoever opens a table learn, in each language, how the bots play and how strong they are?"""

from html import escape

import pytest
from starlette.testclient import TestClient

from gobelet.bots import opponents
from gobelet.bots.levels import LEVELS
from gobelet.bots.telling import figures, offer
from gobelet.core.setup import set_up
from gobelet.core.text import Text
from gobelet.games import GAMES
from gobelet.languages import LANGUAGES, translator


def shown(text: Text, language: str) -> str:
    return escape(translator(language)(text)).replace("&#x27;", "&#39;")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_offers_each_level_with_its_manner_and_figure(client: TestClient, language: str) -> None:
    page = client.get("/", headers={"accept-language": language}).text
    wanted = [offer(bot, set_up(game, 2)) for game in GAMES.values() if 2 in game.seats for bot in opponents()]

    assert [text for text in wanted if f">{shown(text, language)}</option>" not in page] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_form_of_a_game_has_all_figures_of_all_seats(client: TestClient, name: str, language: str) -> None:
    page = client.get(f"/new/{name}", headers={"accept-language": language}).text
    measured = [figure for bot in opponents() for figure in figures(bot, GAMES[name])]

    assert [bot for bot in opponents() if shown(bot.manner, language) not in page] == []
    assert [figure for figure in measured if f"<dd>{shown(figure, language)}</dd>" not in page] == []
    assert page.count("<dd>") == len(measured)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_sits_down_by_the_api(client: TestClient, level: str) -> None:
    seats = [{"kind": "person"}, {"kind": level}]
    opened = client.post("/api/tables", json={"game": "mosaix", "seats": seats, "wait": True})

    assert opened.status_code == 201
    assert client.get(f"/api/tables/{opened.json()['table']}").json()["seats"][1]["kind"] == level
