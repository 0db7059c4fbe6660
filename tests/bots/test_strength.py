"""Is how strong a level is written and read in one way, and told only where it was measured?"""

import json
from pathlib import Path
from typing import Any

import pytest

from bench.bots import put_on_card, strength_in
from gobelet.bots import BOTS
from gobelet.bots.levels import LEVELS, card_file, strengths_of
from gobelet.bots.objectif_file import card_of, shipped_table
from gobelet.bots.strength import POINTS, WINS, Strength, read_strengths, with_strengths
from gobelet.bots.weights import SUFFIX, find, read_card, shipped
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from tests.sheets import changed

NAMES = {bot.name: bot.title for bot in BOTS.values()}
ALONE = Strength("strong", 1, POINTS, 276.2, 0.7, 2000, options={"edition": "new"})
AMONG = Strength("strong", 3, WINS, 0.667, 0.038, 150, "casual")
STEP = {"game": "mosaix", "seats": 2, "options": {}, "points": 90.0, "points_error": 1.0, "games": 40}
WON = {**STEP, "bot": "strong", "against": "casual", "wins": 0.75, "wins_error": 0.04}


def lines() -> list[tuple[str, dict[str, Any]]]:
    """The cards of all files that come with gobelet."""
    files = [weights.file for game in GAMES for weights in shipped(game)]
    return [(file.name, json.loads(file.read_bytes().split(b"\n", 1)[0])) for file in (*files, shipped_table())]


@pytest.mark.parametrize(("name", "card"), [pytest.param(name, card, id=name) for name, card in lines()])
def test_every_figure_on_a_shipped_card_can_be_read(name: str, card: dict[str, Any]) -> None:
    found, game = read_strengths(card["strength"]), GAMES[card["game"]]

    assert len(found) == len(card["strength"])
    for each in found:
        assert each.level in LEVELS
        others = {*BOTS, *(weights.file.name for weights in shipped(game.name))}
        assert each.against in (others if each.seats > 1 else {""})
        assert (each.measure == POINTS) == (each.seats == 1)
        assert set_up(game, each.seats, each.options)
        assert not name.endswith(SUFFIX) or each.seats in card["seats"]


def test_a_figure_is_told_in_a_few_words() -> None:
    assert str(ALONE.told(NAMES)) == "about 276 points"
    assert str(AMONG.told(NAMES)) == "wins 67 % against 2 × casual"
    assert str(Strength("master", 2, WINS, 0.525, 0.01, 9, "strong").told(NAMES)) == "wins 52 % against strong"


def test_a_figure_counts_for_its_level_seats_and_options_only() -> None:
    assert ALONE.is_for("strong", 1, {"edition": "new", "anything": "else"})
    assert not ALONE.is_for("strong", 1, {"edition": "original"})
    assert not ALONE.is_for("strong", 2, {"edition": "new"})
    assert not ALONE.is_for("master", 1, {"edition": "new"})


@pytest.mark.parametrize(
    "written", [None, "278 points", {"strong, alone": "278"}, [{"level": "strong"}], [{**STEP}], [3]]
)
def test_what_is_no_figure_tells_nothing(written: Any) -> None:
    assert read_strengths(written) == ()


def test_a_newer_figure_takes_the_place_of_the_one_before_and_the_weights_stay() -> None:
    content = shipped("mosaix")[0].file.read_bytes()
    better = Strength("strong", 1, POINTS, 140.0, 0.5, 1000)
    written = with_strengths(with_strengths(content, [ALONE, better]), [better])
    read = read_card(written)

    assert written.split(b"\n", 1)[1] == content.split(b"\n", 1)[1]
    assert [each for each in read.strength if each.level == "strong"] == [better, ALONE]


def test_measured_figures_are_put_on_the_card_in_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = set_up(GAMES["mosaix"], 2)
    found = find(setup)
    assert found
    mine = tmp_path / "mine.net"
    mine.write_bytes(found.file.read_bytes())
    monkeypatch.setenv("GOBELET_WEIGHTS", str(mine))

    said = put_on_card(setup, [{**STEP, "bot": "random"}, WON])

    assert said == "1 figures are on the card of mine.net."
    assert card_file(setup) == mine
    assert strength_in(WON) in strengths_of(setup)


def test_a_sheet_that_nobody_has_learned_has_no_figures() -> None:
    setup = set_up(changed("tres_fute", {"[3, 6, 5, 0]": "[3, 1, 5, 0]"}), 1)

    assert (card_file(setup), strengths_of(setup)) == (None, ())
    assert put_on_card(setup, [WON]).endswith("nothing was written.")


def test_objectif_has_its_figures_on_the_card_of_its_table() -> None:
    setup = set_up(GAMES["objectif"], 2)

    assert card_file(setup) == Path(str(shipped_table()))
    assert "proof" in card_of(shipped_table().read_bytes())
