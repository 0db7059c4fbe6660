"""Are many games played as they should be, whoever plays them, and in whichever gear?"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy
import pytest

import gobelet
from gobelet.core.gear import Gear
from gobelet.core.rule import BrokenRule
from gobelet.core.setup import Setup
from gobelet.lab import threads
from gobelet.lab.simulation import Simulation


@gobelet.policy
def lowest(view: Any, seat: int, legal: Any, count: int, chance: Any, mind: Any) -> Any:
    return legal[0]


@gobelet.policy
def cheat(view: Any, seat: int, legal: Any, count: int, chance: Any, mind: Any) -> int:
    return -1


@gobelet.policy
def wordy(view: Any, seat: int, legal: Any, count: int, chance: Any, mind: Any) -> Any:
    return "red5"


class Memory(NamedTuple):
    asked: Any  # how often


def memory(gear: Gear, setup: Setup) -> Memory:
    return Memory(gear.block(1))


@gobelet.policy(mind=memory)
def alternating(view: Any, seat: int, legal: Any, count: int, chance: Any, mind: Any) -> Any:
    mind.asked[0] += 1
    return legal[0] if mind.asked[0] % 2 else legal[count - 1]


def first(decision: gobelet.Decision) -> str:
    return decision.legal[0]


def duel(*players: Any, **wishes: Any) -> Simulation:
    return gobelet.simulate("qwixx_duel", players, **{"games": 30, "seed": 5, **wishes})


def same(one: Simulation, other: Simulation) -> bool:
    pairs = [(one.scores, other.scores), (one.winners, other.winners), (one.lengths, other.lengths)]
    return all(numpy.array_equal(mine, yours) for mine, yours in pairs)


@pytest.mark.parametrize("rotate", [False, True])
def test_a_policy_and_the_same_as_a_function_play_the_same_games(rotate: bool) -> None:
    compiled, plain = duel(lowest, "random", rotate=rotate), duel(first, "random", rotate=rotate)

    assert (compiled.gear, plain.gear) == ("second", "first")
    assert same(compiled, plain)


def test_the_number_of_jobs_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "CHUNK", 7)
    one, three = duel("random", "greedy", jobs=1, games=60), duel("random", "greedy", jobs=3, games=60)

    assert (one.jobs, three.jobs) == (1, 3)
    assert same(one, three)


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = duel("random", "random", games=10), duel("random", "random", games=30)

    assert numpy.array_equal(few.scores, many.scores[:10])


def test_the_largest_seed_is_the_same_in_both_gears() -> None:
    assert same(duel(lowest, lowest, seed=2**64 - 1), duel(first, first, seed=2**64 - 1))


def test_another_seed_is_another_evening() -> None:
    assert not same(duel("random", "random"), duel("random", "random", seed=6))


def test_rotating_players_keep_their_results() -> None:
    """Both play alike, so who begins makes the only difference: every other game is the same but for the names."""
    still, rotating = duel(lowest, lowest), duel(lowest, lowest, rotate=True)

    assert numpy.array_equal(still.scores[0::2], rotating.scores[0::2])
    assert numpy.array_equal(still.scores[1::2], rotating.scores[1::2, ::-1])


def test_a_policy_may_remember() -> None:
    assert not same(duel(alternating, lowest), duel(lowest, lowest))


def test_a_single_player_takes_every_seat_of_the_smallest_table() -> None:
    assert gobelet.simulate("objectif", "random", games=3).players == ("random", "random")


def test_options_are_taken_as_numbers_too() -> None:
    assert gobelet.simulate("objectif", [first, first], games=2, options={"rounds": 3}).setup.options["rounds"] == "3"


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    duel(first, first, games=3, progress=lambda done, of: told.append((done, of)))

    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (lambda: gobelet.simulate("chess", "random"), "There is no game 'chess'"),
        (lambda: duel("random"), "Qwixx Duel has 2 seats, not 1"),
        (
            lambda: duel("random", "magnus"),
            "'magnus' cannot play; a player is a policy, a function, or a bot",
        ),
        (lambda: duel("random", 7), "^7 cannot play"),
        (
            lambda: gobelet.simulate("objectif", 7),  # type: ignore[arg-type]
            "^7 cannot play",
        ),
        (
            lambda: gobelet.simulate("objectif", None),  # type: ignore[arg-type]
            "^None cannot play",
        ),
        (lambda: duel("random", "random", options="rounds=5"), "Options are a dict like"),
        (lambda: duel("random", "random", games=0), "games must be a whole number from 1 to"),
        (lambda: duel("random", "random", games=2.5), "games must be a whole number from 1 to .*, not 2.5"),
        (lambda: duel("random", "random", seed=-1), "A seed is a whole number from 0 to"),
        (lambda: duel("random", "random", jobs=0), "jobs must be a whole number from 1 to"),
        (lambda: duel("random", "random", options={"rounds": 3}), "Qwixx Duel has no option 'rounds'"),
        (
            lambda: duel(first, lambda decision: "red99"),
            "<lambda> is mistaken: 'red99' cannot be answered now",
        ),
        (
            lambda: duel(first, lambda decision: None),
            "<lambda> is mistaken: None cannot be answered now; legal: red",
        ),
        (lambda: duel(lowest, cheat), "The policy cheat chose a move that is not legal"),
    ],
)
def test_what_cannot_be_simulated_is_refused(wish: Callable[[], object], sentence: str) -> None:
    with pytest.raises(gobelet.Refusal, match=sentence):
        wish()


def test_a_player_cannot_change_what_is_legal() -> None:
    def cheat(decision: gobelet.Decision) -> int:
        decision.legal.append("red99")
        decision.moves.append(0)  # type: ignore[attr-defined]
        return 0

    with pytest.raises(AttributeError, match="tuple"):
        duel(first, cheat)


def test_a_number_of_numpy_is_an_answer() -> None:
    assert same(duel(lambda decision: numpy.int64(decision.moves[0]), first), duel(first, first))


def test_a_policy_that_cannot_be_compiled_is_told_in_one_line() -> None:
    with pytest.raises(BrokenRule, match=r"^Second gear cannot compile what was given \(wordy, lowest\): [^\n]+$"):
        duel(wordy, lowest)


def test_a_summary_has_means_with_their_standard_errors() -> None:
    played = duel("random", "random", games=400)
    fared = played.summary().players[0]
    totals = played.scores[:, 0].sum(axis=1)

    assert fared.points == pytest.approx(totals.mean())
    assert fared.points_error == pytest.approx(totals.std(ddof=1) / 20)
    assert sum(each.wins for each in played.summary().players) == pytest.approx(1)


def test_a_summary_is_readable_and_plain_data() -> None:
    summary = duel("random", "random").summary()

    assert str(summary).startswith("30 games of qwixx_duel in second gear, seed 5\nplayer ")
    assert summary.as_dict()["players"][0]["player"] == "random"


def test_results_are_written_as_parquet(tmp_path: Path) -> None:
    from pyarrow import parquet

    played = gobelet.simulate("objectif", [first, "random"], games=4, seed=2)
    played.to_parquet(tmp_path / "x.parquet")
    rows = parquet.read_table(tmp_path / "x.parquet").to_pylist()

    assert len(rows) == 8
    assert [row["total"] for row in rows] == played.totals.ravel().tolist()
    assert list(rows[0]) == ["game", "player", "place", "cards", "captured", "total", "win", "events"]


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(gobelet.Refusal, match="cannot be written"):
        gobelet.simulate("objectif", first, games=1).to_parquet(tmp_path / "nowhere" / "x.parquet")


def test_the_distribution_is_drawn(tmp_path: Path) -> None:
    figure = gobelet.simulate("objectif", [first, "random"], games=20).plot(tmp_path / "x.svg")

    legend = figure.axes[0].get_legend()

    assert legend is not None
    assert [label.get_text().split(":")[0] for label in legend.get_texts()] == ["first", "random"]
    assert (tmp_path / "x.svg").read_text().startswith("<?xml")


TYPED = """
import gobelet
scope = {"gobelet": gobelet}
exec("@gobelet.policy\\ndef typed(view, seat, legal, count, chance, mind):\\n    return legal[0]", scope)
print(gobelet.simulate("qwixx_duel", [scope["typed"], "greedy"], games=10, seed=1).gear)
"""


@pytest.mark.dear
@pytest.mark.xdist_group("qwixx_duel")
def test_a_policy_that_was_typed_at_a_prompt_is_found_in_the_cache_again() -> None:
    for _ in range(2):
        ran = subprocess.run([sys.executable, "-c", TYPED], capture_output=True, text=True, check=False)

        assert (ran.stdout, ran.returncode) == ("second\n", 0), ran.stderr
