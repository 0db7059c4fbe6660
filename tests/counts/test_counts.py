"""Are there exactly as many ways to begin each game as reckoned by hand?"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from gobelet.core.replay import replay
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.lab.count import count, count_from
from tests.positions import random_game

COUNTS = tomllib.loads((Path(__file__).parent / "counts.toml").read_text("utf-8"))
ROWS = [(name, row) for name, rows in COUNTS.items() for row in rows]


@pytest.mark.parametrize(("name", "row"), ROWS, ids=lambda value: value if isinstance(value, str) else "")
def test_sequences_of_events(name: str, row: dict[str, Any]) -> None:
    setup = set_up(GAMES[name], row["seats"], row["options"])

    assert count(setup, row["depth"]) == (row["sequences"], row["folded"])


def test_progress_is_told_for_the_first_roll() -> None:
    told: list[tuple[int, int]] = []
    count(set_up(GAMES["objectif"], 2), 2, tick=lambda done, of: told.append((done, of)))

    assert (told[0], told[-1]) == ((0, 252), (252, 252))


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_has_no_sequel(name: str) -> None:
    setup = set_up(GAMES[name], GAMES[name].seats[0])
    over = replay(setup, random_game(setup, 1))

    assert count_from(setup.game, over, 1) == (0, 0)
