"""How does one policy play all seats of many games? Event by event or straight to the end; at random by default."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from gobelet.bots.any_move import any_move
from gobelet.core.event import Event, Played, Rolled
from gobelet.core.game import Game
from gobelet.core.gear import Gear, first_gear, second_gear
from gobelet.core.policy import Policy
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32
from gobelet.core.verbs import choose
from gobelet.lab.batch import check_gear
from gobelet.lab.environment import begin
from gobelet.lab.playout import ALL_OVER, DICE_FELL, Step, play_out, step

LOOPS = (begin, step, play_out)


@lru_cache(maxsize=32)
def loops(game: Game, gear: str, check_bounds: bool = False, policy: Policy = any_move) -> Gear:
    """The loops over a room, in gear."""
    check_gear(gear)
    if gear == "first":
        return first_gear(game, LOOPS, {choose: policy.choose})
    return second_gear(game, LOOPS, {choose: policy.choose}, check_bounds)


@dataclass(frozen=True, slots=True)
class Happened:
    """One event of a game, and all the moves there were to choose from."""

    event: Event
    legal: tuple[int, ...]


class Playouts:
    """Games side by side; game number n of a seed is the same in every batch and gear."""

    def __init__(self, setup: Setup, games: int, seed: int, first: int, gear: Gear, policy: Policy = any_move) -> None:
        game = setup.game
        self.setup, self.gear, self.mind = setup, gear, policy.mind(gear, setup)
        self.states = gear.batch(game.state, games)
        self.chances = gear.batch(Sfc32, games)
        self.steps = gear.batch(Step, games)
        self.faces = gear.block(len(game.dice))
        self.legal = gear.block(game.notation.most_moves)
        options = gear.block(len(game.options))
        options[:] = game.places(setup.options)
        gear.call["begin"](self.states, self.chances, setup.seats, options, seed, first)

    def play_out(self) -> int:
        """Play all games to their ends; answer how many events that took."""
        blocks = (self.faces, self.legal, self.mind)
        events: int = self.gear.call["play_out"](self.states, self.chances, self.steps, *blocks)
        return events

    def step(self, game: int) -> Happened | None:
        """Let one thing happen in a game; None when it is over."""
        self.gear.call["step"](self.states, self.chances, self.steps, game, self.faces, self.legal, self.mind)
        happened = self.gear.plain(Step, self.steps[game])
        if happened.seat == ALL_OVER:
            return None
        if happened.seat == DICE_FELL:
            return Happened(Rolled(tuple(map(int, self.faces))), ())
        return Happened(Played(int(happened.seat), int(happened.move)), tuple(map(int, self.legal[: happened.legal])))

    def walk(self, game: int) -> Iterator[Happened]:
        """All that happens in a game until it is over."""
        while happened := self.step(game):
            yield happened

    def state(self, game: int) -> Any:
        """A game's state as an independent plain object."""
        return self.gear.plain(self.setup.game.state, self.states[game])
