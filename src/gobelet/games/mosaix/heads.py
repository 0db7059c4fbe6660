"""Whose grid is it, and how many points does it have?"""

from gobelet.core.drawn import drawn_once, part_of
from gobelet.core.game import seat_name
from gobelet.core.glyph import Glyph
from gobelet.core.picture import Box, Shape, Zone, numeral
from gobelet.core.text import say
from gobelet.games.mosaix.scoring import total, winners
from gobelet.games.mosaix.state import Stage, State
from gobelet.parts.seats import draw_sign, seat_ink, sign_before

_one_seat = part_of(State, "grids", "scale")


def draw_head(state: State, who: int, seat: int, x: float, y: float) -> Zone:
    points = _points(tuple(state.grids[who]), state.scale)
    return _head(who, who == seat, _sign(state, who), points, x, y)


def _sign(state: State, who: int) -> Glyph | None:
    """What stands before the name of a seat; a single player needs nothing."""
    if state.seats == 1:
        return None
    return sign_before(who, state.roller, winners(state) if state.stage == Stage.OVER else None)


@drawn_once
def _points(grid: tuple[int, ...], scale: int) -> int:
    return total(_one_seat(((grid,), scale)), 0)


@drawn_once
def _head(who: int, you: bool, sign: Glyph | None, points: int, x: float, y: float) -> Zone:
    name, ink = seat_name(who), seat_ink(who)
    id, label = name.lower(), say("{who} (you)", who=name) if you else numeral(name)
    title = say("{who}, points: {points}", who=name, points=points)
    return (
        *draw_sign(who, sign, x, y + 0.02, 0.5, say("{who} rolls", who=name)),
        Box(f"{id}-name", x + 0.6, y + 0.02, 2.1, 0.5, label, ink=ink, shape=Shape.TEXT),
        Box(f"{id}-points", x + 2.65, y - 0.18, 0.9, 0.9, numeral(points), title, ink, Shape.STAR),
    )
