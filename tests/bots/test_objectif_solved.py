"""Is the shipped solution of Objectif what it should be, and does the command that makes it work?"""

from pathlib import Path

import pytest

from gobelet import simulate
from gobelet.bots import sit
from gobelet.bots.levels import policy_of
from gobelet.bots.objectif_duel import FINE, place_of
from gobelet.bots.objectif_file import block_for, block_of, card_of
from gobelet.bots.objectif_rolls import before
from gobelet.bots.objectif_solved import rest_name
from gobelet.cli import main
from gobelet.core.gear import first_gear
from gobelet.core.setup import set_up
from gobelet.games.objectif import GAME
from gobelet.games.objectif.sheet import POINTS, Card
from gobelet.lab import objectif_solving

FLOORS: dict[tuple[str, int, tuple[str, str]], list[list[int]]] = {
    ("strong", 2, ("rounds", "10")): [[15, 7], [16, 19], [33, 21]],
    ("strong", 2, ("rounds", "4")): [[6, 2], [5, 9], [14, 7]],
    ("master", 2, ("rounds", "4")): [[6, 2], [3, 9], [12, 4]],
    ("strong", 2, ("packs", "2")): [[60, 36], [44, 30], [28, 22]],
    ("strong", 3, ("packs", "1")): [[23, 20, 12], [12, 16, 11], [25, 20, 19]],
    ("strong", 5, ("packs", "1")): [[24, 20, 23, 28, 26], [36, 19, 17, 26, 27], [26, 13, 15, 18, 19]],
}
HUNDREDTH = 0.01  # of a point


@pytest.mark.parametrize("card", Card)
def test_the_last_card_against_a_joker_is_worth_its_chance(card: Card) -> None:
    rest = block_for(first_gear(GAME, []), rest_name(10))
    value = rest[place_of(1 << card, 1 << Card.JOKER)] / FINE

    assert value == pytest.approx(POINTS[card] * before(card) - POINTS[Card.JOKER], abs=HUNDREDTH)


@pytest.mark.parametrize(("level", "seats", "options"), FLOORS, ids=str)
def test_players_who_know_play_as_well_as_they_did(level: str, seats: int, options: tuple[str, str]) -> None:
    """Exactly: everything follows from the seed."""
    setup = set_up(GAME, seats, dict([options]))
    players = [sit(policy_of(setup, one), setup) for one in (level, *["casual"] * (seats - 1))]

    assert simulate(GAME, players, 3, 1, options=setup.options).totals.tolist() == FLOORS[level, seats, options]


@pytest.mark.dear
@pytest.mark.xdist_group("objectif")
def test_a_short_game_is_solved_with_a_best_reply(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With fewer plans than those that ship, which take longer to choose."""
    file = tmp_path / "short.table"
    monkeypatch.setattr(objectif_solving, "MIXES_TRIED", 300)

    assert main(["solve", "objectif", "--longest", "2", "--out", str(file)]) == 0
    found = card_of(file.read_bytes())["proof"]
    assert all(-0.001 < won < HUNDREDTH for length in found.values() for won in length["best_reply"])
    assert block_of(file.read_bytes(), rest_name(2))[-1] == round(found["2"]["value"] * FINE)


def test_other_games_are_not_solved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "mosaix", "--out", str(tmp_path / "x")]) == 2
    assert "Only objectif can be solved, not mosaix." in capsys.readouterr().err
