"""What would the load cost without any game? `python -m bench.bare FOLDER PORT`: a server that only passes words on.

It speaks the part of the API that `bench.web` uses: whatever anybody says is acknowledged, and everybody at the table
gets an event as large as gobelet's on average. Nothing is checked, drawn or stored.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from itertools import count

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, StreamingResponse
from starlette.routing import Route

from bench.server import door_at
from gobelet.web.serve import server_of

EVENT = b'event: sight\nid: %d\ndata: {"sayings":["anything"],"filling":"' + b"x" * 6_400 + b'"}\n\n'


class Table:
    def __init__(self) -> None:
        self.position, self.open, self.changed = 0, True, asyncio.Event()

    def go_on(self) -> int:
        self.position += 1
        self.changed.set()
        self.changed = asyncio.Event()
        return self.position

    async def events(self) -> AsyncIterator[bytes]:
        while self.open:
            changed = self.changed
            yield EVENT % self.position
            await changed.wait()


TABLES: dict[str, Table] = {}
NUMBERS = count()


def close() -> None:
    for table in TABLES.values():
        table.open = False
        table.go_on()


async def open_table(request: Request) -> JSONResponse:
    id, wanted = f"table{next(NUMBERS)}", await request.json()
    TABLES[id] = Table()
    return JSONResponse({"table": id, "seats": [{"token": "anybody"} for _ in wanted["seats"]]})


async def stream(request: Request) -> StreamingResponse:
    return StreamingResponse(TABLES[request.path_params["id"]].events(), media_type="text/event-stream")


async def act(request: Request) -> JSONResponse:
    await request.json()
    return JSONResponse({"position": TABLES[request.path_params["id"]].go_on()})


APP = Starlette(
    routes=[
        Route("/api/tables", open_table, methods=["POST"]),
        Route("/api/tables/{id}/stream", stream),
        Route("/api/tables/{id}/act", act, methods=["POST"]),
    ]
)

if __name__ == "__main__":
    with door_at(int(sys.argv[2])) as door:
        server_of(APP, close).run(sockets=[door])
