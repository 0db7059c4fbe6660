"""Are the examples of the rules pages what the code draws?

GOBELET_UPDATE=1 draws them anew: then look at what changed before it is kept.
"""

import re

import pytest

from gobelet.games import GAMES
from gobelet.web.examples import drawing, examples, record_of
from tests.pictures.test_pictures import ROOT, assert_kept

FOLDER = ROOT / "docs/rules/examples"


@pytest.mark.parametrize("name", examples())
def test_an_example_is_what_the_code_draws(name: str) -> None:
    assert_kept(FOLDER / f"{name}.svg", drawing(name))


@pytest.mark.parametrize("name", examples())
def test_an_example_follows_the_rules_of_its_game(name: str) -> None:
    assert record_of(name).setup.game.name == name.partition("-")[0]


def test_no_file_is_without_an_entry() -> None:
    wanted = {f"{name}.{ending}" for name in examples() for ending in ("game", "svg")}

    assert {file.name for file in FOLDER.iterdir()} == wanted | {"examples.toml"}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_show_every_example_of_their_game_once(game: str) -> None:
    shown = re.findall(r"!\[[^]]+\]\(examples/(\S+)\.svg\)", (ROOT / "docs/rules" / f"{game}.md").read_text("utf-8"))

    assert sorted(shown) == sorted(name for name in examples() if name.startswith(f"{game}-"))
    assert 3 <= len(shown) <= 6
