"""Where are the rules, and why can the dice be trusted? In docs/, shown as pages."""

import re
from functools import cache

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from markdown_it import MarkdownIt
from markupsafe import Markup

from gobelet.languages import ENGLISH
from gobelet.table.store import Unknown
from gobelet.web.dependencies import TheHall
from gobelet.web.docs import docs
from gobelet.web.examples import drawing, examples
from gobelet.web.language import language_of
from gobelet.web.lobby import PICTURE_POLICY, game_called
from gobelet.web.render import page

router = APIRouter(include_in_schema=False)


@cache
def prose(folder: str, name: str, language: str) -> Markup:
    """A text as a part of a page; links to other files of docs/ lead nowhere here, so only their words stay.

    A language has a folder of its own within each folder of texts; what is missing there is shown in English.
    """
    spoken = docs() / folder / language / name
    file = spoken if spoken.is_file() else docs() / folder / name
    written = MarkdownIt("commonmark", {"html": False}).enable("table").render(file.read_text("utf-8"))
    written = re.sub(r'<a href="(\w+)\.md">', _leads_to, written)
    written = re.sub(r'<a href="(?!https?:|#|/)[^"]*">(.*?)</a>', r"\1", written)
    written = re.sub(r'<img src="(\.\./)?examples/', '<img loading="lazy" src="/rules/examples/', written)
    written = re.sub(r' style="text-align:\w+"', "", written)  # the policy of the pages forbids it
    return Markup(written.replace("<th></th>", "<td></td>"))  # nothing is no heading


def _leads_to(link: re.Match[str]) -> str:
    """From the rules of a game to those of another; other files of docs/ are not shown here."""
    return f'<a href="/rules/{link[1]}">' if (docs() / "rules" / f"{link[1]}.md").is_file() else link[0]


@router.get("/rules/{name}", response_class=HTMLResponse)
async def rules(name: str, hall: TheHall, request: Request, part: bool = False) -> HTMLResponse:
    """A page, or only the text of it for a table that shows it beside the game."""
    game = game_called(hall, name)
    if not (docs() / "rules" / f"{game.name}.md").is_file():  # a game from elsewhere
        raise Unknown("The rules of {game} are not written down here.", game=game.title)
    text = prose("rules", f"{game.name}.md", language_of(request))
    if part:  # nobody leaves a table by a link in its rules
        return HTMLResponse(str(text).replace('<a href="/', '<a target="_blank" href="/'))
    return page(request, "rules.html", game=game, text=text)


@router.get("/rules/examples/{name}.svg")
async def example(name: str, request: Request) -> Response:
    """Drawn in the language of the page around it."""
    if name not in examples():
        raise Unknown("There is no such example.")
    headers = {
        "content-security-policy": PICTURE_POLICY,
        "cache-control": "max-age=3600",
    }
    return Response(drawing(name, language_of(request)), media_type="image/svg+xml", headers=headers)


@router.get("/fair-dice", response_class=HTMLResponse)
async def fair(request: Request) -> HTMLResponse:
    return page(request, "prose.html", text=prose("", "fair-dice.md", language_of(request)))


@router.get("/api", response_class=HTMLResponse)
async def for_programs(request: Request) -> HTMLResponse:
    return page(request, "prose.html", text=prose("", "api.md", ENGLISH), spoken=ENGLISH)
