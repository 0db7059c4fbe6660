"""Does the server speak the language that a request wants, in pages, errors and the stream?"""

from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.web.language import accepted
from gobelet.web.limits import Limits
from tests.web.calling import Caller, Listener, Sitting, sit_down

NO_TABLE = {
    "en": "There is no such table.",
    "fr": "Cette table n’existe pas.",
    "de": "Diesen Tisch gibt es nicht.",
}

each_language = pytest.mark.parametrize("language", NO_TABLE)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("de-CH", "de"),
        ("FR-ca", "fr"),
        ("es, it;q=0.9", "en"),
        ("es, de;q=0.5, fr;q=0.7", "fr"),
        ("en;q=0.2, de;q=0.9", "de"),
        ("fr;q=0, de;q=0.1", "de"),
        ("fr;q=0", "en"),
        ("fr;q=x, de;q=0.3", "de"),
        ("*", "en"),
        (";;,=,q=,fr;q=1.1.1", "en"),
    ],
)
def test_the_heaviest_of_our_languages_is_spoken(header: str, language: str) -> None:
    assert accepted(header) == language


@each_language
def test_a_page_is_in_the_language_that_the_browser_asks_for(client: TestClient, language: str) -> None:
    page = client.get("/table/nowhere", headers={"accept-language": language})

    assert NO_TABLE[language] in page.text
    assert f'<html lang="{language}">' in page.text


@each_language
def test_an_error_of_the_api_is_in_that_language_too(client: TestClient, language: str) -> None:
    answer = client.get("/api/tables/nowhere", headers={"accept-language": language})

    assert answer.json() == {"detail": NO_TABLE[language]}


@pytest.mark.parametrize(("path", "page"), [("/rules/objectif", "/rules/objectif"), ("//elsewhere", "/"), ("", "/")])
def test_a_choice_sticks_and_leads_back_to_the_page(client: TestClient, path: str, page: str) -> None:
    chosen = client.post("/language", data={"language": "de", "back": path}, follow_redirects=False)

    assert (chosen.status_code, chosen.headers["location"]) == (303, page)
    assert "SameSite=lax" in chosen.headers["set-cookie"]
    assert '<html lang="de">' in client.get("/", headers={"accept-language": "fr"}).text


def test_a_language_that_nobody_speaks_here_is_refused(client: TestClient) -> None:
    assert client.post("/language", data={"language": "xx", "back": "/"}).status_code == 422


def test_a_forged_choice_is_ignored(client: TestClient) -> None:
    client.cookies.set("language", "../../x")

    assert '<html lang="fr">' in client.get("/", headers={"accept-language": "fr"}).text


def test_caches_are_told_that_answers_depend_on_the_language(client: TestClient) -> None:
    assert client.get("/picture/objectif.svg").headers["vary"] == "Accept-Encoding, Accept-Language, Cookie"


def test_a_drawing_is_in_the_language(client: TestClient) -> None:
    drawn = [client.get("/picture/qwixx_duel.svg", headers={"accept-language": each}).text for each in ("fr", "de")]

    assert ["rangée" in drawn[0], "Reihe" in drawn[1]] == [True, True]


@pytest.mark.parametrize(("language", "title"), [("fr", "équitables"), ("de", "Faire Würfel")])
def test_why_dice_are_fair_is_explained_in_the_language(client: TestClient, language: str, title: str) -> None:
    assert title in client.get("/fair-dice", headers={"accept-language": language}).text


@pytest.mark.parametrize(("language", "title"), [("en", "the rules"), ("fr", "les règles"), ("de", "die Regeln")])
def test_the_rules_are_in_the_language(client: TestClient, language: str, title: str) -> None:
    assert f"{title}</h1>" in client.get("/rules/mosaix", headers={"accept-language": language}).text


@pytest.mark.parametrize(
    ("language", "value"), [("fr", "chacun actif le même nombre de fois"), ("de", "alle gleich oft")]
)
def test_options_have_words(client: TestClient, language: str, value: str) -> None:
    assert value in client.get("/new/objectif", headers={"accept-language": language}).text


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ({"game": "chess", "seats": [{}]}, "Es gibt kein Spiel 'chess'; die Spiele sind "),
        ({"game": "objectif"}, "seats fehlt."),
        ({"game": "objectif", "seats": [{"kind": 3}]}, "seats.0.kind muss Text sein."),
        ({"game": "objectif", "seats": []}, "seats ist zu kurz: mindestens 1."),
    ],
)
def test_what_was_not_understood_is_told_in_the_language(client: TestClient, content: Any, sentence: str) -> None:
    answer = client.post("/api/tables", json=content, headers={"accept-language": "de"})

    assert answer.json()["detail"].startswith(sentence)


@pytest.mark.parametrize("limits", [Limits(body_bytes=100)])
async def test_a_refusal_at_the_door_is_in_the_language(app: FastAPI) -> None:
    answer = await Caller(app).post("/api/tables", b"x" * 101, accept_language="fr")

    assert answer.json == {"detail": "La demande est trop longue."}


async def test_the_stream_is_in_the_language_of_the_cookie(duel: Sitting) -> None:
    listeners = [Listener(duel.watcher, f"{duel.path}/stream", cookie=f"language={each}") for each in ("fr", "de")]
    for listener in listeners:
        await listener.reaches(1)
        await listener.leaves()

    assert [listener.sights[0]["log"]["lines"][0].split(" ")[0] for listener in listeners] == [
        "Dés\u202f:",
        "Würfel:",
    ]


async def test_real_dice_have_names_in_the_language(app: FastAPI) -> None:
    sitting = await sit_down(app, set_up(GAMES["mosaix"], 1), dice="typed")
    owed = (await sitting.watcher.get(sitting.path, accept_language="de")).json["owed"][0]

    assert owed == {
        "die": "d1",
        "title": "Würfel 1",
        "faces": ["circle", "cross", "triangle"],
        "shown": ["Kreis", "Kreuz", "Dreieck"],
    }
