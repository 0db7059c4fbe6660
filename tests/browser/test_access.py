"""Can everybody use the pages? axe-core finds nothing to complain about, in the light and in the dark."""

from pathlib import Path
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from gobelet.core.record import read_record
from gobelet.games import GAMES
from tests.browser.conftest import NewPlayer
from tests.browser.hands import open_table, play_on, point, to_the_table
from tests.browser.looks import PHONE

RECORD = Path(__file__).parents[1] / "records/qwixx_duel/000.game"
EVERYTHING = {"resultTypes": ["violations"]}  # what is in order need not be listed
COLOURS_HAVE_FADED = "() => Promise.allSettled(document.getAnimations().map((each) => each.finished))"
CONTRAST = {**EVERYTHING, "runOnly": ["color-contrast"]}  # all else is the same in the dark

each_game = pytest.mark.parametrize("game", GAMES)


def complaints(page: Page) -> list[str]:
    """What axe-core finds in the light, and what it cannot read in the dark."""
    found = []
    for scheme, options in (("light", EVERYTHING), ("dark", CONTRAST)):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.evaluate(COLOURS_HAVE_FADED)
        violations = Axe().run(page, options=options).response["violations"]
        found += [f"{scheme}, {each['id']}: {node['html']}" for each in violations for node in each["nodes"]]
    return found


@pytest.mark.parametrize("path", ["/", "/replay", "/statistics", "/fair-dice", "/api"])
def test_pages_that_are_always_there(page: Page, path: str) -> None:
    page.goto(path)

    assert complaints(page) == []


def test_a_page_that_is_not_there(new_player: NewPlayer) -> None:
    page = new_player(forgiven="404")
    page.goto("/nowhere")

    assert complaints(page) == []


@each_game
def test_a_form_for_a_table(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")

    assert complaints(page) == []


@each_game
def test_the_rules(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")

    assert complaints(page) == []


@each_game
def test_a_table_with_something_pointed_at_and_explained(page: Page, game: str) -> None:
    open_table(page, game, "here", "random")
    point(page, Random(1))
    page.locator("#why").click()

    assert complaints(page) == []


def test_a_table_on_a_phone(new_player: NewPlayer) -> None:
    page = new_player(**PHONE)
    open_table(page, "tres_fute", "here", "here", "random")

    assert complaints(page) == []


def test_seats_and_invitations(page: Page) -> None:
    open_table(page, "objectif", "here", "elsewhere")
    invitation, found = page.locator("#link-B").input_value(), complaints(page)
    to_the_table(page)
    found += complaints(page)
    page.goto(invitation)

    assert found + complaints(page) == []


def test_a_cover(page: Page) -> None:
    open_table(page, "objectif", "here", "here")
    page.wait_for_selector("#cover:not([hidden])")

    assert complaints(page) == []


def test_real_dice(page: Page) -> None:
    open_table(page, "mosaix", "here", dice="typed")

    assert complaints(page) == []


def test_a_finished_game_its_dice_its_replay_and_the_statistics(page: Page) -> None:
    play_on(page, RECORD, len(read_record(RECORD.read_text("utf-8"), GAMES).events))
    page.wait_for_selector("#end:not([hidden])")
    found, table = complaints(page), page.url.rpartition("/")[2]
    for path in (f"/table/{table}/dice", f"/replay/{table}#5", "/statistics", "/"):
        page.goto(path)
        found += complaints(page)

    assert found == []


def test_every_lit_box_is_a_button_with_a_name(page: Page) -> None:
    open_table(page, "objectif", "here", "random")
    page.wait_for_selector("#sheet .lit")
    named = "boxes => boxes.every(box => box.getAttribute('role') === 'button' && box.getAttribute('aria-label'))"

    assert page.locator("#sheet .lit").evaluate_all(named)


def test_large_text_needs_no_sideways_scrolling(new_player: NewPlayer) -> None:
    page = new_player(viewport={"width": 640, "height": 740})
    open_table(page, "objectif", "here", "random")
    page.evaluate("document.documentElement.style.fontSize = '200%'")

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
