"""What is a page told about a table? What one seat may see of it, and nothing else."""

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from gobelet.core.commitment import Commitment
from gobelet.core.event import Event
from gobelet.core.game import Choose, Die, Game, Over, Roll, seat_name
from gobelet.core.picture import Picture
from gobelet.core.position import Position
from gobelet.core.question import Question
from gobelet.core.story import Chapter, Told
from gobelet.core.text import NOTHING, Text, listed, say
from gobelet.core.verbs import SPECTATOR
from gobelet.table.envelopes import Envelopes
from gobelet.table.people import PERSON, Person
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
    envelopes: Envelopes | None = None  # as long as the first dice wait for them
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
    costs: tuple[tuple[Text, tuple[int, ...]], ...]  # what some of them use up, by their places
    question: Question
    round: Text
    awaited: tuple[int, ...]
    owed: tuple[tuple[Die, tuple[int, ...]], ...]  # real dice to be typed in, and the faces they can show
    rolls: int  # so far
    log: Sequence[Event]  # sealed answers without their move
    story: Sequence[Told]  # the same in words
    chapter: Chapter  # where the game is now
    passed: Sequence[Any]  # the states before each of the latest events, those of the latest change
    view: Any  # the state now, as far as the seat may know it
    scores: tuple[tuple[tuple[str, int], ...], ...]
    over: bool
    winners: tuple[int, ...]
    may_undo: bool
    told: dict[Hashable, Any]  # in words, by language


def seat_view(
    table: Table, people: tuple[Person, ...], standing: Standing, seat: int, narrow: bool, may_undo: bool = False
) -> SeatView:
    game, turn = table.game, table.turn()
    view, over = table.read_only_view(seat), isinstance(turn, Over)
    question = game.look.question(view, seat) if standing.envelopes is None else Question(_waiting(people, standing))
    return SeatView(
        game=game,
        people=people,
        standing=standing,
        seat=seat,
        narrow=narrow,
        picture=game.look.on_page(view, seat, narrow),
        sayings=_sayings(table, seat, question),
        costs=_costs(table, view, seat),
        question=question,
        round=game.look.round(view) if game.look.round else NOTHING,
        awaited=turn.seats if isinstance(turn, Choose) else (),
        owed=_owed(table.position) if isinstance(turn, Roll) and standing.dice == TYPED else (),
        rolls=table.rolls,
        log=table.log_for(seat),  # a table that is shown never changes
        story=table.told,
        chapter=game.story.chapter(table.state),
        passed=table.passed or (),
        view=view,
        scores=points_at(table.position if view is table.state else Position(game, view), table.setup.seats),
        over=over,
        winners=game.winners(table.state) if over else (),
        may_undo=may_undo,
        told={},
    )


def session_view(session: Session, seat: int, narrow: bool = False) -> SeatView:
    standing = Standing(
        session.length,
        session.since,
        session.dice,
        session.commitment,
        session.revealed,
        session.envelopes if session.waits else None,
        session.rematch,
    )
    may_undo = seat != SPECTATOR and session.may_undo(seat)
    return seat_view(session.table, session.people(), standing, seat, narrow, may_undo)


def _sayings(table: Table, seat: int, question: Question) -> tuple[str, ...]:
    """All that may be said; what is laid by hand only as it is written, for its spots tell the rest."""
    if seat == SPECTATOR:
        return ()
    spellings = tuple(table.position.spellings(seat))
    return spellings[: len(table.position.moves(seat))] if question.hand and question.hand.pieces else spellings


def _costs(table: Table, view: Any, seat: int) -> tuple[tuple[Text, tuple[int, ...]], ...]:
    """Each cost once, with the places of the sayings that have it."""
    found: dict[Text, list[int]] = {}
    if seat != SPECTATOR:
        cost = table.game.notation.cost
        for place, move in enumerate(table.position.spellings(seat).values()):
            if text := cost(view, seat, move):
                found.setdefault(text, []).append(place)
    return tuple((text, tuple(places)) for text, places in found.items())


def _waiting(people: Sequence[Person], standing: Standing) -> Text:
    """Whom the first dice wait for: players who have not come, then those whose envelope is still sealed."""
    persons = [number for number, person in enumerate(people) if person.kind == PERSON]
    envelopes = standing.envelopes
    assert envelopes is not None
    awaited = envelopes.missing(persons) or envelopes.closed(persons)
    names = listed([people[number].name or seat_name(number) for number in awaited])
    return say("The dice fall as soon as everybody is here. Awaited: {names}", names=names)


def points_at(now: Position, seats: int) -> tuple[tuple[tuple[str, int], ...], ...]:
    """The points of everybody, by the parts that count with so many players."""
    counted, parts = now.game.counted(seats), [now.score(seat).parts for seat in range(seats)]
    if len(counted) == len(now.game.parts):
        return tuple(parts)
    return tuple(tuple(part for part in each if part[0] in counted) for each in parts)


def _owed(now: Position) -> tuple[tuple[Die, tuple[int, ...]], ...]:
    possible = zip(now.game.dice, now.possible, strict=True)
    return tuple((die, tuple(sorted(set(faces)))) for die, faces in possible if faces)
