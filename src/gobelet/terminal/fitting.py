"""What of a drawing is shown where the window has no room for all of it? What the decision is about."""

from collections.abc import Collection, Sequence
from functools import cache
from typing import NamedTuple

from gobelet.core.game import Game
from gobelet.core.picture import Box, Mark, Picture, Role, Shape, Zone, in_panes
from gobelet.core.saying import tokens
from gobelet.core.text import NOTHING, Text, Translate, say
from gobelet.draw.text import SAME_LEVEL, Strip, strips
from gobelet.draw.words import HEADING

POINTS, ASIDE, LATER, NOW, DICE = range(5)  # the later, the longer a strip is kept


class Fitted(NamedTuple):
    strips: list[Strip]
    left_out: tuple[Text, ...] = ()  # the titles of what is not shown


def fitted(
    game: Game, picture: Picture, lit: Collection[str], fresh: Collection[str], room: int, translate: Translate
) -> Fitted:
    """At most so many lines, blank ones not counted; dice are always shown.

    First go the points of all players and what nobody ever points at, then scales of points, then zones in which
    nothing may be said now, and in the end others.
    """
    all = strips(picture, lit, fresh, translate=translate)
    ranks = [_rank(game, strip, lit) for strip in all]
    shown = _chosen(all, ranks, room)
    if any(rank > ASIDE and strip not in shown for strip, rank in zip(all, ranks, strict=True)):
        sparse = strips(without_scales(picture), lit, fresh, translate=translate)
        shown = _chosen(sparse, [_rank(game, strip, lit) for strip in sparse], room)
    seen = frozenset[str]().union(*(strip.boxes for strip in shown))
    gone = [strip for strip in all if not strip.boxes & seen]
    titles = dict.fromkeys(title for strip in gone for title in strip.titles)
    return Fitted(shown, tuple(titles) or ((say("the rest"),) if height(shown) < height(all) else ()))


def height(shown: Collection[Strip]) -> int:
    """In lines, without blank ones."""
    return sum(len(strip.lines) for strip in shown)


def _chosen(all: list[Strip], ranks: list[int], room: int) -> list[Strip]:
    """As many strips as there is room for, the highest ranks first; points of all players or of none."""
    kept: set[int] = set()
    for number in sorted(range(len(all)), key=lambda number: (-ranks[number], number)):
        if ranks[number] == DICE or height([all[each] for each in kept]) + len(all[number].lines) <= room:
            kept.add(number)
    if any(rank == POINTS and number not in kept for number, rank in enumerate(ranks)):
        kept -= {number for number, rank in enumerate(ranks) if rank == POINTS}
    return [all[number] for number in sorted(kept)]


def without_scales(picture: Picture) -> Picture:
    """The sheet without small print and what so many boxes are worth."""
    panes = [pane._replace(zones=_bare(pane.zones)) if pane.role == Role.SHEET else pane for pane in picture.panes]
    return in_panes(picture.width, picture.height, panes) if panes else picture


def _bare(zones: Sequence[Zone]) -> tuple[Zone, ...]:
    stars = [box for zone in zones for box in zone if box.shape == Shape.STAR]
    return tuple(
        tuple(_lowered(box, stars) if box.shape == Shape.PANEL else box for box in zone if not _is_fine(box, zone))
        for zone in zones
    )


def _is_fine(box: Box, zone: Zone) -> bool:
    """Scales, the captions that count their boxes, and notes."""
    if box.shape == Shape.CAPTION:
        return any(map(_is_scale, zone))
    return _is_scale(box) or (box.shape == Shape.TEXT and box.label == NOTHING and box.title == NOTHING)


def _lowered(panel: Box, stars: Sequence[Box]) -> Box:
    """A heading that stood beside a scale moves down to the points of its zone, or it would have a line of its own."""
    own = [star for star in stars if panel.x <= star.x <= panel.x + panel.w and panel.y <= star.y <= panel.y + panel.h]
    beside = any(_is_scale(star) and abs(_middle(star) - panel.y - HEADING) <= SAME_LEVEL for star in own)
    points = [star for star in own if not _is_scale(star)]
    if not beside or not points:
        return panel
    top = _middle(points[0]) - HEADING
    return panel._replace(y=top, h=panel.y + panel.h - top)


def _middle(box: Box) -> float:
    return box.y + box.h / 2


def _is_scale(box: Box) -> bool:
    """Points that are printed, reached or not; those by now are open."""
    return box.shape == Shape.STAR and box.mark != Mark.OPEN


def _rank(game: Game, strip: Strip, lit: Collection[str]) -> int:
    if Role.DICE in strip.roles:
        return DICE
    if strip.roles == {Role.POINTS}:
        return POINTS
    if strip.boxes & set(lit):
        return NOW
    return LATER if strip.boxes & _pointed_at(game) else ASIDE


@cache
def _pointed_at(game: Game) -> frozenset[str]:
    """Whatever some move names."""
    written = map(game.notation.write, range(game.notation.move_count))
    return frozenset(token for saying in written for token in tokens(saying))
