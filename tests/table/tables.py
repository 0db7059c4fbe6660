"""Tables that people sit at, for tests over all rooms."""

from collections.abc import Iterable

from gobelet.core.event import Event
from gobelet.core.game import Choose
from gobelet.core.setup import Setup, set_up
from gobelet.core.sfc32 import Sfc32, below, seed
from gobelet.games import GAMES
from gobelet.table.fold import fold, header_of
from gobelet.table.people import PERSON, Seat
from gobelet.table.session import FAIR, Session
from gobelet.table.store import StoredTable

SECRET = bytes(range(32))
DUEL, PERSONS = set_up(GAMES["qwixx_duel"], 2), [(PERSON, "Ada"), (PERSON, "Bob")]
FEW = 2  # seats, where a game has so many

SMALL_SETUPS = [set_up(game, max(game.seats[0], min(FEW, game.seats[-1]))) for game in GAMES.values()]


def laid(setup: Setup, kinds: str = "", dice: str = FAIR, secret: bytes = SECRET) -> Session:
    """A table that has not begun; `kinds` are words, one a seat, persons if left out."""
    who = kinds.split() or [PERSON] * setup.seats
    seats = tuple(Seat(kind, "", f"token {number}") for number, kind in enumerate(who))
    return fold(StoredTable("table", header_of(setup), dice, secret, "", seats), setup)


def opened(setup: Setup, kinds: str = "", dice: str = FAIR) -> tuple[Session, list[str]]:
    """A table and its log so far."""
    session = laid(setup, kinds, dice)
    return session, with_bots(session, session.begin())


def with_bots(session: Session, lines: list[str]) -> list[str]:
    """Also what bots answer that think."""
    while thought := session.thought():
        lines += session.answer(thought, thought.player(thought.decision))
    return lines


def played(setup: Setup, events: Iterable[Event]) -> Session:
    """A table at which all this has happened."""
    session = laid(setup)
    session.begin(events)
    return session


def draws(number: int) -> Sfc32:
    chance = Sfc32()
    seed(chance, number, 0)
    return chance


def someone_answers(session: Session, chance: Sfc32) -> list[str]:
    """One of those who are asked plays anything; the lines that were stored. Nothing if the game is over."""
    turn = session.table.turn()
    if not isinstance(turn, Choose):
        return []
    seat = turn.seats[below(chance, len(turn.seats))]
    sayings = session.game.sayings(session.table.state, seat)
    return with_bots(session, session.act(seat, sayings[below(chance, len(sayings))], session.length))


def restored(session: Session, lines: list[str]) -> Session:
    """The same table, folded anew from its log."""
    header = header_of(session.setup)
    stored = StoredTable(session.id, header, session.dice, session.secret, "", session.seats, tuple(lines))
    return fold(stored, session.setup)
