"""What is a table that people sit at? The fold of its stored log, with its seats and its dice."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from gobelet.bots import BOTS
from gobelet.core.commitment import MOST_ADDED, Commitment
from gobelet.core.decision import Player
from gobelet.core.dice import Faces
from gobelet.core.event import Event, Played, Rolled
from gobelet.core.game import Choose, Game, Over, Roll, seat_name
from gobelet.core.record import read_event, read_record, write_event, write_record
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup
from gobelet.table.fair import chance_of, commit, fair_dice
from gobelet.table.people import PERSON, Person, Seat
from gobelet.table.store import Stale, StoredTable
from gobelet.table.table import Table

FAIR, TYPED, FORKED = "fair", "typed", "forked"  # forked: rolled here too, but after dice from elsewhere
UNDO, ADD = "undo ", "add "
LONGEST_LOG = 20_000  # lines, before undoing ends; only endless undoing comes near it


@dataclass(eq=False, slots=True)
class Session:
    """A table with its people. Whatever changes it answers with the lines to be stored; nothing else changes it."""

    id: str
    table: Table
    seats: tuple[Seat, ...]
    commitment: Commitment
    secret: bytes
    dice: str
    since: list[int]  # how long the log was when each seat's present question arose
    length: int = 0  # of the stored log, in lines; clients know it as the position
    rematch: str = ""  # the table at which the same people play once more
    players: dict[int, Player] = field(default_factory=dict)  # the bots that have been asked, by seat

    def copy(self) -> "Session":
        """The same session, on which a change can be made before it counts."""
        return replace(self, table=self.table.copy(), since=self.since[:])

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

    def may_undo(self, seat: int) -> bool:
        return not self.settled and self.table.may_undo([seat])

    def asked(self) -> set[int]:
        turn = self.table.turn()
        return set(turn.seats) if isinstance(turn, Choose) else set()

    def is_here(self, seat: int) -> bool:
        """Whether anybody sits there: a bot, a browser, or a program that has answered."""
        chair = self.seats[seat]
        answered = (isinstance(event, Played) and event.seat == seat for event in self.table.events)
        return chair.kind != PERSON or chair.holder != "" or any(answered)

    def people(self) -> tuple[Person, ...]:
        return tuple(Person(seat.name, seat.kind, self.is_here(number)) for number, seat in enumerate(self.seats))

    @property
    def has_thinkers(self) -> bool:
        return any(seat.kind in BOTS and BOTS[seat.kind].thinks for seat in self.seats)

    @property
    def waits(self) -> bool:
        """Whether the first fair dice have not fallen: players may still add to them."""
        return self.dice == FAIR and not self.table.events and isinstance(self.table.turn(), Roll)

    def add(self, seat: int, text: str) -> list[str]:
        """A player adds to what the dice follow from."""
        if not self.waits:
            raise Refusal("The dice have begun to fall: nothing can be added any more.")
        line = f"{ADD}{seat_name(seat)} {text}"
        self._add(line)
        return [line]

    def begin(self, given: Iterable[Event] = ()) -> list[str]:
        """What happens before anybody has answered; a table may go on from the events of another game."""
        lines: list[str] = []
        for event in given:
            asked = self.asked()
            self.table.happen(event)
            lines.append(self._stored(asked))
        return [*lines, *self._follow()]

    def wait_no_longer(self) -> list[str]:
        """Somebody says that everybody is here: the first dice fall."""
        if not self.waits:
            raise Refusal("The dice have begun to fall already.")
        return self.begin()

    def act(self, seat: int, saying: str, answered: int) -> list[str]:
        """A seat answers the question that it saw when the log was so long."""
        if not self.since[seat] <= answered <= self.length:
            pattern = "The game has gone on: this answers position {answered}, but it is {now} now."
            raise Stale(pattern, answered=answered, now=self.length)
        asked = self.asked()
        self.table.say(seat, saying)
        return [self._stored(asked), *self._follow()]

    def type_dice(self, faces: Faces, length: int) -> list[str]:
        """Somebody typed in what real dice show; typing them twice must not roll the next ones too."""
        if self.dice != TYPED:
            raise Refusal("At this table the server rolls the dice.")
        self.check_length(length)
        asked = self.asked()
        self.table.happen(Rolled(faces))
        return [self._stored(asked), *self._follow()]

    def undo(self, seats: Sequence[int], length: int) -> list[str]:
        """Take back the latest answer of one of these seats, as far as the latest dice or revealed secret."""
        self.check_length(length)
        if self.length >= LONGEST_LOG:
            raise Refusal("The log of this table is full: nothing can be taken back any more.")
        if self.settled:
            raise Refusal("The game is over, and the secret of its dice is shown: nothing can be taken back.")
        self.table.undo(seats)
        self._count(every_question=True)
        return [f"{UNDO}{len(self.table.events)}"]

    def check_length(self, length: int) -> None:
        """Refuse what was meant for a log of another length."""
        if length != self.length:
            pattern = "The game has gone on: this was for position {position}, but it is {now} now."
            raise Stale(pattern, position=length, now=self.length)

    def _restore(self, lines: Sequence[str]) -> None:
        """Fold the whole of a stored log. Up to the latest undo only the events that still stand need to be played."""
        undone = max((number for number, line in enumerate(lines, 1) if line.startswith(UNDO)), default=0)
        standing: list[str] = []
        for line in lines[:undone]:
            if line.startswith(UNDO):
                del standing[int(line.removeprefix(UNDO)) :]
            elif line.startswith(ADD):
                self._add(line)
            else:
                standing.append(line)
        self.table = Table(self.setup, (self._read(line) for line in standing))
        self.length, self.since = undone, [undone] * self.setup.seats
        for line in lines[undone:]:
            if line.startswith(ADD):
                self._add(line)
                continue
            asked = self.asked()
            self.table.happen(self._read(line))
            self._stored(asked)

    def record(self) -> str:
        """The record so far; once a game with fair dice is over, with what it takes to check them."""
        if self.dice != FAIR or not self.over:
            return self.table.record()
        return write_record(self.setup, self.table.events, self.table.state, self.commitment, self.secret.hex())

    def _add(self, line: str) -> None:
        added = " ".join(filter(None, [self.commitment.added, line.removeprefix(ADD)[2:]]))
        if len(added) > MOST_ADDED:
            raise Refusal("Enough was added to the dice of this table.")
        self.commitment = replace(self.commitment, added=added)
        self._count(every_question=True)

    def _read(self, line: str) -> Event:
        return read_event(self.game, self.setup.seats, line)

    def _follow(self) -> list[str]:
        """All that follows by itself: fair dice fall, bots answer."""
        lines: list[str] = []
        while True:
            turn, asked = self.table.turn(), self.asked()
            if isinstance(turn, Roll) and self.dice != TYPED:
                self.table.roll(fair_dice(self.secret, self.commitment, len(self.table.events)))
            elif (seat := self._next_bot(asked)) is not None:
                self._bot_answers(seat)
            else:
                return lines
            lines.append(self._stored(asked))

    def _stored(self, asked_before: set[int]) -> str:
        """Count the latest event as a line of the log."""
        event = self.table.events[-1]
        if isinstance(event, Played):
            self._count(renewed={event.seat, *(self.asked() - asked_before)})
        else:
            self._count(every_question=True)
        return write_event(self.game, event)

    def _count(self, renewed: Collection[int] = (), every_question: bool = False) -> None:
        """A seat's question is a new one after dice, an undo or its own answer, but not after those of others."""
        self.length += 1
        for seat in range(self.setup.seats):
            if every_question or seat in renewed:
                self.since[seat] = self.length

    def _next_bot(self, asked: set[int]) -> int | None:
        return next((seat for seat in sorted(asked) if self.seats[seat].kind != PERSON), None)

    def _bot_answers(self, seat: int) -> None:
        """Each decision has a chance of its own, so that an undo never changes what a bot would do."""
        chance = chance_of(self.secret, self.commitment, len(self.table.events))
        if seat not in self.players:
            self.players[seat] = BOTS[self.seats[seat].kind].sit(self.setup)
        self.table.answer(seat, self.players[seat], chance)


def fold(stored: StoredTable, setup: Setup) -> Session:
    """The session of a stored table, whose header says this setup."""
    commitment = commit(stored.secret, stored.id, stored.added)
    session = Session(stored.id, Table(setup), stored.seats, commitment, stored.secret, stored.dice, [0] * setup.seats)
    session.rematch = stored.rematch
    session._restore(stored.lines)
    return session


def header_of(setup: Setup) -> str:
    """The header of its record, which is a record without events."""
    return write_record(setup, (), setup.start())


def setup_of(header: str, games: Mapping[str, Game]) -> Setup:
    return read_record(header, games).setup
