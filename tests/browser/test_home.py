"""Is the lobby at home on a phone, is no option cut off, and do colours follow one's choice?"""

import pytest
from playwright.sync_api import Page, expect

from gobelet.draw.theme import ground
from gobelet.games import GAMES
from gobelet.languages import LANGUAGES
from tests.browser.conftest import NewPlayer
from tests.browser.hands import open_table
from tests.browser.looks import PHONE

TALL = {**PHONE, "viewport": {"width": 390, "height": 844}}
CUT_OFF = """selects => selects.flatMap(select => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const ink = new OffscreenCanvas(1, 1).getContext("2d");
    ink.font = font;
    const arrow = 20, room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    return [...select.options].map(option => option.text).filter(text => ink.measureText(text).width > room);
})"""
IN_WINDOW = "cards => cards.filter(card => card.getBoundingClientRect().bottom <= innerHeight).length"
PAPER = "() => getComputedStyle(document.body).backgroundColor"
CELL = "face => getComputedStyle(face).getPropertyValue('--cell')"
LIGHT, DARK = "rgb(251, 249, 244)", "rgb(22, 23, 28)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_games_are_in_sight_on_a_phone_and_one_tap_begins(new_player: NewPlayer, language: str) -> None:
    phone = new_player(**TALL, locale=language)
    phone.goto("/")

    assert phone.locator("ul.games > li").evaluate_all(IN_WINDOW) >= 2
    phone.locator("ul.games > li").first.locator("button.main").tap()
    phone.wait_for_url("**/table/**")


def test_the_rest_is_behind_it(new_player: NewPlayer) -> None:
    phone = new_player(**TALL)
    phone.goto("/")
    card = phone.locator("ul.games > li").first
    expect(card.locator("select")).to_be_hidden()
    card.locator("summary").tap()

    expect(card.locator("select")).to_be_visible()
    expect(card.get_by_role("link", name="Rules of")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_of_a_new_table_is_cut_off(new_player: NewPlayer, language: str) -> None:
    phone, cut = new_player(**TALL, locale=language), []
    for game in GAMES:
        phone.goto(f"/new/{game}")
        cut += phone.locator("main select").evaluate_all(CUT_OFF)

    assert cut == []


def change_theme(page: Page) -> None:
    with page.expect_navigation():
        page.locator("form.theme button").click()


def test_colours_follow_ones_choice_and_so_do_drawings(page: Page) -> None:
    page.goto("/new/mosaix")
    seen = []
    for _ in range(3):
        seen.append(page.evaluate(PAPER))
        change_theme(page)
    change_theme(page)  # light once more, then dark
    change_theme(page)
    open_table(page, "mosaix", "here")
    drawn = page.locator("#sheet .face").first.evaluate(CELL)

    assert seen == [LIGHT, LIGHT, DARK]
    assert drawn == ground(dark=True).cell
