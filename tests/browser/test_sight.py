"""Does a table fit its window? All of it on a desktop and a tablet; on a phone dice and question, wherever one is."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bench.sight import LONG, SIZES, seen, sit_down, window
from gobelet.core.record import read_record
from gobelet.games import GAMES
from tests.browser.conftest import NewPlayer
from tests.browser.hands import at_work, open_drawer, open_table, play_on, point
from tests.browser.looks import PHONE

WIDE, PHONES = SIZES[:3], SIZES[3:]
SMALLEST_LETTERS, FINGERTIP, TIP_OF_A_PEN = 11, 40, 36  # pixels
ALWAYS = {"dice": True, "question": True, "turn": True, "points": True, "sideways": False}
RECORD = Path(__file__).parents[1] / "records/qwixx_duel/000.game"
AT_THE_END = len(read_record(RECORD.read_text("utf-8"), GAMES).events)
PANES = """() => [...document.querySelectorAll("#sheet :not(.dice) > [data-pane]")].map(pane => {
    const { left, top } = pane.getBoundingClientRect();
    return [pane.dataset.pane, ...[left, top + scrollY].map(Math.round)].join(" ");
})"""
STAYS = "() => [...document.querySelectorAll('.strip, #sheet .dice')].map(each => each.getBoundingClientRect().top)"
BETWEEN = """id => {
    const pane = document.querySelector(`[data-pane="${id}"]`).getBoundingClientRect();
    const above = document.querySelector("#sheet .dice").getBoundingClientRect().bottom;
    const below = document.querySelector(".ask").getBoundingClientRect().top;
    return pane.top > above - 2 && pane.top < below;
}"""

LARGE = """([width, height]) => {
    const { clientWidth, clientHeight } = document.documentElement;
    return clientWidth === width && clientHeight === height;
}"""

each_game = pytest.mark.parametrize("game", GAMES)


def sit_with_everybody(page: Page, game: str) -> None:
    """With as many others as there are seats, and names as long as may be."""
    sit_down(page, game, GAMES[game].seats[-1] - 1, LONG)


def resized(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(LARGE, arg=size)
    return laid_out(page)


def laid_out(page: Page) -> dict[str, Any]:
    """What is in sight once the next two pictures of the page are drawn: what watches sizes has worked by then."""
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return seen(page)


@each_game
def test_the_whole_game_is_in_sight_on_a_desktop_and_a_tablet(new_player: NewPlayer, game: str) -> None:
    page = new_player(**window(*WIDE[0]))
    sit_with_everybody(page, game)
    for width, height in WIDE:
        found = resized(page, (width, height))

        assert found == found | {**ALWAYS, "page": height, "drawn": 100}
        assert found["letters"] is None or found["letters"] >= SMALLEST_LETTERS
        assert found["lit"] >= TIP_OF_A_PEN


@each_game
def test_on_a_phone_whatever_is_lit_is_reached_without_losing_the_dice_from_sight(
    new_player: NewPlayer, game: str
) -> None:
    page = new_player(**window(*PHONES[0]))
    sit_with_everybody(page, game)
    for size in PHONES:
        found = resized(page, size)

        assert found == found | {**ALWAYS, "reached": 100}
        assert found["lit"] >= FINGERTIP


@each_game
def test_on_a_phone_there_is_a_way_to_every_part_of_the_sheet(new_player: NewPlayer, game: str) -> None:
    page = new_player(**window(*PHONES[1]))
    sit_with_everybody(page, game)
    page.evaluate("scrollTo(0, 60)")  # from here on only the sheet moves
    before = page.evaluate(STAYS)
    for button in page.locator("#zones button").all():
        button.click()

        page.wait_for_function(BETWEEN, arg=button.get_attribute("data-zone"))
        assert page.evaluate(STAYS) == before
    marked = page.locator("#zones .lit").evaluate_all("all => all.map(each => each.dataset.zone)")
    lit = page.evaluate("() => [...document.querySelectorAll('[data-pane]')].filter(each => each.querySelector('.lit'))"
                        ".map(each => each.dataset.pane)")  # fmt: skip

    assert marked == [each for each in lit if each != "dice"]


def test_on_a_phone_the_round_is_in_sight(new_player: NewPlayer) -> None:
    page = new_player(**PHONE)
    sit_down(page, "tres_fute", 1)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")

    expect(page.locator("#round")).to_be_in_viewport(ratio=1)
    expect(page.locator("#round")).to_have_text("round 1 of 6")


@pytest.mark.parametrize("size", [(1024, 768), (390, 844)])
@each_game
def test_nothing_moves_while_one_points_however_long_the_question_is(
    new_player: NewPlayer, game: str, size: tuple[int, int]
) -> None:
    page = new_player(**window(*size))
    sit_down(page, game, 1)
    before = page.evaluate(PANES)
    page.locator("#sheet .lit").first.click()  # a word alone need not change anything that is drawn
    point(page, Random(2))
    expect(page.locator("#sheet .preview").first).to_be_attached()
    while_pointing = page.evaluate(PANES)
    page.locator("#question").evaluate("question => question.textContent = 'Long words. '.repeat(9)")

    assert before != []
    assert (while_pointing, page.evaluate(PANES)) == (before, before)


def test_on_a_phone_points_log_and_other_sheets_are_in_a_drawer(new_player: NewPlayer) -> None:
    page = new_player(**PHONE)
    sit_down(page, "tres_fute", 1)
    expect(page.locator("#log")).to_be_hidden()
    open_drawer(page)
    expect(page.locator("[data-part='A total']")).to_be_in_viewport()
    expect(page.locator("#log")).to_be_in_viewport()
    page.locator("[data-sheet=B]").click()
    expect(page.locator("#other svg")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    expect(page.locator("#log")).to_be_hidden()


def test_a_phone_that_lies_scrolls_only_the_sheet(new_player: NewPlayer) -> None:
    page = new_player(**window(844, 390) | {"is_mobile": True, "has_touch": True})
    sit_down(page, "melange_fute", 1)
    found = seen(page)

    assert found == found | {**ALWAYS, "page": 390, "reached": 100}


def test_the_end_a_replay_and_a_spectator_fit_too(new_player: NewPlayer) -> None:
    page = new_player(**window(1024, 768))
    play_on(page, RECORD, AT_THE_END, "here", "random")
    expect(page.locator("#end .main")).to_be_in_viewport()
    ended, table = seen(page), page.url.rpartition("/")[2]
    page.goto(f"/replay/{table}#9")
    page.wait_for_selector("[aria-current]")
    replayed, watcher = seen(page), new_player(**window(1024, 768))
    open_table(page, "mosaix", "here", "random")
    watcher.goto(page.url)
    at_work(watcher)

    assert [(found["page"], found["drawn"]) for found in (ended, replayed, seen(watcher))] == [(768, 100)] * 3


def test_a_window_that_is_made_smaller_and_larger_is_laid_out_anew(new_player: NewPlayer) -> None:
    page = new_player(**window(1280, 900))
    sit_down(page, "tres_fute", 1)
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_selector("[data-pane=yellow] .lit")
    narrow = laid_out(page)
    page.set_viewport_size({"width": 1280, "height": 900})
    page.wait_for_selector("[data-pane=sheet] .lit")
    wide = laid_out(page)

    assert narrow == narrow | {**ALWAYS, "reached": 100}
    assert wide == wide | {**ALWAYS, "page": 900, "drawn": 100}


def test_a_cover_is_lifted_without_scrolling(new_player: NewPlayer) -> None:
    page = new_player(**window(360, 640))
    open_table(page, "objectif", "here", "here")

    expect(page.locator("#uncover")).to_be_in_viewport()


def test_keys_go_from_the_question_to_dice_sheet_and_points(page: Page) -> None:
    sit_down(page, "tres_fute", 1)
    parts = [".ask", ".dice", ".sheet", "aside"]
    order = page.evaluate(
        """parts => [...document.querySelectorAll("#table :is(button, a, [tabindex='0'])")]
        .filter(each => each.checkVisibility()).map(each => parts.find(part => each.closest(part)))""",
        parts,
    )

    assert list(dict.fromkeys(order)) == parts
