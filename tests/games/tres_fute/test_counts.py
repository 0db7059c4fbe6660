"""Are there as many ways on from a position as reckoned by hand?"""

import pytest

from gobelet.games.tres_fute import GAME
from gobelet.lab.count import count_from
from tests.games.tres_fute.table import table

TWO_DICE_LEFT = """
    turn      A rolls 3
    in hand   orange1 violet1
    slots     white4 yellow5
    platter   blue1 green2
    A violet  2
    B orange  1 1 1 2 1 1 2 1 2 1 3
    B violet  5
"""


def ways(edition: str, depth: int) -> int:
    return count_from(GAME, table(TWO_DICE_LEFT, edition), depth).sequences


def test_two_dice_fall_in_36_ways() -> None:
    assert ways("new", 1) == 36


@pytest.mark.parametrize(("edition", "sequences"), [("original", 36 + 24), ("new", 36 + 24 + 36)])
def test_then_orange_always_and_violet_from_3_and_in_the_new_edition_none(edition: str, sequences: int) -> None:
    assert ways(edition, 2) == sequences


@pytest.mark.parametrize(("edition", "sequences"), [("original", 36 * 2 + 24 * 2 + 6), ("new", 96 * 3 + 6 + 6)])
def test_then_the_other_seat_uses_the_platter(edition: str, sequences: int) -> None:
    """B can use blue 1 (with white 4) and green 2, a violet 6 where it is served, and in the new edition nothing.

    Violet is served after orange (6 rolls show a 6) and, new, after a pass (6); after violet it lies on a slot.
    """
    assert ways(edition, 3) == sequences
