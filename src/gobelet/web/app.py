"""What does the server consist of?"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from fastapi.telemetry import TelemetryConfig
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from gobelet.core.game import Game
from gobelet.games import GAMES
from gobelet.table.hall import Hall
from gobelet.table.store import Store
from gobelet.web import (
    api,
    appearance,
    bests,
    daily,
    deleting,
    ending,
    health,
    installing,
    language,
    learning,
    leaving,
    lobby,
    notices,
    opening,
    pages,
    proof,
    replay,
    rules,
    statistics,
)
from gobelet.web.act import Moves
from gobelet.web.address import ONLY_HERE, Address
from gobelet.web.compressed import Compressed
from gobelet.web.deleting import keep_tidy
from gobelet.web.errors import refuse_politely
from gobelet.web.heavy import Bench
from gobelet.web.identity import Identity
from gobelet.web.limits import Gate, Limits, SafeHeaders
from gobelet.web.listeners import Listeners
from gobelet.web.log import Tally
from gobelet.web.push import PushKey
from gobelet.web.scripts import Static
from gobelet.web.teller import Teller

LIMITS = Limits()
NONE = TelemetryConfig(tracing=False, metrics=False, logs=False, auto_configure=False)  # paths can be invitations
STATIC = Path(__file__).parent / "static"


def create_app(
    store: Store,
    key: str,
    limits: Limits = LIMITS,
    games: Mapping[str, Game] = GAMES,
    *,
    address: Address = ONLY_HERE,
    push: bytes = b"",
    delete_after: float = 0,
) -> FastAPI:
    """The server on a store of tables, which it closes in the end; cookies are signed with the key.

    Whoever has games of their own offers them too: `games={**GAMES, "pig": PIG}`. Tables that nobody has touched for so
    many seconds are deleted, if that is said.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await teller.begin()
        tidying = asyncio.create_task(keep_tidy(hall, delete_after))
        yield
        tidying.cancel()
        teller.end()
        await store.close()

    app = FastAPI(title="gobelet", lifespan=lifespan, docs_url=None, redoc_url=None, telemetry=NONE)
    hall = Hall(store, dict(games))  # imports all rooms now, not while somebody waits
    app.state.hall, app.state.identity, app.state.listeners = hall, Identity(key), Listeners(limits)
    teller = app.state.teller = Teller(hall, PushKey(push), address)
    app.state.address, app.state.bench = address, Bench()
    app.state.tally, app.state.well_until, app.state.ailment = Tally(), 0.0, ""
    app.state.counted = OrderedDict()  # finished games, for statistics
    app.add_middleware(Compressed)
    app.add_middleware(Moves)
    app.add_middleware(Gate, limits=limits, address=address)
    app.add_middleware(SafeHeaders, count=app.state.tally.count)  # around them: also what is refused has them
    if address.proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(address.proxies))  # knows who is asking
    refuse_politely(app)
    parts = (
        health, api, appearance, bests, daily, deleting, ending, installing, learning, leaving, notices, opening, lobby,
        pages, proof, replay, rules, statistics, language,
    )  # fmt: skip
    for router in (*(part.router for part in parts), notices.pages, leaving.pages):
        app.routes.extend(router.routes)  # as they are: include_router() would build every one of them anew
    app.mount("/static", Static(directory=STATIC), name="static")
    return app
