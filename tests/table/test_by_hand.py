"""What becomes of dice that are laid straight into a grid? Two moves, or nothing at all."""

import pytest

from gobelet.core.event import Rolled
from gobelet.core.refusal import Refusal
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.table.session import Session
from tests.table.tables import laid, restored

A, B = 0, 1
MOSAIX = set_up(GAMES["mosaix"], 2)


@pytest.fixture
def session() -> Session:
    session = laid(MOSAIX)
    session.begin([Rolled((1, 2, 2, 3))])
    return session


def test_a_formation_is_shown_and_written_in_one_go(session: Session) -> None:
    lines = session.act(A, "o:b3 x:b4 x:b5 t:c4", session.length)

    assert [line.split()[0] for line in lines] == ["A", "A"]
    assert session.asked() == {B}
    assert session.length == 3


def test_they_are_two_answers_and_taken_back_one_by_one(session: Session) -> None:
    session.act(A, "o:b3 x:b4 x:b5 t:c4", session.length)
    session.undo([A], session.length)
    assert session.asked() == {A, B}
    session.undo([A], session.length)

    assert len(session.table.events) == 1


def test_the_log_has_both(session: Session) -> None:
    lines = [*map(str, ["roll d1=circle d2=cross d3=cross d4=triangle"])]
    lines += session.act(A, "o:b3 x:b4 x:b5 t:c4", session.length)

    assert restored(session, lines).record() == session.record()


@pytest.mark.parametrize("saying", ["o:b3 x:b4 x:b5 t:f7", "o:d4 x:d5 x:d6 t:d7", "o:b3 x:b4 o:b5 t:c4"])
def test_what_cannot_be_laid_is_refused(session: Session, saying: str) -> None:
    """Dice that do not hang together, a box that is filled, symbols that were not rolled."""
    with pytest.raises(Refusal):
        session.copy().act(A, saying, session.length)
