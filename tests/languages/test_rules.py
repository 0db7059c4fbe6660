"""Do the rules say the same in every language? Their words cannot be compared, but all that holds them together can."""

import re
from pathlib import Path

import pytest

from gobelet.games import GAMES
from gobelet.languages import ENGLISH, LANGUAGES

RULES = Path(__file__).parents[2] / "docs/rules"
MARKS = {
    "en": ("stated", "printed", "deduced", "assumed"),
    "fr": ("énoncé", "imprimé", "déduit", "supposé"),
    "de": ("genannt", "gedruckt", "abgeleitet", "angenommen"),
}
OTHERS = [language for language in LANGUAGES if language != ENGLISH]

each_page = pytest.mark.parametrize(("game", "language"), [(game, other) for game in GAMES for other in OTHERS])


def page(game: str, language: str) -> str:
    return (RULES / ("" if language == ENGLISH else language) / f"{game}.md").read_text("utf-8")


def outline(text: str) -> list[str]:
    """Headings by their depth, clauses by their numbers, tables row by row."""
    return re.findall(r"^(#+|- \*\*\w+\*\*|  - |\|)", text, re.MULTILINE)


def pictures(text: str) -> list[str]:
    return re.findall(r"!\[[^]]+\]\((?:\.\./)?examples/(\S+)\.svg\)", text)


def parts(text: str) -> list[str]:
    """What stands between two blank lines or before a clause."""
    return re.split(r"\n\n|\n(?=- \*\*)", text.strip())


def marks(text: str, language: str) -> list[list[int]]:
    known = MARKS[language]
    return [[known.index(mark) for mark in re.findall(rf"\(({'|'.join(known)})\)", part)] for part in parts(text)]


def numbers(text: str) -> list[list[str]]:
    """Of each part, in whatever order a language wants them."""
    return [sorted(re.findall(r"\d+", part)) for part in parts(text)]


@each_page
def test_headings_clauses_and_tables_are_the_same(game: str, language: str) -> None:
    assert outline(page(game, language)) == outline(page(game, ENGLISH))


@each_page
def test_pictures_are_the_same(game: str, language: str) -> None:
    assert pictures(page(game, language)) == pictures(page(game, ENGLISH))


@each_page
def test_marks_are_the_same(game: str, language: str) -> None:
    assert marks(page(game, language), language) == marks(page(game, ENGLISH), ENGLISH)


@each_page
def test_numbers_are_the_same(game: str, language: str) -> None:
    assert numbers(page(game, language)) == numbers(page(game, ENGLISH))


@each_page
def test_what_is_written_for_programs_is_the_same(game: str, language: str) -> None:
    code = [sorted(re.findall(r"`[^`]+`", part)) for part in parts(page(game, language))]

    assert code == [sorted(re.findall(r"`[^`]+`", part)) for part in parts(page(game, ENGLISH))]


@pytest.mark.parametrize("game", GAMES)
def test_french_pages_have_narrow_spaces_before_signs(game: str) -> None:
    prose = re.sub(r"`[^`]*`", "", page(game, "fr"))

    assert re.findall(r"\w [;:!?»]|« ", prose) == []
