"""Can a player wish to be told of their turn, try it, and end it; and what does a browser do with a notice?"""

import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPlayer
from tests.browser.hands import open_drawer, open_table, table_id, to_the_table
from tests.browser.looks import DESKTOP, PHONE
from tests.patience import SECONDS


class Messenger(HTTPServer):
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        super().__init__(("127.0.0.1", 0), Room)


class Room(BaseHTTPRequestHandler):
    server: Messenger

    def do_POST(self) -> None:
        self.server.told.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def messenger() -> Iterator[Messenger]:
    with Messenger() as messenger:
        thread = threading.Thread(target=messenger.serve_forever)
        thread.start()
        yield messenger
        messenger.shutdown()
        thread.join()


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_a_webhook_is_added_tried_and_ended(
    new_player: NewPlayer, messenger: Messenger, screen: dict[str, Any]
) -> None:
    page = new_player(forgiven="422", **screen)
    open_table(page, "qwixx_duel", "here", "elsewhere")
    to_the_table(page)
    open_drawer(page)
    page.locator("#notices summary").click()
    page.locator("#hook-A").fill("http://elsewhere.example/")
    page.get_by_role("button", name="Tell this address").click()
    expect(page.locator("#wishes [data-said]")).to_have_text("A notice is only sent to an https address.")
    page.locator("#hook-A").fill(f"http://127.0.0.1:{messenger.server_port}/room")
    page.get_by_role("button", name="Tell this address").click()
    expect(page.locator("#wishes [data-said]")).to_have_text("From now on you will be told there.")
    page.get_by_role("button", name="Send a test notice").click()
    expect(page.locator("#wishes [data-said]")).to_have_text("Sent.")
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    page.get_by_role("button", name="End", exact=True).click()
    expect(page.locator("[data-endpoint]")).to_have_count(0)

    assert [(told["event"], told["seat"]) for told in messenger.told] == [("test", "A")]


def test_a_panel_opened_before_its_script_is_there_is_filled(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "elsewhere")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/notices.js*", hold)
    to_the_table(page)
    page.locator("#notices summary").click()
    patiently(page, lambda: held)
    held[0].continue_()

    expect(page.locator("#hook-A")).to_be_visible()


def patiently(page: Page, asked: Callable[[], object]) -> None:
    ends = time.monotonic() + SECONDS
    while not asked():
        assert time.monotonic() < ends, "what must come did not come"
        page.wait_for_timeout(50)


def deliver(page: Page, content: object) -> None:
    """What the browser gets from its push service, for every worker that it has registered by now."""
    devtools = page.context.new_cdp_session(page)
    found: list[Any] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    for registration in found:
        given = {"origin": origin, "registrationId": registration["registrationId"], "data": json.dumps(content)}
        devtools.send("ServiceWorker.deliverPushMessage", given)
    devtools.detach()


def test_a_notice_is_shown_by_the_service_worker(new_player: NewPlayer) -> None:
    page = new_player(service_workers="allow")
    page.context.grant_permissions(["notifications"])
    open_table(page, "qwixx_duel", "here", "elsewhere")
    to_the_table(page)
    scope = page.evaluate(
        "navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then((its) => its.scope)"
    )
    told = {"title": "Qwixx Duel", "body": "Your turn", "table": f"/table/{table_id(page)}"}
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
      .map(({ title, body, data }) => [title, body, data])"""

    seen: list[object] = []

    def is_shown() -> object:  # a worker that has only just been registered may miss the first; they replace each other
        deliver(page, told)
        seen[:] = page.evaluate(shown)
        return seen

    patiently(page, is_shown)

    assert scope.endswith("/")
    assert seen == [["Qwixx Duel", "Your turn", f"/table/{table_id(page)}"]]
