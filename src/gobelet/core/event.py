"""What can happen in a game? Dice fall, or a seat decides; nothing else."""

from dataclasses import dataclass

from gobelet.core.dice import Faces


@dataclass(frozen=True, slots=True)
class Rolled:
    """Dice fell: a face from 1 at the place of each die, 0 for those that did not."""

    faces: Faces


@dataclass(frozen=True, slots=True)
class Played:
    """A seat decided. The move is None in a log shown to somebody who may not know it yet."""

    seat: int
    move: int | None


Event = Rolled | Played
