"""Which language does a request want? The one that was chosen, else the first of ours that the browser asks for."""

from functools import lru_cache

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse
from starlette.requests import HTTPConnection
from starlette.status import HTTP_303_SEE_OTHER as SEE_OTHER

from gobelet.core.refusal import Refusal
from gobelet.core.text import Translate
from gobelet.languages import ENGLISH, LANGUAGES
from gobelet.languages import translator as translator_of
from gobelet.web.identity import YEAR

router = APIRouter(include_in_schema=False)
COOKIE = "language"
LONGEST_HEADER = 400  # characters; what is longer is nonsense


def language_of(request: HTTPConnection) -> str:
    chosen = request.cookies.get(COOKIE)
    return chosen if chosen in LANGUAGES else accepted(request.headers.get("accept-language", "")[:LONGEST_HEADER])


def translator(request: HTTPConnection) -> Translate:
    return translator_of(language_of(request))


@lru_cache
def accepted(header: str) -> str:
    """The best of our languages in `fr-CH, fr;q=0.9, de;q=0.8, *;q=0.5`."""
    weights: dict[str, float] = {}
    for wish in header.split(","):
        tag, _, weight = wish.partition(";")
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            weights[language] = max(weights.get(language, 0), _weight(weight))
    best = max(weights, key=lambda language: weights[language], default=ENGLISH)
    return best if weights.get(best) else ENGLISH


def _weight(written: str) -> float:
    name, _, number = written.strip().partition("=")
    if not written.strip():
        return 1
    return float(number) if name.strip() == "q" and number.replace(".", "", 1).isdecimal() else 0


def own_page(back: str) -> str:
    """A page of this server to go back to, whatever a form asks for."""
    return back if back.startswith("/") and not back.startswith("//") and "\\" not in back else "/"


@router.post("/language")
async def choose(
    request: Request, language: str = Form(max_length=2), back: str = Form("/", max_length=400)
) -> RedirectResponse:
    """Remember the choice, and show the same page again."""
    if language not in LANGUAGES:
        raise Refusal("There is no such language here.")
    response = RedirectResponse(own_page(back), SEE_OTHER)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, language, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response
