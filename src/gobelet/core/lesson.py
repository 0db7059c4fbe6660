"""How does a newcomer learn a game? By a short game that is prepared, step by step, one idea each.

Its events are those of a record. In some steps the player has to do what is asked; in others there is only something
to read. Seat A is the player.
"""

from dataclasses import dataclass

from gobelet.core.text import Text


@dataclass(frozen=True, slots=True)
class Step:
    """What is told, what happens before it, and what the player then does: a saying, or nothing."""

    text: Text
    before: tuple[str, ...] = ()  # lines as in a record
    do: str = ""
    by_hand: str = ""  # the boxes that are pointed at for it, where its tokens are laid by hand


@dataclass(frozen=True, slots=True)
class Lesson:
    seats: int
    steps: tuple[Step, ...]
