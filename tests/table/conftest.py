"""What do tests of tables share? A file of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gobelet.table.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "tables.sqlite")
    yield store
    store.close()
