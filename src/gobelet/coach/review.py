"""What did dice and decisions bring in a finished game? Every position is played on, and each step between two counts.

What a position is worth is what it comes to on average when everybody goes on like the strong player. A throw of the
dice changes that: this is luck. So does a decision, if it is not what the strong player would have done: this is skill.
A game begins with what its setup promises, and all steps together lead to its result; so luck, one's own decisions and
those of others add up to it. What a decision cost is another question: how much better the best move would have been
that could be found, by games of their own, since the best of many guesses is always a little too good. There it may
turn out to be worse: that stays in the sum of all costs, or errors would add up instead of evening out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from gobelet.coach.advice import Estimate, Rows, Worth, certain, less
from gobelet.coach.hint import Hint
from gobelet.coach.rollouts import MARGIN, NO_MOVE, PARTS, POINTS, WINS, Rollouts
from gobelet.core.decision import Decision
from gobelet.core.event import Event, Played
from gobelet.core.replay import advance, seen
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32
from gobelet.core.structs import copy_of

GAMES, GAMES_WHERE_HEAVY = 128, 32  # after each position; the player of some games takes its time
OUTCOMES = (POINTS, MARGIN, WINS)
NUMBER = 0x726576696577  # of the random numbers, if nothing else is said: not those of any dice at a table


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One decision that was not forced."""

    place: int  # among the events
    seat: int
    kind: str  # of decision: the first guide that explains it
    move: int
    best: int  # the best move that was found; the same one where none seemed better
    cost: Estimate  # how much better that would have been, in what counts
    parts: tuple[float, ...]  # the same in points, part by part of the score
    worths: tuple[Worth, ...]  # of the moves that were tried, the best first


@dataclass(frozen=True, slots=True)
class Step:
    """How an event changed what a seat could expect, by outcome: points, margin, chance to win."""

    luck: tuple[float, ...]
    own: tuple[float, ...]  # the seat's own decision
    others: tuple[float, ...]  # a decision of somebody else


@dataclass(frozen=True, slots=True)
class Balance:
    """What one outcome was made of for a seat."""

    start: Estimate
    luck: Estimate
    own: Estimate
    others: Estimate
    result: float

    @property
    def adjusted(self) -> Estimate:
        """The result without its luck."""
        return Estimate(self.result - self.luck.mean, self.luck.error)


@dataclass(frozen=True)
class Review:
    setup: Setup
    events: tuple[Event, ...]
    expected: tuple[tuple[tuple[Estimate, ...], ...], ...]  # after so many events, by seat and outcome
    steps: tuple[tuple[Step, ...], ...]  # by event and seat
    decisions: tuple[Reviewed, ...]
    balances: tuple[tuple[Balance, ...], ...]  # by seat and outcome

    @property
    def goal(self) -> int:
        return POINTS if self.setup.seats == 1 else WINS

    def cost(self, seat: int) -> Estimate:
        """What all decisions of a seat cost."""
        costs = [each.cost for each in self.decisions if each.seat == seat]
        return Estimate(sum(cost.mean for cost in costs), sqrt(sum(cost.error**2 for cost in costs)))

    def costliest(self, seat: int) -> list[Reviewed]:
        found = [each for each in self.decisions if each.seat == seat and each.cost.mean > 0]
        return sorted(found, key=lambda each: -each.cost.mean)


class Reviewing:
    """A review in the making: `steps` tells how far it is, `done` is what came of it."""

    def __init__(self, rollouts: Rollouts, events: Sequence[Event], games: int = 0, number: int = NUMBER) -> None:
        self.rollouts, self.events, self.number = rollouts, tuple(events), number
        self.games = games or (GAMES_WHERE_HEAVY if rollouts.policy.heavy else GAMES)
        self.states = states_of(rollouts.setup, self.events)
        self.rows = list[Rows]()  # after so many events: by game, seat and outcome
        self.skills = dict[int, tuple[Estimate, ...]]()  # by event: what a decision brought whoever made it
        self.decisions = list[Reviewed]()

    def __len__(self) -> int:
        return len(self.states)

    def steps(self) -> Iterator[int]:
        """Review the game event by event; how many are done."""
        for place, state in enumerate(self.states):
            self.rows.append(self.rollouts.play_on([state], 0, NO_MOVE, self.number, 0, self.games))
            if place:
                self._look_at(place - 1)
            yield place + 1

    def _look_at(self, place: int) -> None:
        event = self.events[place]
        if not isinstance(event, Played) or event.move is None:
            return
        asked = decision(self.rollouts.setup, self.states[place], self.events[:place], event.seat)
        if len(asked.moves) == 1:
            self.skills[place] = tuple(Estimate(0.0, 0.0) for _ in OUTCOMES)
            return
        hint = Hint(self.rollouts, asked, self._number(place))
        hint.add(event.move)
        hint.play(self.games)
        self.skills[place] = self._skill(place, event.move, hint)
        self.decisions.append(self._reviewed(place, event.move, hint))

    def _number(self, place: int) -> int:
        """Each decision has dice of its own, or all would err together: two numbers for each of two hints."""
        return self.number + 2 + 4 * place

    def _skill(self, place: int, move: int, hint: Hint) -> tuple[Estimate, ...]:
        """What a move brought compared with what the strong player would have done, knowing no more."""
        asked, seat = hint.asked, hint.asked.seat
        if self.rollouts.policy.judges:
            usual = self.rollouts.choice(asked.view, seat, asked.moves, hint.number)
            return tuple(hint.advice.lead(move, usual, outcome) for outcome in OUTCOMES)
        before, after = (
            self.rollouts.play_on(hint.starts, seat, each, hint.number, 0, self.games) for each in (NO_MOVE, move)
        )
        return tuple(certain(after[:, seat, outcome] - before[:, seat, outcome], POINTS) for outcome in OUTCOMES)

    def _reviewed(self, place: int, move: int, hint: Hint) -> Reviewed:
        asked, game = hint.asked, self.rollouts.setup.game
        worths, guides = hint.advice.ranked(), game.look.question(asked.view, asked.seat).guides
        best, cost, parts = worths[0].move, Estimate(0.0, 0.0), (0.0,) * len(game.parts)
        seems = hint.advice.lead(best, move, hint.advice.goal)
        if seems.mean > seems.error:
            again = Hint(self.rollouts, asked, self._number(place) + 2)
            again.only(best, move)
            checked = again.play(self.games)
            cost = checked.lead(best, move, checked.goal)
            whole = less(checked.tried[best].games, checked.tried[move].games)
            parts = tuple(float(part) for part in whole[:, PARTS:].mean(axis=0))
        else:
            best = move
        return Reviewed(place, asked.seat, guides[0] if guides else "", move, best, cost, parts, tuple(worths))

    def done(self) -> Review:
        setup = self.rollouts.setup
        expected = tuple(
            tuple(tuple(certain(rows[:, seat, outcome], POINTS) for outcome in OUTCOMES) for seat in range(setup.seats))
            for rows in self.rows
        )
        steps = tuple(
            tuple(self._step(place, seat, expected) for seat in range(setup.seats)) for place in range(len(self.events))
        )
        balances = tuple(
            tuple(self._balance(seat, outcome, expected, steps) for outcome in OUTCOMES) for seat in range(setup.seats)
        )
        return Review(setup, self.events, expected, steps, tuple(self.decisions), balances)

    def _step(self, place: int, seat: int, expected: Any) -> Step:
        change = tuple(expected[place + 1][seat][each].mean - expected[place][seat][each].mean for each in OUTCOMES)
        event, nothing = self.events[place], (0.0,) * len(OUTCOMES)
        if not isinstance(event, Played):
            return Step(change, nothing, nothing)
        skill = tuple(skill.mean for skill in self.skills[place])
        if event.seat == seat:
            return Step(_rest(change, skill), skill, nothing)
        if len(expected[place]) == 2:  # what one loses the other wins
            theirs = (change[POINTS], -skill[MARGIN], -skill[WINS])
            return Step(_rest(change, theirs), nothing, theirs)
        return Step(nothing, nothing, change)

    def _balance(self, seat: int, outcome: int, expected: Any, steps: Any) -> Balance:
        start, result = expected[0][seat][outcome], expected[-1][seat][outcome].mean
        luck, own, others = (
            sum(getattr(step[seat], what)[outcome] for step in steps) for what in ("luck", "own", "others")
        )
        mine, theirs = (
            sqrt(
                sum(self._error(place, seat, outcome) ** 2 for place in self.skills if self._is(place, seat) == is_own)
            )
            for is_own in (True, False)
        )
        error = sqrt(start.error**2 + mine**2 + theirs**2)
        return Balance(start, Estimate(luck, error), Estimate(own, mine), Estimate(others, theirs), result)

    def _error(self, place: int, seat: int, outcome: int) -> float:
        """Of what a decision brought a seat."""
        if self._is(place, seat) or (self.rollouts.setup.seats == 2 and outcome != POINTS):
            return self.skills[place][outcome].error
        after, before = (self.rows[each][:, seat, outcome] for each in (place + 1, place))
        return certain(after - before, POINTS).error

    def _is(self, place: int, seat: int) -> bool:
        event = self.events[place]
        return isinstance(event, Played) and event.seat == seat


def _rest(change: Sequence[float], part: Sequence[float]) -> tuple[float, ...]:
    return tuple(all_of_it - taken for all_of_it, taken in zip(change, part, strict=True))


def states_of(setup: Setup, events: Sequence[Event]) -> list[Any]:
    """The states before the first event, and after each."""
    state = setup.start()
    found = [copy_of(state)]
    for event in events:
        advance(setup.game, state, event)
        found.append(copy_of(state))
    return found


def decision(setup: Setup, state: Any, events: Sequence[Event], seat: int) -> Decision:
    """What a seat was asked, and all it could know."""
    game = setup.game
    log = tuple(seen(game, state, events, seat))
    return Decision(setup, seat, game.view(state, seat), log, tuple(game.moves(state, seat)), Sfc32())
