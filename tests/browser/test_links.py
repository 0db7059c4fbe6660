"""Does a link get to a friend, whatever the browser can do?"""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import open_table

PLAIN_HTTP = "Object.defineProperty(navigator, 'clipboard', {value: undefined})"
NO_SHARING = "delete Navigator.prototype.share"
SHARING = "navigator.share = async (what) => { globalThis.shared = what; throw new Error('they changed their mind'); }"


def test_a_device_that_can_share_is_asked_to(page: Page) -> None:
    page.add_init_script(SHARING)
    open_table(page, "qwixx_duel", "here", "elsewhere")
    page.locator("[data-share=link-B]").click()

    url, title = page.locator("#link-B").input_value(), "You are invited to a game of Qwixx Duel"
    assert page.evaluate("globalThis.shared") == {"url": url, "title": title}


def test_a_device_that_cannot_share_has_no_button_for_it(page: Page) -> None:
    page.add_init_script(NO_SHARING)
    open_table(page, "qwixx_duel", "here", "elsewhere")

    expect(page.locator("[data-share]:visible")).to_have_count(0)
    expect(page.locator("[data-copy]:visible")).to_have_count(1)


@pytest.mark.parametrize("script", [PLAIN_HTTP, ""])
def test_a_link_is_copied_also_where_a_page_has_no_clipboard(page: Page, script: str) -> None:
    """As in a network at home: only pages that came over HTTPS have one."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script(script)
    open_table(page, "qwixx_duel", "here", "elsewhere")
    page.locator("[data-copy=link-B]").click()

    expect(page.locator("[data-copy=link-B]")).to_have_text("Copied")
