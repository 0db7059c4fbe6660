"""What does a store remember about notices? Who wants to be told of their turn, and what they were told already."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Notice:
    """Somebody's wish to be told when it is their turn."""

    table: str
    seat: int
    endpoint: str  # where it is sent
    keys: str = ""  # of a browser, to encrypt it for; none for a webhook
    language: str = "en"
    home: str = ""  # what links begin with
    remind: float = 0.0  # after so many seconds; 0 for never


class Notices(Protocol):
    async def wish(self, notice: Notice) -> None:
        """Add a wish, or change the one with the same endpoint."""

    async def end(self, table: str, seat: int, endpoint: str = "") -> None:
        """Forget the wish with this endpoint; without one, all wishes of the seat."""

    async def of(self, table: str) -> Sequence[Notice]:
        """All wishes at a table."""

    async def tables(self) -> Sequence[str]:
        """The tables with any wish."""

    async def note(self, table: str, seat: int, turn: int, when: float) -> bool:
        """From now on this turn is known; whether it was not, nor a later one."""

    async def due(self, now: float) -> Sequence[tuple[str, int, int]]:
        """The table, seat and turn of all who wish to be reminded by now, and were not."""

    async def remind(self, table: str, seat: int, turn: int) -> bool:
        """From now on this turn was reminded of; whether it was not before."""
