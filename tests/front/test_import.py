"""Is the front door light?"""

import subprocess
import sys

import pytest

HEAVY = ("numpy", "numba", "click", "rich", "fastapi", "babel", "jinja2", "msgspec", "matplotlib", "pyarrow")
A_GAME = """
import gobelet
game = gobelet.new("qwixx_duel", seed=3)
game.roll()
game.play("A", game.legal("A")[0])
game.scores(), str(game), repr(game), game._repr_svg_(), gobelet.read(game.record())
"""


@pytest.mark.parametrize("code", ["import gobelet", A_GAME, "import gobelet; list(gobelet.games.values())"])
def test_nothing_heavy_is_imported(code: str) -> None:
    heavy = f"import sys; sys.exit(' '.join(set({HEAVY}) & set(sys.modules)) or 0)"
    ran = subprocess.run([sys.executable, "-c", f"{code}\n{heavy}"], check=False, capture_output=True, text=True)

    assert (ran.stderr, ran.returncode) == ("", 0)


def test_a_room_is_imported_when_its_game_is_asked_for() -> None:
    rooms = "import sys; sys.exit(' '.join(name for name in sys.modules if name.startswith('gobelet.games.')))"
    asked = "import gobelet; gobelet.games['mosaix'].blurb\n" + rooms
    ran = subprocess.run([sys.executable, "-c", asked], check=False, capture_output=True, text=True)

    assert {name.split(".")[2] for name in ran.stderr.split()} == {"mosaix"}


def test_the_mapping_has_the_name_of_the_package() -> None:
    code = """
import gobelet.cli, gobelet.games
from gobelet import games
from gobelet.games import GAMES
assert gobelet.games is games is GAMES
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
