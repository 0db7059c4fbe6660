"""How are a room's moves numbered, written and told?"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from gobelet.core.structs import S
from gobelet.core.text import Text


def no_other_way(state: Any, legal: Sequence[int]) -> dict[str, int]:
    """For games in which every move is pointed out in one way only."""
    return {}


def one_move(state: Any, seat: int, saying: str) -> tuple[str, ...]:
    """For games in which every saying is one move."""
    return (saying,)


def free(state: Any, seat: int, move: int) -> Text | None:
    """For games in which no move uses anything up."""
    return None


@dataclass(frozen=True, slots=True)
class Notation(Generic[S]):
    move_count: int  # moves are numbered from 0 up to this
    most_moves: int  # never more than this many at one decision
    words: Mapping[str, Text]  # the closing words, and what a button with them says
    write: Callable[[int], str]  # a move as its saying
    tell: Callable[[int], Text]  # a move in words
    also: Callable[[S, Sequence[int]], dict[str, int]] = field(default=no_other_way)  # further sayings
    moves_in: Callable[[S, int, str], tuple[str, ...]] = field(
        default=one_move
    )  # what is said by what was laid by hand
    cost: Callable[[S, int, int], Text | None] = field(default=free)  # what a legal move of a seat uses up, in words
