"""What does somebody read who installed gobelet without its extras?"""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.front.test_import import A_GAME

PYPROJECT = tomllib.loads((Path(__file__).parent.parent.parent / "pyproject.toml").read_text("utf-8"))
EXTRAS: dict[str, list[str]] = PYPROJECT["project"]["optional-dependencies"]
MODULES = {"markdown-it-py": "markdown_it", "python-multipart": "multipart", "resvg-py": "resvg_py"}


def without(*extras: str) -> str:
    """Code after which the packages of these extras cannot be imported, unless another extra has them too."""
    kept = {named for extra, packages in EXTRAS.items() if extra not in extras for named in packages}
    names = [named.partition(">")[0] for extra in extras for named in EXTRAS[extra] if named not in kept]
    return f"import sys; sys.modules.update(dict.fromkeys({[MODULES.get(name, name) for name in names]}))"


def run(code: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", code, *arguments], check=False, capture_output=True, text=True)


INSTALL = "pip install 'gobelet[terminal]'\n"
TERMINAL = "gobelet's terminal needs more packages: " + INSTALL
WEB = "gobelet's web table needs more packages: pip install 'gobelet[web]'\n"
COMMAND = "from gobelet.__main__ import main; sys.exit(main())"


def test_a_game_can_be_played_and_drawn() -> None:
    ran = run(f"{without('terminal', 'web', 'lab')}\n{A_GAME}")

    assert (ran.stderr, ran.returncode) == ("", 0)


@pytest.mark.parametrize(
    ("missing", "arguments", "sentence"),
    [
        ("terminal web lab", "", TERMINAL),
        ("terminal web lab", "play objectif", TERMINAL),
        ("terminal web lab", "serve", WEB),
        ("web", "serve", WEB),
        ("terminal", "play objectif", TERMINAL),
        ("terminal", "play --language de", "Das Terminal von gobelet braucht weitere Pakete: " + INSTALL),
    ],
)
def test_a_command_says_which_extra_it_needs(missing: str, arguments: str, sentence: str) -> None:
    ran = run(f"{without(*missing.split())}; {COMMAND}", *arguments.split())

    assert (ran.stderr, ran.stdout, ran.returncode) == (sentence, "", 2)


def test_a_mistake_of_ours_is_no_missing_package() -> None:
    ran = run(f"import sys; sys.modules['gobelet.cli'] = None; {COMMAND}")

    assert "ModuleNotFoundError" in ran.stderr


def test_all_is_everything() -> None:
    assert EXTRAS["all"] == ["gobelet[terminal,web,lab]"]
