"""How strong is a level, and where is that written? On the card of the file by which it plays, as it was measured.

A card is the first line of a file, as JSON; its `strength` is a list with an entry for each level, number of seats and
choice of options that somebody measured. What was not measured is not there, and nobody is told anything about it.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from gobelet.core.text import Text, say

POINTS, WINS = "points", "wins"


@dataclass(frozen=True)
class Strength:
    """How one level fared: points alone, or its share of wins on one seat against another level on all others."""

    level: str
    seats: int
    measure: str  # POINTS or WINS
    mean: float
    error: float  # standard error of the mean
    games: int
    against: str = ""  # whom, if there were others
    options: Mapping[str, str] = field(default_factory=dict)  # those it was measured with

    def __hash__(self) -> int:
        return hash((self.level, self.seats, self.mean))

    def is_for(self, level: str, seats: int, options: Mapping[str, str]) -> bool:
        chosen = all(options.get(name) == value for name, value in self.options.items())
        return chosen and (self.level, self.seats) == (level, seats)

    def told(self, names: Mapping[str, Text]) -> Text:
        """In a few words for a player; `names` are those of the levels."""
        if self.measure == POINTS:
            return say("about {points} points", points=round(self.mean))
        share, against = round(100 * self.mean), names.get(self.against, self.against)
        if self.seats == 2:
            return say("wins {share} % against {against}", share=share, against=against)
        return say("wins {share} % against {count} × {against}", share=share, count=self.seats - 1, against=against)


def read_strengths(written: Any) -> tuple[Strength, ...]:
    """The entries of a card; whatever else stands there, as in words on old cards, tells nothing."""
    entries = written if isinstance(written, list | tuple) else []
    return tuple(found for entry in entries if (found := _read(entry)))


def _read(entry: Any) -> Strength | None:
    try:
        found = Strength(**entry)
    except TypeError:
        return None
    numbers = all(isinstance(number, int | float) for number in (found.seats, found.mean, found.error, found.games))
    return found if numbers and found.measure in (POINTS, WINS) and isinstance(found.options, dict) else None


def with_strengths(content: bytes, more: Iterable[Strength]) -> bytes:
    """A file with figures added to its card; they take the place of earlier ones of the same kind."""
    line, rest = content.split(b"\n", 1)
    card = json.loads(line)
    kept = {_kind(each): each for each in (*read_strengths(card.get("strength")), *more)}
    entries = sorted(map(asdict, kept.values()), key=lambda entry: (entry["seats"], sorted(entry["options"].items())))
    return json.dumps({**card, "strength": entries}, sort_keys=True).encode() + b"\n" + rest


def _kind(each: Strength) -> tuple[object, ...]:
    return each.level, each.seats, each.against, tuple(sorted(each.options.items()))
