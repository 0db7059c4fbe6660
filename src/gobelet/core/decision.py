"""What does a player know who must decide? The view of its seat, the log as that seat sees it, and what it may do."""

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic

from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.core.refusal import Refusal
from gobelet.core.score import Score
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32, below
from gobelet.core.structs import S, copy_of


@dataclass(frozen=True)
class Decision(Generic[S]):
    """One question to one seat. Nothing else is shown to a bot, and nothing in it tells what the seat may not know."""

    setup: Setup[S]
    seat: int
    view: S
    log: Sequence[Event]
    moves: tuple[int, ...]  # all legal moves, as numbers
    chance: Sfc32  # random numbers of its own, so that a game can be repeated

    @property
    def game(self) -> Game[S]:
        return self.setup.game

    @cached_property
    def legal(self) -> list[str]:
        """All that may be said, each as it is written."""
        return [self.game.notation.write(move) for move in self.moves]

    def any_of(self, choices: Sequence[Any]) -> Any:
        """One of them, all equally likely."""
        return choices[below(self.chance, len(choices))]

    def after(self, choice: str | int) -> S:
        """How it would look after a move. What is hidden is filled in at random: a guess, not knowledge."""
        state = copy_of(self.view)
        self.game.imagine(state, self.seat, self.chance)
        self.game.rules.play(state, self.seat, self.read(choice))
        return state

    def score_after(self, choice: str | int, seat: int | None = None) -> Score:
        """The points that a seat, by default one's own, would have right after a move."""
        return self.game.score(self.after(choice), self.seat if seat is None else seat)

    def lead_after(self, choice: str | int) -> int:
        """Own points minus the best of the others, right after a move."""
        state = self.after(choice)
        totals = [self.game.score(state, seat).total for seat in range(self.setup.seats)]
        return totals.pop(self.seat) - max(totals, default=0)

    def read(self, choice: str | int) -> int:
        """The legal move that is meant, by its saying or its number; anything else is refused."""
        move = self.game.known(choice) if isinstance(choice, str) else _whole(choice)
        if move not in self.moves:
            pattern = "{choice} cannot be answered now; legal: {legal}."
            raise Refusal(pattern, choice=repr(choice), legal=", ".join(self.legal))
        return move


def _whole(value: object) -> int | None:
    """A whole number, also one of NumPy's."""
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


Player = Callable[[Decision[Any]], str | int]  # answers with a saying or the number of a move
