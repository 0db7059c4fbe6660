"""How few clicks are enough? The study that counts them, on a few games (`python -m bench.clicks` plays more)."""

import pytest
from click.testing import CliRunner

from bench.clicks import count, main
from gobelet.core.setup import set_up
from gobelet.games import GAMES


@pytest.mark.parametrize(
    ("game", "seats", "most", "most_at_once"),
    [
        ("tres_fute", 1, 2.4, 1.6),
        ("melange_fute", 1, 2.6, 1.8),
        ("qwixx_duel", 2, 2, 1),
        ("objectif", 2, 2.4, 1.6),
        ("mosaix", 2, 5, 4),
    ],
)
def test_a_decision_or_a_turn_of_mosaix_takes_few_clicks(
    game: str, seats: int, most: float, most_at_once: float
) -> None:
    decisions, mean = count(set_up(GAMES[game], seats), 3, 1, "greedy" if game == "mosaix" else "casual")

    assert decisions > 50
    assert (mean.now <= most, mean.at_once <= most_at_once) == (True, True), mean


def test_the_study_prints_a_line_for_each_kind_of_game() -> None:
    ran = CliRunner().invoke(main, ["qwixx_duel", "--games", "1"])

    assert (ran.exit_code, "qwixx_duel" in ran.output) == (0, True)
