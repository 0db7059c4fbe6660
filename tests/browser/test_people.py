"""Who sees and may do what: somebody invited, somebody who moves to another device, somebody who only watches?"""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.hands import (
    LIT,
    answer,
    open_table,
    play_to_the_end,
    point,
    position,
    table_id,
    take_seat,
    to_the_table,
)
from tests.browser.looks import DESKTOP, PHONE


def test_a_seat_moves_to_another_device_by_its_link(new_player: NewPlayer) -> None:
    old, new = new_player(forgiven="403"), new_player()
    open_table(old, "qwixx_duel", "here", "random")
    answer(old, Random(1))
    told = old.locator("#log li").all_inner_texts()
    old.locator("header nav a").last.click()
    take_seat(new, old.locator("#link-A").input_value(), "Ada")
    answer(new, Random(1))

    assert new.locator("#log li").all_inner_texts()[: len(told)] == [re.sub(r"\bA\b", "Ada", line) for line in told]
    old.goto(f"/table/{table_id(new)}")
    expect(old.locator("#question")).not_to_be_empty()
    expect(old.locator(LIT)).to_have_count(0)


def test_an_open_page_only_watches_once_its_seat_is_taken_on_another_device(new_player: NewPlayer) -> None:
    old, new = new_player(), new_player()
    open_table(old, "qwixx_duel", "here", "random")
    links = old.context.new_page()
    links.goto(f"{old.url}/seats")
    take_seat(new, links.locator("#link-A").input_value(), "Ada")

    expect(old.locator("#table")).to_have_attribute("data-own", "")
    expect(old.locator(LIT)).to_have_count(0)


def test_who_was_offline_while_the_seat_was_taken_only_watches(new_player: NewPlayer) -> None:
    old, new = new_player(forgiven="403|net::ERR_FAILED"), new_player()
    open_table(old, "qwixx_duel", "here", "random")
    old.route("**/stream?*", lambda route: route.abort())
    old.reload()
    expect(old.locator("#offline")).to_be_visible()
    links = old.context.new_page()
    links.goto(f"{old.url}/seats")
    take_seat(new, links.locator("#link-A").input_value(), "Ada")
    old.unroute("**/stream?*")

    expect(old.locator("#table")).to_have_attribute("data-own", "")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", ["objectif", "tres_fute"])  # a row for each seat, and a row for each part
def test_a_name_may_be_as_long_as_it_likes(new_player: NewPlayer, game: str, screen: dict[str, Any]) -> None:
    page = new_player(**screen)
    page.goto(f"/new/{game}")
    for seat in page.locator("select[name=seat]").all():
        seat.select_option("here")
    for name in page.locator("input[name=name]").all():
        name.fill("W" * 40)
    page.locator("main form button").click()
    page.wait_for_url("**/table/*")

    assert position(page)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_a_link_is_copied_for_a_friend(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_table(page, "qwixx_duel", "here", "elsewhere")
    page.locator("[data-copy=link-B]").click()

    expect(page.locator("[data-copy=link-B]")).to_have_text("Copied")
    assert page.evaluate("() => navigator.clipboard.readText()") == page.locator("#link-B").input_value()


def test_a_spectator_sees_no_secret_and_may_do_nothing(new_player: NewPlayer) -> None:
    host, guest, watcher = new_player(), new_player(), new_player()
    open_table(host, "objectif", "here", "elsewhere")
    link = host.locator("#link-watch").input_value()
    take_seat(guest, host.locator("#link-B").input_value(), "Ben")
    to_the_table(host)
    watcher.goto(link)
    answer(host, Random(1))
    for each in (host, watcher):
        expect(each.locator("#log li")).to_have_count(2)  # the dice, and a card

    assert watcher.locator("#log li").last.inner_text() != host.locator("#log li").last.inner_text()
    expect(watcher.locator(f"{LIT}, #undo:visible, #why")).to_have_count(0)


def test_a_cover_lies_between_two_people_at_one_screen(page: Page) -> None:
    open_table(page, "objectif", "here", "here")
    expect(page.locator("#cover")).to_be_visible()
    expect(page.locator("#sheet")).to_be_hidden()
    page.locator("#uncover").click()
    answer(page, Random(1))

    expect(page.locator("#cover")).to_contain_text("Hand the screen to B.")
    expect(page.locator("#undo")).to_be_hidden()


def test_under_a_cover_nothing_tells_what_was_played(page: Page) -> None:
    open_table(page, "objectif", "here", "here")
    page.locator("#uncover").click()
    expect(page.locator("#log li")).to_have_count(1)
    point(page, Random(1))
    card = (page.locator("#sheet .pointed").get_attribute("aria-label") or "").partition(":")[0]
    page.locator("#confirm").click()
    expect(page.locator("#cover")).to_contain_text("Hand the screen to B.")

    assert card
    assert card not in page.locator("body").inner_text()
    expect(page.locator("#log, #news, #question, #words, #chosen")).to_have_text([""] * 5)
    expect(page.locator("#sheet [data-box]")).to_have_count(0)
    page.locator("#uncover").click()
    expect(page.locator("#log li")).to_have_count(2)
    expect(page.locator("[data-part='A total']")).to_have_text("0")


def test_around_one_screen_the_end_names_who_wins_and_says_it_once(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "here")
    play_to_the_end(page, seed=1)

    expect(page.locator("#end .verdict")).to_contain_text("The game is over: ")
    expect(page.locator("#question")).to_be_hidden()


def test_a_chosen_language_stays(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("h1")).to_have_text("Was möchtest du spielen?")
    page.locator("li", has=page.locator("a[href='/new/objectif']")).locator("summary").click()
    page.locator("a[href='/new/objectif']").click()
    page.wait_for_url("**/new/objectif")
    page.locator("main form button").click()
    to_the_table(page)

    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("aside h2")).to_have_text("Was geschah")


def test_the_rules_lie_over_the_table(page: Page) -> None:
    open_table(page, "tres_fute", "here")
    page.wait_for_selector("#guide:not([hidden])")  # the script runs: before that, the link leads to a page
    page.locator("#rules-link").click()
    expect(page.locator("#rules h1")).to_be_visible()
    picture = page.locator("#rules img").first
    picture.scroll_into_view_if_needed()
    page.wait_for_function("picture => picture.naturalWidth > 0", arg=picture.element_handle())
    page.keyboard.press("Escape")

    expect(page.locator("#rules")).to_be_hidden()
    expect(page.locator(LIT).first).to_be_visible()
