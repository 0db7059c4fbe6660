"""How does a page lay out a picture? Panes of one role lie below each other, in one drawing that fits any place."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from html import escape
from typing import Any, NamedTuple

from gobelet.core.picture import ON_A_PAGE, Ground, Pane, Picture, Role
from gobelet.core.text import Text, Translate
from gobelet.draw.outlines import number, sign
from gobelet.draw.svg import MOST_GROUPS, group
from gobelet.draw.theme import SQUARE

GAP = 0.14  # between panes


class Laid(NamedTuple):
    """A pane, and where it lies in the drawing of its role."""

    pane: Pane
    x: float
    y: float


def columns(
    picture: Picture, lit: Collection[str] = (), *, prefix: str = "", translate: Translate = str, rings: bool = False
) -> str:
    """A drawing for each role, also where nothing has it by now; the page has the style sheet already.

    Around the sheet is a place where it can be scrolled, if it has to be.
    """
    by_role: dict[Role, list[Laid]] = {role: [] for role in ON_A_PAGE}
    for laid in _laid(picture):
        by_role[laid.pane.role].append(laid)

    def drawn(role: Role) -> str:
        panes = by_role[role]
        size = _numbers(
            0,
            0,
            max((x + pane.ground[2] for pane, x, _ in panes), default=0),
            max((y + pane.ground[3] for pane, _, y in panes), default=0),
        )
        inside = "".join(_pane_svg(each, lit, prefix, translate, rings) for each in panes)
        return f'<svg class="picture {role}" viewBox="{size}" preserveAspectRatio="xMidYMin">{inside}</svg>'

    return "\n".join(
        f'<div class="pages">{drawn(role)}</div>' if role == Role.SHEET else drawn(role) for role in ON_A_PAGE
    )


def _pane_svg(laid: Laid, lit: Collection[str], prefix: str, translate: Translate, rings: bool) -> str:
    pane, x, y = laid
    boxes = (group(box, box.id in lit, False, prefix, translate, rings) for zone in pane.zones for box in zone)
    left, top, w, h = (number(value * SQUARE) for value in (x, y, *pane.ground[2:]))
    where = f'x="{left}" y="{top}" width="{w}" height="{h}" viewBox="{_numbers(*pane.ground)}"'
    return f'<svg data-pane="{escape(pane.id)}" {where}>{"".join(boxes)}</svg>'


def _numbers(*squares: float) -> str:
    return " ".join(number(value * SQUARE) for value in squares)


def _laid(picture: Picture) -> Iterator[Laid]:
    """Below the one before, around the middle."""
    for role in ON_A_PAGE:
        panes, y = [pane for pane in picture.panes if pane.role == role], 0.0
        across = max((pane.ground[2] for pane in panes), default=0)
        for pane in panes:
            yield Laid(pane, (across - pane.ground[2]) / 2, y)
            y += pane.ground[3] + GAP


def told_panes(picture: Picture, translate: Translate) -> list[dict[str, Any]]:
    """The same in words, for a page that draws by itself: in squares, where each pane is and where it goes."""
    return [
        _told(pane.id, pane.role, pane.title, pane.ground, (x, y), pane.ink, translate) for pane, x, y in _laid(picture)
    ]


@lru_cache(maxsize=MOST_GROUPS)
def _told(
    id: str, role: Role, title: Text, ground: Ground, at: tuple[float, float], ink: str, translate: Translate
) -> dict[str, Any]:
    here, there = ([round(value, 3) for value in place] for place in (ground, at))
    return {"id": id, "role": role, "title": translate(title), "ground": here, "at": there, "sign": sign_of(ink)}


def sign_of(ink: str) -> str:
    """The shape of an ink as a drawing of its own; nothing for those without a shape."""
    shape = sign(ink, 8, 8, 6.5)
    return f'<svg class="picture" viewBox="0 0 16 16"><g class="ink-{ink}">{shape}</g></svg>' if shape else ""


def lengths(picture: Picture) -> list[int]:
    """How many boxes lie on each pane, one pane after the other."""
    return [sum(map(len, pane.zones)) for pane in picture.panes]
