"""What could lie face down? Any cards that its owner holds."""

from gobelet.core.sfc32 import Sfc32, below
from gobelet.games.objectif.sheet import CARDS
from gobelet.games.objectif.state import HIDDEN, State


def imagine(view: State, seat: int, chance: Sfc32) -> None:
    """OB12: turn every hidden card into one of the owner's hand, all copies equally likely."""
    for other in range(view.seats):
        if view.laid[other][0] == HIDDEN:
            held = [card for card in range(CARDS) for _ in range(view.hand[other][card])]
            drawn = sorted(held.pop(below(chance, len(held))) for _ in range(view.packs))
            view.laid[other][: view.packs] = drawn
