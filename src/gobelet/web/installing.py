"""How does gobelet become an app on a device? It says so in a manifest, has icons, and a worker that serves what was
kept when there is no server; playing needs one.
"""

import re
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from gobelet.core.missing import needs
from gobelet.core.text import say
from gobelet.draw.theme import ground
from gobelet.table.store import Unknown
from gobelet.web.dependencies import TheHall
from gobelet.web.docs import docs
from gobelet.web.examples import examples
from gobelet.web.language import language_of, translator
from gobelet.web.render import page
from gobelet.web.scripts import lean

router = APIRouter(include_in_schema=False)
STATIC = Path(__file__).parent / "static"
ICON, WORKER = STATIC / "icon.svg", STATIC / "worker.js"
SIZES = (192, 512)  # pixels: what browsers ask for
SAFE = 0.6  # of an icon that a device may cut round: so much of it is always seen
A_DAY = {"cache-control": "max-age=86400"}


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    translate = translator(request)
    pixels = [{"src": f"/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in SIZES]
    largest = pixels[-1]
    told = {
        "name": translate(say("gobelet: dice games")),
        "short_name": "gobelet",
        "lang": language_of(request),
        "id": "/",
        "start_url": "/",
        "display": "standalone",
        "background_color": ground(dark=False).paper,
        "theme_color": ground(dark=False).paper,
        "icons": [
            {"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml"},
            *pixels,
            {**largest, "src": f"{largest['src']}?round=1", "purpose": "maskable"},
        ],
    }
    return JSONResponse(told, media_type="application/manifest+json")


@router.get("/icon-{size}.png")
async def icon(size: int, round: bool = False) -> Response:
    if size not in SIZES:
        raise Unknown("There is no such page.")
    return Response(_icon(size, round), media_type="image/png", headers=A_DAY)


@cache
def _icon(size: int, round: bool) -> bytes:
    with needs("web"):
        from resvg_py import svg_to_bytes

    drawing = ICON.read_text("utf-8")
    if round:
        edge = 20 / SAFE
        drawing = re.sub(r'viewBox="[^"]*"', f'viewBox="{20 - edge} {20 - edge} {2 * edge} {2 * edge}"', drawing)
        paper = ground(dark=False).paper
        drawing = drawing.replace(">", f'><path d="M-40-40h120v120h-120z" fill="{paper}"/>', 1)
    return bytes(svg_to_bytes(svg_string=drawing, width=size, height=size))


@router.get("/sw.js")
async def worker() -> Response:
    """At the root, so that it may serve all pages; a browser asks for it again each time."""
    script = lean(WORKER.read_text("utf-8"))
    return Response(script, media_type="text/javascript", headers={"cache-control": "no-cache"})


@router.get("/offline", response_class=HTMLResponse)
async def offline(hall: TheHall, request: Request) -> HTMLResponse:
    """What the worker shows in place of a page that nobody has kept."""
    written = [game for game in hall.games.values() if _has_rules(game.name)]
    return page(request, "offline.html", games=written)


@router.get("/kept.json")
async def kept(hall: TheHall) -> list[str]:
    """What the worker fetches in advance: the lobby, the rules with their examples, and what draws them."""
    named = [game for game in hall.games if _has_rules(game)]
    return [
        "/",
        "/offline",
        "/theme.css",
        *(f"/static/{file.name}" for file in sorted(STATIC.iterdir()) if file.name != WORKER.name),
        *(f"/picture/{game}.svg" for game in hall.games),
        *(f"/rules/{game}" for game in named),
        *(f"/rules/examples/{name}.svg" for name in examples() if any(name.startswith(game) for game in named)),
    ]


def _has_rules(game: str) -> bool:
    return (docs() / "rules" / f"{game}.md").is_file()
