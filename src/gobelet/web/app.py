"""What does the server consist of?"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

from gobelet.games import GAMES
from gobelet.table.hall import Hall
from gobelet.table.store import Store
from gobelet.web import api, lobby, opening, pages
from gobelet.web.errors import refuse_politely
from gobelet.web.identity import Identity

STATIC = Path(__file__).parent / "static"


def create_app(file: Path, key: str) -> FastAPI:
    """The server on one file of tables; cookies are signed with the key."""
    store = Store(file)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        yield
        store.close()

    app = FastAPI(title="gobelet", lifespan=lifespan)
    app.state.hall, app.state.identity = Hall(store, GAMES), Identity(key)
    refuse_politely(app)
    for part in (lobby, pages, opening, api):
        app.include_router(part.router)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    return app
