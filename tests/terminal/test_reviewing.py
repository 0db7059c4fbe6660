"""Does `gobelet review` tell what was luck and what decisions cost, to people and to programs?"""

import json
from pathlib import Path

import pytest

from gobelet.coach.kinds import KINDS
from gobelet.core.game import Choose
from gobelet.core.setup import Setup
from gobelet.languages import translator
from tests.coach.games import ALONE, DUEL, played
from tests.positions import SETUPS, every_position, setup_name
from tests.terminal.piped import Shell

FEW = ("--games", "8")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of Qwixx Duel in which seat B hardly knows what it does, not yet over."""
    file = tmp_path / "evening.game"
    file.write_text(played(DUEL, ["strong", "random"], 3, most=24).record(), "utf-8")
    return file


@pytest.mark.dear
@pytest.mark.xdist_group("qwixx_duel")
def test_people_read_luck_costs_and_better_moves(record: Path, shell: Shell) -> None:
    ran = shell("review", str(record), *FEW)
    lines = ran.shown.splitlines()

    assert (ran.code, lines[0].strip()) == (0, "Chance to win, %")
    assert "expected" in ran.shown and "result" not in ran.shown  # headings may be broken
    assert any(line.startswith("B: ") for line in lines)


@pytest.mark.dear
@pytest.mark.xdist_group("tres_fute")
def test_people_read_better_moves_and_kinds_of_decisions(tmp_path: Path, shell: Shell) -> None:
    file = tmp_path / "alone.game"
    file.write_text(played(ALONE, ["random"], 3).record(), "utf-8")
    ran = shell("review", str(file), *FEW)
    lines = ran.shown.splitlines()

    assert any(line.startswith("A: all decisions together cost") for line in lines)
    assert any(line.split()[:1] == ["event"] and "better" in line for line in lines)
    assert "choosing a die" in ran.shown
    assert "decisions of others" not in ran.shown


@pytest.mark.dear
@pytest.mark.xdist_group("qwixx_duel")
def test_programs_read_everything_in_english(record: Path, shell: Shell) -> None:
    ran = shell("review", str(record), *FEW, "--json", "--language", "fr")
    found = json.loads(ran.shown)
    costs = [each["cost"]["mean"] for each in found["decisions"] if each["seat"] == "B"]

    assert (found["game"], found["over"], found["counts"]) == ("qwixx_duel", False, "wins")
    assert (len(found["expected"]), len(found["steps"])) == (25, 24)
    assert sum(costs) == pytest.approx(found["costs"]["B"]["mean"])
    for seat in "AB":
        for balance in found["balances"][seat].values():
            parts = sum(balance[part]["mean"] for part in ("start", "luck", "own", "others"))
            assert parts == pytest.approx(balance["result"])
    assert {each["kind"] for each in found["decisions"]} <= KINDS.keys()


@pytest.mark.dear
@pytest.mark.xdist_group("qwixx_duel")
def test_another_seed_plays_other_games_and_a_curve_is_drawn(record: Path, shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "curve.svg"
    one, again, other = (
        shell("review", str(record), *FEW, "--json", "--seed", seed, "--plot", str(file)).shown
        for seed in ("1", "1", "2")
    )

    assert one == again != other
    assert "decisions of others" in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere.game"], "The file nowhere.game cannot be read: no such file or directory."),
        (["bad.game"], "The file bad.game is no proper record."),
        (["new.game"], "Nothing has happened in new.game yet."),
        (["begun.game", "--plot", "curve.doc"], "A curve is written to a file that ends in .svg, .png or .pdf, not"),
        (["begun.game", "--games", "1"], "Invalid value for '--games': 1 is not in the range 2<=x<=10000"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_in_one_sentence(
    arguments: list[str], sentence: str, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.game").write_text("anything", "utf-8")
    Path("new.game").write_text(played(DUEL, ["random"] * 2, 1, most=0).record(), "utf-8")
    Path("begun.game").write_text(played(DUEL, ["random"] * 2, 1, most=1).record(), "utf-8")
    ran = shell("review", *arguments)

    assert (ran.code, ran.shown, ran.refused.startswith(sentence)) == (2, "", True)


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_every_kind_of_decision_has_a_name(setup: Setup) -> None:
    game = setup.game
    for state in every_position(setup, 1):
        turn = game.turn(state)
        for seat in turn.seats if isinstance(turn, Choose) else ():
            if len(game.moves(state, seat)) > 1:
                assert game.look.question(game.view(state, seat), seat).guides[0] in KINDS


def test_kinds_are_told_in_three_languages() -> None:
    assert [translator(language)(KINDS["extra"]) for language in ("en", "fr", "de")] == [
        "an extra die",
        "un dé supplémentaire",
        "ein Zusatzwürfel",
    ]
