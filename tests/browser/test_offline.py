"""What can be read while the server is away, and does every page say so?"""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer, Server
from tests.browser.hands import open_table, table_id

AWAY = "There is no connection to the server"
REFUSED = "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|Failed to fetch"


def ready(page: Page) -> None:
    """Until the worker has kept what it keeps in advance, and serves this page."""
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_lobby_and_rules_are_there_without_the_server_and_a_table_is_not(new_player: NewPlayer, server: Server) -> None:
    page = new_player(forgiven=REFUSED, service_workers="allow")
    ready(page)
    server.kill()
    try:
        page.goto("/")
        expect(page.locator("#away")).to_contain_text(AWAY)
        page.goto("/rules/mosaix")
        expect(page.locator("#away")).to_contain_text(AWAY)
        expect(page.locator("article h1")).to_have_text("Mosaix: the rules")
        assert page.evaluate("[...document.images].every((each) => each.loading === 'lazy' || each.naturalWidth > 0)")
        page.goto("/new/mosaix")
        expect(page.locator("h1")).to_have_text("No connection")
    finally:
        server.start()
    page.goto("/")

    expect(page.locator("#away")).to_be_hidden()


def test_a_replay_that_was_opened_is_walked_through_without_the_server(new_player: NewPlayer, server: Server) -> None:
    page = new_player(forgiven=REFUSED, service_workers="allow")
    ready(page)
    open_table(page, "mosaix", "here")
    page.locator("[data-word=stop]").click()
    page.locator("#confirm").click()
    expect(page.locator("#end")).to_be_visible()
    with page.expect_response("**/steps*"):
        page.goto(f"/replay/{table_id(page)}")
    page.locator("#last").click()
    expect(page.locator("#question")).to_contain_text("points")
    over = page.locator("#question").inner_text()
    page.wait_for_function(
        "caches.open('gobelet').then(async (kept) => (await kept.keys()).some(({ url }) => /steps/.test(url)))"
    )
    server.kill()
    try:
        page.reload()
        expect(page.locator("#away")).to_contain_text(AWAY)
        page.locator("#first").click()
        expect(page.locator("#question")).not_to_have_text(over)
        page.locator("#last").click()
        expect(page.locator("#question")).to_have_text(over)
    finally:
        server.start()
