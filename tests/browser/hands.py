"""How does a test play? Like a person: it clicks what is lit, confirms, and sees what comes."""

from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.patience import SECONDS

LIT = "#sheet .lit:not(.pointed, .instead), #words button[aria-pressed=false]:not(.instead)"
PLAYER = (Path(__file__).parent / "player.js").read_text("utf-8")


def open_table(page: Page, game: str, *seats: str, **options: str) -> None:
    """A table through the lobby's form; each seat is `here`, `elsewhere` or a bot."""
    page.goto(f"/new/{game}")
    for place, select in enumerate(page.locator("select[name=seat]").all()):
        select.select_option(seats[place] if place < len(seats) else "nobody")
    for name, value in options.items():
        page.locator(f"#{name}").select_option(value)
    page.locator("main form button").click()
    page.wait_for_url("**/table/**")
    if "elsewhere" in seats:
        return
    at_work(page)
    if options.get("dice") == "typed":
        expect(page.locator("#dice")).to_be_visible()
    else:
        fallen = page.locator("#log li, #cover:not([hidden])").first  # everybody is here
        fallen.wait_for(state="attached")


def play_on(page: Page, record: Path, step: int, *seats: str) -> None:
    """A table that goes on from a step of a record; each seat is `here`, `elsewhere` or a bot."""
    page.goto("/replay")
    page.locator("#file").set_input_files(record)
    page.locator("main form button").click()
    page.wait_for_selector("#step")
    page.wait_for_load_state()  # until its script runs
    page.locator("#step").fill(str(step))
    page.wait_for_function("step => document.querySelector('#at').value === step", arg=str(step))
    page.locator("summary").click()
    for select, seat in zip(page.locator("select[name=seat]").all(), seats, strict=False):
        select.select_option(seat)
    page.locator("main form button").click()
    page.wait_for_url("**/table/*")
    at_work(page)


def take_seat(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.locator("#name").fill(name)
    page.locator("main form button").click()
    page.wait_for_url("**/table/*")
    at_work(page)


def to_the_table(page: Page) -> None:
    """From the page with the links."""
    page.locator("a.button.main").click()
    page.wait_for_url("**/table/*")
    at_work(page)


def open_drawer(page: Page) -> None:
    """Points, log and all else that has no room beside the table of a phone."""
    if (drawer := page.locator("[popovertarget=more]")).is_visible():
        drawer.click()


def type_in(page: Page, face: str) -> None:
    """All real dice show the same."""
    for _ in page.locator("#dice [data-die]").all():
        page.keyboard.press(face)


def at_work(page: Page) -> None:
    """Until the script of a table has shown something: before that, keys and clicks mean nothing."""
    page.locator("#table[data-position]").wait_for()


def table_id(page: Page) -> str:
    return page.locator("#table").get_attribute("data-table") or ""


def position(page: Page) -> str:
    """What is shown; a page that is not yet at work shows none, and is waited for."""
    return page.locator("#table[data-position]").get_attribute("data-position") or ""


def point(page: Page, chance: Random) -> None:
    """Click something lit, until a saying is complete."""
    page.wait_for_selector(f"{LIT}, #confirm:not([hidden])")
    while not page.locator("#confirm").is_visible():
        chance.choice(page.locator(LIT).all()).click()


def answer(page: Page, chance: Random) -> None:
    point(page, chance)
    before = position(page)  # only now: until something is lit, dice may still fall
    page.locator("#confirm").click()
    page.wait_for_function("before => document.querySelector('#table').dataset.position !== before", arg=before)


def show_formation(page: Page) -> None:
    """In Mosaix: the dice lie in a row on the small board, and are shown to everybody."""
    for column in "abcd":
        page.locator(f"#sheet [data-box=lay-{column}1]").click()
    page.locator("#confirm").click()
    page.wait_for_selector("#sheet [data-box=up1]")


def begin_to_play(page: Page, seed: int) -> None:
    """Answer and lift covers until the reckoning is shown, while the test does something else."""
    given = {"seed": seed, "patience": SECONDS * 1000}
    page.evaluate(f"given => {{ window.played = ({PLAYER})(given); window.played.catch(() => 0); }}", given)


def play_to_the_end(page: Page, seed: int) -> None:
    begin_to_play(page, seed)
    wait_for_the_end(page)


def wait_for_the_end(page: Page) -> None:
    page.evaluate("() => window.played")
