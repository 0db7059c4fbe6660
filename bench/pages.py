"""How heavy are the pages, and how soon is something seen? `python -m bench.pages`: a real browser, an empty cache.

First paint is the browser's own figure, the median of some visits; bytes are what went over the wire. A move is what
the stream sends for it, over the first answers of a game against a bot.
"""

import argparse
import json
import random
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from bench.server import running
from bench.web import free_port
from bench.wire import HOST
from gobelet.games import GAMES

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
VISITS = 5
ANSWERS = 30
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
WIRED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(each => !each.name.includes('/stream')).reduce((sum, each) => sum + each.transferSize, 0)"""


def visited(browser: Browser, address: str, path: str) -> dict[str, float]:
    painted, wired = [], 0
    for _ in range(VISITS):
        page = browser.new_page(base_url=address)
        page.goto(path)
        page.wait_for_function(PAINTED)
        painted.append(page.evaluate(PAINTED))
        wired = page.evaluate(WIRED)
        page.close()
    return {"first paint ms": round(statistics.median(painted)), "kB": round(wired / 1000, 1)}


def moved(browser: Browser, address: str, game: str) -> dict[str, float]:
    """Bytes of the stream for each answer, with what followed from it."""
    page = browser.new_page(base_url=address, reduced_motion="reduce")  # what others do is shown at once
    session, sizes = page.context.new_cdp_session(page), []
    session.send("Network.enable")
    session.on("Network.eventSourceMessageReceived", lambda message: sizes.append(len(message["data"].encode())))
    page.goto(f"/new/{game}")
    fewest = max(2, GAMES[game].seats[0])
    for place, seat in enumerate(page.locator("select[name=seat]").all()):
        seat.select_option("nobody" if place >= fewest else "random" if place else "here")
    page.locator("main form button").click()
    page.wait_for_url("**/table/**")
    chance = random.Random(1)
    for _ in range(ANSWERS):
        page.wait_for_function(
            "() => !document.querySelector('#end').hidden || document.querySelector('#sheet .lit, #words button')"
        )
        if not page.locator("#end").is_visible():
            answer(page, chance)
    page.close()
    moves = sizes[1:]  # the first one says who sits there
    return {
        "answers": len(moves),
        "mean kB": round(statistics.mean(moves) / 1000, 1),
        "most kB": round(max(moves) / 1000, 1),
    }


def answer(page: Page, chance: random.Random) -> None:
    before = page.locator("#table").get_attribute("data-position")
    while not page.locator("#confirm").is_visible():
        lit = page.locator("#sheet .lit:not(.pointed, .instead), #words button[aria-pressed=false]:not(.instead)").all()
        chance.choice(lit).dispatch_event("click")
    page.locator("#confirm").dispatch_event("click")
    page.wait_for_function("before => document.querySelector('#table').dataset.position !== before", arg=before)


def main() -> None:
    argparse.ArgumentParser(prog="python -m bench.pages", description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        port = free_port()
        with running(Path(folder), port):
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            address = f"http://{HOST}:{port}"
            for path in ("/", "/replay", "/statistics", *(f"/rules/{game}" for game in GAMES)):
                sys.stdout.write(json.dumps({"page": path, **visited(browser, address, path)}) + "\n")
            for game in GAMES:
                page = browser.new_page(base_url=address)
                opened = page.request.post(
                    "/api/tables", data={"game": game, "seats": [{"kind": "person"}] * max(2, GAMES[game].seats[0])}
                ).json()
                page.close()
                figures = visited(browser, address, f"/table/{opened['table']}")
                sys.stdout.write(json.dumps({"table": game, **figures, **moved(browser, address, game)}) + "\n")
            browser.close()


if __name__ == "__main__":
    main()
