"""How does a room look to a player? Its picture, the question it asks, and guides for newcomers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic

from gobelet.core.picture import Picture
from gobelet.core.question import Question
from gobelet.core.structs import S
from gobelet.core.text import Text


@dataclass(frozen=True, slots=True)
class Look(Generic[S]):
    picture: Callable[[S, int], Picture]  # what a seat sees, from its view
    narrow: Callable[[S, int], Picture]  # the same in one column, for a phone
    question: Callable[[S, int], Question]  # what is asked of a seat, seen from its view
    guides: Mapping[str, Text]  # what a newcomer must know for each kind of decision
    sheets: bool = False  # whether each player has a sheet, of which a picture shows only one

    def drawn(self, view: S, seat: int, narrow: bool) -> Picture:
        return self.narrow(view, seat) if narrow else self.picture(view, seat)
