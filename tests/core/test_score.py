"""Do the parts of a score add up?"""

from gobelet.core.score import Score


def test_the_total_is_the_sum_of_the_parts() -> None:
    assert Score((("red", 6), ("blue", 3), ("misses", -5))).total == 4


def test_a_score_without_parts_is_zero() -> None:
    assert Score(()).total == 0


def test_parts_and_total_by_name_in_their_order() -> None:
    shown = Score((("red", 6), ("misses", -5))).as_dict()

    assert list(shown.items()) == [("red", 6), ("misses", -5), ("total", 1)]
