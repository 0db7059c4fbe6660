"""Do luck and decisions add up to the result, does good play cost nothing, and bad play the more the worse it is?"""

from functools import cache
from math import sqrt

import numpy
import pytest

from gobelet.coach.review import OUTCOMES, Review, Reviewing
from gobelet.coach.rollouts import MARGIN, POINTS, WINS, Rollouts
from gobelet.core.event import Played
from gobelet.core.game import Over
from gobelet.core.setup import Setup
from gobelet.table.table import Table
from tests.coach.games import ALONE, CARDS, DUEL, played

FEW = 8  # games of each position: cheap, and enough for what is asked here

compiles = pytest.mark.xdist_group("qwixx_duel")
compiles_cards = pytest.mark.xdist_group("objectif")
pytestmark = pytest.mark.dear


@cache
def review_of(game: str, bots: str, number: int, most: int = 1000) -> tuple[Table, Review]:
    setup = {"duel": DUEL, "cards": CARDS, "alone": ALONE}[game]
    table = played(setup, bots.split(), number, most)
    return table, reviewed(setup, table)


def reviewed(setup: Setup, table: Table) -> Review:
    reviewing = Reviewing(Rollouts(setup), table.events, 3 * FEW if setup is ALONE else FEW)
    assert list(reviewing.steps()) == list(range(1, len(reviewing) + 1))
    return reviewing.done()


EACH = [
    pytest.param("duel", "strong random", 3, 1000, marks=compiles, id="a duel"),
    pytest.param("duel", "random casual", 4, 30, marks=compiles, id="a duel that is not over"),
    pytest.param("cards", "strong random casual", 2, 1000, marks=compiles_cards, id="secret cards"),
]


@pytest.mark.parametrize(("game", "bots", "number", "most"), EACH)
def test_start_luck_and_everybodys_decisions_add_up_to_the_result(game: str, bots: str, number: int, most: int) -> None:
    table, review = review_of(game, bots, number, most)

    for seat, balances in enumerate(review.balances):
        for outcome, balance in zip(OUTCOMES, balances, strict=True):
            parts = balance.start.mean + balance.luck.mean + balance.own.mean + balance.others.mean
            assert parts == pytest.approx(balance.result, abs=1e-9)
            assert balance.adjusted.mean == pytest.approx(balance.result - balance.luck.mean)
            assert balance.result == review.expected[-1][seat][outcome].mean
        if isinstance(table.turn(), Over):
            assert balances[POINTS].result == table.game.score(table.state, seat).total


@pytest.mark.parametrize(("game", "bots", "number", "most"), EACH)
def test_dice_are_luck_and_decisions_are_somebodys(game: str, bots: str, number: int, most: int) -> None:
    table, review = review_of(game, bots, number, most)

    for event, seats in zip(table.events, review.steps, strict=True):
        for seat, step in enumerate(seats):
            if not isinstance(event, Played):
                assert not any(step.own) and not any(step.others)
            elif event.seat == seat:
                assert not any(step.others)
            else:
                assert not any(step.own)


@compiles
def test_what_one_of_two_loses_the_other_wins() -> None:
    review = review_of("duel", "strong random", 3)[1]

    for outcome in (MARGIN, WINS):
        one, other = (balances[outcome] for balances in review.balances)
        assert (one.luck.mean, one.own.mean, one.others.mean) == pytest.approx(
            (-other.luck.mean, -other.others.mean, -other.own.mean)
        )
        assert one.luck.error == pytest.approx(other.luck.error)


@compiles
def test_what_the_strong_player_would_do_is_no_skill_and_no_loss() -> None:
    review = review_of("duel", "strong random", 3)[1]

    assert all(balance.own.mean == balance.own.error == 0.0 for balance in review.balances[0])
    assert review.balances[1][WINS].others.mean == 0.0
    assert review.balances[1][WINS].own.mean < 0
    assert review.balances[1][MARGIN].own.mean < 0


@compiles
def test_only_choices_are_reviewed_and_each_once() -> None:
    table, review = review_of("duel", "strong random", 3)
    free = [
        place
        for place, event in enumerate(table.events)
        if isinstance(event, Played) and len(Table(DUEL, table.events[:place]).position.moves(event.seat)) > 1
    ]

    assert [each.place for each in review.decisions] == free


@pytest.mark.xdist_group("tres_fute")
def test_the_costliest_come_first_and_errors_even_out_in_the_sum() -> None:
    review = review_of("alone", "random", 3)[1]
    costs = [each.cost.mean for each in review.costliest(0)]

    assert costs == sorted(costs, reverse=True)
    assert min(costs) > 0
    assert review.cost(0).mean == pytest.approx(sum(each.cost.mean for each in review.decisions))
    assert all(each.cost.mean == 0 for each in review.decisions if each.best == each.move)


@pytest.mark.xdist_group("tres_fute")
def test_the_worse_somebody_plays_the_more_it_costs() -> None:
    at_random, casual, strong = (review_of("alone", who, 3)[1] for who in ("random", "casual", "strong"))

    assert at_random.cost(0).mean > casual.cost(0).mean > strong.cost(0).mean
    assert at_random.cost(0).mean > 3 * at_random.cost(0).error
    assert abs(strong.cost(0).mean) < 3 * strong.cost(0).error
    assert at_random.balances[0][POINTS].own.mean < casual.balances[0][POINTS].own.mean < 0
    assert strong.balances[0][POINTS].own.mean == 0


@compiles
def test_the_same_record_is_reviewed_alike() -> None:
    table, review = review_of("duel", "random casual", 4, 30)

    assert reviewed(DUEL, table) == review


@compiles_cards
def test_luck_averages_nothing_over_many_games() -> None:
    """Over games of bad players: what they lose is laid at their own door."""
    rollouts = Rollouts(CARDS)
    lucks = []
    for number in range(16):
        reviewing = Reviewing(rollouts, played(CARDS, ["random"] * 3, number).events, FEW // 2, number)
        list(reviewing.steps())
        lucks.append([balance[POINTS].luck.mean for balance in reviewing.done().balances])
    means, errors = numpy.mean(lucks, axis=0), numpy.std(lucks, axis=0, ddof=1) / sqrt(len(lucks))

    assert (numpy.abs(means) < 3 * errors).all()
