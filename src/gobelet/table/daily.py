"""What are the dice of a day? The same for everybody at this server, and for nobody to foresee.

A key that never leaves the server makes a secret for each day and game. In the n-th roll of a game each die shows what
follows from that secret, from n and from the die alone. So two players whose n-th rolls have a die in common see the
same face on it, whatever they chose before: choices only decide which dice are rolled, and how often.
"""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import NamedTuple, Protocol

from gobelet.core.dice import DiceSource, Faces, Possible
from gobelet.table.fair import number_below, stream_of

DAYS = "daily"  # a folder for records of games with the dice of a day, which a terminal keeps


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody plays a game with the dice of a day; once, as far as it counts."""

    day: str  # as in 2026-11-18
    game: str
    holder: str  # the browser
    table: str
    points: int | None = None  # once the game is over
    name: str = ""  # of the player


class Attempts(Protocol):
    """What a store remembers of them; a new one is stored with its table (`Store.open_table`)."""

    async def on(self, day: str) -> Sequence[Attempt]:
        """All attempts of a day; first those that are finished, the most points first."""

    async def of(self, holder: str, since: str) -> Sequence[Attempt]:
        """What a browser has attempted since a day, the earliest first."""

    async def finish(self, table: str, points: int) -> None:
        """The game at this table is over."""


def today() -> date:
    """A day begins at midnight in UTC, for everybody."""
    return datetime.now(UTC).date()


class Daily(NamedTuple):
    """A day, and what the dice of a game follow from on it."""

    day: str
    secret: bytes


def daily(key: str, day: date, game: str) -> Daily:
    return Daily(day.isoformat(), _secret(key, day, game))


def _secret(key: str, day: date, game: str) -> bytes:
    return hmac.new(key.encode(), f"daily\n{day.isoformat()}\n{game}".encode(), "sha256").digest()


def daily_dice(secret: bytes, rolls: int) -> DiceSource:
    """The dice of the roll before which there were so many."""

    def fall(possible: Possible) -> Faces:
        return tuple(
            faces[number_below(stream_of(secret, f"{rolls}\n{die}"), len(faces))] if faces else 0
            for die, faces in enumerate(possible)
        )

    return fall
