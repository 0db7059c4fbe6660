"""Is every kind of decision explained when it first comes up, until somebody has enough of it?"""

import pytest
from playwright.sync_api import Page, expect

from gobelet.games import GAMES
from tests.browser.conftest import NewPlayer
from tests.browser.hands import open_table, table_id
from tests.browser.looks import PHONE


def understand(page: Page) -> int:
    """Read everything that is explained now; how much that is."""
    guide, read = page.locator("#guide"), 0
    expect(guide).to_be_visible()
    while guide.is_visible():
        page.locator("#guided").click()
        read += 1
    return read


@pytest.mark.parametrize("game", GAMES)
def test_the_first_decision_is_explained(page: Page, game: str) -> None:
    open_table(page, game, "here", "random")
    first = page.request.get(f"/api/tables/{table_id(page)}?seat=A").json()["guides"][0]
    expect(page.locator("#guide")).to_contain_text("blue ring")
    page.locator("#guided").click()

    expect(page.locator("#guide-text")).to_have_text(str(GAMES[game].look.guides[first]))


def test_what_was_understood_is_not_explained_again(page: Page) -> None:
    open_table(page, "tres_fute", "here", "random")
    assert understand(page) == 5  # pointing, choosing, zones, the re-roll, keys
    open_table(page, "tres_fute", "here", "random")
    page.wait_for_selector("#sheet .lit")
    expect(page.locator("#guide")).to_be_hidden()
    page.locator("#why").click()

    expect(page.locator("#guide-text p")).to_have_count(3)


def test_explaining_is_switched_off_and_on(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    page.locator("#explain").click()
    page.reload()
    page.wait_for_selector("#sheet .lit, #words button")
    expect(page.locator("#guide")).to_be_hidden()
    page.keyboard.press("?")
    expect(page.locator("#why")).to_have_attribute("aria-expanded", "true")
    page.locator("#explain").click()
    page.reload()

    expect(page.locator("#guide")).to_contain_text("blue ring")


def test_the_sheet_stays_where_it_is(new_player: NewPlayer) -> None:
    for page in (new_player(), new_player(**PHONE)):
        open_table(page, "tres_fute", "here", "random")
        page.wait_for_selector("#guide:not([hidden])")
        before = page.locator("#sheet").bounding_box()
        understand(page)

        assert page.locator("#sheet").bounding_box() == before
