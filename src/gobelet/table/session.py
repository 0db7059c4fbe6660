"""What is a table that people sit at? The fold of its stored log, with its seats and its dice."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from operator import attrgetter

from gobelet.core.commitment import MOST_ADDED, Commitment
from gobelet.core.decision import Player
from gobelet.core.dice import DiceSource, Faces
from gobelet.core.event import Event, Played, Rolled
from gobelet.core.game import Choose, Game, Over, Roll, seat_name
from gobelet.core.record import read_event, write_event, write_record
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup
from gobelet.table.daily import daily_dice
from gobelet.table.envelopes import VERBS, Envelopes
from gobelet.table.fair import chain, fair_dice, link
from gobelet.table.people import PERSON, PROGRAM, Person, Proposal, Seat
from gobelet.table.store import Stale
from gobelet.table.table import Table
from gobelet.table.thoughts import Thought, next_thought
from gobelet.table.undoing import may_undo, undone

FAIR, TYPED = "fair", "typed"
FORKED, DAILY = "forked", "daily"  # rolled here too: after dice from elsewhere; the same for everybody on a day
UNDO, ADD = "undo ", "add "  # lines of a log that are no events, like those that tell of envelopes
MOST_LAID = 500  # lines about envelopes: far more than people need
LONGEST_LOG = 20_000  # lines, before undoing ends; only endless undoing comes near it


@dataclass(eq=False, slots=True)
class Session:
    """A table with its people. Whatever changes it answers with the lines to be stored; nothing else changes it.

    A bot that takes more than a moment is not asked here: after a change the session waits for it (`thought`).
    """

    id: str
    table: Table
    seats: tuple[Seat, ...]
    commitment: Commitment
    secret: bytes
    dice: str
    since: list[int]  # how long the log was when each seat's present question arose
    links: list[str]  # the digests of the record before each event, and of the whole
    length: int = 0  # of the stored log, in lines; clients know it as the position
    rematch: str = ""  # the table at which the same people play once more
    opener: str = ""  # the browser that opened it
    away: Mapping[int, float] = field(default_factory=dict)  # the seats whose people are not there, and since when
    proposals: Mapping[int, Proposal] = field(default_factory=dict)  # a bot for a seat that was given up
    envelopes: Envelopes = field(default_factory=Envelopes)  # of the players, before the first roll
    players: dict[int, Player] = field(default_factory=dict)  # the bots that have been asked, by seat

    def copy(self) -> "Session":
        """The same session, on which a change can be made before it counts."""
        other = Session(*PARTS(self))  # sooner than dataclasses.replace
        other.table, other.since, other.links = self.table.copy(), self.since[:], self.links[:]
        return other

    @property
    def setup(self) -> Setup:
        return self.table.setup

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def over(self) -> bool:
        return isinstance(self.table.turn(), Over)

    @property
    def settled(self) -> bool:
        """Whether the secret of the dice is shown: after an undo, players would know all dice to come."""
        return self.over and self.dice != TYPED

    @property
    def revealed(self) -> str:
        """The secret of the dice, once the game is over; that of a day is kept, since others still play with it."""
        return self.secret.hex() if self.settled and self.dice != DAILY else ""

    def may_undo(self, seat: int) -> bool:
        return not self.settled and may_undo(self.table, self.seats, seat, self.dice == TYPED)

    def asked(self) -> set[int]:
        turn = self.table.turn()
        return set(turn.seats) if isinstance(turn, Choose) else set()

    def awaited(self) -> set[int]:
        """Who keeps the game waiting: who is asked, or whose envelope has yet to be opened when all lie there."""
        if not self.waits or self.envelopes.missing(self.persons):
            return self.asked()
        return set(self.envelopes.closed(self.persons))

    def is_here(self, seat: int) -> bool:
        """Whether anybody sits there: a bot, a browser, or a program that has brought the token."""
        return self.seats[seat].kind != PERSON or self.seats[seat].holder != ""

    def people(self) -> tuple[Person, ...]:
        return tuple(
            Person(seat.name, seat.kind, self.is_here(n), self.away.get(n, 0.0), seat.given_up, self.proposals.get(n))
            for n, seat in enumerate(self.seats)
        )

    @property
    def waits(self) -> bool:
        """Whether the first fair dice have not fallen, because players have yet to seal and open their envelopes."""
        return self.dice == FAIR and not self.table.events and isinstance(self.table.turn(), Roll)

    @property
    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON]

    @property
    def all_in_browsers(self) -> bool:
        """Whether every person sits at a page, which seals and opens envelopes by itself."""
        return all(self.seats[seat].holder not in ("", PROGRAM) for seat in self.persons)

    def lay(self, verb: str, seat: int, inside: str = "") -> list[str]:
        """A player seals an envelope, opens it or goes without. When nobody else is awaited, the first dice fall."""
        if self.envelopes.holds(verb, seat, inside):
            return []  # the same once more
        if not self.waits:
            raise Refusal("The dice have begun to fall already.")
        if self.length >= MOST_LAID:
            raise Refusal("Envelopes were exchanged too often: open another table.")
        line = f"{verb} {seat_name(seat)} {inside}".rstrip()
        self._lay(line)
        return [line] if self.envelopes.closed(self.persons) else [line, *self.begin()]

    def begin(self, given: Iterable[Event] = ()) -> list[str]:
        """What happens before anybody has answered; a table may go on from the events of another game."""
        return [*map(self._happens, given), *self._follow()]

    def act(self, seat: int, saying: str, answered: int) -> list[str]:
        """A seat answers the question that it saw when the log was so long."""
        if not self.since[seat] <= answered <= self.length:
            pattern = "The game has gone on: this answers position {answered}, but it is {now} now."
            raise Stale(pattern, answered=answered, now=self.length)
        said = self.game.notation.moves_in(self.table.state, seat, saying)  # laid by hand it may be several
        lines = [self._happens(Played(seat, self.table.meant(seat, each))) for each in said]
        return [*lines, *self._follow()]

    def type_dice(self, faces: Faces, length: int) -> list[str]:
        """Somebody typed in what real dice show; typing them twice must not roll the next ones too."""
        if self.dice != TYPED:
            raise Refusal("At this table the server rolls the dice.")
        self.check_length(length)
        return [self._happens(Rolled(faces)), *self._follow()]

    def undo(self, seats: Sequence[int], length: int) -> list[str]:
        """Take back the latest answer of one of these seats after the latest dice; or real dice, if there is none."""
        self.check_length(length)
        if self.length >= LONGEST_LOG:
            raise Refusal("The log of this table is full: nothing can be taken back any more.")
        if self.settled:
            raise Refusal("The game is over, and the secret of its dice is shown: nothing can be taken back.")
        self.table = undone(self.table, self.seats, seats, self.dice == TYPED)
        del self.links[len(self.table.events) + 1 :]
        self._count(every_question=True)
        return [f"{UNDO}{len(self.table.events)}"]

    def check_length(self, length: int) -> None:
        """Refuse what was meant for a log of another length."""
        if length != self.length:
            pattern = "The game has gone on: this was for position {position}, but it is {now} now."
            raise Stale(pattern, position=length, now=self.length)

    def take(self, line: str) -> None:
        """Let happen what a line of the stored log says, an undo apart."""
        if line.startswith(VERBS):
            self._lay(line)
        elif line.startswith(ADD):
            self._add(line)
        else:
            self._happens(read_event(self.game, self.setup.seats, line))

    def record(self) -> str:
        """The record so far; once a game with fair dice is over, with what it takes to check them."""
        if self.dice != FAIR or not self.over:
            return self.table.record()
        return write_record(self.setup, self.table.events, self.table.state, self.commitment, self.secret.hex())

    def _lay(self, line: str) -> None:
        self.envelopes = self.envelopes.after(line, self.setup.seats, self.persons)
        self._depend(replace(self.commitment, shares=self.envelopes.in_order(), round=self.envelopes.round))

    def _depend(self, commitment: Commitment) -> None:
        """From now on the dice follow from something else; none has fallen yet."""
        self.commitment, self.links = commitment, chain(self.setup, commitment)
        self._count(every_question=True)

    def _add(self, line: str) -> None:
        """What players added in version 1 of fair dice."""
        added = " ".join(filter(None, [self.commitment.added, line.removeprefix(ADD)[2:]]))
        if len(added) > MOST_ADDED:
            raise Refusal("Enough was added to the dice of this table.")
        self._depend(replace(self.commitment, added=added))

    def thought(self) -> Thought | None:
        """What the next bot has to think about, if the game waits for one that takes more than a moment."""
        thought = next_thought(self)
        return thought if thought and thought.bot.thinks else None

    def answer(self, thought: Thought, answer: str | int) -> list[str]:
        """A bot has thought."""
        return [self._happens(thought.played(answer)), *self._follow()]

    def _follow(self) -> list[str]:
        """All that follows by itself: fair dice fall, bots answer that need not think."""
        lines: list[str] = []
        while True:
            if isinstance(self.table.turn(), Roll) and self.dice != TYPED:
                self.table.roll(self._dice())
                lines.append(self._stored(set()))
            elif (thought := next_thought(self)) and not thought.bot.thinks:
                lines.append(self._happens(thought.played(thought.player(thought.decision))))
            else:
                return lines

    def _dice(self) -> DiceSource:
        if self.dice == DAILY:
            return daily_dice(self.secret, self.table.rolls)
        return fair_dice(self.secret, self.commitment, len(self.table.events), self.links[-1])

    def _happens(self, event: Event) -> str:
        asked = self.asked()
        self.table.happen(event)
        return self._stored(asked)

    def _stored(self, asked_before: set[int]) -> str:
        """Count the latest event as a line of the log."""
        event = self.table.events[-1]
        if isinstance(event, Played):
            self._count(renewed={event.seat, *(self.asked() - asked_before)})
        else:
            self._count(every_question=True)
        line = write_event(self.game, event)
        self.links.append(link(self.links[-1], line))
        return line

    def _count(self, renewed: Collection[int] = (), every_question: bool = False) -> None:
        """A seat's question is a new one after dice, an undo or its own answer, but not after those of others."""
        self.length += 1
        for seat in range(self.setup.seats):
            if every_question or seat in renewed:
                self.since[seat] = self.length


PARTS = attrgetter(*(part.name for part in fields(Session)))
