"""What if somebody changes their mind, reloads, loses the connection, or the server falls over?"""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer, Server
from tests.browser.hands import LIT, answer, open_table, position, take_seat, to_the_table, type_in
from tests.browser.looks import PHONE


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


def test_two_tabs_of_one_seat_agree(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "random")
    other, chance = page.context.new_page(), Random(2)
    other.goto(page.url)
    for first, second in ((page, other), (other, page)):
        answer(first, chance)
        expect(second.locator("#table")).to_have_attribute("data-position", position(first))
        expect(second.locator("#question")).to_have_text(first.locator("#question").inner_text())
        expect(second.locator("#log li")).to_have_text(first.locator("#log li").all_text_contents())


def test_who_was_offline_is_shown_what_happened(new_player: NewPlayer) -> None:
    host, guest, chance = new_player(), new_player(forgiven="net::ERR_FAILED"), Random(3)
    open_table(host, "qwixx_duel", "here", "elsewhere")
    take_seat(guest, host.locator("#link-B").input_value(), "Bea")
    to_the_table(host)
    expect(guest.locator("#log li")).to_have_count(1)
    guest.route("**/stream?*", lambda route: route.abort())
    guest.reload()
    expect(guest.locator("#offline")).to_be_visible()
    answer(host, chance)
    answer(host, chance)
    guest.unroute("**/stream?*")
    expect(guest.locator("#table")).to_have_attribute("data-position", position(host))
    answer(guest, chance)

    expect(host.locator("#log")).to_contain_text("Bea:")


def test_who_changes_seats_while_the_server_is_busy_gets_the_whole_other_sheet(new_player: NewPlayer) -> None:
    page = new_player(forgiven="503")
    open_table(page, "qwixx_duel", "here", "here")
    page.wait_for_selector(LIT)
    page.route("**/stream?*", lambda route: route.fulfill(status=503))
    other = page.locator("[data-sit][aria-pressed=false]").get_attribute("data-sit")
    page.locator(f"[data-sit={other}]").click()
    expect(page.locator("#offline")).to_be_visible()
    with page.expect_request("**/stream?*") as retry:
        pass
    page.unroute("**/stream?*")

    assert f"seat={other}&" in retry.value.url
    assert retry.value.url.endswith("position=-1")


def test_an_open_page_survives_a_killed_server(new_player: NewPlayer, server: Server) -> None:
    page, chance = new_player(forgiven="net::ERR_"), Random(1)
    open_table(page, "qwixx_duel", "here", "random")
    answer(page, chance)
    told = page.locator("#log li").all_inner_texts()
    server.kill()
    expect(page.locator("#offline")).to_be_visible()
    server.start()
    expect(page.locator("#offline")).to_be_hidden()
    answer(page, chance)

    assert page.locator("#log li").all_inner_texts()[: len(told)] == told


def test_an_answer_that_does_not_arrive_can_be_sent_again(new_player: NewPlayer) -> None:
    page = new_player(forgiven="net::ERR_FAILED")
    open_table(page, "qwixx_duel", "here", "random")
    page.route("**/act", lambda route: route.abort())
    page.locator("#sheet .lit").first.click()
    page.locator("#confirm").click()
    expect(page.locator("#notice")).to_contain_text("nothing was played")
    page.unroute("**/act")
    page.locator("#confirm").click()

    expect(page.locator("#log li")).to_have_count(2)
    expect(page.locator("#notice")).to_be_empty()


def test_real_dice_are_typed_in_before_a_cover_lies_between_players(page: Page) -> None:
    open_table(page, "objectif", "here", "here", dice="typed")
    type_in(page, "3")
    expect(page.locator("#cover")).to_be_hidden()
    page.locator("#dice .main").click()

    expect(page.locator("#cover")).to_contain_text("Hand the screen to A.")


def test_real_dice_are_typed_in(new_player: NewPlayer) -> None:
    page = new_player(**PHONE)
    open_table(page, "qwixx_duel", "here", "here", dice="typed")
    type_in(page, "3")
    page.locator("#dice .main").click()

    expect(page.locator("#question")).to_contain_text("the white dice make 6")
    expect(page.locator("#dice")).to_be_hidden()


def test_what_is_typed_in_stays_while_the_sheet_of_another_seat_is_looked_at(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "here", dice="typed")
    type_in(page, "3")
    with page.expect_response("**/stream?seat=B*"):
        page.locator("[data-sit=B]").click()
    expect(page.locator("#question")).not_to_contain_text("Your turn")
    page.locator("#dice .main").click()

    expect(page.locator("#dice")).to_be_hidden()
