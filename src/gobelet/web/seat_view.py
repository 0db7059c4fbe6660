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
from gobelet.table.session import TYPED, Session


class SeatView(NamedTuple):  # made for everybody at every move: a tuple is soon made
    """A table as one seat, or a spectator, may see it; made once for all listeners of that seat."""

    game: Game
    length: int  # of the log; clients know it as the position
    seat: int
    since: int  # how long the log was when the seat's present question arose
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
    secret: str  # of the fair dice, once the game is over
    narrow: bool  # drawn in one column, for a phone
    people: tuple[tuple[str, str, bool], ...]  # of each seat: name, kind, whether anybody is there
    dice: str  # who rolls them
    commitment: Commitment
    waits: bool  # for the first roll
    rematch: str  # the table where it goes on, once somebody asked for one
    told: dict[Hashable, Any]  # in words, by language


def seat_view(session: Session, seat: int, narrow: bool = False) -> SeatView:
    game, table, turn = session.game, session.table, session.table.turn()
    view, over = table.read_only_view(seat), isinstance(turn, Over)
    return SeatView(
        game=game,
        length=session.length,
        seat=seat,
        since=session.length if seat == SPECTATOR else session.since[seat],
        picture=game.look.drawn(view, seat, narrow),
        sayings=tuple(table.position.spellings(seat)) if seat != SPECTATOR else (),
        question=Question(_waiting(session)) if session.waits else game.look.question(view, seat),
        awaited=turn.seats if isinstance(turn, Choose) else (),
        owed=_owed(session) if isinstance(turn, Roll) and session.dice == TYPED else (),
        rolls=table.rolls,
        log=table.log_for(seat),  # a table that is shown never changes
        scores=_scores(table.position if view is table.state else Position(game, view), session.setup.seats),
        over=over,
        winners=game.winners(table.state) if over else (),
        may_undo=seat != SPECTATOR and session.may_undo(seat),
        secret=session.secret.hex() if session.settled else "",
        narrow=narrow,
        people=tuple((seat.name, seat.kind, session.is_here(number)) for number, seat in enumerate(session.seats)),
        dice=session.dice,
        commitment=session.commitment,
        waits=session.waits,
        rematch=session.rematch,
        told={},
    )


def _waiting(session: Session) -> Text:
    if session.commitment.added:
        return say("The dice have not fallen yet. Added so far: {added}", added=session.commitment.added)
    return say("The dice have not fallen yet.")


def _scores(now: Position, seats: int) -> tuple[tuple[tuple[str, int], ...], ...]:
    counted, parts = now.game.counted(seats), [now.score(seat).parts for seat in range(seats)]
    if len(counted) == len(now.game.parts):
        return tuple(parts)
    return tuple(tuple(part for part in each if part[0] in counted) for each in parts)


def _owed(session: Session) -> tuple[tuple[Die, tuple[int, ...]], ...]:
    possible = zip(session.game.dice, session.table.position.possible, strict=True)
    return tuple((die, tuple(sorted(set(faces)))) for die, faces in possible if faces)
