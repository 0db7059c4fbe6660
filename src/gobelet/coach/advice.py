"""Which moves are best, and how sure is that? Games played on after each of them are counted up and compared.

All moves meet the same dice. Those that fall behind beyond doubt are left alone, the best few are played on until they
are told apart or nearly alike.

What a whole game comes to is mostly luck. A glimpse after a few throws is not, but it is only what a player thinks. So
a result is split: a part that goes along with the glimpse, known from many glimpses, and the rest, known from fewer
whole games. The rest hardly depends on the move, so each move's own rest is believed the more, the surer it is compared
with how much rests differ (`DIFFER`). Errors are standard errors, with all of that in them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy

from gobelet.coach.rollouts import GLIMPSE, MARGIN, POINTS, UNSEEN, WINS

SHOWN = 3  # moves that are looked at to the end
MOST_TRIED = 8
SURE = 3.0  # standard errors by which a move must be behind to be left alone
TOLD_APART = 2.5  # and by which two moves are told apart
FINE = {POINTS: 0.25, WINS: 0.004}  # errors of a lead below which nobody asks for more
DIFFER = {POINTS: 4.0, MARGIN: 4.0, WINS: 0.03}  # by how much a player misjudges one move more than another
MOST_GAMES = 4_000  # of a move
FEW = 30  # games, below which the spread of one move alone is not to be trusted
ENOUGH = 64  # games of all moves together, before anything is read from glimpses or any move is left alone

Rows = numpy.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class Estimate:
    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Worth:
    """What a move promises the seat that makes it."""

    move: int
    games: int  # that were played to their ends
    points: Estimate
    margin: Estimate  # over the best of the others
    wins: Estimate
    behind: Estimate  # the best move, in what counts: points alone, else the chance to win


@dataclass
class Tried:
    """What was played after one move."""

    games: Rows  # whole ones, by game and outcome
    glimpses: Rows  # of games that ended there

    def seen(self) -> Rows:
        """All glimpses."""
        return numpy.concatenate([self.games[:, GLIMPSE], self.glimpses])

    @property
    def is_seen(self) -> bool:
        """Whether all games were glimpsed: some may end before."""
        return bool(self.seen().min() > UNSEEN)


@dataclass
class Advice:
    """All that is known so far about the moves of one decision."""

    goal: int  # POINTS or WINS
    moves: tuple[int, ...]  # those that are tried, the likeliest first
    tried: dict[int, Tried] = field(default_factory=dict)  # by move
    left: set[int] = field(default_factory=set)  # moves that are tried no further
    slopes: dict[int, Estimate] = field(default_factory=dict)  # by outcome: how much of it goes along with a glimpse

    def take(self, move: int, games: Rows, glimpses: Rows) -> None:
        """More games after a move, which go on where it was."""
        if known := self.tried.get(move):
            games = numpy.concatenate([known.games, games])
            glimpses = numpy.concatenate([known.glimpses, glimpses])
        self.tried[move] = Tried(games, glimpses)

    def reckon(self) -> None:
        """After moves were played on: what goes along with glimpses, and who is behind beyond doubt."""
        enough = sum(map(self.games, self.moves)) >= ENOUGH
        all_seen = [tried for tried in self.tried.values() if enough and tried.is_seen]
        self.slopes = {outcome: slope(all_seen, outcome) for outcome in (POINTS, MARGIN, WINS)}
        behind = [worth for worth in self.ranked()[SHOWN:] if worth.behind.mean > SURE * worth.behind.error]
        self.left = {worth.move for worth in behind} if enough else set()

    def open(self) -> list[int]:
        """The moves that games should be played of next."""
        return [move for move in self.moves if move not in self.left]

    def games(self, move: int) -> int:
        """So many have been played to their ends after a move."""
        return len(self.tried[move].games) if move in self.tried else 0

    @property
    def settled(self) -> bool:
        if max(map(self.games, self.moves)) >= MOST_GAMES:
            return True
        rest = [worth.behind for worth in self.ranked()[1:] if worth.move not in self.left]
        return sum(map(self.games, self.moves)) >= ENOUGH and all(
            behind.error < FINE[self.goal] or behind.mean > TOLD_APART * behind.error for behind in rest
        )

    def ranked(self) -> list[Worth]:
        """The best first."""
        if not self.tried:
            return []
        best = max(self.tried, key=lambda move: self.estimate(move, self.goal).mean)
        found = [self._worth(move, best) for move in self.tried]
        return sorted(found, key=lambda worth: (worth.move != best, worth.behind.mean))

    def _worth(self, move: int, best: int) -> Worth:
        points, margin, wins = (self.estimate(move, outcome) for outcome in (POINTS, MARGIN, WINS))
        return Worth(move, self.games(move), points, margin, wins, self.lead(best, move, self.goal))

    def estimate(self, move: int, outcome: int) -> Estimate:
        """What a move comes to."""
        tried, along = self.tried[move], self._along(outcome, move)
        own = certain(rest_of(tried, outcome, along.mean), outcome, self._usual(outcome, along.mean))
        if not along.mean:
            return own
        seen = certain(tried.seen(), GLIMPSE)
        of_all = certain(together(self._rests(outcome, along.mean)), outcome)
        trust = DIFFER[outcome] ** 2 / (DIFFER[outcome] ** 2 + own.error**2)
        others = numpy.mean([each.games[:, GLIMPSE].mean() for each in self.tried.values() if each.is_seen])
        return Estimate(
            along.mean * seen.mean + trust * own.mean + (1 - trust) * of_all.mean,
            sqrt(
                (along.mean * seen.error) ** 2
                + (along.error * (1 - trust) * (seen.mean - float(others))) ** 2
                + (trust * own.error + (1 - trust) * of_all.error) ** 2  # the same dice: they err together
                + ((1 - trust) * DIFFER[outcome]) ** 2
            ),
        )

    def lead(self, better: int, worse: int, outcome: int) -> Estimate:
        """How much more one move comes to than another, by games that had the same dice."""
        if better == worse:
            return Estimate(0.0, 0.0)
        one, other, along = self.tried[better], self.tried[worse], self._along(outcome, better, worse)
        rests = certain(less(rest_of(one, outcome, along.mean), rest_of(other, outcome, along.mean)), outcome)
        if not along.mean:
            return rests
        whole, short = less(one.games[:, GLIMPSE], other.games[:, GLIMPSE]), less(one.glimpses, other.glimpses)
        seen = certain(numpy.concatenate([whole, short]), GLIMPSE)
        trust = 2 * DIFFER[outcome] ** 2 / (2 * DIFFER[outcome] ** 2 + rests.error**2)
        doubt = along.error * (1 - trust) * seen.mean
        error = sqrt((along.mean * seen.error) ** 2 + doubt**2 + trust * rests.error**2)
        return Estimate(along.mean * seen.mean + trust * rests.mean, error)

    def _along(self, outcome: int, *moves: int) -> Estimate:
        """How much of an outcome goes along with glimpses, if these moves have been glimpsed."""
        known = outcome in self.slopes and all(self.tried[move].is_seen for move in moves)
        return self.slopes[outcome] if known else Estimate(0.0, 0.0)

    def _rests(self, outcome: int, along: float) -> list[Rows]:
        """Of all moves, as far as they can be compared."""
        return [rest_of(tried, outcome, along) for tried in self.tried.values() if tried.is_seen or not along]

    def _usual(self, outcome: int, along: float) -> float:
        """The spread of a game after any of the moves."""
        spreads = [rest.var(ddof=1) for rest in self._rests(outcome, along) if len(rest) > 1]
        return float(numpy.mean(spreads)) if spreads else 0.0


def slope(all_seen: Sequence[Tried], outcome: int) -> Estimate:
    """How much of an outcome goes along with a glimpse, by all games together; a better one means no less."""
    if not all_seen:
        return Estimate(0.0, 0.0)
    seen = numpy.concatenate([tried.games[:, GLIMPSE] - tried.games[:, GLIMPSE].mean() for tried in all_seen])
    came = numpy.concatenate([tried.games[:, outcome] - tried.games[:, outcome].mean() for tried in all_seen])
    square = float((seen**2).sum())
    if not square:
        return Estimate(0.0, 0.0)
    found = max(0.0, float((seen * came).sum()) / square)
    return Estimate(found, sqrt(float((came - found * seen).var()) / square))


def rest_of(tried: Tried, outcome: int, along: float) -> Rows:
    """What games came to beyond what went along with their glimpses."""
    found: Rows = tried.games[:, outcome] - along * tried.games[:, GLIMPSE] if along else tried.games[:, outcome]
    return found


def together(rests: Sequence[Rows]) -> Rows:
    """The mean of all moves game by game: with the same dice, they are one game, not many."""
    found = numpy.full((len(rests), max(map(len, rests))), numpy.nan)
    for row, rest in zip(found, rests, strict=True):
        row[: len(rest)] = rest
    means: Rows = numpy.nanmean(found, axis=0)
    return means


def less(one: Rows, other: Rows) -> Rows:
    """Game by game, as far as both were played."""
    both = min(len(one), len(other))
    found: Rows = one[:both] - other[:both]
    return found


def certain(numbers: Rows, outcome: int, usual: float = 0.0) -> Estimate:
    """A mean with its standard error; a few games lean on the usual spread.

    Games know their own spread badly: as Student has it, errors are as wide as if there were three games fewer.
    """
    count = len(numbers)
    spread = float(numbers.var(ddof=1)) if count > 1 else usual
    if count < FEW:
        spread = max(spread, usual)
    if outcome == WINS:
        spread = max(spread, 1 / (count + 2))  # nobody is sure to win after a few games
    return Estimate(float(numbers.mean()), sqrt(spread / max(1, count - 3)))


def likeliest(moves: Sequence[int], opinions: Sequence[float] | None, most: int = MOST_TRIED) -> tuple[int, ...]:
    """The moves that are worth trying, by what seems best at first sight; all of them where nobody has an opinion."""
    if opinions is None:
        return tuple(moves)
    ranked = sorted(zip(opinions, moves, strict=True), key=lambda each: -each[0])
    return tuple(move for _, move in ranked[:most])
