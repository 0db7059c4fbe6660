"""Are games played on by the rules, each the same whatever else is played, and in both gears?"""

import numpy
import pytest

from gobelet.coach.rollouts import GLIMPSE, MARGIN, NO_MOVE, PARTS, POINTS, UNSEEN, WINS, Rollouts
from gobelet.core.game import Over
from gobelet.core.setup import Setup, set_up
from gobelet.games import GAMES
from tests.coach.games import CARDS, DUEL, chance, played
from tests.positions import setup_name

CARDS_2 = set_up(GAMES["objectif"], 2, {"rounds": "2"})


def in_first_gear(setup: Setup) -> Rollouts:
    return Rollouts(setup, "first")


@pytest.mark.parametrize("setup", [DUEL, CARDS_2], ids=setup_name)
def test_a_game_is_the_same_whatever_is_played_with_it(setup: Setup) -> None:
    table = played(setup, ["random"] * setup.seats, 3, most=1)
    rollouts, starts = in_first_gear(setup), [table.state, table.state]
    at_once = rollouts.play_on(starts, 0, NO_MOVE, 5, 0, 4)
    later = rollouts.play_on(starts, 0, NO_MOVE, 5, 2, 2)

    assert at_once[2:].tolist() == later.tolist()
    assert at_once[:2].tolist() != later.tolist()


def test_a_move_does_not_change_the_dice() -> None:
    """So games that go alike afterwards come to the same."""
    asked = played(DUEL, ["strong", "strong"], 3, most=1).decision(0, chance(1))
    rollouts = in_first_gear(DUEL)
    usual = rollouts.choice(asked.view, 0, asked.moves, 1)
    with_it, without = (rollouts.play_on([asked.view], 0, move, 5, 0, 3) for move in (usual, NO_MOVE))

    assert with_it[:, :, :GLIMPSE].tolist() == without[:, :, :GLIMPSE].tolist()


def test_a_game_that_is_over_comes_to_its_score() -> None:
    table = played(DUEL, ["random", "random"], 4)
    (found,) = in_first_gear(DUEL).play_on([table.state], 0, NO_MOVE, 5, 0, 1)
    scores = [table.game.score(table.state, seat) for seat in (0, 1)]

    for seat, score in enumerate(scores):
        margin = score.total - scores[1 - seat].total
        assert found[seat, [POINTS, MARGIN]].tolist() == [score.total, margin]
        assert found[seat, PARTS:].tolist() == [points for _, points in score.parts]
        assert found[seat, WINS] == (1.0 if table.game.winners(table.state) == (seat,) else 0.0)
    assert found[0, GLIMPSE] == UNSEEN


def test_a_move_may_end_the_game() -> None:
    """All have laid a card in the only round: to stop is to be judged."""
    table = played(CARDS, ["random"] * 3, 2, most=4)
    seat = table.state.active
    stop = table.meant(seat, "stop")
    found = in_first_gear(CARDS).play_on([table.state], seat, stop, 5, 0, 3)
    table.play(seat, stop)

    assert isinstance(table.turn(), Over)
    assert (found == found[0]).all()
    assert found[0, :, POINTS].tolist() == [table.game.score(table.state, each).total for each in range(3)]


def test_a_margin_may_lie_below_or_above_nothing() -> None:
    """Against those who lose points, too: in a game with misses points may fall below nothing."""
    found = in_first_gear(DUEL).play_on([DUEL.start()], 0, NO_MOVE, 5, 0, 4)

    assert found[:, 0, MARGIN].tolist() == (found[:, 0, POINTS] - found[:, 1, POINTS]).tolist()
    assert (found[:, 0, MARGIN] == -found[:, 1, MARGIN]).all()


def test_a_glimpse_is_the_same_in_games_that_end_there() -> None:
    rollouts, start = in_first_gear(DUEL), DUEL.start()
    whole, short = (rollouts.play_on([start], 0, NO_MOVE, 5, 0, 3, whole=each) for each in (True, False))

    assert (whole[:, 0, GLIMPSE] > UNSEEN).all()
    assert whole[:, 0, GLIMPSE].tolist() == short[:, 0, GLIMPSE].tolist()
    assert not short[:, :, POINTS].any()


@pytest.mark.dear
@pytest.mark.parametrize(
    "setup",
    [pytest.param(setup, marks=pytest.mark.xdist_group(setup.game.name)) for setup in (DUEL, CARDS_2)],
    ids=setup_name,
)
def test_both_gears_play_the_same_games(setup: Setup) -> None:
    table = played(setup, ["random"] * setup.seats, 3, most=8)
    plain, quick = (Rollouts(setup, gear).play_on([table.state], 0, NO_MOVE, 5, 0, 6) for gear in ("first", "second"))

    assert plain[:, :, [POINTS, MARGIN, WINS]].tolist() == quick[:, :, [POINTS, MARGIN, WINS]].tolist()
    assert numpy.allclose(plain, quick, atol=1e-4)  # single precision and double
