"""What is a request told that cannot be done? A proper status and one sentence."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from gobelet.core.refusal import Refusal
from gobelet.table.hall import Unknown
from gobelet.table.live import Stale
from gobelet.web.render import page

NOT_FOUND, CONFLICT, UNPROCESSABLE, FORBIDDEN = 404, 409, 422, 403


class Forbidden(Refusal):
    """The request speaks for a seat that is not its own."""


STATUS: dict[type[Refusal], int] = {Unknown: NOT_FOUND, Stale: CONFLICT, Forbidden: FORBIDDEN}


def refuse_politely(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return _told(request, str(refusal), STATUS.get(type(refusal), UNPROCESSABLE))

    @app.exception_handler(HTTPException)
    async def answered(request: Request, error: HTTPException) -> Response:
        response = _told(request, str(error.detail), error.status_code)
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(RequestValidationError)
    async def misread(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:]) or "the request"
        return _told(request, f"{where}: {first['msg'].lower()}.", UNPROCESSABLE)


def _told(request: Request, sentence: str, status: int) -> Response:
    """A program gets JSON, a person a page."""
    if request.url.path.startswith("/api/"):
        return JSONResponse({"detail": sentence}, status)
    return page(request, "refusal.html", status, sentence=sentence)
