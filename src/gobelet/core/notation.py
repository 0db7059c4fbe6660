"""How are a room's moves numbered, written and told?"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from gobelet.core.structs import S
from gobelet.core.text import Text


def no_other_way(state: Any, legal: Sequence[int]) -> dict[str, int]:
    """For games in which every move is pointed out in one way only."""
    return {}


@dataclass(frozen=True, slots=True)
class Notation(Generic[S]):
    move_count: int  # moves are numbered from 0 up to this
    most_moves: int  # never more than this many at one decision
    words: Mapping[str, Text]  # the closing words, and what a button with them says
    write: Callable[[int], str]  # a move as its saying
    tell: Callable[[int], Text]  # a move in words
    also: Callable[[S, Sequence[int]], dict[str, int]] = field(default=no_other_way)  # further sayings
