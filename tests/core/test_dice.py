"""Do dice fall with their exact weights, and from every source?"""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobelet.core.dice import folded_rolls, outcomes, rolls, scripted_dice, seeded_dice, system_dice
from gobelet.core.refusal import Refusal

SIX = (1, 2, 3, 4, 5, 6)
NONE = ()
sides = st.integers(0, 6).map(lambda count: tuple(range(1, count + 1)))
handfuls = st.lists(st.tuples(sides, st.sampled_from(["white", "red"])), max_size=5)
Handful = list[tuple[tuple[int, ...], str]]


def split(handful: Handful) -> tuple[list[tuple[int, ...]], list[str]]:
    return [faces for faces, _ in handful], [kind for _, kind in handful]


@pytest.mark.parametrize(("dice", "distinct"), [(1, 6), (2, 21), (5, 252)])
def test_dice_that_look_alike_are_folded(dice: int, distinct: int) -> None:
    assert len(list(outcomes([SIX] * dice, ["white"] * dice))) == distinct


def test_dice_of_different_kinds_are_told_apart() -> None:
    assert len(list(outcomes((SIX, SIX), ("white", "red")))) == 36


def test_a_pair_falls_in_one_way_and_two_faces_in_two() -> None:
    weights = dict(outcomes((SIX, SIX), ("white", "white")))

    assert (weights[3, 3], weights[3, 4]) == (1, 2)


def test_dice_that_do_not_fall_show_nothing() -> None:
    assert list(outcomes((NONE, (1, 2), NONE), ("white", "white", "red"))) == [((0, 1, 0), 1), ((0, 2, 0), 1)]


def test_no_dice_fall_in_one_way() -> None:
    assert list(outcomes((NONE, NONE), ("white", "red"))) == [((0, 0), 1)]


@given(handfuls)
def test_weights_sum_to_the_number_of_rolls(handful: Handful) -> None:
    possible, kinds = split(handful)

    assert sum(weight for _, weight in outcomes(possible, kinds)) == rolls(possible)


@given(handfuls)
def test_outcomes_are_distinct(handful: Handful) -> None:
    found = [faces for faces, _ in outcomes(*split(handful))]

    assert len(set(found)) == len(found) == folded_rolls(*split(handful))


@given(handfuls)
def test_a_weight_counts_the_rolls_that_look_the_same(handful: Handful) -> None:
    possible, kinds = split(handful)
    groups = list(zip(kinds, possible, strict=True))
    every_roll = product(*(faces or [0] for faces in possible))
    looks = Counter(frozenset(Counter(zip(groups, faces, strict=True)).items()) for faces in every_roll)

    assert looks == {
        frozenset(Counter(zip(groups, faces, strict=True)).items()): weight
        for faces, weight in outcomes(possible, kinds)
    }


@given(st.lists(sides, max_size=8))
def test_system_dice_show_a_face_they_have(possible: list[tuple[int, ...]]) -> None:
    fallen = system_dice(possible)

    assert all(face in (faces or [0]) for face, faces in zip(fallen, possible, strict=True))


def test_system_dice_show_every_side() -> None:
    assert set(system_dice([SIX] * 600)) == {1, 2, 3, 4, 5, 6}


@given(st.integers(0, 2**63 - 1))
def test_seeded_dice_fall_the_same_way_for_the_same_number(number: int) -> None:
    one, other = seeded_dice(number), seeded_dice(number)

    assert [one([SIX] * 5) for _ in range(3)] == [other([SIX] * 5) for _ in range(3)]


def test_seeded_dice_fall_another_way_for_another_number() -> None:
    assert seeded_dice(1)([SIX] * 20) != seeded_dice(2)([SIX] * 20)


def test_seeded_dice_show_a_face_they_have() -> None:
    fall = seeded_dice(7)
    faces = [fall((SIX, NONE, (1, 2))) for _ in range(200)]

    assert [set(shown) for shown in zip(*faces, strict=True)] == [{1, 2, 3, 4, 5, 6}, {0}, {1, 2}]


def test_scripted_dice_fall_as_written() -> None:
    fall = scripted_dice([(1, 2), (6, 0)])

    assert [fall((SIX, SIX)), fall((SIX, NONE))] == [(1, 2), (6, 0)]


def test_a_script_that_has_come_to_its_end_is_refused() -> None:
    with pytest.raises(Refusal, match="no further roll is written down"):
        scripted_dice([])((SIX, SIX))
