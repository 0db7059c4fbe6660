"""Who may listen? Spectators as long as there is room; whoever has a seat always, on a few pages at once."""

from collections.abc import Callable
from typing import NamedTuple

from gobelet.core.verbs import SPECTATOR
from gobelet.web.limits import Limits

End = Callable[[], None]  # ends a stream


class Place(NamedTuple):
    """Who listens: at which table, from where, with whose eyes."""

    table: str
    client: str
    seat: int


class Listeners:
    """The streams that are open. Spectators never take the place of a player."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._watching: dict[str, int] = {}  # spectators, by table and by client
        self._seats: dict[tuple[str, int], list[End]] = {}  # by table and seat, the oldest first

    def full(self, table: str, client: str) -> bool:
        """Whether one more spectator would be too many."""
        return (
            self._watching.get(f"table {table}", 0) >= self.limits.listeners_of_a_table
            or self._watching.get(f"client {client}", 0) >= self.limits.listeners_of_a_client
        )

    def joins(self, place: Place, end: End) -> None:
        """One more stream; if that is too many for a seat, its oldest one ends."""
        if place.seat == SPECTATOR:
            for who in (f"table {place.table}", f"client {place.client}"):
                self._watching[who] = self._watching.get(who, 0) + 1
            return
        streams = self._seats.setdefault((place.table, place.seat), [])
        streams.append(end)
        if len(streams) > self.limits.streams_of_a_seat:
            streams.pop(0)()

    def leaves(self, place: Place, end: End) -> None:
        if place.seat == SPECTATOR:
            for who in (f"table {place.table}", f"client {place.client}"):
                self._watching[who] -= 1
                if not self._watching[who]:
                    del self._watching[who]
            return
        streams = self._seats.get((place.table, place.seat), [])
        if end in streams:  # and was not ended for a newer one
            streams.remove(end)
            if not streams:
                del self._seats[place.table, place.seat]
