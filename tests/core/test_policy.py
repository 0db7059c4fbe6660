"""What makes a policy, and what does a player know who must decide?"""

from typing import Any

import pytest

from gobelet.bots import BOTS, sit
from gobelet.core.decision import Decision
from gobelet.core.event import Played, Rolled
from gobelet.core.policy import policy
from gobelet.core.rule import BrokenRule
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.games.objectif.state import HIDDEN
from gobelet.table.table import Table
from tests.table.tables import draws

A, B = 0, 1
CARDS = set_up(GAMES["objectif"], 2)


@policy
def highest(view: Any, seat: int, legal: Any, count: int, chance: Any, mind: Any) -> Any:
    return legal[count - 1]


def laid(*cards: str) -> Table:
    """Everybody has laid a card on a straight."""
    lays = [Played(seat, CARDS.game.read(card)) for seat, card in enumerate(cards)]
    return Table(CARDS, [Rolled((1, 2, 3, 4, 5)), *lays])


def asked(table: Table, seat: int = A) -> Decision:
    return table.decision(seat, draws(1))


def test_a_policy_is_named_after_its_rule() -> None:
    assert repr(highest) == "<policy highest>"


def test_a_policy_takes_six_parameters() -> None:
    with pytest.raises(BrokenRule, match="must take 6 parameters: view, seat, legal, count, chance, mind"):
        policy(lambda view, seat: 0)


def test_a_policy_sits_on_a_seat_as_a_player() -> None:
    decision = asked(laid())

    assert sit(highest, CARDS)(decision) == decision.moves[-1]


def test_a_bot_is_one_record() -> None:
    assert [(bot.name, bot.level) for bot in BOTS.values() if bot.offered] == [
        ("beginner", 2),
        ("casual", 3),
        ("strong", 4),
        ("master", 5),
    ]
    assert str(BOTS["random"].manner) == "plays anything"


def test_a_decision_has_the_legal_moves_in_words() -> None:
    assert asked(laid("pair", "joker")).legal[:2] == ["stop", "d1 reroll"]


def test_a_decision_shows_no_card_that_lies_face_down() -> None:
    decision = asked(laid("pair", "four"))

    assert decision.view.laid[B][0] == HIDDEN
    assert decision.log[-1] == Played(B, None)


def test_two_states_that_look_alike_are_one_decision() -> None:
    one, other = (asked(laid("pair", card)) for card in ("four", "joker"))

    assert (one.view, one.log, one.moves) == (other.view, other.log, other.moves)


def test_what_a_move_would_bring() -> None:
    table = Table(set_up(GAMES["qwixx_duel"], 2), [Rolled((2, 3, 1, 4, 2, 1))])
    decision = asked(table)

    assert [decision.lead_after(saying) for saying in ("red5", "pass")] == [1, 0]
    assert decision.score_after("red5").total == 1
    assert table.decision(A, draws(1)).view == decision.view  # nothing was played


def test_a_bot_answers_at_a_table() -> None:
    table = laid("pair", "joker")
    table.answer(A, lambda decision: "stop", draws(1))

    assert table.events[-1] == Played(A, CARDS.game.read("stop"))
