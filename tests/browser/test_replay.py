"""Can a finished game be walked through, and played on from any step?"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gobelet.core.record import read_record
from gobelet.games import GAMES
from gobelet.table.telling import told
from tests.browser.conftest import NewPlayer
from tests.browser.hands import LIT
from tests.browser.looks import DESKTOP, PHONE

RECORD = Path(__file__).parents[1] / "records/qwixx_duel/000.game"


def upload(page: Page) -> None:
    page.goto("/replay")
    page.locator("#file").set_input_files(RECORD)
    page.locator("main form button").click()
    page.wait_for_selector("#step")
    page.wait_for_load_state()  # until its script runs


@pytest.fixture
def replayed(page: Page) -> Page:
    upload(page)
    return page


def test_steps_by_button_key_and_jump(replayed: Page) -> None:
    replayed.locator("#later").click()
    expect(replayed.locator("[data-step='1']")).to_have_attribute("aria-current", "step")
    replayed.locator("#sheet .sheet").click()
    replayed.keyboard.press("ArrowRight")
    expect(replayed.locator("[data-step='2']")).to_have_attribute("aria-current", "step")
    replayed.locator("#last").click()

    expect(replayed.locator("#question")).to_contain_text("The game is over")


def test_a_counter_tells_the_step(replayed: Page) -> None:
    last = replayed.locator("#log li").count()
    expect(replayed.locator("#counter")).to_have_text(f"0/{last}")
    replayed.locator("#later").click()

    expect(replayed.locator("#counter")).to_have_text(f"1/{last}")


def test_loading_the_page_again_keeps_an_uploaded_record_and_its_step(replayed: Page) -> None:
    replayed.locator("#step").fill("7")
    expect(replayed.locator("[data-step='7']")).to_have_attribute("aria-current", "step")
    replayed.goto("/")
    replayed.goto("/replay#7")

    expect(replayed.locator("[data-step='7']")).to_have_attribute("aria-current", "step")
    replayed.reload()
    expect(replayed.locator("[data-step='7']")).to_have_attribute("aria-current", "step")


def test_the_slider_jumps(replayed: Page) -> None:
    replayed.locator("#step").fill("7")

    expect(replayed.locator("[data-step='7']")).to_have_attribute("aria-current", "step")


def test_it_runs_by_itself_until_it_is_halted(page: Page) -> None:
    page.clock.install()
    upload(page)
    page.locator("#run").click()
    for step in (1, 2):
        page.clock.run_for(1100)
        expect(page.locator(f"[data-step='{step}']")).to_have_attribute("aria-current", "step")
    page.locator("#run").click()
    page.clock.run_for(5000)

    expect(page.locator("[data-step='2']")).to_have_attribute("aria-current", "step")


def test_playing_on_from_a_step(replayed: Page) -> None:
    replayed.locator("[data-step='3']").click()
    expect(replayed.locator("#at")).to_have_value("3")
    replayed.locator("summary").click()
    replayed.locator("main form button").click()
    replayed.wait_for_selector(LIT)

    lines = [line.split("\n")[-1] for line in replayed.locator("#log li").all_inner_texts()]  # below their headings
    assert lines[:3] == _told(3)


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_the_form_to_play_on_scrolls_nothing_sideways(new_player: NewPlayer, screen: dict[str, Any]) -> None:
    page = new_player(**screen)
    upload(page)
    page.locator("summary").click()
    expect(page.locator("#seat-A")).to_be_visible()

    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_a_link_carries_a_record_and_its_step(replayed: Page) -> None:
    replayed.locator("[data-step='3']").click()
    expect(replayed.locator("#at")).to_have_value("3")
    replayed.locator("#share").click()
    expect(replayed.locator("#link")).to_be_visible()
    replayed.goto(replayed.locator("#address").input_value())

    expect(replayed.locator("[data-step='3']")).to_have_attribute("aria-current", "step")


def test_a_wrong_record_is_told_beside_the_form_and_can_be_mended(new_player: NewPlayer) -> None:
    page = new_player(forgiven="422")
    page.goto("/replay")
    page.locator("#record").fill("gobelet record 1\nnonsense")
    page.locator("main form button").click()

    expect(page.locator("#notice")).to_contain_text("nonsense")
    expect(page.locator("#record")).to_have_value("gobelet record 1\nnonsense")


def test_a_damaged_link_says_so(page: Page) -> None:
    page.goto("/replay#record=abc")

    expect(page.locator("#notice")).to_contain_text("damaged")


def _told(events: int) -> list[str]:
    record = read_record(RECORD.read_text("utf-8"), GAMES)
    return [told(record.setup.game, event, "AB", str) for event in record.events[:events]]
