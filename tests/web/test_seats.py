"""Does a seat belong to one person at a time, by cookie or token, and can it be moved and taken along?"""

import asyncio
import re

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from tests.patience import SECONDS
from tests.web.calling import HERE, Caller, Listener, Sitting
from tests.web.test_api import A
from tests.web.test_pages import begin, finished, open_table

LINK = '/t/[^"]+'


def invitations(client: TestClient, path: str) -> list[str]:
    """The links to free seats, then those to one's own: what is to be sent to others stands first."""
    return re.findall(LINK, client.get(f"{path}/seats").text)


def test_what_is_to_be_sent_to_others_stands_before_the_link_to_a_seat_of_ones_own(client: TestClient) -> None:
    page = client.get(f"{open_table(client, 'qwixx_duel', 'here', 'elsewhere')}/seats").text

    assert page.index('id="link-B"') < page.index("Give it to nobody else") < page.index('id="link-A"')


async def test_a_browser_sits_down_with_an_invitation_and_is_known_again(app: FastAPI, duel: Sitting) -> None:
    sat = await Caller(app).post(f"/api/sit/{duel.callers[A].token}", {})
    cookie = sat.headers["set-cookie"].partition(";")[0]
    browser = Caller(app, headers={"cookie": cookie})
    acted = await browser.post(f"{duel.path}/act", {"seat": "A", "saying": "pass", "position": 1})

    assert (sat.json["table"], sat.json["seat"], acted.status) == (duel.id, "A", 200)
    assert all(word in sat.headers["set-cookie"].lower() for word in ("httponly", "samesite=lax"))


async def test_a_seat_that_was_taken_has_another_token(app: FastAPI, duel: Sitting) -> None:
    sat = await Caller(app).post(f"/api/sit/{duel.callers[A].token}", {})
    old, new = duel.callers[A], Caller(app, sat.json["token"])
    seen = [await caller.get(f"{duel.path}?seat=A") for caller in (new, old)]
    once_more = await Caller(app).post(f"/api/sit/{old.token}", {})

    assert [each.status for each in (*seen, once_more)] == [200, 403, 403]


async def test_only_persons_are_invited(app: FastAPI) -> None:
    wanted = {"game": "qwixx_duel", "seats": [{"kind": "random"}, {"kind": "person"}]}
    opened = await Caller(app).post("/api/tables", wanted)

    assert [seat["seat"] for seat in opened.json["seats"]] == ["B"]


async def test_a_forged_cookie_is_nobody(app: FastAPI, duel: Sitting) -> None:
    sat = await Caller(app).post(f"/api/sit/{duel.callers[A].token}", {})
    cookie = sat.headers["set-cookie"].partition(";")[0]
    browser = Caller(app, headers={"cookie": cookie[:-2] + "xx"})
    acted = await browser.post(f"{duel.path}/act", {"seat": "A", "saying": "pass", "position": 1})

    assert acted.status == 403


async def test_who_has_left_a_seat_sees_nothing_more_through_its_eyes(app: FastAPI, duel: Sitting) -> None:
    old = Listener(duel.callers[A], f"{duel.path}/stream?seat=A")
    await old.reaches(1)
    await app.state.hall.sit(duel.callers[A].token, "another device")
    channel = await app.state.hall.find(duel.id)
    await channel.change(lambda session: session.act(A, "pass", session.length))
    async with asyncio.timeout(SECONDS):
        while old.events[-1]["event"] != "left":
            await asyncio.sleep(0.01)

    assert [event["event"] for event in old.events] == ["sight", "left"]
    await old.leaves()


def test_who_opens_a_table_takes_a_seat(client: TestClient) -> None:
    refused = client.post("/open", data={"game": "qwixx_duel", "seat": ["elsewhere", "random"]})

    assert (refused.status_code, "Take a seat yourself" in refused.text) == (422, True)


def test_a_used_invitation_leads_its_holder_back_and_nobody_else(client: TestClient) -> None:
    path = open_table(client, "qwixx_duel", "here", "elsewhere")
    link = invitations(client, path)[0]
    guest = TestClient(client.app, base_url=HERE)
    guest.post(link, data={"name": "Bea"})
    back, other = guest.get(link), client.get(link)

    assert (back.status_code, path in back.text) == (200, True)
    assert (other.status_code, "this invitation was used" in other.text) == (403, True)


@pytest.mark.parametrize("name", ["two\nlines", "\u202egnorw", "W" * 41])
def test_a_name_that_would_spoil_the_page_is_refused(client: TestClient, name: str) -> None:
    asked = {"game": "qwixx_duel", "seats": [{"name": name}, {"kind": "random"}]}
    path = open_table(client, "qwixx_duel", "here", "elsewhere")
    link = invitations(client, path)[0]
    sitting = TestClient(client.app, base_url=HERE).post(link, data={"name": name})

    assert client.post("/api/tables", json=asked).status_code == 422
    assert (sitting.status_code, link in client.get(f"{path}/seats").text) == (422, True)


def test_a_question_calls_people_by_their_names(client: TestClient) -> None:
    path = open_table(client, "qwixx_duel", "elsewhere", "here")
    link = invitations(client, path)[0]
    asking = f"/api{path.replace('table', 'tables')}?seat=B"
    before = client.get(asking).json()["question"]
    guest = TestClient(client.app, base_url=HERE)
    guest.post(link, data={"name": "Ada"})
    waiting = client.get(asking).json()["question"]
    begin(guest, path, "A")

    assert (before[-10:], waiting[-12:]) == ("Awaited: A", "Awaited: Ada")
    assert client.get(asking).json()["question"].startswith("Ada decides action 1")


def test_who_gave_a_name_is_asked_for_it_no_more(client: TestClient) -> None:
    path = open_table(client, "qwixx_duel", "here", "elsewhere")
    link = invitations(client, path)[0]
    guest = TestClient(client.app, base_url=HERE)
    guest.post(link, data={"name": "Bea"})
    again = invitations(client, open_table(client, "objectif", "here", "elsewhere"))[0]
    proposed = [
        caller.get(page).text.count('value="Bea"') for caller in (guest, client) for page in ("/new/mosaix", again)
    ]

    assert proposed == [1, 1, 0, 0]


def test_the_name_of_a_free_seat_is_proposed_to_who_is_invited_and_to_nobody_else(client: TestClient) -> None:
    seats = {"seat": ["here", "elsewhere"], "name": ["", "Bea"]}
    links = client.post("/open", data={"game": "qwixx_duel", **seats}).text
    stranger = TestClient(client.app, base_url=HERE)
    invited, other = stranger.get(re.findall(LINK, links)[0]).text, stranger.get("/new/mosaix").text

    assert ('value="Bea"' in invited, "Bea" in other) == (True, False)


def test_who_is_invited_reads_who_sits_there(client: TestClient) -> None:
    seats = {"seat": ["here", "elsewhere"], "name": ["Ann", "Bea"]}
    links = client.post("/open", data={"game": "qwixx_duel", **seats}).text
    stranger = TestClient(client.app, base_url=HERE)

    assert "At the table: Ann</p>" in stranger.get(re.findall(LINK, links)[0]).text


def test_a_rematch_has_the_same_people(client: TestClient) -> None:
    path = finished(client)
    response = client.post(f"{path}/rematch")

    assert 'data-own="B"' in response.text  # A began before
    assert not response.url.path.endswith(path)


def test_who_asks_second_for_a_rematch_comes_to_the_same_table(client: TestClient) -> None:
    path = finished(client)
    first = client.post(f"{path}/rematch").url.path

    assert client.post(f"{path}/rematch").url.path == first
    assert client.get(f"/api/tables/{path.rpartition('/')[2]}").json()["rematch"] == first.rpartition("/")[2]
