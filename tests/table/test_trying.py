"""What would a saying change, while nothing counts?"""

import pytest

from gobelet.core.refusal import Refusal
from gobelet.core.setup import set_up
from gobelet.front.match import Match
from gobelet.games import GAMES
from gobelet.table.trying import tried

A = 0


def test_a_view_before_and_after() -> None:
    match = Match(set_up(GAMES["qwixx_duel"], 2), number=3)
    match.roll()
    trial = tried(match.table, A, "red5")
    assert trial

    score = match.game.score
    assert (score(trial.before, A).total, score(trial.after, A).total) == (0, 1)
    assert match.scores()["A"]["total"] == 0


def test_what_cannot_be_said_cannot_be_tried() -> None:
    match = Match(set_up(GAMES["qwixx_duel"], 2), number=3)
    match.roll()

    with pytest.raises(Refusal, match="not possible now"):
        tried(match.table, A, "red12")


def test_ob12_trying_the_last_card_does_not_tell_the_others() -> None:
    match = Match(set_up(GAMES["objectif"], 2), number=3)
    match.roll()
    match.play("B", "pair")
    laid_pair = tried(match.table, A, "joker")
    match = Match(set_up(GAMES["objectif"], 2), number=3)
    match.roll()
    match.play("B", "joker")
    laid_joker = tried(match.table, A, "joker")

    draw = match.game.look.picture
    assert laid_pair and laid_joker
    assert draw(laid_pair.after, A) == draw(laid_joker.after, A)
