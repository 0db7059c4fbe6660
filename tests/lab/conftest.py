"""What holds for all tests of the lab? They are dear, and those of one room run in one process, which compiles it."""

from pathlib import Path

import pytest

PLAYED = {"test_bench": "objectif", "test_environment": "objectif", "test_simulate": "qwixx_duel"}  # mostly


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent) and isinstance(item, pytest.Function):
            item.add_marker("dear")
            given = item.callspec.params if hasattr(item, "callspec") else {}
            game = given.get("game") or getattr(given.get("setup"), "game", None) or PLAYED.get(item.path.stem)
            if game:
                item.add_marker(pytest.mark.xdist_group(getattr(game, "name", str(game))))
