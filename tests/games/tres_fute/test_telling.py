"""Is a mark told with what it set off, and with the line that each bonus came from?"""

import pytest

from gobelet.core.event import Played
from gobelet.games.tres_fute import GAME
from tests.games.tres_fute.table import after, table

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
        ("A yellow  6a 5a", "yellow yellow3a", "yellow 3 (row 1 brings blue ?)"),
        ("A yellow  1a 2b 6b", "yellow yellow3a", "yellow 3 (the diagonal brings extra die)"),
        (
            "A yellow  6a 5a 1a 2b 6b",
            "yellow yellow3a",
            "yellow 3 (row 1 brings blue ?, the diagonal brings extra die)",
        ),
        ("A blue  5 6 8", "blue blue7", "blue 7 (row 2 brings yellow ?)"),
        ("A blue  3 11", "blue blue7", "blue 7 (column 3 brings violet ?)"),
        ("A orange  5 2", "orange orange3", "6 on orange box 3 (brings re-roll)"),
        ("A yellow  6a", "yellow yellow3a", "yellow 3"),
    ],
)
def test_a_bonus_is_told_with_its_line(drawing: str, saying: str, sentence: str) -> None:
    assert told(drawing, saying) == sentence


def test_a_bonus_that_is_lost_at_once_is_not_told() -> None:
    full = "A yellow  6a 5a\nA blue  2 3 4 5 6 7 8 9 10 11 12"

    assert told(full, "yellow yellow3a") == "yellow 3"
