"""What could lie face down? Any cards that its owner holds."""

from gobelet.core.rule import rule
from gobelet.core.sfc32 import Sfc32, below
from gobelet.games.objectif.sheet import CARDS
from gobelet.games.objectif.state import HIDDEN, NONE, State


@rule
def imagine(view: State, seat: int, chance: Sfc32) -> None:
    """OB12: turn every hidden card into one of the owner's hand, all copies equally likely."""
    for other in range(view.seats):
        if view.laid[other][0] == HIDDEN:
            lower = drawn_card(view, other, NONE, chance)
            upper = drawn_card(view, other, lower, chance) if view.packs > 1 else NONE
            if upper != NONE and upper < lower:  # the lower card lies first
                lower, upper = upper, lower
            view.laid[other][0] = lower
            view.laid[other][1] = upper


@rule
def drawn_card(view: State, owner: int, gone: int, chance: Sfc32) -> int:
    """Any card in the owner's hand but one copy of the card that is gone; all copies are equally likely."""
    held = -int(gone != NONE)
    for card in range(CARDS):
        held += view.hand[owner][card]
    skip = below(chance, held)
    for card in range(CARDS):
        skip -= view.hand[owner][card] - int(card == gone)
        if skip < 0:
            return card
    return NONE
