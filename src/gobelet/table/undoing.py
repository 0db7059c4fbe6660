"""What can be taken back? The latest answer after the latest dice; or real dice, until a person has decided on them."""

from collections.abc import Sequence

from gobelet.core.event import Event, Rolled
from gobelet.table.people import PERSON, Seat, along
from gobelet.table.table import Table


def may_undo(table: Table, sitters: Sequence[Seat], seat: int, typed: bool) -> bool:
    """`typed`: whether the dice are real ones, typed in."""
    return table.may_undo([seat], along(sitters, seat)) or (typed and undecided_dice(sitters, table.events) is not None)


def undone(table: Table, sitters: Sequence[Seat], seats: Sequence[int], typed: bool) -> Table:
    """The table after one of these seats has taken back what it can, or a refusal."""
    others = set().union(*(along(sitters, seat) for seat in seats))
    dice = undecided_dice(sitters, table.events) if typed else None
    if dice is not None and not table.may_undo(seats, others):
        return Table(table.setup, table.events[:dice])
    table.undo(seats, others)
    return table


def undecided_dice(sitters: Sequence[Seat], events: Sequence[Event]) -> int | None:
    """The place of the latest dice, if only bots on seats where nobody ever sat have decided on them."""
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        if isinstance(event, Rolled):
            return place
        if sitters[event.seat].kind == PERSON or sitters[event.seat].gave_up:
            return None
    return None
