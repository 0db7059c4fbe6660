"""How did dice fall, and is that what chance allows? Faces are counted, each beside the band where chance leaves it."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from gobelet.core.text import Text, say

WITHIN = 1.96  # standard deviations to either side: 95 of 100 series end there


class Face(NamedTuple):
    """A face with how often it came up, and how often it should have."""

    title: Text
    seen: int
    due: float
    low: float  # the band in which 95 of 100 such series end
    high: float

    @property
    def judged(self) -> Text:
        if self.seen > self.high:
            return say("more often than chance usually brings")
        return say("more rarely than chance usually brings") if self.seen < self.low else say("within chance")


@dataclass
class Fallen:
    """How often each face came up, and how often it should have."""

    title: Text
    seen: Counter[str] = field(default_factory=Counter)
    due: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    variance: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    titles: dict[str, Text] = field(default_factory=dict)

    def fell(self, face: str, possible: dict[str, Text]) -> None:
        """A die shows a face, and might have shown any of these: each is a trial of its own."""
        self.seen[face] += 1
        chance = 1 / len(possible)
        for each, title in possible.items():
            self.due[each] += chance
            self.variance[each] += chance * (1 - chance)
            self.titles[each] = title

    def rows(self) -> list[Face]:
        """Numbers first, then symbols."""
        faces = sorted(self.due, key=lambda face: (not face.isdigit(), face))
        return [self._row(face) for face in faces]

    def _row(self, face: str) -> Face:
        due, reach = self.due[face], WITHIN * sqrt(self.variance[face])
        return Face(self.titles[face], self.seen[face], due, max(0.0, due - reach), due + reach)


def together(title: Text, games: Iterable[Fallen]) -> Fallen:
    """All dice of some games; faces that show the same are counted as one."""
    every = Fallen(title)
    for game in games:
        every.seen.update(game.seen)
        every.titles.update(game.titles)
        for face in game.due:
            every.due[face] += game.due[face]
            every.variance[face] += game.variance[face]
    return every
