"""Do the documents tell the truth? Their examples are run."""

import doctest
import json
import re
import shlex
from collections import Counter
from pathlib import Path

import pytest

from gobelet.cli import main
from gobelet.core.game import Game
from gobelet.core.record import read_record
from gobelet.games import GAMES

ROOT = Path(__file__).parent.parent
NOTATION = (ROOT / "docs/notation.md").read_text("utf-8")
A_RECORD = "tests/records/objectif/000.game"
README = (ROOT / "README.md").read_text("utf-8")
RECORDS = re.findall(r"```record\n(.*?)```", NOTATION, re.DOTALL)
COMMANDS = [line for block in re.findall(r"```shell\n(.*?)```", README, re.DOTALL) for line in block.splitlines()]


@pytest.mark.parametrize("text", RECORDS, ids=[text.split("\n")[1] for text in RECORDS])
def test_the_example_records_follow_the_rules(text: str) -> None:
    assert read_record(text, GAMES).events


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_word_part_and_option_is_documented(game: Game) -> None:
    section = NOTATION[NOTATION.index(f"(`{game.name}`)") :].split("\n## ")[0]
    names = {*game.notation.words, *game.parts, *(option.name for option in game.options)}

    assert {name for name in names if f"`{name}`" not in section and f" {name}`" not in section} == set()


@pytest.mark.parametrize(
    "command", ["games", f"replay {A_RECORD}", f"verify {A_RECORD}", "verify missing.game", "count objectif --depth 1"]
)
def test_every_key_of_json_is_documented(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    verb, *rest = command.split()
    main([verb, *rest, "--json"])
    told = json.loads(capsys.readouterr().out)
    section = NOTATION[NOTATION.index(f"`gobelet {verb} --json") :].split("\n- ")[0]

    assert {key for key in (told[0] if isinstance(told, list) else told) if f"`{key}`" not in section} == set()


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_readme_work(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    program, *arguments = shlex.split(command, comments=True)

    assert (program, main(arguments)) == ("gobelet", 0)


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_python_of_a_page_works(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page, page, 0)
    results = doctest.DocTestRunner().run(example)

    assert (results.failed, results.attempted > 5) == (0, True)


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8"))

    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("folder", ["core", "lab", "table", "web"])
def test_the_plan_of_the_house_names_every_module_of(folder: str) -> None:
    plan = (ROOT / "docs/house.md").read_text("utf-8")
    modules = {file.name for file in (ROOT / "src/gobelet" / folder).glob("*.py")} - {"__init__.py"}

    assert {module for module in modules if module not in plan} == set()


def test_the_plan_of_the_house_names_every_folder() -> None:
    plan = (ROOT / "docs/house.md").read_text("utf-8")
    folders = {file.parent.name for file in (ROOT / "src/gobelet").glob("*/__init__.py")}

    assert {folder for folder in folders if f"      {folder}/ " not in plan} == set()


def test_contributing_names_every_benchmark() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    commands = {file.stem for file in (ROOT / "bench").glob("*.py") if "@click.command" in file.read_text("utf-8")}

    assert {name for name in commands if f"python -m bench.{name} " not in page} == set()


def test_the_glossary_has_each_word_once() -> None:
    """Bold in the first part; a row of the tables after it."""
    words, translated = (ROOT / "docs/glossary.md").read_text("utf-8").split("\n## ", 1)
    bold = re.findall(r"\*\*([^*]+)\*\*", words)
    rows = re.findall(r"^\| ([^|]+) \|", translated, re.MULTILINE)
    tables = translated.count("| English |")

    assert [word for word, times in Counter(bold).items() if times > 1] == []
    assert [row for row, times in Counter(rows).items() if times > (tables if row in ("English", "---") else 1)] == []
