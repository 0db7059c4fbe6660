"""Can gobelet be installed as an app, with all that it needs to be read without the server?"""

import re
import struct

import pytest
from starlette.testclient import TestClient

from gobelet.web.installing import SIZES
from tests.web.test_pages import open_table


def test_every_page_names_the_manifest_and_its_icons_are_there(client: TestClient) -> None:
    (path,) = re.findall(r'rel="manifest" href="([^"]+)"', client.get("/").text)
    told = client.get(path).json()
    drawn = {icon["src"]: client.get(icon["src"]) for icon in told["icons"]}

    assert (told["start_url"], told["display"]) == ("/", "standalone")
    assert {answer.status_code for answer in drawn.values()} == {200}
    assert {icon.get("purpose", "any") for icon in told["icons"]} == {"any", "maskable"}


def test_the_manifest_speaks_the_language_of_the_browser(client: TestClient) -> None:
    told = client.get("/manifest.webmanifest", headers={"accept-language": "de"}).json()

    assert (told["lang"], "Würfelspiele" in told["name"]) == ("de", True)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cut", ["", "?round=1"])
def test_an_icon_is_as_large_as_it_says(client: TestClient, size: int, cut: str) -> None:
    drawn = client.get(f"/icon-{size}.png{cut}").content

    assert struct.unpack(">II", drawn[16:24]) == (size, size)


def test_there_are_no_icons_of_other_sizes(client: TestClient) -> None:
    assert client.get("/icon-100000.png").status_code == 404


def test_all_that_is_kept_in_advance_is_there_and_no_table_is(client: TestClient) -> None:
    open_table(client, "mosaix", "here")
    paths = client.get("/kept.json").json()

    assert {client.get(path).status_code for path in paths} == {200}
    assert {"/", "/offline", "/rules/mosaix", "/rules/examples/mosaix-formation.svg", "/static/page.css"} <= {*paths}
    assert [path for path in paths if path.startswith(("/table", "/api", "/t/"))] == []


def test_a_game_is_kept_step_by_step_only_when_it_is_over(client: TestClient) -> None:
    id = open_table(client, "mosaix", "here").rpartition("/")[2]
    answer = client.get(f"/replay/{id}/steps")

    assert (answer.status_code, "The game can be replayed when it is over." in answer.text) == (422, True)
