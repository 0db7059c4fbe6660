"""Can real dice be typed in?"""

import pytest

from gobelet.core.refusal import Refusal
from gobelet.front.faces import read_dice
from gobelet.games import GAMES

DUEL = GAMES["qwixx_duel"]
SIX = (1, 2, 3, 4, 5, 6)
ALL, NO_RED = (SIX,) * 6, (SIX, SIX, (), SIX, SIX, SIX)


@pytest.mark.parametrize(
    "typed", ["1 2 3 4 5 6", "123456", "white1=1 white2=2 red=3 yellow=4 green=5 blue=6",
              "blue=6 red=3 yellow=4 green=5 white1=1 white2=2"],
)  # fmt: skip
def test_faces_come_in_order_or_with_names(typed: str) -> None:
    assert read_dice(DUEL, ALL, typed) == (1, 2, 3, 4, 5, 6)


def test_a_die_out_of_play_is_not_typed() -> None:
    assert read_dice(DUEL, NO_RED, "1 2 4 5 6") == (1, 2, 0, 4, 5, 6)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("1 2 3", "6 faces are needed, one for each of white, white, red, yellow, green, blue; '1 2 3' has 3"),
        ("", "'' has 0"),
        ("1 2 3 4 5 7", "Die blue cannot show '7'"),
        ("white1=1 white1=2", "Die white1 stands there twice"),
        ("pink=1", "'pink=1' is no die"),
    ],
)
def test_mistyped_dice_are_refused(typed: str, reason: str) -> None:
    with pytest.raises(Refusal, match=reason.replace("(", r"\(")):
        read_dice(DUEL, ALL, typed)
