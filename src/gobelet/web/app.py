"""What does the server consist of?"""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from fastapi.telemetry import TelemetryConfig
from starlette.middleware.gzip import GZipMiddleware

from gobelet.core.game import Game
from gobelet.games import GAMES
from gobelet.table.hall import Hall
from gobelet.table.store import Store
from gobelet.web import act, api, language, lobby, opening, pages, replay, rules, statistics
from gobelet.web.errors import refuse_politely
from gobelet.web.identity import Identity
from gobelet.web.limits import Gate, Limits, Listeners, SafeHeaders
from gobelet.web.scripts import Static
from gobelet.web.stream import Stream

LIMITS = Limits()
NONE = TelemetryConfig(tracing=False, metrics=False, logs=False, auto_configure=False)  # paths can be invitations
STATIC = Path(__file__).parent / "static"


def create_app(store: Store, key: str, limits: Limits = LIMITS, games: Mapping[str, Game] = GAMES) -> FastAPI:
    """The server on a store of tables, which it closes in the end; cookies are signed with the key.

    Whoever has games of their own offers them too: `games={**GAMES, "pig": PIG}`.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        yield
        await store.close()

    app = FastAPI(title="gobelet", lifespan=lifespan, docs_url=None, redoc_url=None, telemetry=NONE)
    hall = Hall(store, dict(games))  # imports all rooms now, not while somebody waits
    app.state.hall, app.state.identity, app.state.listeners = hall, Identity(key), Listeners(limits)
    app.add_middleware(GZipMiddleware, exclude_content_types=(Stream.media_type,))  # events are sent one by one
    app.add_middleware(Gate, limits=limits)
    app.add_middleware(SafeHeaders)  # the outermost: also what is refused has them
    refuse_politely(app)
    app.routes.insert(0, act.route)  # what is asked most often comes first
    parts = (api, opening, lobby, pages, replay, rules, statistics, language)
    for part in parts:
        app.include_router(part.router)
    app.mount("/static", Static(directory=STATIC), name="static")
    return app
