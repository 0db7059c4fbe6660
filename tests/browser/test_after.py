"""What can be done with a finished game?"""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import open_table, play_to_the_end, table_id


@pytest.fixture
def finished(page: Page) -> Page:
    open_table(page, "mosaix", "here")
    play_to_the_end(page, seed=3)
    return page


def test_its_dice_are_checked(finished: Page) -> None:
    finished.get_by_role("link", name="Check the dice").click()

    expect(finished.locator("#proof-rolls")).to_contain_text("✓ All")
    expect(finished.locator("[data-roll]").filter(has_text="✓")).to_have_count(finished.locator("[data-roll]").count())
    expect(finished.locator("#proof-kept")).to_contain_text("✓ The commitment is the one that this browser kept before")
    expect(finished.locator("#proof-shares")).to_contain_text("✓ All shares are what lay sealed")
    expect(finished.locator("#proof-secret")).to_contain_text("✓")


def test_a_browser_notices_when_its_dice_were_exchanged(finished: Page) -> None:
    """Attack 4: a server that shows another secret afterwards than the one it had committed itself to."""
    table = table_id(finished)
    other = {"commitment": "00" * 32, "before": True, "seals": {"round": 1, "of": {"A": "11" * 32}}}
    finished.evaluate(
        "([place, kept]) => localStorage.setItem(place, kept)", [f"gobelet-dice-{table}", json.dumps(other)]
    )
    finished.goto(f"/table/{table}/dice")

    expect(finished.locator("#proof-kept")).to_contain_text("✗ This browser kept another commitment")
    expect(finished.locator("#proof-shares")).to_contain_text("✗")


def test_it_counts_in_the_statistics(finished: Page) -> None:
    total = finished.locator("#end .total").inner_text()
    finished.goto("/statistics")

    expect(finished.locator("main table").first.get_by_role("row", name="alone")).to_contain_text(f"1–{total}")
    for plot in finished.locator("img.plot").all():
        plot.scroll_into_view_if_needed()
        finished.wait_for_function("drawn => drawn.naturalWidth > 0", arg=plot.element_handle())
    expect(finished.locator(".charts")).to_contain_text("within chance")


def test_it_is_replayed_from_its_reckoning(finished: Page) -> None:
    told = finished.locator("#log li").all_text_contents()
    finished.locator("#end").get_by_role("link", name="Replay").click()

    expect(finished.locator("#log li")).to_have_text(told)


def test_a_rematch_is_a_new_table_with_the_same_people(finished: Page) -> None:
    before = table_id(finished)
    finished.get_by_role("button", name="Rematch").click()
    expect(finished.locator("#table[data-position]")).not_to_have_attribute("data-table", before)

    expect(finished.locator("#log li")).to_have_count(1)


def test_the_end_is_told_and_its_picture_is_saved(finished: Page) -> None:
    end = finished.locator("#end")
    expect(end.locator(".facts")).to_contain_text("points more, and it is a win")
    expect(end.get_by_role("img", name="Where the points came from")).to_be_visible()
    expect(end.get_by_role("link", name="Other games")).to_be_visible()
    with finished.expect_download() as waiting:
        end.get_by_role("link", name="Picture").click()

    assert waiting.value.suggested_filename.endswith(".png")
    assert waiting.value.path().read_bytes()[:4] == b"\x89PNG"
