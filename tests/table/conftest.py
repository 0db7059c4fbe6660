"""What do tests of tables share? A store of their own, of each kind, a hall with it, and a table there."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gobelet.games import GAMES
from gobelet.table.hall import Hall
from gobelet.table.session import FAIR, Session
from gobelet.table.store import Store
from tests.table.stores import STORES, Kind
from tests.table.tables import DUEL, PERSONS


@pytest.fixture(params=STORES.values(), ids=list(STORES))
def kind(request: pytest.FixtureRequest) -> Kind:
    chosen: Kind = request.param
    return chosen


@pytest.fixture
async def store(kind: Kind, tmp_path: Path) -> AsyncIterator[Store]:
    store = await kind.open(tmp_path)
    yield store
    await store.close()


@pytest.fixture
def hall(store: Store) -> Hall:
    return Hall(store, GAMES)


@pytest.fixture
async def duel(hall: Hall) -> Session:
    """A table of Ada and Bob that has just begun."""
    return await hall.open(DUEL, PERSONS, FAIR)
