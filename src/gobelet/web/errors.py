"""What is a request told that cannot be done? A proper status and one sentence."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from gobelet.core.refusal import Refusal
from gobelet.table.hall import Unknown
from gobelet.table.live import Stale

NOT_FOUND, CONFLICT, UNPROCESSABLE, FORBIDDEN = 404, 409, 422, 403


class Forbidden(Refusal):
    """The request speaks for a seat that is not its own."""


STATUS: dict[type[Refusal], int] = {Unknown: NOT_FOUND, Stale: CONFLICT, Forbidden: FORBIDDEN}


def refuse_politely(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> JSONResponse:
        return JSONResponse({"detail": str(refusal)}, STATUS.get(type(refusal), UNPROCESSABLE))

    @app.exception_handler(HTTPException)
    async def answered(request: Request, error: HTTPException) -> JSONResponse:
        return JSONResponse({"detail": str(error.detail)}, error.status_code, headers=error.headers)

    @app.exception_handler(RequestValidationError)
    async def misread(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:]) or "the request"
        return JSONResponse({"detail": f"{where}: {first['msg'].lower()}."}, UNPROCESSABLE)
