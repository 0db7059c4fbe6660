"""What becomes of a click? It is lit, shown before it counts, exchanged, kept while others play, and never lost."""

import time
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from gobelet.core.record import Record, read_record
from gobelet.core.replay import replay
from gobelet.games import GAMES
from tests.browser.conftest import NewPlayer
from tests.browser.hands import (
    LIT,
    answer,
    open_table,
    play_on,
    point,
    position,
    show_formation,
    take_seat,
    to_the_table,
)
from tests.browser.looks import PHONE
from tests.patience import SECONDS

RECORDS = Path(__file__).parents[1] / "records"
RECORD = RECORDS / "qwixx_duel/000.game"
POINTED = "#sheet .pointed, #words :not([aria-pressed=false])"
MIDDLE = """thing => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
}"""
MOVED = "before => document.querySelector('#table').dataset.position !== before"


Held = list[tuple[Route, APIResponse]]


def hold_back(page: Page, path: str) -> Held:
    """The server is asked, but its answers stay on the way."""
    held: Held = []
    page.route(path, lambda route: held.append((route, route.fetch())))
    return held


def let_go(page: Page, held: Held) -> None:
    """The first of these answers arrives; a move may be seen before the server has answered it."""
    until = time.monotonic() + SECONDS
    while not held:
        assert time.monotonic() < until, "nothing is held back"
        page.wait_for_timeout(20)
    route, response = held[0]
    route.fulfill(response=response)


def test_some_moves_by_mouse(page: Page) -> None:
    open_table(page, "tres_fute", "here", "random")
    chance = Random(3)
    for _ in range(3):
        answer(page, chance)

    assert int(position(page)) > 3


def test_some_moves_by_finger(new_player: NewPlayer) -> None:
    page = new_player(**PHONE)
    open_table(page, "qwixx_duel", "here", "random")
    page.locator("#explain").tap()
    for _ in range(3):
        before = position(page)
        page.locator("#sheet .lit").first.tap()
        expect(page.locator(".pointed")).to_have_count(1)
        page.locator("#sheet .pointed").tap()
        page.wait_for_function(MOVED, arg=before)

    assert int(position(page)) > 3


def test_a_choice_shows_its_effect_before_it_counts(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    page.locator("#sheet .lit").first.click()

    expect(page.locator("#sheet .preview").first).to_be_visible()
    assert page.locator("#log li").count() == 1


def test_another_box_takes_the_place_of_the_one_pointed_at(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    page.locator("#sheet .lit").first.click()
    page.locator("#words button").click()

    expect(page.locator("#words button")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#sheet .pointed")).to_have_count(0)


def test_a_word_is_chosen_where_one_has_scrolled_to(new_player: NewPlayer) -> None:
    page = new_player(viewport={"width": 1000, "height": 480})
    open_table(page, "qwixx_duel", "here", "random")
    page.wait_for_selector(LIT)
    page.evaluate("scrollTo({ top: 200, behavior: 'instant' })")
    (x, y), before = page.locator("#words button").evaluate(MIDDLE), page.locator("#sheet .sheet").evaluate(MIDDLE)
    page.mouse.click(x, y)  # a locator's click would scroll by itself
    expect(page.locator("#words button")).to_have_attribute("aria-pressed", "true")

    assert page.locator("#sheet .sheet").evaluate(MIDDLE) == pytest.approx(before, abs=1)  # pixel


def test_the_only_possibility_needs_only_to_be_confirmed(page: Page) -> None:
    record = read_record(RECORD.read_text("utf-8"), GAMES)
    step = next(step for step in range(len(record.events)) if _forced(record, step))
    play_on(page, RECORD, step)
    expect(page.locator("#again")).to_be_hidden()
    page.locator("#confirm").click()

    expect(page.locator("#log li")).not_to_have_count(step)


def _forced(record: Record, step: int) -> bool:
    game, state = record.setup.game, replay(record.setup, record.events[:step])
    return len(game.spellings(state, 0)) == 1


def test_a_word_that_is_needed_twice_says_how_often_it_was_pointed_at(page: Page) -> None:
    play_on(page, RECORDS / "melange_fute/005.game", 172)  # blue could be used if it were two higher
    page.locator("#sheet [data-box=blue]").click()
    word = page.locator("#words [data-word=up]")
    word.click()
    expect(word).to_have_text("Polish: one more ×1")
    word.click()
    expect(word).to_have_text("Polish: one more ×2")

    expect(page.locator("#confirm")).to_be_visible()


def test_a_click_counts_although_the_latest_answer_is_not_yet_acknowledged(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    held, before = hold_back(page, "**/act"), position(page)
    point(page, Random(1))
    page.locator("#confirm").click()
    page.wait_for_function(MOVED, arg=before)
    page.locator(LIT).first.click()
    before = position(page)
    with page.expect_response("**/act"):
        let_go(page, held)
    page.unroute("**/act")
    expect(page.locator(POINTED)).to_have_count(1)
    page.locator("#confirm").click()

    page.wait_for_function(MOVED, arg=before)


def test_a_second_click_on_confirm_is_not_a_second_answer(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    point(page, Random(1))
    sent = []
    page.on("request", lambda request: sent.append(request) if request.url.endswith("/act") else None)
    page.locator("#confirm").evaluate("button => (button.click(), button.click())")
    expect(page.locator("#confirm")).to_be_hidden()

    assert len(sent) == 1


def test_what_a_past_choice_would_have_changed_is_not_drawn(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    held, before = hold_back(page, "**/preview?*"), position(page)
    page.locator("#sheet .lit").first.click()
    page.locator("#confirm").click()
    page.wait_for_function(MOVED, arg=before)
    let_go(page, held)

    expect(page.locator(LIT).first).to_be_visible()
    expect(page.locator(f".preview, {POINTED}")).to_have_count(0)


def test_what_is_pointed_at_stays_while_others_answer(new_player: NewPlayer) -> None:
    host, guest, chance = new_player(), new_player(), Random(5)
    open_table(host, "mosaix", "here", "elsewhere")
    take_seat(guest, host.locator("#link-B").input_value(), "Bea")
    to_the_table(host)
    show_formation(host)  # now both write
    point(guest, chance)
    chosen, before = guest.locator(POINTED).count(), position(guest)
    answer(host, chance)
    guest.wait_for_function(MOVED, arg=before)

    expect(guest.locator(POINTED)).to_have_count(chosen)
    expect(guest.locator("#confirm")).to_be_visible()
