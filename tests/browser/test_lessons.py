"""Can somebody who knows nothing go through the first steps of every game, by mouse, finger and keys?"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gobelet.games import GAMES
from tests.browser.conftest import NewPlayer
from tests.browser.looks import DESKTOP, PHONE


def go_through(page: Page, steps: int, by_keys: bool) -> None:
    """Do in each step whatever is lit, or go on."""
    for step in range(1, steps):
        expect(page.locator("#count")).to_have_text(f"Step {step} of {steps}")
        waiting = page.locator("#sheet .lit:not(.pointed), #words button:not([aria-pressed=true])")
        to_do = waiting.count()
        if not to_do:
            page.locator("#later").click()
        for _ in range(to_do):
            if by_keys:
                waiting.first.focus()
                page.keyboard.press("Enter")
            else:
                waiting.first.click()
    expect(page.locator("#count")).to_have_text(f"Step {steps} of {steps}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("screen", "by_keys"), [(PHONE, False), (DESKTOP, True)])
def test_the_first_steps_lead_to_a_game_of_ones_own(
    new_player: NewPlayer, game: str, screen: dict[str, Any], by_keys: bool
) -> None:
    page = new_player(**screen)
    lesson = GAMES[game].lesson
    assert lesson
    page.goto(f"/learn/{game}")
    go_through(page, len(lesson.steps), by_keys)
    page.locator("#now-you button").first.click()

    expect(page.locator("#table[data-table]")).to_be_visible()


def test_one_can_go_back(page: Page) -> None:
    page.goto("/learn/objectif")
    first = page.locator("#question").inner_text()
    page.locator("#later").click()
    expect(page.locator("#question")).not_to_have_text(first)
    page.locator("#earlier").click()

    expect(page.locator("#question")).to_have_text(first)
