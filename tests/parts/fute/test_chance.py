"""Which dice can lie on the platter of somebody who plays alone? TF52."""

from collections import Counter
from itertools import product

import pytest

from gobelet.games.tres_fute import GAME
from gobelet.games.tres_fute.state import State
from gobelet.parts.fute.chance import PLATTERS, are_lowest, shows, sides
from gobelet.parts.fute.notation import COLOURS, PLATTER
from gobelet.parts.fute.table import DICE, LOWEST_SERVED


def showing(faces: tuple[int, ...]) -> State:
    state: State = GAME.start(1, {"edition": "new"})
    state.table.dice[:] = faces
    return state


def test_tf52_a_platter_is_any_three_of_the_six_dice() -> None:
    assert len(set(PLATTERS)) == 20
    assert all(platter.bit_count() == LOWEST_SERVED for platter in PLATTERS)


def test_tf52_it_is_written_by_the_dice_on_it() -> None:
    named = ["+".join(COLOURS[die] for die in range(DICE) if platter >> die & 1) for platter in PLATTERS]

    assert list(PLATTER.faces) == named


@pytest.mark.parametrize("faces", [(1, 2, 3, 4, 5, 6), (3, 3, 1, 3, 6, 2), (2, 2, 2, 2, 2, 2), (6, 1, 6, 1, 6, 1)])
def test_tf52_the_faces_that_can_come_up_are_the_sets_of_lowest_dice(faces: tuple[int, ...]) -> None:
    state = showing(faces)
    lowest = Counter(sorted(faces)[:LOWEST_SERVED])
    fitting = [
        number
        for number, platter in enumerate(PLATTERS, 1)
        if Counter(face for die, face in enumerate(faces) if platter >> die & 1) == lowest
    ]

    assert [shows(state, DICE, side) for side in range(1, sides(state, DICE) + 1)] == fitting


def test_tf52_every_roll_of_six_dice_has_a_platter() -> None:
    rolls = product((1, 2), repeat=DICE)

    assert all(any(are_lowest(showing(roll), platter) for platter in PLATTERS) for roll in rolls)


def test_an_ordinary_die_has_six_sides_that_show_themselves() -> None:
    state = showing((1, 2, 3, 4, 5, 6))

    assert [shows(state, 2, side) for side in range(1, sides(state, 2) + 1)] == [1, 2, 3, 4, 5, 6]
