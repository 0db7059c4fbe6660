"""What do tests of the server share? A server with a file of its own, a table there, somebody with a browser."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.table.sqlite import SqliteStore
from gobelet.web import teller
from gobelet.web.app import create_app
from gobelet.web.limits import Limits
from tests.web.calling import HERE, PATIENT, Sitting, serving, sit_down
from tests.web.endpoints import Endpoint, listening


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = create_app(SqliteStore(tmp_path / "tables.sqlite"), "a key")
    with TestClient(app, base_url=HERE) as client:
        yield client


@pytest.fixture
def limits() -> Limits:
    """None to speak of; a test that wants some parametrises `limits`."""
    return PATIENT


@pytest.fixture
async def app(tmp_path: Path, limits: Limits) -> AsyncIterator[FastAPI]:
    async with serving(tmp_path, limits) as app:
        yield app


@pytest.fixture
async def duel(app: FastAPI) -> Sitting:
    """A table for two that has just begun."""
    return await sit_down(app, set_up(GAMES["qwixx_duel"], 2))


@pytest.fixture
async def hook() -> AsyncIterator[Endpoint]:
    """Somewhere to send notices to."""
    async with listening(Endpoint()) as endpoint:
        yield endpoint


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notices are sent at once, and soon again where that fails."""
    monkeypatch.setattr(teller, "A_MOMENT", 0.01)
    monkeypatch.setattr(teller, "PAUSES", (0.01, 0.01))
