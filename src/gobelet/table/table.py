"""How is a game in progress kept? As its events and the state they lead to; it is changed in no other way."""

from collections.abc import Collection, Iterable, Sequence
from copy import copy
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
from gobelet.core.structs import S, copy_of


class Table(Generic[S]):
    def __init__(self, setup: Setup[S], events: Iterable[Event] = ()) -> None:
        self.setup = setup
        self.events: list[Event] = []
        self.state: S = setup.start()
        self.position = Position(setup.game, self.state)  # what may happen
        self.rolls = 0  # how often dice have fallen
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
        """Play what a person said, its tokens in any order, or refuse it and change nothing."""
        pointed, legal = tokens(saying), self.position.moves(seat)
        plain = " ".join(pointed)
        written = self.game.known(plain)
        if written is None or written not in legal:
            spellings = self.position.spellings(seat)
            meant = plain if plain in spellings else said(spellings, pointed)
            written = self.game.read(plain) if meant is None else spellings[meant]
        self.play(seat, written)

    def roll(self, source: DiceSource) -> None:
        """Let the owed dice fall."""
        possible = self.position.possible
        self.happen(Rolled(source(possible) if any(possible) else tuple(0 for _ in possible)))

    def may_undo(self, seats: Collection[int]) -> bool:
        return self._latest_answer(seats) is not None

    def undo(self, seats: Collection[int]) -> None:
        """Take back the latest answer of one of these seats, and all answers after it.

        Nobody can unsee dice that have fallen or a secret that was shown: nothing before them comes back.
        """
        place = self._latest_answer(seats)
        if place is None:
            raise Refusal("Nothing can be taken back: no answer was given since the latest dice or revealed secret.")
        del self.events[place:]
        self.state = replay(self.setup, self.events)
        self.position, self._sealed = Position(self.game, self.state), self.secrets()

    def copy(self) -> "Table[S]":
        """The same table once more, to try something on."""
        other = copy(self)
        other.events, other.state = self.events[:], copy_of(self.state)
        other.position = self.position.of(other.state)
        return other

    def record(self) -> str:
        return write_record(self.setup, self.events, self.state)

    def happen(self, event: Event) -> None:
        sealed = self._sealed
        advance(self.game, self.state, event, self.position)
        self.events.append(event)
        self.position, self._sealed = self.position.after(event), self.secrets()
        if isinstance(event, Rolled):
            self.rolls += 1
        if isinstance(event, Rolled) or sealed - self._sealed:
            self._final = len(self.events)

    def secrets(self) -> set[int]:
        """The seats whose latest answer only they know."""
        if not self.game.has_secrets:
            return set()
        return {seat for seat in range(self.setup.seats) if self.game.sealed(self.state, seat)}

    def _latest_answer(self, seats: Collection[int]) -> int | None:
        undoable = range(len(self.events) - 1, self._final - 1, -1)
        return next((n for n in undoable if isinstance(e := self.events[n], Played) and e.seat in seats), None)
