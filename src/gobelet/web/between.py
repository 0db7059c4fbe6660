"""What happened between two seat views, event by event? A page shows it in its own time; the present does not wait.

Much of it is drawn like the present or like the step before: it refers to the one, and travels packed because of the
other, as JSON that is deflated and written in base64.
"""

import zlib
from base64 import b64encode
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from gobelet.core.event import Event, Played, Rolled
from gobelet.core.game import Game, seat_name
from gobelet.core.picture import Box, Picture, Shape
from gobelet.core.position import Position
from gobelet.core.text import NOTHING, Translate, with_names
from gobelet.draw.panes import lengths, told_panes
from gobelet.web.difference import groups, names_at, redrawn
from gobelet.web.seat_view import SeatView, points_at

HARD = 6  # how hard deflate tries: a fifth smaller than quickly, for a fraction of a millisecond


class Moment(NamedTuple):
    """What a seat sees after some event."""

    picture: Picture
    points: Sequence[Sequence[tuple[str, int]]]


def between(now: SeatView, before: SeatView, translate: Translate) -> dict[str, Any]:
    """Which dice fell last; and the steps before the last one, if any event was somebody else's."""
    events = events_between(now, before)
    if not events:
        return {}
    earliest = {box.id: box for box in before.picture.boxes}
    latest = {box.id: box for box in redrawn(before.picture, now.picture)[0]}
    others = next((n for n, event in enumerate(events) if not _is_of(event, now.seat)), len(events))
    moment, steps = Moment(before.picture, before.scores), []
    for number in range(others, len(events) - 1):  # one's own answer is shown together with what follows it
        following = _moment(now, now.passed[number + 1])
        steps.append(_step(now, number, moment, following, (earliest, latest), translate))
        moment = following
    fallen = rolled(now.game, events[-1], moment.picture, now.picture)
    return ({"rolled": fallen} if fallen else {}) | ({"between": packed(steps)} if steps else {})


def events_between(now: SeatView, before: SeatView) -> Sequence[Event]:
    """The events of the change that led from one view to the other; none if that was not one change.

    What a page has missed is not told again, nor what was taken back.
    """
    first = len(now.log) - len(now.passed)
    return now.log[first:] if first == len(before.log) else ()


def packed(steps: Sequence[dict[str, Any]]) -> str:
    packer = zlib.compressobj(HARD, wbits=-zlib.MAX_WBITS)  # as a browser's DecompressionStream reads it
    return b64encode(packer.compress(msgspec.json.encode(steps)) + packer.flush()).decode()


def rolled(game: Game, event: Event, before: Picture, after: Picture) -> list[str]:
    """The boxes of the dice that fell, as far as they still show it.

    A room may give its dice other ids: then those that look different.
    """
    if not isinstance(event, Rolled):
        return []
    names = {die.name for die, face in zip(game.dice, event.faces, strict=True) if face and not die.by_lot}
    dice = (
        [box for box in after.boxes if box.shape == Shape.DIE and (box.glyph or box.label != NOTHING)] if names else []
    )
    known = set(before.boxes)
    return [box.id for box in dice if box.id in names] or [box.id for box in dice if box not in known]


def _moment(now: SeatView, state: Any) -> Moment:
    """A state of a moment ago, as the seat might see it then."""
    view = now.game.view(state, now.seat) if now.game.has_secrets else state
    picture = now.game.look.drawn(view, now.seat, now.narrow)
    return Moment(picture, points_at(Position(now.game, view), len(now.people)))


def _step(
    now: SeatView,
    number: int,
    before: Moment,
    after: Moment,
    ends: tuple[Mapping[str, Box], Mapping[str, Box]],
    translate: Translate,
) -> dict[str, Any]:
    """What a page shows of one event; `at` is how long the log is then.

    A box that looks as it did before all steps, or as it will after them, is not drawn again: 0 and 1 say so.
    """
    place, names = len(now.log) - len(now.passed) + number, names_at(now)
    chapter, old, new = now.story[place].chapter, before.picture, after.picture
    boxes, exchanged = redrawn(old, new)
    drawn: dict[str, Any] = {box.id: end for box in boxes for end, known in enumerate(ends) if known.get(box.id) == box}
    step = {
        "boxes": drawn | groups([_bare(box) for box in boxes if box.id not in drawn], translate),
        "exchanged": exchanged,
        "rolled": rolled(now.game, now.log[place], old, new),
        "at": place + 1,
        "points": _won(before, after),
        "chapter": translate(with_names(chapter.round, names)),
        "turn": translate(with_names(chapter.turn, names)),
    }
    if (panes := told_panes(new, translate)) != told_panes(old, translate):
        step["panes"] = panes
    if lengths(old) != lengths(new):
        step["lengths"] = lengths(new)
    return step


def _bare(box: Box) -> Box:
    """A step is only seen: what a box is called is said again when it is over."""
    return box._replace(title=NOTHING)


def _won(before: Moment, after: Moment) -> list[tuple[str, str, int]]:
    """The points that are others than before, by seat and part."""
    return [
        (seat_name(seat), part, points)
        for seat, (had, has) in enumerate(zip(before.points, after.points, strict=True))
        for (part, points), (_, old) in zip(_with_total(has), _with_total(had), strict=True)
        if points != old
    ]


def _with_total(parts: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    return [*parts, ("total", sum(points for _, points in parts))]


def _is_of(event: Event, seat: int) -> bool:
    return isinstance(event, Played) and event.seat == seat
