"""What does a position promise? It is played on to its end many times, everybody choosing as a strong player does.

Each game that is played on has dice of its own; the games of two moves have the same ones as long as they go alike, so
what sets two moves apart is known sooner than what each is worth. On its way each game is glimpsed once: what the
player thinks of it after a few throws. Glimpses are quickly had: many games are played no further.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy

from gobelet.bots.judging import share
from gobelet.bots.levels import CASUAL, STRONG, has_learned, policy_of
from gobelet.core.falling import fall, lowest
from gobelet.core.game import Game
from gobelet.core.gear import Exchange, Gear, first_gear, second_gear
from gobelet.core.native import copy
from gobelet.core.policy import Policy
from gobelet.core.rule import rule, verb
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32, seed
from gobelet.core.verbs import Numbers, asked, choose, moves, owed, play, score, winners
from gobelet.lab.environment import look

STREAMS = 8  # of random numbers for each game: one for the dice, one for each seat
NO_MOVE = -1  # the position is played on as it is
LINE, VIEW = 0, 1  # the places of the states that the loop needs
POINTS, MARGIN, WINS, GLIMPSE, PARTS = 0, 1, 2, 3, 4  # of a game for a seat; its points part by part stand last
THROWS = 2  # after which a game is glimpsed, when the seat has something to decide
UNSEEN = -1e9  # in place of a glimpse, and below whatever can be seen


@verb
def seeming(mind: Any, count: int) -> float:
    """How good the best of so many moves has just seemed to the player, or UNSEEN."""
    raise NotImplementedError


@rule
def best_value(mind: Any, count: int) -> float:
    best = mind.values[0]
    for place in range(1, count):
        best = max(best, mind.values[place])
    return float(best)


@rule
def no_value(mind: Any, count: int) -> float:
    """For players that do not judge every move."""
    return UNSEEN


@rule
def play_on(
    starts: Any, seat: int, move: int, whole: int, seats: int, number: int, first: int, states: Any, chances: Any,
    faces: Numbers, legal: Numbers, points: Numbers, mind: Any, results: Any,
) -> None:  # fmt: skip
    """A game for each row of the results, from the states in turn, after a move of a seat or NO_MOVE.

    If they need not be whole, games end when they are glimpsed, and come to nothing else.
    """
    line = states[LINE]
    for game in range(len(results)):
        for stream in range(seats + 1):
            seed(chances[stream], number, (first + game) * STREAMS + stream)
        copy(line, starts[(first + game) % len(starts)])
        if move != NO_MOVE:
            play(line, seat, move)
        glimpse = to_the_end(line, seat, whole, states[VIEW], chances, faces, legal, mind)
        if whole:
            count_up(line, seats, points, results[game])
        results[game][seat][GLIMPSE] = glimpse


@rule
def to_the_end(
    line: Any, seat: int, whole: int, view: Any, chances: Any, faces: Numbers, legal: Numbers, mind: Any
) -> float:
    """Play a game, to its glimpse at least; what the seat thought of it then."""
    glimpse, throws = UNSEEN, 0
    waiting = asked(line)
    while (waiting or owed(line)) and (whole or glimpse == UNSEEN):
        if waiting:
            asking = lowest(waiting)
            count = moves(line, asking, legal)
            look(view, line, asking)
            move = choose(view, asking, legal, count, chances[1 + asking], mind)
            if asking == seat and count > 1 and throws >= THROWS and glimpse == UNSEEN:
                glimpse = seeming(mind, count)
            play(line, asking, move)
        else:
            fall(line, chances[0], faces)
            throws += 1
        waiting = asked(line)
    return glimpse


@rule
def count_up(line: Any, seats: int, points: Numbers, results: Any) -> None:
    """For each seat its points, its lead over the best of the others if there are any, and its share of the win."""
    won = winners(line)
    for seat in range(seats):
        score(line, seat, points)
        whole = 0
        for part in range(len(points)):
            whole += points[part]
            results[seat][PARTS + part] = points[part]
        results[seat][POINTS] = whole
        results[seat][WINS] = share(won, seat)
    for seat in range(seats):
        best = UNSEEN
        for other in range(seats):
            if other != seat:
                best = max(best, results[other][POINTS])
        results[seat][MARGIN] = results[seat][POINTS] - (best if seats > 1 else 0.0)


class Rollouts:
    """Games that are played on, in one thread."""

    def __init__(self, setup: Setup, gear: str = "second") -> None:
        game = setup.game
        self.setup, self.policy = setup, player_for(setup)
        self.gear = _loop(game, self.policy, gear)
        self.mind = self.policy.mind(self.gear, setup)
        self.states, self.chances = self.gear.batch(game.state, 2), self.gear.batch(Sfc32, 1 + setup.seats)
        self.faces, self.legal = self.gear.block(len(game.dice)), self.gear.block(game.notation.most_moves)
        self.points = self.gear.block(len(game.parts))

    def play_on(
        self, starts: Sequence[Any], seat: int, move: int, number: int, first: int, games: int, whole: bool = True
    ) -> numpy.ndarray[Any, Any]:
        """What each game came to, by game, seat and outcome; game n of a number has the same dice whatever the move."""
        batch = self.gear.batch(self.setup.game.state, len(starts))
        for place, state in enumerate(starts):
            self.gear.put(batch, place, state)
        shape = games, self.setup.seats, PARTS + len(self.points)
        results = self.gear.floats(*shape)
        self.gear.call["play_on"](
            batch, seat, move, int(whole), self.setup.seats, number, first, self.states, self.chances, self.faces,
            self.legal, self.points, self.mind, results,
        )  # fmt: skip
        return numpy.asarray(results, float).reshape(shape)

    def choice(self, view: Any, seat: int, legal: Sequence[int], number: int) -> int:
        """What the player itself would do."""
        self.gear.put(self.states, VIEW, view)
        self.legal[: len(legal)] = legal
        self.gear.call["seed"](self.chances[0], number, 0)
        choose_one = self.gear.call[self.policy.choose.__name__]
        return int(choose_one(self.states[VIEW], seat, self.legal, len(legal), self.chances[0], self.mind))

    def opinions(self, view: Any, seat: int, legal: Sequence[int], number: int) -> list[float] | None:
        """How good each move seems to the player at first sight, in units of its own, if it judges all of them."""
        if not self.policy.judges or len(legal) == 1:
            return None
        self.choice(view, seat, legal, number)
        return [float(value) for value in self.mind.values[: len(legal)]]


def player_for(setup: Setup) -> Policy:
    """Who plays on: strong, unless that is a search of its own, as it is where nobody has learned a game."""
    return policy_of(setup, STRONG if has_learned(setup) else CASUAL)


@lru_cache(maxsize=16)
def _loop(game: Game, policy: Policy, gear: str) -> Gear:
    make = first_gear if gear == "first" else second_gear
    instead: Exchange = {choose: policy.choose, seeming: best_value if policy.judges else no_value}
    return make(game, [play_on, policy.choose, seed], instead)
