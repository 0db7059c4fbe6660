"""What is a page told about a table? What one seat may see of it, and nothing else."""

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from gobelet.core.commitment import Commitment
from gobelet.core.event import Event
from gobelet.core.game import Choose, Die, Game, Over, Roll
from gobelet.core.picture import Picture
from gobelet.core.position import Position
from gobelet.core.question import Question
from gobelet.core.text import Text, say
from gobelet.core.verbs import SPECTATOR
from gobelet.table.people import Person
from gobelet.table.session import TYPED, Session
from gobelet.table.table import Table

NO_COMMITMENT = Commitment("", "")


class Standing(NamedTuple):
    """What everybody may know of a table besides its game and its people."""

    length: int  # of the log; clients know it as the position
    since: Sequence[int]  # for each seat: how long the log was when its present question arose
    dice: str = TYPED  # who rolls them
    commitment: Commitment = NO_COMMITMENT
    secret: str = ""  # of the dice, once the game is over; from then on nothing can be taken back
    waits: bool = False  # for the first roll
    rematch: str = ""  # the table where it goes on, once somebody asked for one


class SeatView(NamedTuple):  # made for everybody at every move: a tuple is soon made
    """A table as one seat, or a spectator, may see it; made once for all listeners of that seat."""

    game: Game
    people: tuple[Person, ...]
    standing: Standing
    seat: int
    narrow: bool  # drawn in one column, for a phone
    picture: Picture
    sayings: tuple[str, ...]
    question: Question
    awaited: tuple[int, ...]
    owed: tuple[tuple[Die, tuple[int, ...]], ...]  # real dice to be typed in, and the faces they can show
    rolls: int  # so far
    log: Sequence[Event]  # sealed answers without their move
    scores: tuple[tuple[tuple[str, int], ...], ...]
    over: bool
    winners: tuple[int, ...]
    may_undo: bool
    told: dict[Hashable, Any]  # in words, by language


def seat_view(
    table: Table, people: tuple[Person, ...], standing: Standing, seat: int, narrow: bool = False
) -> SeatView:
    game, turn = table.game, table.turn()
    view, over = table.read_only_view(seat), isinstance(turn, Over)
    return SeatView(
        game=game,
        people=people,
        standing=standing,
        seat=seat,
        narrow=narrow,
        picture=game.look.drawn(view, seat, narrow),
        sayings=tuple(table.position.spellings(seat)) if seat != SPECTATOR else (),
        question=Question(_waiting(standing.commitment)) if standing.waits else game.look.question(view, seat),
        awaited=turn.seats if isinstance(turn, Choose) else (),
        owed=_owed(table.position) if isinstance(turn, Roll) and standing.dice == TYPED else (),
        rolls=table.rolls,
        log=table.log_for(seat),  # a table that is shown never changes
        scores=_scores(table.position if view is table.state else Position(game, view), table.setup.seats),
        over=over,
        winners=game.winners(table.state) if over else (),
        may_undo=seat != SPECTATOR and not standing.secret and table.may_undo([seat]),
        told={},
    )


def session_view(session: Session, seat: int, narrow: bool = False) -> SeatView:
    standing = Standing(
        session.length,
        session.since,
        session.dice,
        session.commitment,
        session.secret.hex() if session.settled else "",
        session.waits,
        session.rematch,
    )
    return seat_view(session.table, session.people(), standing, seat, narrow)


def _waiting(commitment: Commitment) -> Text:
    if commitment.added:
        return say("The dice have not fallen yet. Added so far: {added}", added=commitment.added)
    return say("The dice have not fallen yet.")


def _scores(now: Position, seats: int) -> tuple[tuple[tuple[str, int], ...], ...]:
    counted, parts = now.game.counted(seats), [now.score(seat).parts for seat in range(seats)]
    if len(counted) == len(now.game.parts):
        return tuple(parts)
    return tuple(tuple(part for part in each if part[0] in counted) for each in parts)


def _owed(now: Position) -> tuple[tuple[Die, tuple[int, ...]], ...]:
    possible = zip(now.game.dice, now.possible, strict=True)
    return tuple((die, tuple(sorted(set(faces)))) for die, faces in possible if faces)
