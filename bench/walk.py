"""How does a whole game look? `python -m bench.walk FOLDER [GAME ...]`: pictures in order, on phone and desktop.

Somebody clicks what is lit, alone where that is possible and against casual bots, until the game is over; every click,
and what others do, is a picture. Then come the pages around a game.
"""

import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

import click
from playwright.sync_api import Browser, Page, sync_playwright

from bench.pages import ARGUMENTS, CHROMIUM
from bench.server import running
from bench.sight import window
from bench.web import free_port
from bench.wire import HOST
from gobelet.games import GAMES
from gobelet.languages import LANGUAGES

DESKTOP, PHONE = (1280, 900), (390, 844)
LIT = "#sheet .lit:not(.pointed, .instead), #words button[aria-pressed=false]:not(.instead)"
FREE = f"""() => ["end", "skip", "confirm"].some(id => !document.getElementById(id).hidden)
    || document.querySelector("{LIT}")"""
MOVED = """before => !document.querySelector("#skip").hidden
    || document.querySelector("#table").dataset.position !== before"""
STEP = 300  # milliseconds between pictures of what others do
PAGES = ("/", "/daily", "/statistics", "/replay")


class Album:
    """Pictures of one walk, numbered."""

    def __init__(self, page: Page, folder: Path, most: int) -> None:
        self.page, self.folder, self.most, self.taken = page, folder, most, 0
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str, whole: bool = False) -> None:
        self.taken += 1
        if self.taken <= self.most or whole:
            self.page.screenshot(path=self.folder / f"{self.taken:03}-{name}.png", full_page=whole)


def walk(page: Page, album: Album, game: str, bots: int, chance: Random) -> None:
    """From the form to the end of a game."""
    page.goto(f"/new/{game}")
    album.take("new", whole=True)
    for place, seat in enumerate(page.locator("select[name=seat]").all()):
        seat.select_option("here" if not place else "casual" if place <= bots else "nobody")
    page.locator("main form button").click()
    page.wait_for_url("**/table/**")
    while not page.locator("#end").is_visible():
        page.wait_for_function(FREE)
        while page.locator("#skip").is_visible():
            album.take("others")
            page.wait_for_timeout(STEP)
        if not page.locator("#end").is_visible():
            answer(page, album, chance)
    page.wait_for_selector("#end h2")
    album.take("end")
    album.take("end", whole=True)


def answer(page: Page, album: Album, chance: Random) -> None:
    album.take("asked")
    before = page.locator("#table").get_attribute("data-position")
    if page.locator("#guided").is_visible():
        page.locator("#guided").click()
    while not page.locator("#confirm").is_visible():
        chance.choice(page.locator(LIT).all()).dispatch_event("click")
    page.wait_for_timeout(STEP)
    album.take("chosen")
    page.locator("#confirm").dispatch_event("click")
    page.wait_for_function(MOVED, arg=before)


def look_around(page: Page, album: Album, game: str) -> None:
    """The pages of a game and of the house."""
    for path in (f"/rules/{game}", f"/learn/{game}", *PAGES):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        album.take(path.strip("/").replace("/", "-") or "lobby", whole=True)


def all_walks(browser: Browser, address: str, folder: Path, games: Sequence[str], most: int) -> None:
    for place, name in enumerate(games):
        for size in (DESKTOP, PHONE):
            for bots in [number - 1 for number in (1, 2) if number in GAMES[name].seats]:
                context = browser.new_context(
                    base_url=address,
                    locale=list(LANGUAGES)[(place + bots) % len(LANGUAGES)],
                    color_scheme=("light", "dark")[(place + bots + (size == PHONE)) % 2],
                    **window(*size),
                )
                page = context.new_page()
                kind = f"{name}-{'phone' if size == PHONE else 'desktop'}-{bots + 1}"
                album = Album(page, folder / kind, most)
                walk(page, album, name, bots, Random(place))
                look_around(page, album, name)
                click.echo(f"{kind}: {album.taken} pictures")
                context.close()


@click.command(help=__doc__)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.argument("names", metavar="[GAME]...", nargs=-1, type=click.Choice(list(GAMES)))
@click.option("--most", type=click.IntRange(1), default=1000, help="Pictures of the game itself.")
def main(folder: Path, names: Sequence[str], most: int) -> None:
    with tempfile.TemporaryDirectory() as tables, sync_playwright() as playwright:
        port = free_port()
        with running(Path(tables), port):
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            all_walks(browser, f"http://{HOST}:{port}", folder, names or list(GAMES), most)
            browser.close()


if __name__ == "__main__":
    main()
