"""Do the scripts of the pages know no rule, travel light, and fit what the server sends?"""

import re
from gzip import compress
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from gobelet.games import GAMES
from gobelet.web.scripts import lean
from tests.web.test_pages import open_table

WEB = Path(__file__).parents[2] / "src/gobelet/web"
TYPES = (WEB / "scripts.d.ts").read_text("utf-8")


def test_no_rule_of_any_game_stands_in_the_browser() -> None:
    names = {*GAMES, *(die.name for game in GAMES.values() for die in game.dice)}
    names |= {word for game in GAMES.values() for word in game.notation.words if not word.isdigit()}
    script = "\n".join(file.read_text("utf-8") for file in (WEB / "static").glob("*.js"))
    script = re.sub(r"\$\(\"[\w-]+\"\)", "", script)  # an element of the page; boxes of a picture have a prefix there

    assert {name for name in names if re.search(rf"[\"'`]{name}[\"'`]", script)} == set()


@pytest.fixture
def table_scripts(client: TestClient) -> list[str]:
    """What a table's page loads, in the order of its head."""
    page = client.get(open_table(client, "objectif", "here", "random")).text
    return re.findall(r'"/static/(\w+\.js)"', page)


def test_a_table_announces_all_its_scripts_at_once(table_scripts: list[str]) -> None:
    """None is found only by way of another, which would take a round trip more."""
    imported = {
        name
        for script in table_scripts
        for name in re.findall(r'from "\./(\w+\.js)"', (WEB / "static" / script).read_text("utf-8"))
    }

    assert sorted(table_scripts) == sorted({"table.js", *imported})


def test_the_scripts_of_the_table_are_small(client: TestClient, table_scripts: list[str]) -> None:
    sent = [compress(client.get(f"/static/{script}").content) for script in table_scripts]

    assert sum(map(len, sent)) < 18_000  # bytes, as they travel


@pytest.mark.parametrize(
    ("script", "travels"),
    [
        ("// Why?\n\nlet a = 1; // because\n", "\n\nlet a = 1;\n"),
        ("/** @param {string} a */\nconst f = (a) => a;\n", "\nconst f = (a) => a;\n"),
        ("/**\n * In two lines.\n */\nlet a;\n", "\n\n\nlet a;\n"),
        ("const b = /** @type {Box} */ (a);\n", "const b = (a);\n"),
        ('const SVG = "http://www.w3.org/2000/svg";\n', 'const SVG = "http://www.w3.org/2000/svg";\n'),
        ("const r = a.replace(/\\/\\//g, '');\n", "const r = a.replace(/\\/\\//g, '');\n"),
    ],
)
def test_a_script_travels_without_its_comments(script: str, travels: str) -> None:
    """What is left keeps the number of its line."""
    assert lean(script) == travels


def test_a_script_that_is_known_is_not_sent_again(client: TestClient) -> None:
    first = client.get("/static/table.js")
    again = client.get("/static/table.js", headers={"if-none-match": first.headers["etag"]})

    assert (first.headers["content-type"], again.status_code) == ("text/javascript; charset=utf-8", 304)


def declared(interface: str) -> set[str]:
    """The names that the types of the scripts give to the parts of something."""
    found = re.search(rf"^interface {interface} {{\n(.*?)^}}", TYPES, re.MULTILINE | re.DOTALL)
    assert found
    return set(re.findall(r'^  "?([\w-]+)"?\??:', found[1], re.MULTILINE))


def test_the_types_of_the_scripts_are_what_the_server_sends(client: TestClient) -> None:
    path = open_table(client, "qwixx_duel", "here", "here", dice="typed").replace("/table/", "/api/tables/")
    sent = client.get(path, params={"seat": "A"}).json()

    assert declared("SeatView") == set(sent)
    assert declared("Player") == set(sent["seats"][0])
    assert declared("OwedDie") == set(sent["owed"][0])


def test_the_elements_that_scripts_ask_for_stand_in_templates() -> None:
    pages = "".join(file.read_text("utf-8") for file in (WEB / "templates").glob("*.html"))

    assert declared("Elements") - set(re.findall(r'\bid="([\w-]+)"', pages)) == set()
