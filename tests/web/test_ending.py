"""What is told when a game is over, to whom, and what can be kept of it?"""

import re
from html import escape
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from gobelet.core.record import read_record
from gobelet.core.text import Text
from gobelet.games import GAMES
from gobelet.languages import LANGUAGES
from tests.web.calling import HERE, Sitting
from tests.web.test_pages import open_table

RECORDS = Path(__file__).parents[1] / "records"
SOLO = [name for name, game in GAMES.items() if 1 in game.seats]


def ended(client: TestClient, game: str, seats: int, number: int = 0) -> str:
    """A table at which a whole recorded game was played."""
    for path in sorted((RECORDS / game).glob("*.game"))[number:]:
        text = path.read_text("utf-8")
        if f"\nseats {seats}\n" in text and "\nsheet" not in text:
            at = str(len(read_record(text, GAMES).events))
            return client.post(
                "/fork", data={"record": text, "at": at, "seat": ["here", *["random"] * 4][:seats]}
            ).url.path
    raise AssertionError("no such record")


@pytest.mark.parametrize("game", SOLO)
def test_who_plays_alone_reads_how_far_the_next_level_was(client: TestClient, game: str) -> None:
    path = ended(client, game, 1, number=1)
    page, seats = client.get(f"{path}/end").text, client.get(path.replace("/table/", "/api/tables/")).json()["seats"]

    assert f"<li>{escape(str(GAMES[game].missing(seats[0]['total'])))}</li>" in page


@pytest.mark.parametrize("game", SOLO)
def test_there_is_nothing_above_the_highest_level(game: str) -> None:
    room = GAMES[game]
    points = range(600)
    best: Text | None = room.verdict(599)

    assert [n for n in points if room.missing(n) is None] == [n for n in points if room.verdict(n) == best]


def test_a_result_has_its_place_among_ones_own(client: TestClient) -> None:
    first = client.get(f"{ended(client, 'tres_fute', 1)}/end").text
    second = client.get(f"{ended(client, 'tres_fute', 1, number=1)}/end").text
    ended(client, "tres_fute", 2)  # is of another kind

    assert ("results" in first, "result of" in first) == (False, False)
    assert re.search(r"Place 2 among your 2 results|Your best result of 2", second)


def test_the_longest_chain_is_told_where_there_are_any(client: TestClient) -> None:
    assert "Largest chain: 2 bonus marks in a row" in client.get(f"{ended(client, 'tres_fute', 1)}/end").text
    assert "Largest chain" not in client.get(f"{ended(client, 'qwixx_duel', 2)}/end").text


@pytest.mark.parametrize("game", GAMES)
def test_a_plot_says_where_the_points_came_from(client: TestClient, game: str) -> None:
    path = ended(client, game, 2)
    page = client.get(f"{path}/end").text
    seats = client.get(path.replace("/table/", "/api/tables/")).json()["seats"]
    label = re.findall(r'<svg class="plot" role="img" aria-label="([^"]*)"', page)[0]

    assert [part for _, part, _ in seats[0]["parts"] if f"{part}: A " not in label] == []
    assert page.count("<rect") == len(seats) * len(seats[0]["parts"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_final_sheet_comes_as_a_picture(client: TestClient, game: str, language: str) -> None:
    path = ended(client, game, 2)
    page = client.get(f"{path}/end").text
    (address,) = set(re.findall(r'"(/table/[^"]*picture\.png\?seat=A)"', page))
    picture = client.get(address, headers={"accept-language": language})

    assert (picture.headers["content-type"], picture.content[:4]) == ("image/png", b"\x89PNG")
    assert client.get(address.replace("=A", "=C")).status_code == 422


def test_everybody_gets_the_same_picture(client: TestClient) -> None:
    """There is nothing on it that a spectator may not see."""
    address = f"{ended(client, 'objectif', 2)}/picture.png?seat=B"
    stranger = TestClient(client.app, base_url=HERE)

    assert client.get(address).content == stranger.get(address).content


def test_who_only_watches_sees_the_end_too(client: TestClient) -> None:
    path = ended(client, "tres_fute", 2)
    page = TestClient(client.app, base_url=HERE).get(f"{path}/end").text

    assert ("Final score" in page, "/rematch" in page, page.count('download="tres_fute')) == (True, False, 3)


async def test_before_the_end_there_is_no_result_and_no_picture(app: FastAPI, duel: Sitting) -> None:
    asked = [await duel.callers[0].get(f"/table/{duel.id}/{what}") for what in ("end", "picture.png?seat=A")]

    assert [each.status for each in asked] == [422, 422]
    assert all(b"when the game is over" in each.body for each in asked)


def test_one_begins_after_the_other(client: TestClient) -> None:
    """Who sat first is last at the rematch, with the same name; a bot keeps its level."""
    seats = {"seat": ["here", "random", "greedy"], "name": ["Ada", "", ""]}
    text = next(
        text
        for path in sorted((RECORDS / "objectif").glob("*.game"))
        if "\nseats 3\n" in (text := path.read_text("utf-8"))
    )
    at = str(len(read_record(text, GAMES).events))
    path = client.post("/fork", data={"record": text, "at": at, **seats}).url.path
    again = client.post(f"{path}/rematch").url.path
    people = client.get(again.replace("/table/", "/api/tables/")).json()["seats"]

    assert [(each["kind"], each["name"]) for each in people] == [("random", "A"), ("greedy", "B"), ("person", "Ada")]


def test_the_lobby_learns_ones_best_results(client: TestClient) -> None:
    path = ended(client, "tres_fute", 1)
    ended(client, "qwixx_duel", 2)
    total = client.get(path.replace("/table/", "/api/tables/")).json()["seats"][0]["total"]
    told = client.get("/bests").json()

    assert told["tres_fute"] == f"Your best alone: {total} points"
    assert re.fullmatch(r"Your best: \d+ points? with others, [01] games? won", told["qwixx_duel"])
    assert TestClient(client.app, base_url=HERE).get("/bests").json() == {}


def test_a_running_table_is_no_result(client: TestClient) -> None:
    open_table(client, "mosaix", "here")

    assert client.get("/bests").json() == {}
