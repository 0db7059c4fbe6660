"""Does one see what others do, one thing after the other, and as fast as one likes?"""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from gobelet.core.record import read_record
from gobelet.games import GAMES
from tests.browser.conftest import NewPlayer
from tests.browser.hands import LIT, answer, open_table, play_on, point, position, take_seat, to_the_table

RECORDS = Path(__file__).parents[1] / "records"
AN_HOUR, A_BLINK = 3_600_000, 250  # milliseconds for each event
WATCH = """id => {
    const element = document.getElementById(id), seen = (window[id + "Seen"] = []);
    const look = () => element.textContent && seen.at(-1) !== element.textContent && seen.push(element.textContent);
    new MutationObserver(look).observe(element, { childList: true, characterData: true, subtree: true });
}"""
GOES_ON = """before => !document.querySelector("#skip").hidden && "others play"
    || document.querySelector("#table").dataset.position !== before
    && document.querySelector("#sheet .lit, #words button, #confirm:not([hidden])") && "asked again"
    """
TUMBLED = """() => {
    window.tumbled = [];
    new MutationObserver((changes) => changes.forEach(({ target }) =>
        target.classList.contains("rolled") && !tumbled.includes(target.dataset.box) && tumbled.push(target.dataset.box)
    )).observe(document.querySelector("#sheet"), { subtree: true, attributeFilter: ["class"] });
}"""

CALLED = """() => {
    const pages = document.querySelector("#sheet .pages");
    window.called = [];
    new MutationObserver(() => pages.dataset.called && !called.includes(pages.dataset.called)
        && called.push(pages.dataset.called)).observe(pages, { attributeFilter: ["data-called"] });
}"""


def lively(page: Page, milliseconds: int | None = None) -> Page:
    """Somebody who likes things to move, at a pace of their own."""
    page.emulate_media(reduced_motion="no-preference")
    if milliseconds is not None:
        page.add_init_script(
            f"localStorage.getItem('gobelet-pace') ?? localStorage.setItem('gobelet-pace', {milliseconds})"
        )
    return page


def until_the_bot_plays(page: Page, chance: Random) -> list[str]:
    """Answer until it is the bot's turn; what is in the log by then."""
    while True:
        point(page, chance)
        told, before = page.locator("#log li").count(), position(page)
        page.evaluate("() => globalThis.summarySeen?.splice(0)")
        page.locator("#confirm").click()
        if page.wait_for_function(GOES_ON, arg=before).json_value() == "others play":
            return page.locator("#log li").all_inner_texts()[:told]


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_a_bot_is_shown_one_after_the_other(game: str, page: Page) -> None:
    open_table(lively(page, A_BLINK), game, "here", "random")
    page.evaluate(WATCH, "summary")
    told = until_the_bot_plays(page, Random(3))
    expect(page.locator("#skip")).to_be_hidden()
    lines = page.evaluate(
        "from => [...document.querySelectorAll('#log li')].slice(from).map(li => li.lastChild.textContent)", len(told)
    )
    seen = page.evaluate("() => summarySeen")
    shown = list(dict.fromkeys(line for line in lines if line in seen))  # the same twice in a row is seen once

    assert len(shown) >= 2
    assert list(dict.fromkeys(line for line in seen if line in lines))[: len(shown)] == shown  # in their order


@pytest.mark.parametrize("by", ["key", "click", "button"])
def test_a_click_or_a_key_goes_on_to_ones_own_decision(by: str, page: Page) -> None:
    open_table(lively(page, AN_HOUR), "qwixx_duel", "here", "random")
    until_the_bot_plays(page, Random(3))
    expect(page.locator("#sheet .lit")).to_have_count(0)
    if by == "key":
        page.keyboard.press("Escape")
    else:
        page.locator("#skip" if by == "button" else "#sheet svg.sheet").click()

    expect(page.locator("#skip")).to_be_hidden()
    page.wait_for_selector("#sheet .lit, #words button")
    expect(page.locator("#sheet .pointed")).to_have_count(0)  # the click that skipped has chosen nothing


def test_the_pace_is_chosen_and_kept(page: Page) -> None:
    open_table(lively(page), "qwixx_duel", "here", "random")
    expect(page.locator("#pace")).to_have_value("650")
    page.locator("#pace").select_option("0")
    page.reload()

    expect(page.locator("#pace")).to_have_value("0")
    answer(page, Random(3))
    answer(page, Random(3))
    expect(page.locator("#skip")).to_be_hidden()


def test_whoever_wants_little_to_move_is_shown_all_at_once(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")

    expect(page.locator("#pace")).to_have_value("0")


def test_a_page_that_was_away_shows_the_present_at_once(page: Page) -> None:
    open_table(lively(page, AN_HOUR), "qwixx_duel", "here", "random")
    until_the_bot_plays(page, Random(3))
    page.reload()

    page.wait_for_selector("#sheet .lit, #words button")
    expect(page.locator("#skip")).to_be_hidden()


def test_only_the_dice_that_were_rolled_tumble(page: Page) -> None:
    lively(page)
    dice = list[str]()
    while len(dice) not in range(1, 6):  # until a die was chosen after which others are left to roll
        open_table(page, "tres_fute", "here")
        page.locator("#sheet .die.lit").first.wait_for()
        Random(4).choice(page.locator("#sheet .die.lit").all()).click()
        point(page, Random(4))
        page.wait_for_function("() => !document.querySelector('#sheet .rolled')")  # the first dice lie still again
        page.evaluate(TUMBLED)
        chosen = page.locator("#sheet .die.pointed").get_attribute("data-box")
        before = position(page)
        page.locator("#confirm").click()
        page.wait_for_function("before => document.querySelector('#table').dataset.position !== before", arg=before)
        page.wait_for_selector(LIT)  # all that followed has been shown
        log = page.locator("#log li").all_inner_texts()  # more than three lines: no dice were left, the turn is over
        dice = log[-1].partition("Dice: ")[2].split(", ") if len(log) == 3 else []
    tumbled = page.evaluate("() => tumbled")

    assert chosen not in tumbled
    assert sorted(tumbled) == sorted(die.split(" ")[0] for die in dice)


def test_a_summary_names_who_did_what_and_is_what_a_screen_reader_hears(new_player: NewPlayer) -> None:
    host, guest = new_player(), new_player()
    open_table(lively(host, A_BLINK), "qwixx_duel", "here", "elsewhere")
    take_seat(guest, host.locator("#link-B").input_value(), "Béa")
    to_the_table(host)
    answer(host, Random(1))
    answer(host, Random(1))
    host.evaluate(WATCH, "news")
    answer(guest, Random(1))
    answer(guest, Random(1))

    expect(host.locator("#table")).to_have_attribute("data-position", position(guest))
    expect(host.locator("#summary")).to_contain_text("Béa: ")
    expect(host.locator("#summary")).to_contain_text(";")
    heard = host.evaluate("() => newsSeen")
    assert not any(line.startswith("Dice") for line in heard)
    assert heard[-1].endswith(host.locator("#summary").inner_text())


def test_a_new_round_is_announced_with_its_gift_and_the_log_is_grouped(page: Page) -> None:
    record = RECORDS / "tres_fute/000.game"
    seats = read_record(record.read_text("utf-8"), GAMES).setup.seats
    play_on(lively(page, 0), record, 0, *["random" if seat else "here" for seat in range(seats)])
    banners: list[str] = []
    for _ in range(40):
        answer(page, Random(1))
        banners.append(page.locator("#banner").inner_text())
        if any("Round 2" in text for text in banners):
            break

    assert any("Round 2 of" in text and "extra die" in text for text in banners)
    assert [text for text in page.locator("#log b").all_inner_texts() if text.startswith("Round 2 of")]


def test_the_end_says_why_it_came(page: Page) -> None:
    record = RECORDS / "qwixx_duel/000.game"
    events = read_record(record.read_text("utf-8"), GAMES).events
    play_on(lively(page, 0), record, len(events) - 1, "here", "here")
    asked_or_over = f"{LIT}, #confirm:not([hidden]), #end:not([hidden])"
    page.wait_for_selector(asked_or_over)
    while not page.locator("#end").is_visible():
        answer(page, Random(1))
        page.wait_for_selector(asked_or_over)

    expect(page.locator("#banner")).to_contain_text("The game is over: ")
    expect(page.locator("#end")).to_contain_text("The game is over: ")


def test_around_one_screen_everybody_sees_whose_turn_it_is(page: Page) -> None:
    open_table(lively(page), "qwixx_duel", "here", "here")
    sheet = page.locator("#sheet")
    expect(page.locator("#question")).to_contain_text("A: ")
    expect(sheet).to_have_attribute("data-owner", "A")
    answer(page, Random(1))
    answer(page, Random(1))

    expect(sheet).to_have_attribute("data-owner", "B")
    expect(page.locator("#banner")).to_contain_text("Hand the screen to B.")
    expect(page.locator("#question")).to_contain_text("B: ")
    expect(sheet.locator("svg.sheet")).to_be_visible()
    expect(sheet).to_have_attribute("aria-label", "Board and dice as B sees them")


def test_what_a_bot_does_is_seen_on_its_own_sheet(page: Page) -> None:
    """With its name; then one's own sheet is back."""
    open_table(lively(page, A_BLINK), "tres_fute", "here", "random")
    pages = page.locator("#sheet .pages")
    page.evaluate(CALLED)
    until_the_bot_plays(page, Random(3))
    expect(page.locator("#skip")).to_be_hidden()

    assert page.evaluate("() => called") == ["B"]
    expect(pages).not_to_have_attribute("data-called", "B")


def test_whoever_goes_on_at_once_is_back_at_their_own_sheet(page: Page) -> None:
    open_table(lively(page, AN_HOUR), "tres_fute", "here", "random")
    mine = page.locator("#sheet [data-box=actions]").text_content()
    until_the_bot_plays(page, Random(3))
    expect(page.locator("#sheet .pages")).to_have_attribute("data-called", "B")
    page.locator("#skip").click()

    expect(page.locator("#sheet .pages")).not_to_have_attribute("data-called", "B")
    expect(page.locator("#sheet [data-box=actions]")).to_have_text(mine or "?")


def test_nothing_can_be_laid_or_confirmed_while_others_act(page: Page) -> None:
    """In Mosaix, where one has just laid the dice into the own grid."""
    open_table(lively(page, AN_HOUR), "mosaix", "here", "random")
    for place in ("a1", "b1", "a2", "b2"):
        page.locator(f"#sheet [data-box={place}]").click()
    page.locator("#confirm").click()
    expect(page.locator("#skip")).to_be_visible()

    for button in ("#confirm", "#again", "#turn"):
        expect(page.locator(button)).to_be_hidden()
    expect(page.locator("#sheet .lit, #sheet .ghost > *")).to_have_count(0)
