"""Are means, errors and leads what they should be, and are moves left alone only beyond doubt? On made-up games."""

from dataclasses import astuple
from math import sqrt
from typing import Any

import numpy
import pytest

from gobelet.coach.advice import (
    DIFFER,
    ENOUGH,
    FEW,
    MOST_GAMES,
    SHOWN,
    Advice,
    Estimate,
    Rows,
    Tried,
    certain,
    less,
    likeliest,
    slope,
    together,
)
from gobelet.coach.rollouts import GLIMPSE, MARGIN, POINTS, UNSEEN, WINS

NO_GLIMPSES: Rows = numpy.array([])


def games(points: Any, glimpses: Any = UNSEEN) -> Rows:
    """Whole games that came to so many points."""
    points = numpy.asarray(points, float)
    rows = numpy.zeros((len(points), 5))
    rows[:, POINTS] = rows[:, MARGIN] = points
    rows[:, WINS] = points > 0
    rows[:, GLIMPSE] = glimpses
    return rows


def advice(*points: Any, goal: int = POINTS) -> Advice:
    """What is thought of moves 0, 1, 2... after games with so many points, none of them glimpsed."""
    found = Advice(goal, tuple(range(len(points))))
    for move, came in enumerate(points):
        found.take(move, games(came), numpy.full(3, UNSEEN))
    found.reckon()
    return found


def noise(number: int, many: int) -> Rows:
    return numpy.random.default_rng(number).normal(0, 10, many)


def test_a_mean_has_its_standard_error() -> None:
    """As wide as that of three games fewer, since the spread is only guessed."""
    found = certain(numpy.array([1.0, 2.0, 3.0, 6.0, 3.0]), POINTS)

    assert (found.mean, found.error) == pytest.approx((3.0, sqrt(14 / 4 / (5 - 3))))


def test_a_few_games_lean_on_the_usual_spread() -> None:
    few, many = (certain(numpy.ones(count), POINTS, usual=4.0) for count in (FEW - 1, FEW))

    assert (few.error, many.error) == (sqrt(4 / (FEW - 1 - 3)), 0.0)


def test_nobody_is_sure_to_win_after_a_few_games() -> None:
    assert certain(numpy.ones(8), WINS) == Estimate(1.0, sqrt(1 / 10 / 5))


def test_a_lead_is_counted_game_by_game() -> None:
    """The same dice for both: what each comes to is luck, what lies between them is not."""
    luck = noise(1, 40)
    found = advice(luck + 1, luck)

    assert astuple(found.lead(0, 1, POINTS)) == pytest.approx((1.0, 0.0))
    assert found.estimate(0, POINTS).error > 1
    assert [worth.move for worth in found.ranked()] == [0, 1]


def test_only_games_that_both_moves_had_are_compared() -> None:
    found = advice([1, 2, 3, 100], [0, 1, 2])

    assert found.lead(0, 1, POINTS).mean == 1.0


def test_the_best_move_is_behind_nobody() -> None:
    best, other = advice(noise(1, 40) + 50, noise(2, 40)).ranked()

    assert best.behind == Estimate(0.0, 0.0)
    assert other.behind.mean == pytest.approx(best.points.mean - other.points.mean)


def test_a_slope_tells_how_much_goes_along_with_a_glimpse() -> None:
    seen = noise(3, 50)
    along, against = (Tried(games(factor * seen + 7, seen), NO_GLIMPSES) for factor in (3, -3))

    assert astuple(slope([along], POINTS)) == pytest.approx((3.0, 0.0))
    assert slope([against], POINTS).mean == 0.0
    assert slope([Tried(games(seen, 1.0), NO_GLIMPSES)], POINTS) == slope([], POINTS) == Estimate(0.0, 0.0)


def test_moves_do_not_lend_a_slope_to_one_another() -> None:
    """That one move is both seen and found better says nothing of what goes along within it."""
    one, other = (Tried(games(noise(move, 40) + 100 * move, float(move)), NO_GLIMPSES) for move in (0, 1))

    assert slope([one, other], POINTS) == Estimate(0.0, 0.0)


def seen_and_played(number: int, many: int, values: list[float]) -> Advice:
    """Games that follow their glimpses, which players misjudge by as much as is said of them."""
    chance, found = numpy.random.default_rng(number), Advice(POINTS, tuple(range(len(values))))
    for move, value in enumerate(values):
        wrong = chance.normal(0, DIFFER[POINTS])
        seen, short = (chance.normal(value - wrong, 6, count) for count in (many, 3 * many))
        found.take(move, games(seen + wrong + chance.normal(0, 20, many), seen), short)
    found.reckon()
    return found


def test_glimpses_make_surer() -> None:
    found = seen_and_played(1, 40, [0.0, 3.0])

    assert found.slopes[POINTS].mean > 0.3
    whole = less(found.tried[1].games[:, POINTS], found.tried[0].games[:, POINTS])
    assert found.lead(1, 0, POINTS).error < certain(whole, POINTS).error


def test_moves_with_the_same_dice_are_one_game_not_many() -> None:
    luck = noise(1, 40)

    assert together([luck + move for move in range(5)]).tolist() == pytest.approx((luck + 2).tolist())
    assert together([luck, luck[:10] + 2])[[0, 20]].tolist() == pytest.approx([luck[0] + 1, luck[20]])


def test_a_move_that_ended_before_it_was_glimpsed_counts_by_its_games_only() -> None:
    found = seen_and_played(1, 40, [0.0, 3.0])
    found.take(0, games([5.0]), numpy.array([UNSEEN]))
    found.reckon()
    rows = found.tried[0].games[:, POINTS]

    assert found.estimate(0, POINTS) == certain(rows, POINTS)
    assert found.lead(1, 0, POINTS).mean == pytest.approx(float((found.tried[1].games[:, POINTS] - rows[:40]).mean()))


@pytest.mark.parametrize("many", [12, 40, 200])
def test_values_and_leads_lie_within_two_errors_as_often_as_they_should(many: int) -> None:
    values, trials, held = [0.0, 2.0, 4.0, 6.0], 200, list[bool]()
    for number in range(trials):
        found = seen_and_played(number, many, values)
        estimates = [found.estimate(move, POINTS) for move in found.moves]
        held += [abs(each.mean - value) < 2 * each.error for each, value in zip(estimates, values, strict=True)]
        lead = found.lead(3, 0, POINTS)
        held.append(abs(lead.mean - 6.0) < 2 * lead.error)

    assert numpy.mean(held) > 0.93


def test_moves_beyond_doubt_behind_are_left_alone() -> None:
    far = [noise(move, 40) - 50 * (move > 3) for move in range(6)]
    found = advice(*far)

    assert found.left == {4, 5}
    assert found.open() == [0, 1, 2, 3]


def test_the_best_few_are_never_left_alone() -> None:
    found = advice(*(noise(0, 40) - 50 * move for move in range(5)))

    assert found.open() == list(range(SHOWN))


def test_nothing_is_left_alone_before_there_are_enough_games() -> None:
    few = ENOUGH // 5
    found = advice(*(noise(0, few) - 50 * move for move in range(5)))

    assert few * 5 < ENOUGH
    assert found.left == set()


def test_a_move_that_was_left_alone_is_opened_again_when_the_others_fall_back() -> None:
    luck = noise(0, 40)
    found = advice(*(luck - 0.1 * move for move in range(3)), luck - 5)
    before = found.open()
    for move in before:
        found.take(move, games(noise(9, 400) - 100), numpy.full(3, UNSEEN))
    found.reckon()

    assert (before, found.open()) == ([0, 1, 2], [0, 1, 2, 3])


def test_settled_when_told_apart_or_alike() -> None:
    luck = noise(0, 80)

    assert advice(luck + 1, luck).settled
    assert advice(luck, luck).settled
    assert not advice(luck, noise(1, 80)).settled
    assert not advice(luck[: ENOUGH // 2 - 1] + 1, luck[: ENOUGH // 2 - 1]).settled


def test_somebody_who_cannot_tell_gives_up_at_last() -> None:
    assert advice(noise(0, MOST_GAMES), noise(1, MOST_GAMES)).settled


def test_a_chance_to_win_is_told_apart_by_wins_not_by_points() -> None:
    luck = numpy.abs(noise(0, 80)) + 1

    assert [worth.move for worth in advice(luck * 100, luck).ranked()] == [0, 1]
    found = advice(numpy.where(numpy.arange(80) < 70, 500.0, -1.0), luck, goal=WINS)
    assert [worth.move for worth in found.ranked()] == [1, 0]


def test_the_likeliest_moves_come_first_and_all_where_nobody_has_an_opinion() -> None:
    assert likeliest([7, 8, 9], [0.1, 0.3, 0.2], most=2) == (8, 9)
    assert likeliest(range(20), None) == tuple(range(20))
