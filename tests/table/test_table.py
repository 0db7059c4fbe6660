"""Is a table changed by events only, and how far can it go back?"""

import pytest

from gobelet.core.dice import scripted_dice
from gobelet.core.event import Played, Rolled
from gobelet.core.refusal import Refusal
from gobelet.core.replay import replay
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.table.table import Table

A, B = 0, 1
DUEL = set_up(GAMES["qwixx_duel"], 2)
CARDS = set_up(GAMES["objectif"], 2)


def duel() -> Table:
    """Seat A may place on a 7, then on sums of 3 or 4 with a coloured 1."""
    table = Table(DUEL)
    table.roll(scripted_dice([(3, 4, 1, 1, 1, 1)]))
    return table


def cards() -> Table:
    """Five dice lie on the table; both seats owe a card, A is active."""
    table = Table(CARDS)
    table.roll(scripted_dice([(1, 2, 3, 4, 6)]))
    return table


def mosaic() -> Table:
    """A has laid a pattern, and B has placed it in secret: two answers since the dice."""
    table = Table(set_up(GAMES["mosaix"], 2))
    table.roll(scripted_dice([(1, 2, 2, 3)]))
    table.say(A, "xa1 xb1 oc1 ta2")
    table.say(B, table.game.sayings(table.state, B)[0])
    return table


def test_what_is_said_is_played_and_written_down() -> None:
    table = duel()
    table.say(A, "red7")

    assert table.events[-1] == Played(A, DUEL.game.read("red7"))


def test_a_move_may_be_pointed_out_in_several_ways() -> None:
    table = Table(set_up(GAMES["mosaix"], 1))
    table.roll(scripted_dice([(1, 2, 2, 3)]))
    table.say(A, "tc1 oa2 xb2 xc2")

    assert table.events[-1] == Played(A, table.game.read("xa1 xb1 oc1 ta2"))


def test_tokens_may_be_said_in_any_order() -> None:
    table = cards()
    table.say(A, "pair")
    table.say(B, "joker")
    table.say(A, "reroll  d4 d1")

    assert table.events[-1] == Played(A, CARDS.game.read("d1 d4 reroll"))


@pytest.mark.parametrize("saying", ["red8", "red7 pass", "nonsense", ""])
def test_a_refusal_changes_nothing(saying: str) -> None:
    table = duel()
    before = table.record()
    with pytest.raises(Refusal):
        table.say(A, saying)

    assert table.record() == before
    assert table.state == replay(DUEL, table.events)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    with pytest.raises(Refusal, match="It is seat A's turn, not B's"):
        duel().say(B, "pass")


def test_nothing_is_rolled_while_somebody_must_choose() -> None:
    table = duel()
    with pytest.raises(Refusal, match="seat A must choose first"):
        table.roll(scripted_dice([(1, 1, 1, 1, 1, 1)]))

    assert len(table.events) == 1


def test_the_state_is_always_the_fold_of_the_events() -> None:
    table = duel()
    table.say(A, "red7")
    table.say(A, "pass")
    table.undo([A])

    assert table.state == replay(DUEL, table.events)


def test_undo_takes_back_answer_after_answer() -> None:
    table = duel()
    table.say(A, "red7")
    table.say(A, "pass")
    table.undo([A])
    table.undo([A])

    assert table.events == [Rolled((3, 4, 1, 1, 1, 1))]


def test_before_the_first_dice_nothing_can_be_taken_back() -> None:
    assert not Table(DUEL).may_undo([A, B])


def test_undo_never_takes_back_dice() -> None:
    table = duel()
    before = table.record()
    with pytest.raises(Refusal, match="Nothing can be taken back"):
        table.undo([A])

    assert table.record() == before


def test_at_one_screen_undo_takes_later_answers_of_others_too() -> None:
    table = mosaic()
    table.undo([A])

    assert len(table.events) == 1


def test_undo_never_takes_away_what_another_has_answered() -> None:
    """Attack 10: A sees B's answer, takes back their own and B's with it, and answers better."""
    table = mosaic()
    before = table.record()

    assert not table.may_undo([A], along=[A])
    with pytest.raises(Refusal, match="another player has answered since"):
        table.undo([A], along=[A])
    assert table.record() == before

    table.undo([B], along=[B])
    table.undo([A], along=[A])  # with B's word: they took theirs back first
    assert len(table.events) == 1


def test_undo_stops_at_an_answer_that_is_open_at_once() -> None:
    """Attack 1: B lays a card in secret, A lays the last one openly; B must not lay another one knowing it."""
    table = cards()
    table.say(B, "joker")
    table.say(A, "pair")

    assert not table.may_undo([B])
    with pytest.raises(Refusal, match="Nothing can be taken back"):
        table.undo([B])
    table.undo([A])  # who has seen nothing of B's
    assert not table.may_undo([B])


def test_undo_stops_at_a_revealed_secret() -> None:
    table = cards()
    table.say(A, "pair")
    table.say(B, "joker")  # OB4: now A's card is turned up

    assert not table.may_undo([A, B])


def test_undo_passes_over_the_answers_of_others() -> None:
    table = cards()
    table.say(A, "pair")

    assert not table.may_undo([B])


def test_a_table_can_be_laid_again_from_its_events() -> None:
    table = cards()
    table.say(A, "pair")
    table.say(B, "joker")
    again = Table(CARDS, table.events)

    assert again.record() == table.record()
    assert not again.may_undo([A, B])
