"""What happened between two seat views, event by event? A page shows it in its own time; the present does not wait.

Much of it is drawn like the present or like the step before: it refers to the one, and travels packed because of the
other, as JSON that is deflated and written in base64.
"""

import zlib
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
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


OWN = None  # the sheet that a seat sees when nobody else acts


class Moment(NamedTuple):
    """What a seat sees after some event."""

    picture: Picture
    points: Sequence[Sequence[tuple[str, int]]]


class Scene(NamedTuple):
    """What a page shows by one step: a state on the way, and whose sheet; nothing happens when a sheet is turned to."""

    number: int  # of the event, among those in between
    state: Any
    sheet: int | None
    happens: bool


def between(now: SeatView, before: SeatView, translate: Translate) -> dict[str, Any]:
    """Which dice fell last; and the steps before the last one, if any event was somebody else's."""
    events = events_between(now, before)
    if not events:
        return {}
    earliest = {box.id: box for box in before.picture.boxes}
    latest = {box.id: box for box in redrawn(before.picture, now.picture)[0]}
    others = next((n for n, event in enumerate(events) if not _is_of(event, now.seat)), len(events))
    moment, steps = Moment(before.picture, before.scores), []
    for scene in _scenes(now, events, others):  # one's own answer is shown together with what follows it
        following = _moment(now, scene)
        steps.append(_step(now, scene, moment, following, (earliest, latest), translate))
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


def _scenes(now: SeatView, events: Sequence[Event], first: int) -> Iterator[Scene]:
    """All events from the first one on but the last, which the present shows.

    Where players have sheets, that of whoever acts is turned to: so the last answer is a scene, too, if it is somebody
    else's, and then one's own sheet comes back.
    """
    states, sheet = (*now.passed, now.view), OWN
    has_sheets = now.game.look.sheet is not None
    last = len(events) - (not (has_sheets and isinstance(events[-1], Played)))
    for number in range(first, last):
        wanted = _acts(now, events[number:]) if has_sheets else OWN
        if wanted != sheet:
            yield Scene(number, states[number], wanted, happens=False)
        yield Scene(number, states[number + 1], wanted, happens=True)
        sheet = wanted
    if sheet != OWN:
        yield Scene(last - 1, states[last], OWN, happens=False)


def _acts(now: SeatView, events: Sequence[Event]) -> int | None:
    """Whose doing comes next; dice are of whoever answers them."""
    seat = next((event.seat for event in events if isinstance(event, Played)), now.seat)
    return OWN if seat == now.seat else seat


def _moment(now: SeatView, scene: Scene) -> Moment:
    """A state of a moment ago, as the seat might see it then."""
    hides = now.game.has_secrets and scene.state is not now.view
    view = now.game.view(scene.state, now.seat) if hides else scene.state
    picture = now.game.look.on_page(view, now.seat, now.narrow, scene.sheet)
    return Moment(picture, points_at(Position(now.game, view), len(now.people)))


def _step(
    now: SeatView,
    scene: Scene,
    before: Moment,
    after: Moment,
    ends: tuple[Mapping[str, Box], Mapping[str, Box]],
    translate: Translate,
) -> dict[str, Any]:
    """What a page shows of one event; `at` is how long the log is then, if anything happens.

    A box that looks as it did before all steps, or as it will after them, is not drawn again: 0 and 1 say so.
    """
    place, names = len(now.log) - len(now.passed) + scene.number, names_at(now)
    chapter, old, new = now.story[place].chapter, before.picture, after.picture
    boxes, exchanged = redrawn(old, new)
    drawn: dict[str, Any] = {box.id: end for box in boxes for end, known in enumerate(ends) if known.get(box.id) == box}
    step: dict[str, Any] = {
        "boxes": drawn | groups([_bare(box) for box in boxes if box.id not in drawn], translate),
        "exchanged": exchanged,
        "rolled": rolled(now.game, now.log[place], old, new) if scene.happens else [],
        "points": _won(before, after),
        "chapter": translate(with_names(chapter.round, names)),
        "turn": translate(with_names(chapter.turn, names)),
    }
    if scene.happens:
        step["at"] = place + 1
    if scene.sheet is not None:
        step["sheet"] = seat_name(scene.sheet)
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
