"""What is a request told that cannot be done? A proper status and one sentence."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from gobelet.core.refusal import Refusal
from gobelet.core.text import Text, say
from gobelet.table.store import Stale, Taken, Unknown, Unstored
from gobelet.web.language import translator
from gobelet.web.limits import HEADERS
from gobelet.web.render import page
from gobelet.web.schemas import Problem
from gobelet.web.validation import explained, explained_status


class Forbidden(Refusal):
    """The request speaks for a seat that is not its own."""


class TooMany(Refusal):
    """A place is full."""


UNPROCESSABLE = 422
STATUS: dict[type[Refusal], int] = {Forbidden: 403, Taken: 403, Unknown: 404, Stale: 409, TooMany: 429, Unstored: 503}
PROBLEMS: dict[int | str, dict[str, Any]] = {
    403: {"model": Problem, "description": "Not your seat, or sent by a page from elsewhere"},
    404: {"model": Problem, "description": "No such table, or an invitation to no seat"},
    409: {"model": Problem, "description": "The game has gone on: look again"},
    413: {"model": Problem, "description": "Too long"},
    422: {"model": Problem, "description": "Against the rules, or not understood; nothing changed"},
    429: {"model": Problem, "description": "Too often, or too many; see Retry-After"},
    503: {"model": Problem, "description": "Could not be stored, so it did not happen"},
}


def refuse_politely(app: FastAPI) -> None:
    async def refused(request: Request, error: Exception) -> Response:
        return refusal_of(request, error)

    async def surprised(request: Request, error: Exception) -> Response:
        """The log says where it happened; of the request it says nothing, for its path may be an invitation."""
        response = _told(request, say("Something went wrong here; nothing has changed."), 500)
        response.headers.update({name.decode(): value.decode() for name, value in HEADERS.items()})
        return response

    for kind in (Refusal, HTTPException, RequestValidationError):
        app.add_exception_handler(kind, refused)
    app.add_exception_handler(Exception, surprised)


def refusal_of(request: Request, error: Exception) -> Response:
    """The answer to a request that broke off with one of these."""
    match error:
        case Refusal():
            return _told(request, error.text, STATUS.get(type(error), UNPROCESSABLE))
        case HTTPException():
            response = _told(request, explained_status(error.status_code), error.status_code)
            response.headers.update(error.headers or {})
            return response
        case RequestValidationError():
            return _told(request, explained(error.errors()), UNPROCESSABLE)
    raise error


def _told(request: Request, sentence: Text, status: int) -> Response:
    """A program gets JSON, a person a page."""
    if request.url.path.startswith("/api/"):
        return JSONResponse({"detail": translator(request)(sentence)}, status)
    return page(request, "refusal.html", status, sentence=sentence)
