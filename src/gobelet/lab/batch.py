"""How are many games held at once? In blocks that the rules of either gear work on.

A batch is an environment: `turns` says who must choose in each game; `legal`, `masks` and `observe` show what there is
to choose from; `act` makes a move in each game and lets dice fall until somebody must choose again; `result` counts.
"""

import operator
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from gobelet.core.falling import NOBODY
from gobelet.core.game import Game
from gobelet.core.gear import Gear, first_gear, second_gear
from gobelet.core.refusal import Refusal, choices
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32
from gobelet.lab.environment import act, begin, check, mask, observe_all, renew, result, settle_all

GEARS = ("first", "second")
FAR_OUT = 2**31  # no room has that many moves
ENVIRONMENT = (begin, settle_all, check, act, renew, mask, observe_all, result)


@lru_cache(maxsize=32)
def environment(game: Game, gear: str) -> Gear:
    """The environment over a room's rules, in gear."""
    check_gear(gear)
    return first_gear(game, ENVIRONMENT) if gear == "first" else second_gear(game, ENVIRONMENT)


def check_gear(gear: str) -> None:
    if gear not in GEARS:
        raise Refusal("There is no gear '{gear}'; it is {known}.", gear=gear, known=choices(GEARS))


class Batch:
    """Games side by side; game number n of a seed has the same dice in every batch and gear."""

    def __init__(
        self, setup: Setup, games: int, seed: int, first: int = 0, gear: str = "second", auto_reset: bool = False
    ) -> None:
        game = setup.game
        if games < 1:
            raise Refusal("A batch has at least one game, not {games}.", games=games)
        self.setup, self.auto_reset = setup, auto_reset
        self.gear = environment(game, gear)
        self.states, self.chances = self.gear.batch(game.state, games), self.gear.batch(Sfc32, games)
        self.turns = self.gear.block(games)  # the seat that must choose in each game, NOBODY if it is over
        self._spare = self.gear.batch(game.state, 2)  # one stays blank
        self._faces, self._legal = self.gear.block(len(game.dice)), self.gear.block(game.notation.most_moves)
        self._options = self.gear.block(len(game.options))
        self._options[:] = game.places(setup.options)
        call = self.gear.call
        call["begin"](self.states, self.chances, setup.seats, self._options, seed, first)
        call["settle_all"](self.states, self.chances, self._faces, self.turns)

    def __len__(self) -> int:
        return len(self.states)

    def legal(self, game: int) -> list[int]:
        """The legal moves of the seat that must choose, as numbers."""
        state = self.state(game)
        return [] if self.turns[game] == NOBODY else self.setup.game.moves(state, int(self.turns[game]))

    def masks(self) -> Any:
        """For each game a row over all moves there are: 1 if the seat that must choose may make it."""
        rows = self.gear.block(len(self), self.setup.game.notation.move_count)
        self.gear.call["mask"](self.states, self.turns, self._legal, rows)
        return rows

    def observe(self) -> Any:
        """For each game what the seat that must choose looks at, from its view only; `Game.inputs` has the names."""
        rows = self.gear.floats(len(self), len(self.setup.game.inputs))
        self.gear.call["observe_all"](self.states, self._spare[1:], self.turns, rows)
        return rows

    def act(self, moves: Sequence[int]) -> None:
        """A move for each game, by the seat that must choose (any number where the game is over); then dice fall.

        With auto-reset, a game that is over begins anew instead, so that its result could be read before.
        """
        call, chosen = self.gear.call, self.gear.block(len(self))
        chosen[:] = self._whole(moves)
        wrong = int(call["check"](self.states, self.turns, chosen, self._legal))
        if wrong != NOBODY:
            legal = ", ".join(map(str, self.legal(wrong)))
            pattern = "Move {move} is not legal in game {game} of the batch; legal: {legal}."
            raise Refusal(pattern, move=int(chosen[wrong]), game=wrong, legal=legal)
        over = self.gear.block(len(self))
        over[:] = [turn == NOBODY for turn in self.turns]
        call["act"](self.states, self.chances, chosen, self._faces, self.turns)
        if self.auto_reset and any(over):
            call["renew"](self.states, self._spare, self.chances, over, self.setup.seats, self._options)
            call["settle_all"](self.states, self.chances, self._faces, self.turns)

    def _whole(self, moves: Sequence[int]) -> list[int]:
        """Whole numbers that second gear can hold, as many as there are games."""
        try:
            numbers = [operator.index(move) for move in moves]
        except TypeError:
            raise Refusal("A move is a whole number, and there must be one for each game of the batch.") from None
        if len(numbers) != len(self):
            pattern = "The batch has {games} games, but {moves} moves were given."
            raise Refusal(pattern, games=len(self), moves=len(numbers))
        return [move if abs(move) < FAR_OUT else -1 for move in numbers]

    def result(self) -> tuple[Any, Any]:
        """The points of every game by seat and part, and its set of winners, a bit for each seat."""
        points = self.gear.block(len(self), self.setup.seats, len(self.setup.game.parts))
        won = self.gear.block(len(self))
        self.gear.call["result"](self.states, self.setup.seats, points, won)
        return points, won

    def state(self, game: int) -> Any:
        """A game's state as an independent plain object."""
        return self.gear.plain(self.setup.game.state, self.states[game])
