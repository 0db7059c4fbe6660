"""Do ./play and ./check set up what is needed, and is nothing of one machine left in the project?"""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def script() -> ModuleType:
    module = ModuleType("play")
    module.__file__ = str(ROOT / "play")
    exec(compile((ROOT / "play").read_text("utf-8"), module.__file__, "exec"), vars(module))
    return module


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def found(pattern: str) -> dict[str, list[str]]:
    """All places of a pattern in tracked files, this one apart."""
    texts = {file: file.read_bytes().decode("utf-8", "replace") for file in tracked() if file != Path(__file__)}
    return {str(file.relative_to(ROOT)): hits for file, text in texts.items() if (hits := re.findall(pattern, text))}


def test_no_registry_address_stands_in_a_tracked_file() -> None:
    assert found(r"py(?:pi|thonhosted)\.org|(?:extra-)?index[-]url|find[-]links") == {}


def test_no_path_of_a_machine_stands_in_a_tracked_file() -> None:
    assert found(r"(?<![\w.~])/(?:home/(?!somebody\b)|root/|tmp/|work/|opt/|mnt/|Users/)[\w.-]+") == {}


def test_check_is_the_same_script_as_play() -> None:
    assert (ROOT / "check").readlink() == Path("play")


def test_the_same_state_is_set_up_only_once(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(script, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(script, "run", lambda command, sentence: pytest.fail("nothing should be run"))
    script.STAMP.write_text(script.digest())

    assert script.set_up() is None


def test_another_lock_file_is_set_up_anew(script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = script.digest()
    monkeypatch.setattr(script, "LOCK", tmp_path / "requirements.lock")
    script.LOCK.write_text("uv==0.1\n")

    assert script.digest() != before


def test_an_old_python_is_told_in_one_sentence(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 1))
    with pytest.raises(SystemExit, match=r"^gobelet needs Python 3\.11 or newer; this is 3\.9\.$"):
        script.main("play", [])


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        ([], ["serve"]),
        (["--no-browser", "--port", "8300"], ["serve", "--no-browser", "--port", "8300"]),
        (["--language", "fr"], ["serve", "--language", "fr"]),
        (["--lan"], ["serve", "--lan"]),
        (["--public=https://games.example.org"], ["serve", "--public=https://games.example.org"]),
        (["--terminal"], ["play"]),
        (["objectif", "--seed", "7"], ["play", "objectif", "--seed", "7"]),
    ],
)
def test_play_serves_the_web_table_unless_the_terminal_is_wanted(
    script: ModuleType, arguments: list[str], command: list[str]
) -> None:
    assert script.played(arguments) == command


def test_a_failed_step_ends_in_one_sentence(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, path in {"ROOT": tmp_path, "VENV": tmp_path / ".venv", "LOG": tmp_path / ".venv" / "log"}.items():
        monkeypatch.setattr(script, name, path)
    with pytest.raises(SystemExit, match=r"^No packages\. Details are in \.venv.log\.$"):
        script.run([sys.executable, "-c", "print('long story'); raise SystemExit(3)"], "No packages.")

    assert script.LOG.read_text() == "long story\n"


def test_the_installer_comes_with_version_and_hashes(script: ModuleType) -> None:
    locked = script.locked("uv", script.LOCK.read_text())

    assert re.fullmatch(r"uv==[\d.]+( \\\n    --hash=sha256:[0-9a-f]{64})+\n", locked)


@pytest.mark.xdist_group("together")
def test_tests_of_a_group_run_in_one_process(request: pytest.FixtureRequest) -> None:
    """pytest-xdist knows them by the end of their names; where that is lost, everything is compiled twice."""
    assert "PYTEST_XDIST_WORKER" not in os.environ or request.node.nodeid.endswith("@together")


def test_every_step_is_run_and_any_failure_counts(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "tool", lambda name: sys.executable)
    failed = script.check([("bad", ["python", "-c", "raise SystemExit(1)"]), ("good", ["python", "-c", ""])])

    assert failed == 1
    assert re.search(r"FAILED  bad .*\nok      good", capsys.readouterr().err)


def test_what_checks_the_browser_scripts_keeps_to_this_folder_and_asks_no_server(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "tool", lambda name: sys.executable)
    said = "import os; print(os.environ['DENO_DIR'], os.environ['DENO_NO_UPDATE_CHECK'])"
    script.check([("said", ["python", "-c", said])])

    assert capfd.readouterr().out == f"{script.VENV / 'deno'} 1\n"


def test_byte_code_is_kept_between_the_processes_of_a_check(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "tool", lambda name: sys.executable)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    script.check([("said", ["python", "-c", "import sys; print(sys.dont_write_bytecode)"])])

    assert capfd.readouterr().out == "False\n"


def test_the_tools_of_every_step_are_pinned(script: ModuleType) -> None:
    """So that a tool that cannot be had ends the set-up: no step is ever skipped."""
    packages = {"lint-imports": "import-linter"}
    for _, command in script.STEPS:
        assert script.locked(packages.get(command[0], command[0]), script.LOCK.read_text())


@pytest.mark.parametrize(
    ("files", "tests"),
    [
        (["src/gobelet/table/store.py", "README.md"], ["tests/table"]),
        (["src/gobelet/games/mosaix/flow.py"], ["tests/games/mosaix"]),
        (["src/gobelet/parts/fute/picture/seats.py"], ["tests/parts/fute"]),
        (["src/gobelet/web/static/table.js"], ["tests/web"]),
        (["src/gobelet/cli.py"], ["tests/test_cli.py"]),
        (["tests/core/test_dice.py", "src/gobelet/draw/svg.py"], ["tests/core/test_dice.py", "tests/draw"]),
        (["tests/core/test_dice.py", "src/gobelet/core/event.py"], ["tests/core"]),
        (["tests/web/calling.py"], ["tests/web"]),
        (["tests/records/mosaix/000.game"], ["tests/records/mosaix"]),
        (["tests/core/test_that_is_gone.py", "src/gobelet/__init__.py", "bench/gears.py"], []),
        (["tests/conftest.py", "src/gobelet/table/store.py"], []),
    ],
)
def test_the_tests_near_a_file_are_where_its_folder_is_mirrored(
    script: ModuleType, files: list[str], tests: list[str]
) -> None:
    assert script.near(files) == tests


@pytest.mark.parametrize(
    ("edited", "committed", "changed"),
    [
        (["src/gobelet/cli.py"], ["README.md"], ["src/gobelet/cli.py"]),
        ([], ["README.md"], ["README.md"]),
        ([], [], []),
    ],
)
def test_what_changed_is_what_is_not_committed_or_else_the_last_commit(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, edited: list[str], committed: list[str], changed: list[str]
) -> None:
    answers = {"HEAD": edited, "HEAD~1": committed, "--exclude-standard": []}
    monkeypatch.setattr(script, "git", lambda *arguments: answers[arguments[-1]])

    assert script.changed() == changed


def test_a_folder_without_history_has_no_changes(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(script, "ROOT", tmp_path)

    assert script.changed() == []


@pytest.mark.parametrize(
    ("near", "elsewhere"), [([], ""), (["tests/web", "tests/core"], ", and all that are not in tests/web tests/core")]
)
def test_a_quick_check_ends_with_what_was_not_run(
    script: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    near: list[str],
    elsewhere: str,
) -> None:
    run: list[list[str]] = []

    def check(steps: list[tuple[str, list[str]]]) -> int:
        run.extend(command for _, command in steps)
        return 0

    monkeypatch.setattr(script, "near", lambda files: near)
    monkeypatch.setattr(script, "check", check)

    assert script.check_quickly() == 0
    assert run[-1] == [*script.CHEAP, *near, *(script.ALWAYS if near else [])]
    told = f"Not run: tests marked dear, most random examples{elsewhere}. ./check runs everything.\n"
    assert capsys.readouterr().err == told


def test_the_lock_file_pins_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [*project["project"]["dependencies"], *project["dependency-groups"]["test"]]
    wanted += (ROOT / "lock-extra.in").read_text("utf-8").split()
    pinned = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)

    assert {re.split(r"[<>=~! ;\[]", name)[0] for name in wanted} - set(pinned) == set()
