"""What if somebody changes their mind, reloads, loses the connection, or has no mouse?"""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.hands import answer, open_table, position


def test_undo_takes_back_the_latest_answer(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    answer(page, Random(1))
    expect(page.locator("#log li")).to_have_count(2)
    page.locator("#undo").click()

    expect(page.locator("#log li")).to_have_count(1)


def test_a_reloaded_page_goes_on(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    answer(page, Random(1))
    before = position(page)
    page.reload()

    assert position(page) == before
    answer(page, Random(1))


def test_a_move_by_keys_only(page: Page) -> None:
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


def test_an_open_page_survives_a_killed_server(page: Page, server: Server) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    chance = Random(1)
    answer(page, chance)
    server.kill()
    expect(page.locator("#offline")).to_be_visible()
    server.start()
    expect(page.locator("#offline")).to_be_hidden()
    for _ in range(3):
        answer(page, chance)

    assert int(position(page)) >= 4


def test_a_table_may_wait_until_everybody_has_added_to_the_dice(page: Page) -> None:
    page.goto("/new/qwixx_duel")
    page.locator("[name=wait]").check()
    page.locator("main form button").click()
    page.locator("#words-added").fill("blue skies")
    page.locator("#waits button").first.click()
    expect(page.locator("#words-added")).to_have_value("")
    page.locator("#begin").click()

    expect(page.locator("#log li")).to_have_count(1)
    expect(page.locator("#waits")).to_be_hidden()


def test_real_dice_are_typed_in(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "here", dice="typed")
    for die in page.locator("#dice fieldset").all():
        die.locator("input[value='3']").check()
    page.locator("#dice button").click()

    expect(page.locator("#question")).to_contain_text("the white dice make 6")
    expect(page.locator("#dice")).to_be_hidden()
