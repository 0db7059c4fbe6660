"""Is a table the fold of its log, and is nobody's answer taken for another question?"""

import pytest

from gobelet.core.event import Played, Rolled
from gobelet.core.game import Choose, Roll
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup, set_up
from gobelet.core.sfc32 import below
from gobelet.games import GAMES
from gobelet.table import session as session_module
from gobelet.table.fold import header_of, setup_of
from gobelet.table.session import TYPED, Session
from gobelet.table.store import Stale
from tests.positions import SETUPS, setup_name
from tests.table.tables import SMALL_SETUPS, draws, laid, opened, restored, someone_answers

A, B = 0, 1
DUEL = set_up(GAMES["qwixx_duel"], 2)
CARDS = set_up(GAMES["objectif"], 2)

each_small_setup = pytest.mark.parametrize("setup", SMALL_SETUPS, ids=setup_name)


def fold(session: Session) -> object:
    return session.table.events, session.table.state, session.length, session.since, session.table.record()


@each_small_setup
@pytest.mark.parametrize("seed", range(2))
def test_acting_and_undoing_and_restoring_give_the_same_fold(setup: Setup, seed: int) -> None:
    session, lines = opened(setup)
    chance = draws(seed)
    for _ in range(60):
        lines += someone_answers(session, chance)
        seats = [below(chance, setup.seats)]
        if below(chance, 3) == 0 and session.may_undo(seats[0]):
            lines += session.undo(seats, session.length)

    assert fold(restored(session, lines)) == fold(session)
    assert len(lines) == session.length


@each_small_setup
def test_any_prefix_of_a_log_is_a_table_that_can_go_on(setup: Setup) -> None:
    session, lines = opened(setup)
    for _ in range(5):
        lines += someone_answers(session, draws(1))
    for number in range(len(lines) + 1):
        assert restored(session, lines[:number]).length == number
    assert fold(restored(session, lines)) == fold(session)


@each_small_setup
def test_a_copy_leaves_the_original_alone(setup: Setup) -> None:
    session, lines = opened(setup)
    someone_answers(session.copy(), draws(1))

    assert fold(session) == fold(restored(session, lines))


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_a_setup_is_read_back_from_its_header(setup: Setup) -> None:
    assert setup_of(header_of(setup), GAMES) == setup


def test_an_answer_stays_good_while_others_answer_at_the_same_time() -> None:
    session, _ = opened(CARDS)
    seen = session.length
    session.act(B, "joker", seen)
    session.act(A, "pair", seen)

    assert session.asked() == {A}


def test_an_answer_is_stale_after_dice() -> None:
    session, _ = opened(DUEL)
    seen = session.length
    session.act(A, "pass", session.length)
    session.act(A, "pass", session.length)
    with pytest.raises(Stale, match="The game has gone on"):
        session.act(B, "pass", seen)


def test_an_answer_is_stale_after_an_undo() -> None:
    session, _ = opened(CARDS)
    seen = session.length
    session.act(B, "joker", seen)
    session.undo([B], session.length)
    with pytest.raises(Stale):
        session.act(A, "pair", seen)


def test_an_answer_is_stale_after_the_own_answer() -> None:
    session, _ = opened(DUEL)
    seen = session.length
    session.act(A, "pass", seen)
    with pytest.raises(Stale):
        session.act(A, "pass", seen)


@pytest.mark.parametrize("position", [-1, 2, 10**30])
def test_an_answer_to_a_position_that_never_was_is_stale(position: int) -> None:
    with pytest.raises(Stale):
        opened(DUEL)[0].act(A, "pass", position)


def test_an_undo_is_for_one_position() -> None:
    session, _ = opened(DUEL)
    session.act(A, "pass", session.length)
    seen = session.length
    session.undo([A], seen)
    with pytest.raises(Stale):
        session.undo([A], seen)


def passed_to_the_end(session: Session) -> Session:
    while not session.over:
        if isinstance(session.table.turn(), Roll):
            session.type_dice((1, 2, 3, 4, 5, 6), session.length)
        else:
            session.act(min(session.asked()), "pass", session.length)
    return session


def test_nothing_is_taken_back_once_the_secret_of_the_dice_is_shown() -> None:
    session = passed_to_the_end(opened(DUEL)[0])

    assert session.table.may_undo([B])  # no dice have fallen since
    assert not session.may_undo(B)
    with pytest.raises(Refusal, match="the secret of its dice is shown"):
        session.undo([B], session.length)


def test_the_last_answer_of_a_game_with_real_dice_may_be_taken_back() -> None:
    session, _ = opened(DUEL, dice=TYPED)
    passed_to_the_end(session).undo([B], session.length)

    assert not session.over


def test_a_refused_answer_changes_nothing() -> None:
    session, lines = opened(DUEL)
    with pytest.raises(Refusal):
        session.act(A, "nonsense", session.length)

    assert fold(session) == fold(restored(session, lines))


def test_fair_dice_fall_by_themselves() -> None:
    session, lines = opened(DUEL)

    assert (len(lines), isinstance(session.table.events[0], Rolled)) == (1, True)


def test_the_same_secret_rolls_the_same_dice() -> None:
    assert opened(DUEL)[1] == opened(DUEL)[1]
    assert laid(DUEL, secret=bytes(32)).begin() != opened(DUEL)[1]


def test_bots_answer_by_themselves() -> None:
    session, lines = opened(CARDS, "person random")

    assert [type(event) for event in session.table.events] == [Rolled, Played]
    assert (len(lines), session.asked()) == (2, {A})


def test_an_undo_does_not_change_what_a_bot_does_then() -> None:
    session, _ = opened(DUEL, "person random")
    session.act(A, "pass", session.length)
    other = session.copy()
    other.undo([A], other.length)
    other.act(A, "pass", other.length)
    first, again = session.act(A, "pass", session.length), other.act(A, "pass", other.length)

    assert first == again


def test_real_dice_are_waited_for() -> None:
    session, lines = opened(DUEL, dice=TYPED)

    assert (lines, isinstance(session.table.turn(), Roll)) == ([], True)


def test_real_dice_are_typed_in() -> None:
    session, _ = opened(DUEL, dice=TYPED)
    session.type_dice((1, 2, 3, 4, 5, 6), 0)

    assert isinstance(session.table.turn(), Choose)


def test_dice_typed_twice_count_once() -> None:
    session, _ = opened(DUEL, dice=TYPED)
    session.type_dice((1, 2, 3, 4, 5, 6), 0)
    with pytest.raises(Stale):
        session.type_dice((1, 2, 3, 4, 5, 6), 0)


def test_dice_are_typed_only_at_a_table_with_real_dice() -> None:
    with pytest.raises(Refusal, match="the server rolls"):
        opened(DUEL)[0].type_dice((1, 2, 3, 4, 5, 6), 1)


def test_endless_undoing_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_module, "LONGEST_LOG", 3)
    session, _ = opened(DUEL)
    session.act(A, "pass", session.length)
    session.undo([A], session.length)
    session.act(A, "pass", session.length)
    with pytest.raises(Refusal, match="full"):
        session.undo([A], session.length)

    assert session.act(A, "pass", session.length)  # the game goes on
