"""What can be done with a finished game?"""

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

    expect(finished.locator("main strong")).to_contain_text("Yes: every roll follows from the secret")


def test_it_counts_in_the_statistics(finished: Page) -> None:
    total = finished.locator("#end .total").inner_text()
    finished.goto("/statistics")

    expect(finished.locator(".charts").first).to_contain_text(f"Mosaix, alone Results: 1. Best: {total}.")
    expect(finished.locator(".charts").last).to_contain_text("expected")


def test_it_is_replayed_from_its_reckoning(finished: Page) -> None:
    told = finished.locator("#log li").all_inner_texts()
    finished.locator("#end").get_by_role("link", name="Replay").click()

    expect(finished.locator("#log li")).to_have_text(told)


def test_a_rematch_is_a_new_table_with_the_same_people(finished: Page) -> None:
    before = table_id(finished)
    finished.get_by_role("button", name="Rematch").click()
    finished.wait_for_function("before => document.querySelector('#table').dataset.table !== before", arg=before)

    expect(finished.locator("#log li")).to_have_count(1)
