"""How does a room look to a player? Its picture, the question it asks, and guides for newcomers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic

from gobelet.core.picture import Picture, for_narrow_page, for_wide_page
from gobelet.core.question import Question
from gobelet.core.structs import S
from gobelet.core.text import Text


@dataclass(frozen=True, slots=True)
class Look(Generic[S]):
    picture: Callable[[S, int], Picture]  # what a viewer sees: a seat with its view, or a spectator
    narrow: Callable[[S, int], Picture]  # the same in one column, for a phone
    question: Callable[[S, int], Question]  # what is asked of a seat, seen from its view
    guides: Mapping[str, Text]  # what a newcomer must know for each kind of decision
    round: Callable[[S], Text] | None = None  # which one it is, where there are rounds
    sheet: Callable[[S, int, int, bool], Picture] | None = None
    """Where each player has a sheet, of which a picture shows only one: what a viewer sees with the sheet of a certain
    seat, on narrow paper or wide. Without a word about it, players see their own."""

    def drawn(self, view: S, viewer: int, narrow: bool = False, shown: int | None = None) -> Picture:
        """A picture on wide or narrow paper; `shown` is the seat whose sheet it shows, if there are sheets."""
        if self.sheet and shown is not None:
            return self.sheet(view, viewer, shown, narrow)
        return self.narrow(view, viewer) if narrow else self.picture(view, viewer)

    def on_page(self, view: S, viewer: int, narrow: bool = False, shown: int | None = None) -> Picture:
        """The panes that a page lays out, on a wide screen or a narrow one."""
        slim = self.drawn(view, viewer, True, shown)
        return for_narrow_page(slim) if narrow else for_wide_page(self.drawn(view, viewer, False, shown), slim)
