"""What do tests of tables share? A store of their own, of each kind."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gobelet.table.store import Store
from tests.table.stores import STORES, Kind


@pytest.fixture(params=STORES.values(), ids=list(STORES))
def kind(request: pytest.FixtureRequest) -> Kind:
    chosen: Kind = request.param
    return chosen


@pytest.fixture
async def store(kind: Kind, tmp_path: Path) -> AsyncIterator[Store]:
    store = await kind.open(tmp_path)
    yield store
    await store.close()
