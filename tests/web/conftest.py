"""What do tests of the server share? Somebody with a browser, at a server with a file of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from gobelet.web.app import create_app


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(tmp_path / "tables.sqlite", "a key")) as client:
        yield client
