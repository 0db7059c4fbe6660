"""What of a table is in sight without scrolling? `python -m bench.sight`: every game in windows of all sizes.

Measured at the first decision of a game against one bot, and against as many as there are seats: the height of the
page; whether all dice, question, turn and points are in sight, and how much of what is drawn; pixels of the smallest
number in a box and of the smallest thing that is lit; and how much of that can be brought into sight with the dice.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.pages import ARGUMENTS, CHROMIUM
from bench.server import running
from bench.web import free_port
from bench.wire import HOST
from gobelet.games import GAMES

SIZES = ((1920, 1080), (1280, 900), (1024, 768), (390, 844), (360, 640))
PHONE = 500  # pixels: narrower windows are touched
MOBILE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36"
LONG = "Maximiliane-Charlotte von Hohenlohe-Lang."[:40]

SEEN = """() => {
  const all = which => [...document.querySelectorAll(which)];
  const place = thing => (thing.querySelector(".face, .cube, .solid") ?? thing).getBoundingClientRect();
  const within = ({ left, top, right, bottom, width }) =>
    width > 0 && left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  const seen = thing => {
    const at = place(thing), hit = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
    return within(at) && !!hit && (thing.contains(hit) || hit.contains(thing)
      || (!!hit.closest(".picture") && hit.closest(".picture") === thing.closest(".picture")));
  };
  const every = which => all(which).length > 0 && all(which).every(seen);
  const things = all("#sheet :is(.box, .die, .card, .disc, .star)"), lit = all("#sheet .lit");
  const written = all("#sheet .box text:not(.small, .on-badge), #sheet .card text.word")
    .filter(text => text.textContent.trim())
    .map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
  const least = sizes => sizes.length ? Math.round(10 * Math.min(...sizes)) / 10 : null;
  const answer = {
    page: document.documentElement.scrollHeight,
    sideways: document.documentElement.scrollWidth > innerWidth,
    dice: every("#sheet .die"),
    question: every("#question"),
    turn: all("#awaited, aside .awaited").some(seen),
    points: all("#score, aside [data-part$=' total']").some(seen),
    drawn: Math.round(100 * things.filter(seen).length / things.length),
    letters: least(written),
    lit: least(lit.map(place).map(({ width, height }) => Math.min(width, height))),
  };
  const reached = lit.filter(box => {
    if (!seen(box)) box.scrollIntoView({ block: "center", behavior: "instant" });
    return seen(box) && every("#sheet .die") && every("#question");
  });
  scrollTo(0, 0);
  return { ...answer, reached: lit.length ? Math.round(100 * reached.length / lit.length) : null };
}"""


def window(width: int, height: int) -> dict[str, Any]:
    """The settings of a browser that is so large."""
    touched = {"is_mobile": True, "has_touch": True, "user_agent": MOBILE} if width < PHONE else {}
    return {"viewport": {"width": width, "height": height}, **touched}


def sit_down(page: Page, game: str, bots: int, name: str = "") -> None:
    """A table for one person and some bots, which waits for its first answer; nothing is explained."""
    page.add_init_script("localStorage.unguided = 'yes'")
    page.goto(f"/new/{game}")
    for place, seat in enumerate(page.locator("select[name=seat]").all()):
        seat.select_option("here" if not place else "random" if place <= bots else "nobody")
        if name and place <= bots:
            page.locator("input[name=name]").nth(place).fill(name)
    page.locator("main form button").click()
    page.wait_for_url("**/table/**")
    page.wait_for_selector("#sheet .lit")


def seen(page: Page) -> dict[str, Any]:
    """What is in sight now; the page is at its top afterwards."""
    found: dict[str, Any] = page.evaluate(SEEN)
    return found


def measured(browser: Browser, address: str, game: str, size: tuple[int, int], bots: int) -> dict[str, Any]:
    context = browser.new_context(base_url=address, reduced_motion="reduce", **window(*size))
    page = context.new_page()
    sit_down(page, game, bots, LONG if bots > 1 else "")
    found = seen(page)
    context.close()
    return {"game": game, "window": f"{size[0]}x{size[1]}", "seats": bots + 1, **found}


def main() -> None:
    argparse.ArgumentParser(prog="python -m bench.sight", description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        port = free_port()
        with running(Path(folder), port):
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            for name, game in GAMES.items():
                for size in SIZES:
                    for bots in sorted({1, game.seats[-1] - 1}):
                        line = measured(browser, f"http://{HOST}:{port}", name, size, bots)
                        sys.stdout.write(json.dumps(line) + "\n")
            browser.close()


if __name__ == "__main__":
    main()
