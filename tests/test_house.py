"""Is every room furnished, every rule tested, and the house kept in order?"""

import re
from pathlib import Path

import pytest

from gobelet.games import GAMES
from tests.counts.test_counts import COUNTS

ROOT = Path(__file__).parent.parent
FURNITURE = (
    "sheet.toml",
    "sheet",
    "state",
    "moves",
    "flow",
    "chance",
    "scoring",
    "notation",
    "picture",
    "question",
    "inputs",
    "__init__",
)

each_room = pytest.mark.parametrize("name", GAMES)


@each_room
def test_a_room_has_all_its_furniture(name: str) -> None:
    """Its own, or that of the part it shares with another room."""
    room = ROOT / "src/gobelet/games" / name
    wanted = {piece if "." in piece else f"{piece}.py" for piece in FURNITURE}
    sources = "".join(file.read_text("utf-8") for file in room.glob("*.py"))
    shared = [ROOT / "src/gobelet/parts" / part for part in set(re.findall(r"from gobelet\.parts\.(\w+)", sources))]
    standing = {file.name for folder in (room, *shared) if folder.is_dir() for file in folder.iterdir()}

    assert wanted - standing == set()


@each_room
def test_a_room_has_counts_and_pictures(name: str) -> None:
    assert COUNTS[name]
    assert list((ROOT / "tests/pictures" / name).glob("*.svg"))
    assert list((ROOT / "tests/pictures" / name).glob("*.txt"))
    assert (ROOT / "docs/pictures" / f"{name}.svg").is_file()


@each_room
def test_every_clause_is_cited_by_a_test(name: str) -> None:
    """`- **QD12** (stated) ...` in the rules page, `test_qd12_...` or QD12 in a test of that room."""
    page = (ROOT / "docs/rules" / f"{name}.md").read_text("utf-8")
    clauses = set(re.findall(r"^- \*\*([A-Z]{2}\d+)\*\* \((?:stated|printed|deduced|assumed)", page, re.MULTILINE))
    tests = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests/games" / name).rglob("*.py"))
    cited = {number.upper() for number in re.findall(r"(?i)(?<![a-z])[a-z]{2}\d+(?!\d)", tests)}

    assert clauses
    assert clauses - cited == set()


@each_room
def test_the_rules_cite_only_clauses_that_exist(name: str) -> None:
    page = (ROOT / "docs/rules" / f"{name}.md").read_text("utf-8")
    clauses = set(re.findall(r"^- \*\*([A-Z]{2}\d+)\*\*", page, re.MULTILINE))
    prefix = next(iter(clauses))[:2]
    sources = "\n".join(file.read_text("utf-8") for file in (ROOT / "src/gobelet/games" / name).rglob("*.py"))

    assert set(re.findall(rf"\b{prefix}\d+\b", sources)) - clauses == set()


@each_room
def test_notation_shows_an_example_record(name: str) -> None:
    assert f"\ngame {name}\n" in (ROOT / "docs/notation.md").read_text("utf-8")


def test_files_answer_one_question() -> None:
    """House rule 3: aim under 200 lines a file; nothing may grow past 250."""
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "bench").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    long = {file.name: lines for file in sources if (lines := len(file.read_text("utf-8").splitlines())) > 250}

    assert long == {}
