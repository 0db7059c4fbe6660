"""What may happen now, and what is it worth? Each answer is worked out once for a position."""

from collections.abc import Sequence
from typing import Generic

from gobelet.core.event import Event, Played
from gobelet.core.game import Choose, Game, Turn
from gobelet.core.score import Score
from gobelet.core.structs import S


class Position(Generic[S]):
    """Valid as long as nothing happens to the state."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.game, self.state = game, state
        self._turn: Turn | None = None
        self._possible: tuple[tuple[int, ...], ...] | None = None
        self._moves: dict[int, Sequence[int]] = {}
        self._spellings: dict[int, dict[str, int]] = {}
        self._scores: dict[int, Score] = {}

    def of(self, equal: S) -> "Position[S]":
        """The same for an equal state, which may develop differently from here."""
        other = Position(self.game, equal)
        other._turn, other._possible = self._turn, self._possible
        other._moves, other._spellings = self._moves.copy(), self._spellings.copy()
        other._scores = self._scores.copy()
        return other

    def after(self, event: Event) -> "Position[S]":
        """The position after an event. Seats that still owe an answer may give the same ones as before."""
        later = Position(self.game, self.state)
        if isinstance(event, Played) and isinstance(later.turn, Choose):
            still = [seat for seat in later.turn.seats if seat != event.seat and self._moves.get(seat)]
            later._moves = {seat: self._moves[seat] for seat in still}
            later._spellings = {seat: self._spellings[seat] for seat in still if seat in self._spellings}
        return later

    @property
    def turn(self) -> Turn:
        if self._turn is None:
            self._turn = self.game.turn(self.state)
        return self._turn

    @property
    def possible(self) -> tuple[tuple[int, ...], ...]:
        """The faces that each owed die can show."""
        if self._possible is None:
            self._possible = self.game.possible(self.state)
        return self._possible

    def moves(self, seat: int) -> Sequence[int]:
        found = self._moves.get(seat)
        if found is None:
            found = self._moves[seat] = self.game.moves(self.state, seat)
        return found

    def spellings(self, seat: int) -> dict[str, int]:
        """All that the seat may say, and the move it means."""
        found = self._spellings.get(seat)
        if found is None:
            found = self._spellings[seat] = self.game.spellings(self.state, seat, self.moves(seat))
        return found

    def score(self, seat: int) -> Score:
        found = self._scores.get(seat)
        if found is None:
            found = self._scores[seat] = self.game.score(self.state, seat)
        return found
