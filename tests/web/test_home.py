"""Does the lobby show how one's games stand, and does each browser keep its theme?"""

import re

import pytest
from starlette.testclient import TestClient

from gobelet.games import GAMES
from gobelet.web.appearance import THEMES
from tests.web.test_daily import begun
from tests.web.test_daily import ended as daily_ended
from tests.web.test_ending import ended
from tests.web.test_pages import open_table


def card(client: TestClient, path: str) -> str:
    """What the lobby says of a table."""
    link = re.findall(rf'<a class="panel" href="{path}">(.*?)</a>', client.get("/").text, re.DOTALL)[0]
    return " ".join(re.sub("<[^>]*>", " ", link).split())


def test_a_game_in_progress_has_points_turn_and_round(client: TestClient) -> None:
    assert re.search(
        r"A 0, the random bot 0 .* your turn · round 1 of \d+$",
        card(client, open_table(client, "tres_fute", "here", "random")),
    )


def test_a_game_without_rounds_says_nothing_of_them(client: TestClient) -> None:
    assert card(client, open_table(client, "mosaix", "here", "random")).endswith(" your turn")


def test_a_table_that_waits_has_no_points_yet(client: TestClient) -> None:
    path = client.post("/open", data={"game": "qwixx_duel", "seat": ["here", "elsewhere"]}).url.path

    assert re.search(r"A, B .* waits for players$", card(client, path.removesuffix("/seats")))


def test_a_finished_game_has_points_and_its_winner(client: TestClient) -> None:
    path = ended(client, "qwixx_duel", 2)
    seats = client.get(path.replace("/table/", "/api/tables/")).json()["seats"]
    told = card(client, path)

    assert [str(each["total"]).replace("-", "−") in told for each in seats] == [True, True]
    assert told.count("(winner)") == sum(each["wins"] for each in seats)


def test_every_card_has_one_primary_action(client: TestClient) -> None:
    cards = client.get("/").text.partition('<ul class="games">')[2].partition("</ul>\n<section")[0].split("<li")[1:]

    assert [each.count('class="main"') for each in cards] == [1] * len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_links_of_different_games_have_different_names(client: TestClient, game: str) -> None:
    page, title = client.get("/").text, str(GAMES[game].title)

    assert f'href="/new/{game}" aria-label="Open a table for {title}"' in page
    assert f'href="/rules/{game}" aria-label="Rules of {title}"' in page


def test_the_dice_of_today_are_one_click_away_until_they_are_played(client: TestClient) -> None:
    new = client.get("/").text
    begun(client, "tres_fute")
    daily_ended(client)
    page = client.get("/").text

    assert 'action="/daily/mosaix"><button aria-label="Play Mosaix with the dice of today"' in new
    assert 'aria-label="Go on with Très futé"' in page
    assert ('action="/daily/mosaix"' in page, bool(re.search(r"Mosaix: −?\d+ ✓", page))) == (False, True)


def test_the_form_keeps_a_seat_for_a_friend(client: TestClient) -> None:
    seat = client.get("/new/tres_fute").text.partition('id="seat-B"')[2]

    assert re.findall(r'value="(\w+)" selected', seat)[0] == "elsewhere"


def test_a_button_goes_through_the_themes(client: TestClient) -> None:
    seen = []
    for _ in THEMES:
        page = client.get("/").text
        told = re.findall(r'data-theme="(\w+)"', page)
        offered = re.findall(r'name="theme" value="(\w+)"', page)[0]
        seen.append((told, offered))
        assert client.post("/theme", data={"theme": offered, "back": "/statistics"}).url.path == "/statistics"

    assert seen == [([], "light"), (["light"], "dark"), (["dark"], "system")]


def test_what_is_no_theme_changes_nothing(client: TestClient) -> None:
    client.post("/theme", data={"theme": "dark"})
    refused = client.post("/theme", data={"theme": "pink"})
    elsewhere = client.post("/theme", data={"theme": "dark", "back": "//elsewhere.example"}, follow_redirects=False)

    assert (refused.status_code, "There is no such theme." in refused.text) == (422, True)
    assert 'data-theme="dark"' in client.get("/").text
    assert elsewhere.headers["location"] == "/"
