"""Can one play without a mouse?"""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.hands import open_table, position

CAN_GO_ON = """before => document.querySelector('#table').dataset.position !== before
    || !document.querySelector('#end').hidden"""
ASKED = """() => !document.querySelector('#end').hidden && "over"
    || document.querySelector('#sheet .lit, #words button') && "asked"
    """
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def test_a_whole_game_by_keys_only(page: Page) -> None:
    """From the lobby to the reckoning: arrows move between what is lit, Enter points at it, and plays it."""
    page.goto("/")
    page.get_by_role("button", name="Qwixx Duel: play against a bot").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    page.wait_for_selector("#guide:not([hidden])")  # the table is ready
    page.keyboard.press("ArrowRight")
    chance = Random(4)
    while page.wait_for_function(ASKED).json_value() == "asked":
        before = position(page)
        for _ in range(chance.randrange(3)):
            page.keyboard.press(chance.choice(ARROWS))
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        page.wait_for_function(CAN_GO_ON, arg=before)

    expect(page.locator("#end h2")).to_have_text("Final score")


def test_the_choice_that_is_shown_is_confirmed_by_enter(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#sheet .lit:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#confirm")).to_be_visible()
    page.keyboard.press("Enter")

    expect(page.locator("#log li")).to_have_count(2)


def test_escape_takes_back_what_was_pointed_at(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    expect(page.locator("#sheet .preview").first).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.locator("#sheet .preview, #sheet .pointed")).to_have_count(0)


def test_after_an_answer_the_keys_go_on_at_what_is_lit(page: Page) -> None:
    """Not at a word: whoever presses Enter once too often would pass."""
    open_table(page, "tres_fute", "here")
    page.locator("[data-box=violet].lit").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-box=violet1].pointed")).to_have_count(1)
    before = position(page)
    page.locator("[data-box=violet1].lit").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(CAN_GO_ON, arg=before)
    expect(page.locator("#words button")).not_to_have_count(0)

    expect(page.locator("#sheet .lit:focus")).to_have_count(1)
