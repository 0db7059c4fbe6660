"""Are there as many ways on from a position as reckoned by hand?"""

import pytest

from gobelet.games.melange_fute import GAME
from gobelet.lab.count import count_from
from tests.games.melange_fute.table import table

GREEN_LEFT = """
    turn      A rolls 3
    in hand   green1
    slots     white4 yellow5
    platter   blue1 orange2 violet2
"""


def ways(drawn: str, depth: int) -> int:
    return count_from(GAME, table(drawn), depth).sequences


@pytest.mark.parametrize(("given", "sequences"), [("", 6 * 3), ("A has  1 joker", 6 * 3 + 5)])
def test_a_pass_two_green_boxes_and_a_joker_unless_a_5_was_rolled(given: str, sequences: int) -> None:
    assert ways(GREEN_LEFT + given, 2) == sequences


@pytest.mark.parametrize(("given", "sequences"), [("", 6 * (7 + 2 * 5)), ("A has  1 joker", 6 * (7 + 2 * 5) + 5 * 2)])
def test_then_the_other_seat_uses_the_platter_or_the_changed_die_is_marked(given: str, sequences: int) -> None:
    """B may pass, use blue (1), orange (2), violet (1), and green (2) if A passed; a changed die has two boxes."""
    assert ways(GREEN_LEFT + given, 3) == sequences


def test_each_polish_opens_more() -> None:
    """Blue 1 can only become a 2; orange and violet go both ways, and so does green unless it shows 1 or 6."""
    marks_before = 6 * (7 + 2 * 5)
    changes = 6 * 3 * (1 + 2 + 2)  # after each move of A
    green = 4 * 2 + 2 * 1  # after a pass

    assert ways(GREEN_LEFT + "B has  1 polish", 3) == marks_before + changes + green
