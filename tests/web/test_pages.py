"""Is every page there, in order, and without anything that a strict browser would refuse?"""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from gobelet.games import GAMES
from gobelet.web.lobby import PICTURE_POLICY
from tests.patience import SECONDS

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src/gobelet/web"


def open_table(client: TestClient, game: str, *seats: str, dice: str = "fair") -> str:
    """The path of a new table."""
    wanted = {"game": game, "seat": list(seats), "dice": dice}
    response = client.post("/open", data=wanted, follow_redirects=False)
    assert response.status_code == 303
    path = str(response.headers["location"]).removesuffix("/seats")
    begin(client, path, [seat for seat, who in zip("ABCDE", seats, strict=False) if who == "here"])
    return path


def begin(client: TestClient, path: str, seats: Iterable[str]) -> None:
    """These seats go without envelopes, which only a script on a page can seal."""
    for seat in seats:
        client.post(f"{path.replace('/table/', '/api/tables/')}/begin", json={"seat": seat})


def finished(client: TestClient, other: str = "random") -> str:
    """The path of a table at which people passed until four misses ended the game."""
    path = open_table(client, "qwixx_duel", "here", other)
    api = path.replace("/table/", "/api/tables/")
    while not (now := client.get(api, params={"seat": "A"}).json())["over"]:
        asked = next(each["seat"] for each in now["seats"] if each["awaited"])
        client.post(f"{api}/act", json={"seat": asked, "saying": "pass", "position": now["position"]})
    return path


def test_the_lobby_offers_every_game(client: TestClient) -> None:
    page = client.get("/").text

    assert [name for name in GAMES if f'href="/new/{name}"' not in page] == []


def test_a_picture_is_packed_for_who_can_unpack_it(client: TestClient) -> None:
    plain = client.get("/picture/mosaix.svg", headers={"accept-encoding": "identity"})
    packed = client.get("/picture/mosaix.svg", headers={"accept-encoding": "gzip"})

    assert (packed.text, packed.headers["content-encoding"]) == (plain.text, "gzip")
    assert int(packed.headers["content-length"]) < len(plain.content) / 5


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_page_to_open_a_table_and_a_picture(client: TestClient, name: str) -> None:
    assert client.get(f"/new/{name}").status_code == 200
    assert client.get(f"/picture/{name}.svg").text.startswith("<svg")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_its_rules_as_a_page_and_as_a_part_of_one(client: TestClient, name: str) -> None:
    assert "<html" in client.get(f"/rules/{name}").text
    assert client.get(f"/rules/{name}?part=1").text.startswith("<h1>")


def test_the_rules_of_one_game_lead_to_those_of_another_and_not_away_from_a_table(client: TestClient) -> None:
    link = 'href="/rules/tres_fute">Très futé</a>'

    assert f"<a {link}" in client.get("/rules/melange_fute").text
    assert f'<a target="_blank" {link}' in client.get("/rules/melange_fute?part=1").text


@pytest.mark.parametrize("name", GAMES)
def test_the_examples_of_the_rules_are_drawn(client: TestClient, name: str) -> None:
    shown = re.findall(r'src="(/rules/examples/[^"]+)"', client.get(f"/rules/{name}").text)
    answers = [client.get(path) for path in shown]

    assert len(shown) >= 3
    assert all(answer.text.startswith("<svg") for answer in answers)
    assert {answer.headers["content-security-policy"] for answer in answers} == {PICTURE_POLICY}


def test_an_example_speaks_the_language_of_its_page(client: TestClient) -> None:
    spoken = client.get("/rules/examples/tres_fute-blue.svg", headers={"accept-language": "fr"}).text

    assert "cases «" in spoken


def test_there_is_no_other_example(client: TestClient) -> None:
    assert client.get("/rules/examples/nothing.svg").status_code == 404


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_painted_before_any_script_runs(client: TestClient, name: str) -> None:
    page = client.get(open_table(client, name, "here", "random")).text

    assert re.search(r'<p id="question"[^>]*>[^<]+</p>', page)
    assert '<svg class="picture sheet"' in page


@pytest.mark.parametrize(
    "path", ["/", "/new/objectif", "/rules/objectif", "/replay", "/statistics", "/fair-dice", "TABLE"]
)
def test_no_page_carries_scripts_or_styles_that_its_policy_forbids(client: TestClient, path: str) -> None:
    page = client.get(open_table(client, "objectif", "here", "random") if path == "TABLE" else path).text

    assert re.findall(r"<style|\sstyle=|\son\w+=|<script(?! type=\"(?:module|application/json)\")", page) == []


def test_a_page_that_is_not_there_says_so_in_a_page(client: TestClient) -> None:
    response = client.get("/table/nowhere")

    assert (response.status_code, "There is no such table." in response.text) == (404, True)
    assert response.headers["content-type"].startswith("text/html")


def test_a_wrong_wish_is_refused_in_a_page(client: TestClient) -> None:
    response = client.post("/open", data={"game": "objectif", "seat": ["here"]})

    assert (response.status_code, "Objectif has 2 to 5 seats, not 1." in response.text) == (422, True)


def test_following_an_invitation_takes_no_seat_but_its_button_does(client: TestClient, tmp_path: Path) -> None:
    table = client.post("/api/tables", json={"game": "qwixx_duel", "seats": [{"here": True}, {}]}).json()
    link = f"/t/{table['seats'][1]['token']}"
    client.cookies.clear()
    client.get(link)
    before = client.get(f"/table/{table['table']}").text
    client.post(link, data={"name": "Bea"})
    after = client.get(f"/table/{table['table']}").text

    assert ('data-own=""' in before, 'data-own="B"' in after, "Bea" in after) == (True, True, True)


def test_invitations_are_for_those_who_sit_there(client: TestClient) -> None:
    path = open_table(client, "qwixx_duel", "here", "elsewhere")
    mine = client.get(f"{path}/seats").text
    client.cookies.clear()

    assert mine.count("/t/") == 2
    assert client.get(f"{path}/seats").status_code == 403


def test_the_page_between_players_with_secrets_shows_a_spectators_view(client: TestClient) -> None:
    page = client.get(open_table(client, "objectif", "here", "here")).text

    assert 'data-seat=""' in page
    assert "data-secrets" in page


def test_a_finished_game_is_reckoned_checked_and_replayed(client: TestClient) -> None:
    path = finished(client)

    assert "Final score" in client.get(f"{path}/end").text
    dice = client.get(f"{path}/dice").text
    assert "your browser has rolled every die again" in dice
    assert "No player had a share in these dice" in dice
    replay = client.get(path.replace("/table/", "/replay/")).text
    assert "Play on from here" in replay
    assert "✓ All dice follow from the secret in this record" in replay


@pytest.mark.parametrize(("other", "told"), [("here", True), ("random", False)])
def test_who_shares_a_screen_is_told_who_has_won(client: TestClient, other: str, told: bool) -> None:
    end = client.get(f"{finished(client, other)}/end").text

    assert ('<p class="verdict">' in end) == told


def test_a_running_game_has_no_replay_and_no_secret(client: TestClient) -> None:
    path = open_table(client, "qwixx_duel", "here", "random")

    assert client.get(path.replace("/table/", "/replay/")).status_code == 422
    assert client.get(f"{path}/dice").status_code == 422


def test_the_secret_of_real_dice_is_never_shown(client: TestClient) -> None:
    """Such a game can still be taken back, and bots draw from it."""
    path = open_table(client, "qwixx_duel", "here", "here", dice="typed")
    session = client.app.state.hall._channels[path.rpartition("/")[2]].session  # type: ignore[attr-defined]
    api = path.replace("/table/", "/api/tables/")
    while not (now := client.get(api, params={"seat": "A"}).json())["over"]:
        if now["owed"]:
            faces = " ".join(f"{die['die']}={die['faces'][0]}" for die in now["owed"])
            client.post(f"{api}/dice", json={"faces": faces})
        else:
            asked = next(each["seat"] for each in now["seats"] if each["awaited"])
            client.post(f"{api}/act", json={"seat": asked, "saying": "pass", "position": now["position"]})
    page = client.get(f"{path}/dice")

    assert (page.status_code, session.secret.hex() in page.text) == (200, False)


def test_a_table_that_cannot_be_read_leaves_the_others_alone(client: TestClient) -> None:
    """The rules of its game have changed since."""
    readable, unreadable = (open_table(client, "qwixx_duel", "here", "random") for _ in range(2))
    hall, id = client.app.state.hall, unreadable.rpartition("/")[2]  # type: ignore[attr-defined]
    change = "UPDATE tables SET header = replace(header, 'version 1', 'version 99') WHERE id = ?"
    assert hall.store.file.write(lambda connection: connection.execute(change, (id,)).rowcount).result(SECONDS) == 1
    hall._recent.clear()
    hall._channels.clear()
    lobby = client.get("/")

    assert (lobby.status_code, client.get("/statistics").status_code) == (200, 200)
    assert (readable in lobby.text, unreadable in lobby.text) == (True, False)


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.look.sheet])
def test_the_sheet_of_another_player_is_one_click_away(client: TestClient, name: str) -> None:
    path = open_table(client, name, "here", "random")
    page, sheet = client.get(path).text, client.get(f"{path}/sheet/B").text

    assert 'data-sheet="B"' in page
    assert ">actions<" in page
    assert "actions of B" in sheet
    assert "B (shown)" in sheet
    assert client.get(f"{path}/sheet/C").status_code == 422


def test_the_lobby_keeps_finished_games_below_the_others(client: TestClient) -> None:
    over, running = finished(client), open_table(client, "objectif", "here", "random")
    page = client.get("/").text
    places = [page.index(text) for text in (f'"{running}"', 'class="games"', "<details>", f'"{over}"')]

    assert places == sorted(places)


def test_the_lobby_names_who_plays_at_a_table(client: TestClient) -> None:
    client.post("/open", data={"game": "objectif", "seat": ["here", "here", "random"], "name": ["Ada", "", ""]})

    assert "Ada, B, the random bot" in client.get("/").text
