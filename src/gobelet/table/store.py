"""What does a hall want from the place where its tables are stored? These verbs, whatever database is behind them.

A verb that returns has done its work for good: what it wrote survives the death of the process. A verb that refuses has
changed nothing. Verbs never block the event loop, and any number of them may be under way at once, also from other
processes. `tests/table/test_stores*.py` hold every store to that.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from gobelet.core.commitment import CHAINED
from gobelet.core.refusal import Refusal
from gobelet.core.text import say
from gobelet.table.daily import Attempt, Attempts
from gobelet.table.notices import Notices
from gobelet.table.people import Seat

DAMAGED = say("What is stored of this table is damaged: only a backup can bring it back.")


class Unstored(Refusal):
    """The store cannot do that now; nothing has changed."""


class Stale(Refusal):
    """The table has gone on: this was meant for an earlier state of it."""


class Unknown(Refusal):
    """There is no such table, or no such seat."""


class Taken(Refusal):
    """The seat belongs to somebody else by now."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored: everything that its session is folded from."""

    id: str
    header: str  # of its record: game, version, seats, options, sheet
    dice: str  # who rolls them
    secret: bytes  # behind the commitment of the dice
    added: str  # to the dice, by whoever opened the table
    seats: tuple[Seat, ...]
    lines: tuple[str, ...] = ()  # the log
    rematch: str = ""  # the table at which the same people play once more
    fair: int = CHAINED  # the version of its fair dice
    opener: str = ""  # the browser that opened it


class Store(Protocol):
    @property
    def notices(self) -> Notices:
        """What it remembers about notices."""

    @property
    def attempts(self) -> Attempts:
        """What it remembers about daily challenges."""

    async def open_table(self, table: StoredTable, rematch_of: str = "", attempt: Attempt | None = None) -> None:
        """Add a table with its seats and its log so far.

        As the rematch of another table it is added only if that one has no rematch yet; otherwise Stale. As an
        attempt at the dice of a day it is added only if that browser has none at the game yet; otherwise Taken.
        """

    async def load(self, id: str) -> StoredTable:
        """The table with this id, or Unknown."""

    async def append(self, id: str, length: int, lines: Sequence[str]) -> None:
        """Add lines to a log that is exactly so long: all of them, or none and Stale."""

    async def take_seat(self, id: str, number: int, seat: Seat, token: str) -> None:
        """Change a seat whose token is still this one; otherwise Taken."""

    async def saw(self, id: str, number: int, when: float) -> None:
        """The person of a seat was there at this time, in seconds since 1970."""

    async def by_token(self, token: str) -> tuple[str, int]:
        """The table and the number of a person's seat with this token, also with one that was used; or Unknown."""

    async def tables_of(self, holder: str, most: int) -> list[tuple[str, datetime]]:
        """The latest tables at which a browser sits, with the time they were opened; the newest first."""

    async def name_of(self, holder: str) -> str:
        """What a browser was called at its newest table at which it has a name, else nothing."""

    async def delete(self, id: str) -> None:
        """Forget a table, with its log, its seats and their tokens; or Unknown."""

    async def untouched(self, since: float, most: int) -> list[str]:
        """Tables at which nobody has done anything, or come or gone, since this time, in seconds since 1970."""

    async def check(self) -> None:
        """Something can be stored now; otherwise Unstored."""

    async def close(self) -> None:
        """Finish what was asked for, then refuse everything."""
