"""How is a move answered? In front of all routes, for this is asked most often, and a framework's layers take longer.

FastAPI describes the operation (`api.act`) and would answer in the same way.
"""

import re

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from gobelet.core.refusal import Refusal
from gobelet.web.api import act
from gobelet.web.errors import refusal_of
from gobelet.web.limits import header
from gobelet.web.schemas import Answer

PATH = re.compile("/api/tables/([^/]+)/act")
JSON = re.compile(r"application/([^;\s]+\+)?json\s*(;.*)?", re.IGNORECASE)


class Moves:
    """Answers moves, and passes on what else is asked."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        move = PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if move is None:
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        try:
            response = await act(move[1], await _read(scope, receive), request)
        except (Refusal, HTTPException, RequestValidationError) as error:
            response = refusal_of(request, error)
        await response(scope, receive, send)


async def _read(scope: Scope, receive: Receive) -> Answer:
    """What FastAPI would read; what it would refuse is refused with the same words."""
    try:
        body = (await _body(receive)).decode()
    except UnicodeDecodeError:
        raise HTTPException(400) from None
    if not body or not JSON.fullmatch(header(scope, b"content-type") or ""):
        raise RequestValidationError([{"type": "model_type" if body else "missing", "loc": ("body",)}])
    try:
        return Answer.model_validate_json(body)
    except ValidationError as error:
        wrong = [{**each, "loc": ("body", *each["loc"])} for each in error.errors()]
        raise RequestValidationError(wrong) from None


async def _body(receive: Receive) -> bytes:
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] != "http.request":  # the client has gone
            raise HTTPException(400)
        body, more = body + message.get("body", b""), message.get("more_body", False)
    return body
