"""How is a player shown, whatever the game? By a colour, and a sign before the name."""

from gobelet.core.game import seat_name
from gobelet.core.glyph import CROWN, TURN, Glyph
from gobelet.core.picture import Box, Shape, Zone
from gobelet.core.text import Text, say


def seat_ink(who: int) -> str:
    return f"seat_{seat_name(who).lower()}"


def sign_before(who: int, active: int, winners: int | None) -> Glyph | None:
    """Who is active, or has won when the game is over: then there are winners, one bit for each seat."""
    if winners is None:
        return TURN if who == active else None
    return CROWN if winners >> who & 1 else None


def draw_sign(who: int, sign: Glyph | None, x: float, y: float, size: float, active: Text, lean: float = 0) -> Zone:
    """`active` says what the sign means while the game lasts; a crown may lean to the left a little."""
    if not sign:
        return ()
    id, left, title = f"{seat_name(who).lower()}-turn", x, active
    if sign == CROWN:
        left, title = x - lean, say("{who} wins", who=seat_name(who))
    return (Box(id, left, y, size, size, title=title, shape=Shape.TEXT, glyph=sign),)


def signed(points: int) -> str:
    """Points as they are printed: with a minus as wide as a plus."""
    return str(points).replace("-", "−")
