"""How do pawns look, and what marks boxes of the board?"""

from gobelet.core.glyph import Disc, Glyph

RIM = 0.22  # of a pawn; a stack shows the rims of those beneath


def _pawns(name: str, seat: str, height: int) -> Glyph:
    """Pawns on one another, seen from above."""
    rims = (RIM * lower - RIM / 2 * (height - 1) for lower in reversed(range(height)))
    discs = tuple(Disc(f"pawn-{seat}", rim, RIM) for rim in rims)
    return Glyph(f"{name}_{seat}", seat.upper(), pieces=discs, words=f"on-pawn-{seat}")


PAWN = tuple(_pawns("pawn", seat, 1) for seat in "ab")
STACK = tuple(_pawns("stack", seat, 2) for seat in "ab")
LOCK = Glyph("lock_open", "¤", "M-4 -2V-5A4 4 0 0 1 4 -5M-7 -1H7V9H-7ZM0 3V5")
TARGET = Glyph("target", "▽", "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0M0 -9V-4M0 9V4M-9 0H-4M9 0H4")
SHIELD = Glyph("shield", "▼", full="M0 -8L7 -5.5V0C7 4 4 7 0 9C-4 7 -7 4 -7 0V-5.5Z")
