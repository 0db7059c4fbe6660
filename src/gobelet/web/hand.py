"""How is a page told what can be picked up and laid? In few letters: there are thousands of ways."""

from functools import lru_cache
from typing import Any

from gobelet.core.question import Hand
from gobelet.core.text import Translate

FIRST_LETTER = ord("A")
NO_BOX = chr(FIRST_LETTER - 1)


@lru_cache
def told_hand(hand: Hand | None, translate: Translate) -> dict[str, Any] | None:
    """Spots are many: all of them in one text, a character for each box, and as many characters for each spot."""
    if hand is None:
        return None
    places = list(dict.fromkeys(box for spot in hand.spots for box in spot.split()))
    letters = {box: chr(FIRST_LETTER + number) for number, box in enumerate(places)}
    spots = ("".join(letters[box] for box in spot.split()).ljust(len(hand.pieces), NO_BOX) for spot in hand.spots)
    return {
        "pieces": dict(hand.pieces),
        "places": places,
        "spots": "".join(spots),
        "ghosts": hand.ghosts,
        "left": [translate(text) for text in hand.left],
    }
