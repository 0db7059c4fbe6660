"""What is a table that people sit at? The fold of its stored log, with its seats and its dice."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from gobelet.bots import BOTS
from gobelet.core.dice import Faces
from gobelet.core.event import Played, Rolled
from gobelet.core.game import Choose, Game, Over, Roll
from gobelet.core.record import read_event, read_record, write_event, write_record
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32, seed
from gobelet.table.fair import Promise, fair_dice
from gobelet.table.table import Table

PERSON = "person"
FAIR, TYPED = "fair", "typed"
UNDO = "undo "


@dataclass(frozen=True, slots=True)
class Seat:
    kind: str  # PERSON, or the name of a bot
    name: str
    token: str  # who knows it may sit here
    holder: str = ""  # the browser that sits here


class Stale(Refusal):
    """Somebody answered a question that is no longer asked."""


class Live:
    """A table in memory. What changes it answers with the lines to be stored; nothing else changes it."""

    def __init__(
        self, id: str, setup: Setup, seats: Sequence[Seat], promised: Promise, secret: bytes, dice: str
    ) -> None:
        self.id, self.setup, self.seats = id, setup, list(seats)
        self.promised, self.secret, self.dice = promised, secret, dice
        self.table = Table(setup)
        self.position = 0  # lines in the stored log
        self.since = [0] * setup.seats  # the position at which each seat's present question arose

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def over(self) -> bool:
        return isinstance(self.table.turn(), Over)

    def begin(self) -> list[str]:
        """What happens before anybody has answered."""
        return self._follow()

    def act(self, seat: int, saying: str, answered: int) -> list[str]:
        """A seat answers the question that it saw at a position of the log."""
        if not self.since[seat] <= answered <= self.position:
            raise Stale(f"The game has gone on: this answers position {answered}, but it is {self.position} now.")
        asked = self._asked()
        self.table.say(seat, saying)
        return [self._stored(asked), *self._follow()]

    def type_dice(self, faces: Faces) -> list[str]:
        """Somebody typed in what real dice show."""
        if self.dice != TYPED:
            raise Refusal("At this table the server rolls the dice.")
        asked = self._asked()
        self.table.happen(Rolled(faces))
        return [self._stored(asked), *self._follow()]

    def undo(self, seats: Sequence[int]) -> list[str]:
        """Take back the latest answer of one of these seats, as far as the latest dice or revealed secret."""
        self.table.undo(seats)
        self._count(every_question=True)
        return [f"{UNDO}{len(self.table.events)}"]

    def restore(self, lines: Sequence[str]) -> None:
        """Fold a stored log."""
        for line in lines:
            if line.startswith(UNDO):
                self.table = Table(self.setup, self.table.events[: int(line.removeprefix(UNDO))])
                self._count(every_question=True)
            else:
                asked = self._asked()
                self.table.happen(read_event(self.game, self.setup.seats, line))
                self._stored(asked)

    def _follow(self) -> list[str]:
        """All that follows by itself: fair dice fall, bots answer."""
        lines: list[str] = []
        while True:
            turn, asked = self.table.turn(), self._asked()
            if isinstance(turn, Roll) and self.dice == FAIR:
                self.table.roll(fair_dice(self.secret, self.promised, len(self.table.events)))
            elif (seat := self._next_bot(asked)) is not None:
                self._bot_answers(seat)
            else:
                return lines
            lines.append(self._stored(asked))

    def _stored(self, asked_before: set[int]) -> str:
        """Count the latest event as a line of the log."""
        event = self.table.events[-1]
        if isinstance(event, Played):
            self._count(renewed={event.seat, *(self._asked() - asked_before)})
        else:
            self._count(every_question=True)
        return write_event(self.game, event)

    def _count(self, renewed: Collection[int] = (), every_question: bool = False) -> None:
        """A seat's question is a new one after dice, an undo or its own answer, but not after those of others."""
        self.position += 1
        for seat in range(self.setup.seats):
            if every_question or seat in renewed:
                self.since[seat] = self.position

    def _asked(self) -> set[int]:
        turn = self.table.turn()
        return set(turn.seats) if isinstance(turn, Choose) else set()

    def _next_bot(self, asked: set[int]) -> int | None:
        return next((seat for seat in sorted(asked) if self.seats[seat].kind != PERSON), None)

    def _bot_answers(self, seat: int) -> None:
        """Each decision has a chance of its own, so that an undo never changes what a bot would do."""
        chance = Sfc32()
        seed(chance, int.from_bytes(self.secret[:7], "big"), 1 + len(self.table.events))
        bot = BOTS[self.seats[seat].kind]
        legal = self.game.moves(self.table.state, seat)
        self.table.play(seat, bot(self.game, self.table.view(seat), seat, legal, chance))


def header_of(setup: Setup) -> str:
    """The header of its record, which is a record without events."""
    return write_record(setup, (), setup.start())


def setup_of(header: str, games: Mapping[str, Game]) -> Setup:
    return read_record(header, games).setup
