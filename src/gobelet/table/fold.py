"""How does a table come back from the store? Its session is the fold of its log."""

from collections.abc import Mapping, Sequence

from gobelet.core.game import Game
from gobelet.core.record import read_event, read_record, write_record
from gobelet.core.setup import Setup
from gobelet.table.envelopes import VERBS
from gobelet.table.fair import chain, commit
from gobelet.table.session import ADD, UNDO, Session
from gobelet.table.store import StoredTable
from gobelet.table.table import Table


def fold(stored: StoredTable, setup: Setup) -> Session:
    """The session of a stored table, whose header says this setup."""
    commitment = commit(stored.secret, stored.id, stored.added, stored.fair)
    since, links = [0] * setup.seats, chain(setup, commitment)
    session = Session(stored.id, Table(setup), stored.seats, commitment, stored.secret, stored.dice, since, links)
    session.rematch, session.opener = stored.rematch, stored.opener
    session.away = {number: seat.seen for number, seat in enumerate(stored.seats) if seat.seen}
    _restore(session, stored.lines)
    return session


def _restore(session: Session, lines: Sequence[str]) -> None:
    """Up to the latest undo, only the events that still stand need to be played."""
    setup = session.setup
    undone = max((number for number, line in enumerate(lines, 1) if line.startswith(UNDO)), default=0)
    standing: list[str] = []
    for line in lines[:undone]:
        if line.startswith(UNDO):
            del standing[int(line.removeprefix(UNDO)) :]
        elif line.startswith((*VERBS, ADD)):
            session.take(line)
        else:
            standing.append(line)
    session.table = Table(setup, (read_event(setup.game, setup.seats, line) for line in standing))
    session.links = chain(setup, session.commitment, session.table.events)
    session.length, session.since = undone, [undone] * setup.seats
    for line in lines[undone:]:
        session.take(line)


def header_of(setup: Setup) -> str:
    """The header of its record, which is a record without events."""
    return write_record(setup, (), setup.start())


def setup_of(header: str, games: Mapping[str, Game]) -> Setup:
    return read_record(header, games).setup
