"""How long can real dice be corrected?"""

import pytest

from gobelet.core.refusal import Refusal
from gobelet.table.session import FAIR, TYPED, Session
from tests.table.tables import DUEL, opened, restored

A, B = 0, 1
FACES = (1, 2, 3, 4, 5, 6)


def typed(kinds: str = "") -> tuple[Session, list[str]]:
    session, lines = opened(DUEL, kinds, dice=TYPED)
    return session, [*lines, *session.type_dice(FACES, session.length)]


def test_dice_that_nobody_has_decided_on_are_taken_back_by_anybody_who_sits_there() -> None:
    session, lines = typed()
    assert session.may_undo(B)
    lines += session.undo([B], session.length)

    assert (session.table.events, session.table.rolls) == ([], 0)
    assert restored(session, lines).table.events == []


def test_other_dice_may_follow() -> None:
    session, lines = typed()
    lines += session.undo([A], session.length)
    lines += session.type_dice((6, 6, 3, 4, 5, 6), session.length)

    assert restored(session, lines).record() == session.record()
    assert "white1=6 white2=6" in session.record()


def test_an_answer_is_taken_back_before_the_dice() -> None:
    session, _ = typed()
    session.act(A, "pass", session.length)
    session.undo([A], session.length)
    assert len(session.table.events) == 1
    session.undo([A], session.length)

    assert session.table.events == []


def test_dice_that_another_player_has_decided_on_stay() -> None:
    session, _ = typed()
    session.act(A, "pass", session.length)
    assert not session.may_undo(B)
    with pytest.raises(Refusal):
        session.undo([B], session.length)


def test_what_a_bot_decided_goes_along() -> None:
    session, _ = opened(DUEL, "random person", dice=TYPED)
    session.type_dice(FACES, session.length)
    assert len(session.table.events) > 1
    session.undo([B], session.length)

    assert session.table.events == []


def test_dice_of_the_server_are_never_corrected() -> None:
    session, _ = opened(DUEL, dice=FAIR)

    assert not session.may_undo(A)
