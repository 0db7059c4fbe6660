"""Do the documents tell the truth? Their examples are run."""

import re
from pathlib import Path

import pytest

from gobelet.core.game import Game
from gobelet.core.record import read_record
from gobelet.games import GAMES

DOCS = Path(__file__).parent.parent / "docs"
RECORDS = re.findall(r"```record\n(.*?)```", (DOCS / "notation.md").read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", RECORDS, ids=[text.split("\n")[1] for text in RECORDS])
def test_the_example_records_follow_the_rules(text: str) -> None:
    assert read_record(text, GAMES).events


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_word_part_and_option_is_documented(game: Game) -> None:
    page = (DOCS / "notation.md").read_text("utf-8")
    section = page[page.index(f"(`{game.name}`)") :].split("\n## ")[0]
    names = {*game.words, *game.parts, *(option.name for option in game.options)}

    assert {name for name in names if f"`{name}`" not in section and f" {name}`" not in section} == set()
