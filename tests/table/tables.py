"""Tables that people sit at, for tests over all rooms."""

from gobelet.core.game import Choose
from gobelet.core.setup import Setup, set_up
from gobelet.core.sfc32 import Sfc32, below, seed
from gobelet.games import GAMES
from gobelet.table.fair import commit
from gobelet.table.session import FAIR, PERSON, Seat, Session

SECRET = bytes(range(32))
FEW = 2  # seats, where a game has so many

SMALL_SETUPS = [set_up(game, max(game.seats[0], min(FEW, game.seats[-1]))) for game in GAMES.values()]


def laid(setup: Setup, kinds: str = "", dice: str = FAIR, secret: bytes = SECRET) -> Session:
    """A table that has not begun; `kinds` are words, one a seat, persons if left out."""
    who = kinds.split() or [PERSON] * setup.seats
    seats = [Seat(kind, "", f"token {number}") for number, kind in enumerate(who)]
    return Session("table", setup, seats, commit(secret, "table"), secret, dice)


def opened(setup: Setup, kinds: str = "", dice: str = FAIR) -> tuple[Session, list[str]]:
    """A table and its log so far."""
    session = laid(setup, kinds, dice)
    return session, session.begin()


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
    return session.act(seat, sayings[below(chance, len(sayings))], session.length)


def restored(session: Session, lines: list[str]) -> Session:
    """The same table, folded anew from its log."""
    again = Session(session.id, session.setup, session.seats, session.commitment, session.secret, session.dice)
    again.restore(lines)
    return again
