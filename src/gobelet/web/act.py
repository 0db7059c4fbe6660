"""How is a move answered? By a plain route of Starlette, for this is asked most often, and FastAPI takes far longer.

FastAPI describes the operation (`api.act`) and would answer in the same way; this route stands in front of it.
"""

import re

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from gobelet.web.api import act
from gobelet.web.schemas import Answer

JSON = re.compile(r"application/([^;\s]+\+)?json\s*(;.*)?", re.IGNORECASE)


async def answered(request: Request) -> Response:
    return await act(request.path_params["id"], await _read(request), request)


route = Route("/api/tables/{id}/act", answered, methods=["POST"])


async def _read(request: Request) -> Answer:
    """What FastAPI would read; what it would refuse is refused with the same words."""
    try:
        body = (await request.body()).decode()
    except (UnicodeDecodeError, ClientDisconnect):
        raise HTTPException(400) from None
    if not body or not JSON.fullmatch(request.headers.get("content-type", "")):
        raise RequestValidationError([{"type": "model_type" if body else "missing", "loc": ("body",)}])
    try:
        return Answer.model_validate_json(body)
    except ValidationError as error:
        wrong = [{**each, "loc": ("body", *each["loc"])} for each in error.errors()]
        raise RequestValidationError(wrong) from None
