"""What is shown to a seat? Its own view of a position and nothing else."""

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
from gobelet.table.live import TYPED, Live


class Sight(NamedTuple):  # made for everybody at every move: a tuple is soon made
    """A position as one seat sees it; made once for all who look through its eyes."""

    game: Game
    position: int
    seat: int
    since: int  # the position at which the seat's present question arose
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


def sight(live: Live, seat: int, narrow: bool = False) -> Sight:
    game, table, turn = live.game, live.table, live.table.turn()
    view, over = table.shown(seat), isinstance(turn, Over)
    return Sight(
        game=game,
        position=live.position,
        seat=seat,
        since=live.position if seat == SPECTATOR else live.since[seat],
        picture=game.look.drawn(view, seat, narrow),
        sayings=tuple(table.position.spellings(seat)) if seat != SPECTATOR else (),
        question=Question(_waiting(live)) if live.waits else game.look.question(view, seat),
        awaited=turn.seats if isinstance(turn, Choose) else (),
        owed=_owed(live) if isinstance(turn, Roll) and live.dice == TYPED else (),
        rolls=table.rolls,
        log=table.seen(seat),  # a table that is shown never changes
        scores=_scores(table.position if view is table.state else Position(game, view), live.setup.seats),
        over=over,
        winners=game.winners(table.state) if over else (),
        may_undo=seat != SPECTATOR and live.may_undo(seat),
        secret=live.secret.hex() if live.settled else "",
        narrow=narrow,
        people=tuple((seat.name, seat.kind, live.is_here(number)) for number, seat in enumerate(live.seats)),
        dice=live.dice,
        commitment=live.commitment,
        waits=live.waits,
        rematch=live.rematch,
        told={},
    )


def _waiting(live: Live) -> Text:
    if live.commitment.added:
        return say("The dice have not fallen yet. Added so far: {added}", added=live.commitment.added)
    return say("The dice have not fallen yet.")


def _scores(now: Position, seats: int) -> tuple[tuple[tuple[str, int], ...], ...]:
    counted, parts = now.game.counted(seats), [now.score(seat).parts for seat in range(seats)]
    if len(counted) == len(now.game.parts):
        return tuple(parts)
    return tuple(tuple(part for part in each if part[0] in counted) for each in parts)


def _owed(live: Live) -> tuple[tuple[Die, tuple[int, ...]], ...]:
    possible = zip(live.game.dice, live.table.position.possible, strict=True)
    return tuple((die, tuple(sorted(set(faces)))) for die, faces in possible if faces)
