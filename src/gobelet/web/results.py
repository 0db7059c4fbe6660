"""How well did one play, at how many seats and against whom? Results of one kind, in the order of time."""

from collections import Counter
from dataclasses import dataclass, field
from statistics import mean, median

from gobelet.bots import BOTS
from gobelet.core.game import Game
from gobelet.core.text import Text, listed, say
from gobelet.table.people import PERSON

MOST_BARS = 12
LATEST = 10  # results that tell how one plays now


@dataclass
class Results:
    """One game at so many seats, against opponents of these kinds; the oldest result comes first."""

    game: Game
    seats: int
    against: tuple[str, ...]  # PERSON, or the names of bots
    totals: list[int] = field(default_factory=list)
    wins: int = 0

    @property
    def alone(self) -> bool:
        return self.seats == 1

    @property
    def title(self) -> Text:
        if self.alone:
            return say("alone")
        kinds = listed([_called(kind) for kind in self.against])
        return say("{seats} seats, against {opponents}", seats=self.seats, opponents=kinds)

    @property
    def mean(self) -> float:
        return mean(self.totals)

    @property
    def median(self) -> float:
        return median(self.totals)

    @property
    def lately(self) -> float:
        return self.trend()[-1]

    def trend(self) -> list[float]:
        """After each result, the mean of the latest ones."""
        return [mean(self.totals[max(0, end - LATEST) : end]) for end in range(1, len(self.totals) + 1)]

    def bars(self) -> list[tuple[str, int]]:
        """How many results lie in each span of points."""
        low, high = min(self.totals), max(self.totals)
        span = max(1, -(-(high - low + 1) // MOST_BARS))
        counted = Counter((total - low) // span for total in self.totals)
        return [
            (_span(low + span * bar, low + span * (bar + 1) - 1), counted[bar])
            for bar in range((high - low) // span + 1)
        ]

    def levels(self) -> list[tuple[Text, int]]:
        """How often each level of a single player was reached, the highest first."""
        if self.seats > 1:
            return []
        reached = Counter(level for total in sorted(self.totals, reverse=True) if (level := self.game.verdict(total)))
        return list(reached.items())


def _called(kind: str) -> Text:
    if kind == PERSON:
        return say("persons")
    return say("{bot} bots", bot=BOTS[kind].title) if kind in BOTS else say("{bot}", bot=kind)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"
