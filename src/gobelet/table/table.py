"""How is a game in progress kept? As its events and the state they lead to; it is changed in no other way."""

from collections.abc import Collection, Iterable, Sequence
from typing import Generic

from gobelet.core.decision import Decision, Player
from gobelet.core.dice import DiceSource
from gobelet.core.event import Event, Played, Rolled
from gobelet.core.game import Game, Turn
from gobelet.core.position import Position
from gobelet.core.record import write_record
from gobelet.core.refusal import Refusal
from gobelet.core.replay import advance, replay, seen
from gobelet.core.saying import said, tokens
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32
from gobelet.core.story import Told
from gobelet.core.structs import S, copy_of


class Table(Generic[S]):
    def __init__(self, setup: Setup[S], events: Iterable[Event] = ()) -> None:
        self.setup = setup
        self.events: list[Event] = []
        self.state: S = setup.start()
        self.position = Position(setup.game, self.state)  # what may happen
        self.rolls = 0  # how often dice have fallen
        self.told: list[Told] = []  # the events in words
        self.passed: list[S] | None = None  # the states before each event since the table was copied
        self._sealed = self.secrets()
        self._final = 0  # so many events are beyond any undo
        for event in events:
            self.happen(event)

    @property
    def game(self) -> Game[S]:
        return self.setup.game

    def turn(self) -> Turn:
        return self.position.turn

    def view(self, seat: int) -> S:
        return self.game.view(self.state, seat)

    def read_only_view(self, seat: int) -> S:
        """The same without a copy where nothing is hidden: the table's own state, which nobody may change."""
        return self.view(seat) if self._sealed - {seat} else self.state

    def log_for(self, seat: int) -> Sequence[Event]:
        """The log with the sealed answers of others blanked; the table's own log if there are none."""
        return seen(self.game, self.state, self.events, seat) if self._sealed - {seat} else self.events

    def decision(self, seat: int, chance: Sfc32) -> Decision[S]:
        """What a bot on this seat is asked, and all it may know."""
        return Decision(
            self.setup, seat, self.view(seat), tuple(self.log_for(seat)), tuple(self.position.moves(seat)), chance
        )

    def answer(self, seat: int, player: Player, chance: Sfc32) -> None:
        """A bot answers for a seat."""
        decision = self.decision(seat, chance)
        self.play(seat, decision.read(player(decision)))

    def play(self, seat: int, move: int) -> None:
        self.happen(Played(seat, move))

    def say(self, seat: int, saying: str) -> None:
        """Play what a person said, or refuse it and change nothing."""
        self.play(seat, self.meant(seat, saying))

    def meant(self, seat: int, saying: str) -> int:
        """The move that a person said, its tokens in any order; what is no move at all is refused."""
        pointed, legal = tokens(saying), self.position.moves(seat)
        plain = " ".join(pointed)
        written = self.game.known(plain)
        if written is None or written not in legal:
            spellings = self.position.spellings(seat)
            meant = plain if plain in spellings else said(spellings, pointed)
            written = self.game.read(plain) if meant is None else spellings[meant]
        return written

    def roll(self, source: DiceSource) -> None:
        """Let the owed dice fall."""
        possible = self.position.possible
        self.happen(Rolled(source(possible) if any(possible) else tuple(0 for _ in possible)))

    def may_undo(self, seats: Collection[int], along: Collection[int] | None = None) -> bool:
        return self._latest_answer(seats, along) is not None

    def undo(self, seats: Collection[int], along: Collection[int] | None = None) -> None:
        """Take back the latest answer of one of these seats, and all answers after it.

        Nobody can unsee dice that have fallen or a secret that was shown: nothing before them comes back. Nor do the
        answers of other seats, unless they may go along: at one screen all of them may.
        """
        place = self._latest_answer(seats, along)
        if place is None:
            if self.may_undo(seats):
                raise Refusal("Nothing can be taken back: another player has answered since, and would have to first.")
            raise Refusal("Nothing can be taken back: no answer was given since the latest dice or revealed secret.")
        del self.events[place:], self.told[place:]
        self.passed = None
        self.state = replay(self.setup, self.events)
        self.position, self._sealed = Position(self.game, self.state), self.secrets()

    def copy(self) -> "Table[S]":
        """The same table once more, to try something on."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)  # sooner than copy.copy
        other.events, other.told, other.passed = self.events[:], self.told[:], []
        other.state = copy_of(self.state)
        other.position = self.position.of(other.state)
        return other

    def record(self) -> str:
        return write_record(self.setup, self.events, self.state)

    def happen(self, event: Event) -> None:
        sealed, before = self._sealed, copy_of(self.state)
        advance(self.game, self.state, event, self.position)
        self.events.append(event)
        story = self.game.story
        self.told.append(Told(story.deed(before, event, self.state), story.chapter(before)))
        if self.passed is not None:
            self.passed.append(before)
        self.position, self._sealed = self.position.after(event), self.secrets()
        if isinstance(event, Rolled):
            self.rolls += 1
        if isinstance(event, Rolled) or sealed - self._sealed:
            self._final = len(self.events)
        elif self._shows(event):
            self._final = len(self.events) - 1  # all but what was shown: whoever showed it has learned nothing

    def _shows(self, event: Event) -> bool:
        """Whether an answer is open at once while others are still sealed: who sealed theirs has seen it now."""
        return isinstance(event, Played) and bool(self._sealed) and event.seat not in self._sealed

    def secrets(self) -> set[int]:
        """The seats whose latest answer only they know."""
        if not self.game.has_secrets:
            return set()
        return {seat for seat in range(self.setup.seats) if self.game.sealed(self.state, seat)}

    def _latest_answer(self, seats: Collection[int], along: Collection[int] | None) -> int | None:
        for place in range(len(self.events) - 1, self._final - 1, -1):
            event = self.events[place]
            if isinstance(event, Played) and event.seat in seats:
                return place
            if along is not None and isinstance(event, Played) and event.seat not in along:
                return None
        return None
