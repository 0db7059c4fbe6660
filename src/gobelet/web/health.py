"""Is the server well? Supervisors ask again and again; it is well if it can store something."""

import time
from importlib.metadata import version

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from gobelet.table.store import Unstored
from gobelet.web.dependencies import TheHall

router = APIRouter(include_in_schema=False)
SECONDS = 5.0  # for which an answer stands, so that asking costs nothing
VERSION = version("gobelet")


@router.get("/health")
async def health(hall: TheHall, request: Request) -> JSONResponse:
    state = request.app.state
    if time.monotonic() >= state.well_until:
        state.well_until = time.monotonic() + SECONDS  # nobody else asks meanwhile
        try:
            await hall.store.check()
            state.ailment = ""
        except Unstored as refusal:
            state.ailment = str(refusal)
    if state.ailment:
        return JSONResponse({"ok": False, "version": VERSION, "why": state.ailment}, 503, {"retry-after": "5"})
    return JSONResponse({"ok": True, "version": VERSION}, headers={"cache-control": "no-store"})
