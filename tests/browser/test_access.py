"""Can everybody use the pages? axe-core finds nothing to complain about, in the light and in the dark."""

from random import Random
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import NewPlayer
from tests.browser.hands import open_table, point

each_scheme = pytest.mark.parametrize("scheme", ["light", "dark"])
Scheme = Literal["light", "dark"]


def complaints(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]]


@each_scheme
def test_pages_to_read_and_to_fill_in(new_player: NewPlayer, scheme: Scheme) -> None:
    page = new_player(color_scheme=scheme)
    found = {}
    for path in ("/", "/new/objectif", "/rules/objectif", "/replay", "/statistics", "/fair-dice", "/nowhere"):
        page.goto(path)
        found[path] = complaints(page)

    assert {path: each for path, each in found.items() if each} == {}


@each_scheme
def test_a_table_with_something_pointed_at(new_player: NewPlayer, scheme: Scheme) -> None:
    page = new_player(color_scheme=scheme)
    open_table(page, "qwixx_duel", "here", "random")
    point(page, Random(1))

    assert complaints(page) == []


def test_every_lit_box_is_a_button_with_a_name(page: Page) -> None:
    open_table(page, "objectif", "here", "random")
    page.wait_for_selector("#sheet .lit")
    named = "boxes => boxes.every(box => box.getAttribute('role') === 'button' && box.getAttribute('aria-label'))"

    assert page.locator("#sheet .lit").evaluate_all(named)


def test_large_text_needs_no_sideways_scrolling(new_player: NewPlayer) -> None:
    page = new_player(viewport={"width": 640, "height": 740})
    open_table(page, "objectif", "here", "random")
    page.evaluate("document.documentElement.style.fontSize = '200%'")

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
