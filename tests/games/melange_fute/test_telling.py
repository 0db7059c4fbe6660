"""Is a mark told with what it set off, and with the line that each bonus came from?"""

import pytest

from gobelet.core.event import Played
from gobelet.games.melange_fute import GAME
from tests.games.melange_fute.table import after, table

ROLLED = """
    turn      A chooses, roll 1
    rolled    white2 yellow3 blue5 green1 orange6 violet4
"""


def told(drawing: str, saying: str) -> str:
    """What A's answer came to, in words."""
    before = table(ROLLED + drawing)
    return str(GAME.story.deed(before, Played(0, GAME.read(saying)), after(before, f"A {saying}")))


@pytest.mark.parametrize(
    ("drawing", "saying", "sentence"),
    [
        ("A blue  5 8 11", "blue blue7", "blue 7"),
        ("A blue  8 9", "blue blue7", "blue 7 (row 3 brings Mix action)"),
        ("A blue  2 5", "blue blue7", "blue 7 (column 2 brings green ?)"),
    ],
)
def test_a_bonus_is_told_with_its_line(drawing: str, saying: str, sentence: str) -> None:
    assert told(drawing, saying) == sentence
