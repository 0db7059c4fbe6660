"""How does a test play? Like a person: it clicks what is lit, confirms, and sees what comes."""

from random import Random

from playwright.sync_api import Page

LIT = "#sheet .lit:not(.pointed), #words button[aria-pressed=false]"
FREE = """() => !document.querySelector("#end").hidden || !document.querySelector("#cover").hidden
    || document.querySelector("#sheet .lit, #words button")"""


def open_table(page: Page, game: str, *seats: str, **options: str) -> None:
    """A table through the lobby's form; each seat is `here`, `elsewhere` or a bot."""
    page.goto(f"/new/{game}")
    for place, select in enumerate(page.locator("select[name=seat]").all()):
        select.select_option(seats[place] if place < len(seats) else "nobody")
    for name, value in options.items():
        page.locator(f"#{name}").select_option(value)
    page.locator("main form button").click()
    page.wait_for_load_state()


def position(page: Page) -> str:
    return page.locator("#table").get_attribute("data-position") or ""


def point(page: Page, chance: Random) -> None:
    """Click something lit, until a saying is complete."""
    while not page.locator("#confirm").is_visible():
        chance.choice(page.locator(LIT).all()).click()


def answer(page: Page, chance: Random) -> None:
    before = position(page)
    point(page, chance)
    page.locator("#confirm").click()
    page.wait_for_function("before => document.querySelector('#table').dataset.position !== before", arg=before)


def play_to_the_end(page: Page, chance: Random, most: int = 400) -> int:
    """Answer and lift covers until the reckoning is shown; how often something was answered."""
    for answered in range(most):
        page.wait_for_function(FREE)
        if page.locator("#end").is_visible():
            return answered
        if page.locator("#cover").is_visible():
            page.locator("#uncover").click()
            page.wait_for_selector(LIT)
        answer(page, chance)
    raise AssertionError("the game does not end")
