"""Can a sheet be printed, corrected and played with?"""

import io
from pathlib import Path

import pytest

from gobelet.cli import main
from gobelet.core.setup import set_up
from gobelet.draw.text import text
from gobelet.games import GAMES
from tests import sheets
from tests.games.melange_fute import test_own_sheet as melange_fute
from tests.games.tres_fute import test_own_sheet as tres_fute

CHANGES = {"tres_fute": tres_fute.CHANGES, "melange_fute": melange_fute.CHANGES}
EXCHANGEABLE = [game.name for game in GAMES.values() if game.with_sheet]

each_sheet = pytest.mark.parametrize("game", EXCHANGEABLE)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> "Run":
    return Run(capsys)


class Run:
    """A command with its exit code and what it wrote."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> tuple[int, str, str]:
        code = main(arguments)
        written = self.capsys.readouterr()
        return code, written.out, written.err


def test_both_fute_sheets_can_be_exchanged() -> None:
    assert EXCHANGEABLE == ["tres_fute", "melange_fute"]


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_is_printed_as_text(game: str, run: Run) -> None:
    code, out, _ = run("sheet", game)
    setup = set_up(GAMES[game], GAMES[game].seats[0])
    drawn = text(setup.game.look.picture(setup.start(), 0))

    assert (code, _lines(out)) == (0, _lines(drawn))


def _lines(shown: str) -> list[str]:
    return [line.rstrip() for line in shown.splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_is_drawn(game: str, run: Run, tmp_path: Path) -> None:
    run("sheet", game, "--form", "svg", "--out", str(tmp_path / "a.svg"))
    run("sheet", game, "--form", "png", "--out", str(tmp_path / "a.png"))

    assert (tmp_path / "a.svg").read_text("utf-8").startswith("<svg")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")


def test_a_png_needs_a_file(run: Run) -> None:
    code, out, error = run("sheet", "objectif", "--form", "png")

    assert (code, out, "--out" in error) == (2, "", True)


@pytest.fixture
def corrected(request: pytest.FixtureRequest, run: Run, tmp_path: Path) -> Path:
    """The printed sheet with what the room's own tests change on it, so that it is compiled only once for both."""
    game, file = request.getfixturevalue("game"), tmp_path / "mine.toml"
    run("sheet", game, "--form", "toml", "--out", str(file))
    file.write_text(sheets.corrected(file.read_text("utf-8"), CHANGES[game]), "utf-8")
    return file


@each_sheet
def test_a_record_names_the_sheet_and_is_read_only_with_it(
    game: str, corrected: Path, run: Run, tmp_path: Path
) -> None:
    kept = tmp_path / "one.game"
    run("play", game, "--seats", "random", "--seed", "3", "--sheet", str(corrected), "--record", str(kept))

    assert "\nsheet " in kept.read_text("utf-8")
    assert run("verify", str(kept), "--sheet", str(corrected))[0] == 0
    assert run("verify", str(kept))[0] == 1


@each_sheet
def test_a_record_of_the_printed_sheet_is_not_read_with_another(
    game: str, corrected: Path, run: Run, tmp_path: Path
) -> None:
    kept = tmp_path / "one.game"
    run("play", game, "--seats", "random", "--seed", "3", "--record", str(kept))

    assert run("verify", str(kept))[0] == 0
    assert run("verify", str(kept), "--sheet", str(corrected))[0] == 1


@pytest.mark.dear
@pytest.mark.xdist_group("tres_fute")
@pytest.mark.parametrize("game", ["tres_fute"])
def test_both_gears_audit_a_corrected_sheet_alike(game: str, corrected: Path, run: Run) -> None:
    """In one game: the command treats all alike, and a whole room is compiled. test_own_sheet.py counts in both."""
    streams = [run("audit", game, "--sheet", str(corrected), "--gear", gear)[1] for gear in ("first", "second")]

    assert streams[0] == streams[1] != ""


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "must name its game"),
        ('game = "chess"', "must name its game"),
        ("game = ", "is no TOML"),
        ('game = "tres_fute"', "cannot be played"),
    ],
)
def test_a_wrong_sheet_is_refused_in_a_sentence(text: str, reason: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text(text)
    code, out, error = run("sheet", "tres_fute", "--sheet", str(tmp_path / "wrong.toml"))

    assert (code, out, error.count("\n"), reason in error) == (2, "", 1, True)


@pytest.mark.parametrize(("bot", "told"), [("master", True), ("casual", False)])
def test_whoever_plays_a_sheet_that_nobody_has_learned_is_told(
    bot: str, told: bool, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own.toml").write_text(sheets.corrected(sheets.text_of("tres_fute"), {"[3, 6, 5, 0]": "[3, 1, 5, 0]"}))
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    code, out, _ = run(
        "play", "tres_fute", "--sheet", str(tmp_path / "own.toml"), "--seats", f"me,{bot}", "--seed", "1"
    )

    assert (code, "Nobody has learned this sheet yet" in out) == (0, told)
