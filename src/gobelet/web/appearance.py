"""Light or dark? As the device has it, unless somebody has chosen; each browser remembers its choice."""

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse
from starlette.status import HTTP_303_SEE_OTHER as SEE_OTHER

from gobelet.core.refusal import Refusal
from gobelet.core.text import Text, say
from gobelet.web.identity import YEAR
from gobelet.web.language import own_page

router = APIRouter(include_in_schema=False)
COOKIE, SYSTEM = "theme", "system"
THEMES: dict[str, tuple[str, Text]] = {  # each with its sign, in the order in which a button goes through them
    SYSTEM: ("◐", say("as the device")),
    "light": ("☀", say("light")),
    "dark": ("☾", say("dark")),
}


def theme_of(request: Request) -> str:
    chosen = request.cookies.get(COOKIE, SYSTEM)
    return chosen if chosen in THEMES else SYSTEM


def next_theme(now: str) -> str:
    names = list(THEMES)
    return names[(names.index(now) + 1) % len(names)]


@router.post("/theme")
async def choose(
    request: Request, theme: str = Form(max_length=10), back: str = Form("/", max_length=400)
) -> RedirectResponse:
    """Remember the choice, and show the same page again."""
    if theme not in THEMES:
        raise Refusal("There is no such theme.")
    response = RedirectResponse(own_page(back), SEE_OTHER)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, theme, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response
