"""Can each game be played with a finger, on a screen as small as a phone's?"""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from gobelet.core.record import read_record
from gobelet.games import GAMES
from gobelet.languages import LANGUAGES
from tests.browser.conftest import NewPlayer
from tests.browser.hands import open_table, play_on, point, position, show_formation
from tests.browser.looks import PHONE

RECORD = Path(__file__).parents[1] / "records/qwixx_duel/000.game"
PATHS = [
    "/",
    "/replay",
    "/statistics",
    "/fair-dice",
    *(f"/{page}/{name}" for name in GAMES for page in ("new", "rules")),
]
SMALLER_THAN_A_FINGERTIP = """boxes => boxes.filter(box => {
    const { width, height } = box.querySelector(".face, .cube").getBoundingClientRect();
    return Math.min(width, height) < 40;
}).map(box => box.dataset.box)"""
PLACE = "box => Math.round(box.getBoundingClientRect().top + scrollY)"
IN_SIGHT = """boxes => boxes.some(box => {
    const { left, right, top, bottom } = box.getBoundingClientRect(), around = ".picture, #end";
    return [top + 2, bottom - 2].every(y => {
        const hit = document.elementFromPoint((left + right) / 2, y);
        return hit && hit.closest(around) === box.closest(around);
    });
})"""

NEXT_IN_SIGHT = f"() => ({IN_SIGHT})([...document.querySelectorAll('#sheet .lit:not(.pointed, .instead)')])"


@pytest.fixture
def phone(new_player: NewPlayer) -> Page:
    return new_player(**PHONE)


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_hits_whatever_is_lit_and_nothing_scrolls_sideways(phone: Page, game: str) -> None:
    open_table(phone, game, "here", "random")
    phone.wait_for_selector("#sheet .lit")
    small = phone.locator("#sheet .lit").evaluate_all(SMALLER_THAN_A_FINGERTIP)

    assert (small, phone.evaluate("document.documentElement.scrollWidth <= innerWidth")) == ([], True)


def test_no_page_scrolls_sideways_in_german(new_player: NewPlayer) -> None:
    """Whose words are long."""
    page, wide = new_player(**PHONE, locale="de"), []
    open_table(page, "qwixx_duel", "here", "elsewhere")
    for path in (*PATHS, page.url):
        page.goto(path)
        if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            wide.append(path)

    assert wide == []


def test_a_phone_with_letters_twice_as_large_scrolls_only_down(new_player: NewPlayer) -> None:
    page = new_player(viewport={"width": 188, "height": 370})  # in units of the letters half of a phone is left
    open_table(page, "objectif", "here", *["random"] * 4)
    page.wait_for_selector("#sheet .lit")

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_may_be_pointed_at_next_is_brought_into_sight(phone: Page) -> None:
    open_table(phone, "tres_fute", "here", "random")
    phone.locator("#guided").click()
    phone.locator("[data-box=white].lit").click()
    expect(phone.locator("[data-box=white].pointed")).to_have_count(1)

    phone.wait_for_function(NEXT_IN_SIGHT)


def test_what_is_brought_into_sight_does_not_lie_under_the_guide(new_player: NewPlayer) -> None:
    phone = new_player(**PHONE, locale="de")  # whose words are long
    phone.add_init_script("ResizeObserver = class { observe() {} }")  # as before the next frame, when it would tell
    open_table(phone, "tres_fute", "here", "random")
    phone.locator("#guided").click()
    phone.locator("[data-box=white].lit").click()
    expect(phone.locator("#guide")).to_be_visible()

    phone.wait_for_function(NEXT_IN_SIGHT)


def test_what_was_pointed_at_is_shown_beside_the_button_that_confirms_it(phone: Page) -> None:
    open_table(phone, "tres_fute", "here", "random")
    phone.locator("#guided").click()
    phone.locator("[data-box=violet].lit").click()

    expect(phone.locator("#chosen .die.ink-violet")).to_be_visible()


def test_pointing_moves_no_box(phone: Page) -> None:
    open_table(phone, "mosaix", "here", "random")
    show_formation(phone)  # now it is written
    expect(phone.locator("#undo")).to_be_visible()
    before = phone.locator("[data-box=a1]").evaluate(PLACE)
    point(phone, Random(2))
    expect(phone.locator("#sheet .preview").first).to_be_visible()

    assert phone.locator("[data-box=a1]").evaluate(PLACE) == before


def test_dice_that_were_rolled_are_brought_into_sight(phone: Page) -> None:
    open_table(phone, "tres_fute", "here")
    phone.locator("#explain").click()
    phone.locator("[data-box=violet].lit").click()  # brings its box
    before = position(phone)
    phone.locator("#confirm").click()  # whether dice are left or a 6 ended the turn: what follows is a roll
    expect(phone.locator("#table")).not_to_have_attribute("data-position", before)

    phone.wait_for_function(f"() => ({IN_SIGHT})([...document.querySelectorAll('#sheet .die')])")


def test_the_reckoning_is_brought_into_sight_when_the_game_ends(phone: Page) -> None:
    play_on(phone, RECORD, len(read_record(RECORD.read_text("utf-8"), GAMES).events) - 1, "random", "here")
    point(phone, Random(1))
    phone.evaluate("scrollTo(0, document.body.scrollHeight)")
    phone.locator("#confirm").click()
    expect(phone.locator("#end")).to_be_visible()

    phone.wait_for_function(f"() => ({IN_SIGHT})([document.querySelector('#end h2')])")


def test_a_finished_game_opens_at_its_top(phone: Page) -> None:
    play_on(phone, RECORD, len(read_record(RECORD.read_text("utf-8"), GAMES).events), "here", "here")
    expect(phone.locator("#end")).to_be_visible()

    assert phone.evaluate("scrollY") == 0


@pytest.mark.parametrize("locale", LANGUAGES)
def test_whose_turn_it_is_can_be_read_in_full(locale: str, new_player: NewPlayer) -> None:
    """Beside the round and the points, on the smallest phone."""
    phone = new_player(**{**PHONE, "viewport": {"width": 360, "height": 640}}, locale=locale)
    open_table(phone, "objectif", "here", "random")
    phone.wait_for_selector("#sheet .lit")

    assert phone.locator("#awaited").evaluate("cut => cut.textContent && cut.scrollWidth <= cut.clientWidth")
