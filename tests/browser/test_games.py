"""Can each game be played to its end by clicking only what is lit?"""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.hands import answer, open_table, play_to_the_end, point

PHONE = {"viewport": {"width": 375, "height": 740}, "color_scheme": "dark", "is_mobile": True, "has_touch": True}


def test_a_whole_game_of_qwixx_duel_against_a_bot(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    play_to_the_end(page, Random(1))

    expect(page.locator("#end")).to_contain_text("The reckoning")


def test_a_whole_game_of_objectif_at_one_screen_with_a_cover_between_the_players(page: Page) -> None:
    open_table(page, "objectif", "here", "here", **{"option-rounds": "4"})
    expect(page.locator("#cover")).to_be_visible()
    play_to_the_end(page, Random(2))

    expect(page.locator("#end .scores tfoot")).to_be_visible()


def test_a_whole_solo_game_on_a_phone(new_player: NewPlayer) -> None:
    page = new_player(**PHONE)
    open_table(page, "mosaix", "here")
    play_to_the_end(page, Random(3))

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_people_at_two_screens(new_player: NewPlayer) -> None:
    one, other = new_player(), new_player()
    open_table(one, "qwixx_duel", "here", "elsewhere")
    other.goto(one.locator("#link-B").input_value())
    other.locator("#name").fill("Bea")
    other.locator("main form button").click()
    one.locator("a.button.main").click()
    chance = Random(4)
    for _ in range(2):
        answer(one, chance)
    other.wait_for_selector("#sheet .lit, #words button")
    answer(other, chance)

    expect(one.locator("#log")).to_contain_text("Bea:")


def test_a_choice_shows_its_effect_before_it_counts(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    page.locator("#sheet .lit").first.click()

    expect(page.locator("#sheet .preview").first).to_be_visible()
    assert page.locator("#log li").count() == 1


def test_another_box_takes_the_place_of_the_one_pointed_at(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    point(page, Random(1))
    page.locator("#words button").click()

    expect(page.locator("#words button")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#sheet .pointed")).to_have_count(0)
