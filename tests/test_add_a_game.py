"""Does the game on docs/add-a-game.md work? It is taken from the page, and played without an edit anywhere else."""

import doctest
import io
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import gobelet
from gobelet.bots.any_move import any_move
from gobelet.bots.levels import policy_of, policy_with
from gobelet.core.falling import NOBODY
from gobelet.core.game import Game, Over
from gobelet.core.gear import cache_folder
from gobelet.core.generic import with_inputs
from gobelet.core.picture import NARROW
from gobelet.core.record import read_record, write_record
from gobelet.core.refusal import Refusal
from gobelet.core.replay import replay
from gobelet.core.saying import lit
from gobelet.core.setup import Setup, set_up, setups
from gobelet.core.verbs import SPECTATOR
from gobelet.draw.svg import svg
from gobelet.draw.text import text
from gobelet.games import GAMES
from gobelet.lab.batch import GEARS, Batch
from gobelet.lab.compare import compare_gears
from gobelet.lab.course import begin as begin_course
from gobelet.lab.held_out import fares
from gobelet.lab.plans import recipe_for
from gobelet.terminal.begin import Wanted, begin
from gobelet.terminal.screen import Screen
from tests.core.test_generic import bare
from tests.positions import every_position, random_game
from tests.test_house import FURNITURE
from tests.web.calling import Caller, serving, sit_down

PAGE = (Path(__file__).parent.parent / "docs/add-a-game.md").read_text("utf-8")
FILES: dict[str, str] = dict(re.findall(r'```\w+ title="(\S+)"\n(.*?)```', PAGE, re.DOTALL))


pytestmark = pytest.mark.xdist_group("pig")  # compiled once


@pytest.fixture(scope="module")
def pig() -> Iterator[Game]:
    """The package from the page, as a stranger has it: outside of gobelet.

    It stays beside what was compiled of it, which is found again only for the same file.
    """
    folder = cache_folder() / f"stranger-{sha256(PAGE.encode()).hexdigest()[:16]}"
    if not folder.exists():
        cache_folder().mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=cache_folder(), ignore_cleanup_errors=True) as fresh:
            (Path(fresh) / "pig").mkdir()
            for name, content in FILES.items():
                (Path(fresh) / "pig" / name).write_text(content, "utf-8")
            with suppress(OSError):  # somebody else was faster
                Path(fresh).rename(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield import_module("pig").GAME
    for name in [name for name in sys.modules if name.partition(".")[0] == "pig"]:
        del sys.modules[name]


@pytest.fixture
def two(pig: Game) -> Setup:
    return set_up(pig, 2)


def test_the_page_has_every_piece_of_furniture() -> None:
    wanted = {piece if "." in piece else f"{piece}.py" for piece in FURNITURE}

    assert wanted - set(FILES) == set()


def test_the_code_cites_only_clauses_of_the_page() -> None:
    clauses = set(re.findall(r"^- \*\*(PG\d+)\*\*", PAGE, re.MULTILINE))

    assert set(re.findall(r"\bPG\d+\b", "".join(FILES.values()))) == clauses


@pytest.mark.dear  # compiles the game
def test_both_gears_agree(pig: Game) -> None:
    assert sum(compare_gears(setup, 20, seed=1) for setup in setups(pig)) > 1000


@pytest.mark.dear
def test_both_gears_look_alike_at_a_game_that_says_nothing(pig: Game) -> None:
    setup = set_up(with_inputs(bare(pig)), 2)
    batches = [Batch(setup, 3, 5, gear=gear) for gear in GEARS]
    for _ in range(20):
        plain, compiled = ([list(row) for row in batch.observe()] for batch in batches)
        assert plain == compiled
        for batch in batches:
            batch.act([batch.legal(number)[0] if turn != NOBODY else 0 for number, turn in enumerate(batch.turns)])


def test_a_game_without_inputs_cannot_be_learned_and_the_way_out_is_told(pig: Game) -> None:
    setup = set_up(bare(pig), 2)
    with pytest.raises(
        Refusal, match=r"^Pig does not say what a player looks at: with_inputs of gobelet\.core\.generic"
    ):
        begin_course(setup, recipe_for(setup))


@pytest.mark.dear
def test_a_game_that_says_nothing_is_learned_in_a_short_training(pig: Game) -> None:
    setup = set_up(with_inputs(bare(pig)), 2)
    recipe = recipe_for(setup)
    course = begin_course(setup, replace(recipe, plan=replace(recipe.plan, games=4_000, lanes=1, wide=32, narrow=8)))
    for _ in course.go_on(looks=1, games=50):
        pass
    won = fares(setup, policy_with(course, setup, "strong"), any_move, games=400)

    assert won.mean - 5 * won.error > 0.5


@pytest.mark.dear
def test_strong_is_better_than_casual_also_where_nobody_has_learned(two: Setup) -> None:
    won = fares(two, policy_of(two, "strong"), policy_of(two, "casual"), games=60)

    assert won.mean - 5 * won.error > 0.5


@pytest.mark.dear
def test_the_python_of_the_page_works(pig: Game) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "add-a-game.md", None, 0)
    results = doctest.DocTestRunner().run(example)

    assert (results.failed, results.attempted > 10) == (0, True)


def test_a_record_is_read_back_to_the_letter(pig: Game) -> None:
    for setup in setups(pig):
        events = random_game(setup, 1)
        state = replay(setup, events)
        written = write_record(setup, events, state)
        record = read_record(written, {"pig": pig})

        assert isinstance(pig.turn(state), Over)
        assert write_record(record.setup, record.events, record.state) == written


def test_everybody_sees_every_position_and_can_point_at_what_is_legal(two: Setup) -> None:
    look, words = two.game.look, set(two.game.notation.words)
    for state in every_position(two, 2):
        for seat in (SPECTATOR, 0, 1):
            wide, narrow = look.picture(state, seat), look.narrow(state, seat)
            pointable = set(lit(list(two.game.spellings(state, seat)), ())) - words

            assert narrow.width == NARROW
            assert all(pointable <= {box.id for box in paper.boxes} for paper in (wide, narrow))
            assert all("100 points win" in text(paper, pointable, ()) for paper in (wide, narrow))
            assert all(svg(paper, pointable).startswith("<svg") for paper in (wide, narrow))


def test_only_who_must_decide_is_asked(two: Setup) -> None:
    game = gobelet.new(two.game, seed=3)
    game.roll()

    assert game.question("A") == "Roll again, or hold 2 points and have 2."
    assert game.question("B") == "A rolls again, or holds 2 points."
    assert [len(two.game.look.question(game.view(seat), number).guides) for number, seat in enumerate("AB")] == [1, 0]


@pytest.mark.parametrize(
    ("happens", "held", "turn"),
    [
        ("6", (0, 0), "A"),  # PG3
        ("6 die 5", (0, 0), "A"),
        ("6 die 1", (0, 0), "B"),  # PG4
        ("6 die 5 hold 3", (11, 0), "B"),  # PG5
        ("6 hold 2 hold 4", (6, 2), "A"),  # PG2
        ("6" + " die 6" * 15, (0, 0), "A"),
        ("6" + " die 6" * 16, (102, 0), "over"),  # PG6
    ],
)
def test_the_rules_are_those_of_the_page(pig: Game, happens: str, held: tuple[int, int], turn: str) -> None:
    game = gobelet.new(pig, seats=2)
    for word in happens.split():
        if word.isdigit():
            game.roll(word)
        else:
            game.play(game.turn.seats[0], word)

    assert tuple(game.scores()[seat]["held"] for seat in "AB") == held
    assert ("over" if game.over else "AB"[game.view().active]) == turn


def test_it_is_played_in_the_terminal(
    pig: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("die\nhold\nquit\n"))
    begin(Screen(str), Wanted({"pig": pig}, "pig", seats="me,random", number=3))

    assert "Roll again, or hold 2 points and have 2." in capsys.readouterr().out


async def test_it_is_played_on_the_web_beside_our_games(two: Setup, tmp_path: Path) -> None:
    async with serving(tmp_path, games={**GAMES, "pig": two.game}) as app:
        lobby = await Caller(app).get("/")
        pages = [await Caller(app).get(path) for path in ("/new/pig", "/picture/pig.svg", "/rules/pig")]
        sitting = await sit_down(app, two, dice="typed")
        shown = await Caller(app).get(f"/table/{sitting.id}")
        rolled = await sitting.callers[0].post(f"{sitting.path}/dice", {"faces": "die=4", "position": 0})
        held = await sitting.act(0, "hold")
        session = await sitting.session()

    assert b'href="/new/pig"' in lobby.body
    assert [page.status for page in pages] == [200, 200, 404]
    assert [answer.status for answer in (shown, rolled, held)] == [200, 200, 200]
    assert two.game.score(session.table.state, 0).total == 4
