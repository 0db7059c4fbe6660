"""Are the figures of the rules page true? Each card counted and played for, with exact numbers (OB1, OB8)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from gobelet.core.dice import outcomes, rolls
from gobelet.games.objectif.scoring import is_made
from gobelet.games.objectif.sheet import NAMES, POINTS, Card

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "objectif.md"
FACES = (1, 2, 3, 4, 5, 6)
ALL_ROLLS = 6**5
Dice = tuple[int, ...]


def printed(name: str) -> list[str]:
    """The columns of a card in the table of the rules page, without its name and words."""
    line = next(line for line in PAGE.read_text("utf-8").splitlines() if line.startswith(f"| `{name}` |"))
    return line.strip("| ").split(" | ")[2:]


@cache
def falls(dice: int) -> list[tuple[Dice, int]]:
    return list(outcomes((FACES,) * dice, ("white",) * dice))


@cache
def keeps(dice: Dice) -> list[Dice]:
    """The dice that may be left lying, equal faces being one."""
    return sorted({kept for size in range(6) for kept in combinations(dice, size)})


@cache
def ways_with(card: Card, dice: Dice, rerolls: int) -> int:
    """Of 7776 to the power of the re-rolls, how many futures make the card if it is played for as well as possible."""
    if rerolls == 0:
        return int(is_made(card, dice))
    return max(ways_after(card, kept, rerolls) for kept in keeps(dice))


@cache
def ways_after(card: Card, kept: Dice, rerolls: int) -> int:
    """The same once it is settled which dice are left lying."""
    falling = 5 - len(kept)
    won = sum(n * ways_with(card, tuple(sorted(kept + fell)), rerolls - 1) for fell, n in falls(falling))
    return won * (ALL_ROLLS // rolls((FACES,) * falling))


def chances(card: Card) -> Iterator[str]:
    for rerolls in range(3):
        yield f"{ways_after(card, (), rerolls + 1) / ALL_ROLLS ** (rerolls + 1):.5f}"


@pytest.mark.parametrize("card", Card)
def test_ob1_the_table_shows_the_points_of_the_card(card: Card) -> None:
    assert printed(NAMES[card])[0] == str(POINTS[card])


@pytest.mark.parametrize("card", Card)
def test_ob8_so_many_of_7776_rolls_make_the_card(card: Card) -> None:
    made = Counter[bool]()
    for dice, ways in falls(5):
        made[is_made(card, dice)] += ways

    assert made[True] == int(printed(NAMES[card])[1])


@pytest.mark.parametrize("card", Card)
def test_ob8_the_chance_of_the_card_in_the_first_roll_and_with_one_and_two_rerolls(card: Card) -> None:
    assert list(chances(card)) == printed(NAMES[card])[2:]
