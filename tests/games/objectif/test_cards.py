"""Which cards are there, and when is one made? OB1 and OB8."""

import pytest

from gobelet.games.objectif.scoring import is_made
from gobelet.games.objectif.sheet import NAMES, Card
from tests.games.objectif.table import A, played, points, sayings

MADE = """
    12356  joker
    13456  joker small_straight
    12346  joker small_straight
    23456  joker small_straight large_straight
    51324  joker small_straight large_straight
    11234  joker pair small_straight
    56122  joker pair
    61245  joker
    13551  joker pair two_pairs no_even
    24662  joker pair two_pairs no_odd
    22556  joker pair two_pairs
    22256  joker pair three
    22255  joker pair three two_pairs full_house
    31113  joker pair three two_pairs no_even full_house
    66661  joker pair three four
    22242  joker pair three no_odd four
    11111  joker pair three no_even four
    44444  joker pair three no_odd four
"""


@pytest.mark.parametrize(
    ("dice", "card", "printed"),
    [
        ("12356", "joker", 1),
        ("11356", "pair", 1),
        ("11156", "three", 2),
        ("11556", "two_pairs", 3),
        ("12346", "small_straight", 3),
        ("13513", "no_even", 4),
        ("24624", "no_odd", 4),
        ("11166", "full_house", 5),
        ("12345", "large_straight", 7),
        ("11116", "four", 7),
    ],
)
def test_ob1_a_card_is_worth_the_points_printed_on_it(dice: str, card: str, printed: int) -> None:
    state = played(f"{dice}, A {card}, B joker, A stop")

    assert points(state) == [printed, 1]


def test_ob1_each_player_has_the_same_ten_cards() -> None:
    state = played("11235", seats=5)

    assert {tuple(sayings(state, seat)) for seat in range(5)} == {NAMES}


@pytest.mark.parametrize("line", MADE.strip().splitlines())
def test_ob8_the_dice_make_exactly_these_cards(line: str) -> None:
    dice, *cards = line.split()
    faces = [int(face) for face in dice]

    assert [name for card, name in zip(Card, NAMES, strict=True) if is_made(card, faces)] == cards


def test_ob8_the_order_of_the_dice_does_not_matter() -> None:
    state = played("63425, A large_straight, B small_straight, A stop")

    assert state.won[A][Card.LARGE_STRAIGHT] == 1
