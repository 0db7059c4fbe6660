"""Does pointing feel natural? One click changes one's mind, what is clear comes along, and nothing is spent unseen."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.hands import open_table, play_on, position

RECORDS = Path(__file__).parents[1] / "records"
POINTED = "things => things.map(thing => thing.dataset.box).sort()"
PLACES = """(sheet, dice) => Object.fromEntries(dice.map(die => {
    const box = sheet.querySelector(`[data-box=${die}]`);
    const [{ x, y }, from] = [box, sheet].map(each => each.getBoundingClientRect());
    return [die, [Math.round(x - from.x), Math.round(y - from.y)]];
}))"""
MOVED = "before => document.querySelector('#table').dataset.position !== before"


def pointed(page: Page) -> list[str]:
    found: list[str] = page.locator("#sheet .pointed").evaluate_all(POINTED)
    return found


def click(page: Page, box: str) -> None:
    page.locator(f"#sheet [data-box={box}].lit").click()


def test_another_die_takes_the_place_of_a_die_and_brings_its_only_box(page: Page) -> None:
    open_table(page, "tres_fute", "here")
    click(page, "yellow")
    click(page, "violet")

    expect(page.locator("#sheet [data-box=violet1].preview")).to_have_count(1)
    assert pointed(page) == ["violet", "violet1"]


def test_another_box_takes_the_place_of_a_box(page: Page) -> None:
    open_table(page, "tres_fute", "here")
    click(page, "white")
    click(page, "violet1")
    click(page, "orange1")

    assert pointed(page) == ["orange1", "white"]


def test_a_die_that_is_clicked_again_never_plays(page: Page) -> None:
    open_table(page, "tres_fute", "here")
    before = position(page)
    click(page, "white")
    click(page, "violet1")
    expect(page.locator("#confirm")).to_be_visible()
    click(page, "white")
    expect(page.locator("#confirm")).to_be_hidden()

    assert (pointed(page), position(page)) == (["violet1"], before)


def test_the_box_that_is_clicked_again_plays(page: Page) -> None:
    open_table(page, "tres_fute", "here")
    before = position(page)
    click(page, "violet")
    click(page, "violet1")

    page.wait_for_function(MOVED, arg=before)


def test_a_word_that_is_clicked_again_is_dropped(page: Page) -> None:
    open_table(page, "tres_fute", "here", "here")
    word, before = page.locator("#words [data-word=pass]"), position(page)
    word.click()
    expect(page.locator("#confirm")).to_be_visible()
    word.click()
    expect(page.locator("#confirm")).to_be_hidden()

    assert position(page) == before


def test_one_changes_ones_mind_by_keys(page: Page) -> None:
    open_table(page, "tres_fute", "here")
    before = position(page)
    for box in ("yellow", "violet"):
        page.locator(f"#sheet [data-box={box}].lit").press("Enter")
    expect(page.locator("#sheet .preview").first).to_be_attached()
    page.locator("#sheet [data-box=violet].pointed").press("Enter")

    expect(page.locator("#sheet .pointed")).to_have_count(0)
    assert position(page) == before


def test_a_word_is_played_by_two_presses_of_enter(page: Page) -> None:
    open_table(page, "tres_fute", "here", "here")
    before = position(page)
    page.locator("#words [data-word=pass]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#confirm:focus")).to_have_count(1)
    page.keyboard.press("Enter")

    page.wait_for_function(MOVED, arg=before)


def test_who_plays_at_once_confirms_only_what_is_spent(page: Page) -> None:
    open_table(page, "tres_fute", "here")
    page.get_by_label("Play at once").check()
    page.reload()
    expect(page.get_by_label("Play at once")).to_be_checked()
    page.locator("#words [data-word=reroll]").click()
    expect(page.locator("#confirm")).to_have_text("Confirm (uses a re-roll)")
    before = position(page)
    click(page, "violet")

    page.wait_for_function(MOVED, arg=before)


def test_what_a_box_costs_is_marked_before_it_is_chosen_and_said_before_it_is_paid(page: Page) -> None:
    play_on(page, RECORDS / "melange_fute/000.game", 22, "here")  # white lies on the platter, and could be polished
    click(page, "blue")
    box = page.locator("#sheet [data-box=blue5]")
    expect(box.locator(".price")).to_be_visible()
    expect(box).to_have_attribute("aria-description", "uses 1 polish")
    expect(page.locator("#sheet [data-box=blue4] .price")).to_have_count(0)
    box.click()

    expect(page.locator("#confirm")).to_have_text("Confirm (uses 1 polish)")


def test_what_goes_to_the_platter_is_shown_before_it_counts(page: Page) -> None:
    dice = ["white", "yellow", "blue", "green", "orange", "violet"]
    files = sorted((RECORDS / "tres_fute").glob("*.game"))
    opening = "\n\nroll white=(\\d) yellow=(\\d) blue=(\\d) green=(\\d) orange=(\\d) violet=4"
    record, rolled = next((file, found) for file in files if (found := re.search(opening, file.read_text("utf-8"))))
    lower = [die for die, face in zip(dice, rolled.groups(), strict=False) if int(face) < 4]
    play_on(page, record, 1, "here")
    page.wait_for_selector("#sheet .lit")
    before = page.locator("#sheet").evaluate(PLACES, dice)
    click(page, "violet")
    expect(page.locator("#sheet .die.preview").first).to_be_visible()
    after = page.locator("#sheet").evaluate(PLACES, dice)

    assert [die for die in dice if after[die] != before[die]] == [*lower, "violet"]
