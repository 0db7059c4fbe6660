"""How is a page told what can be picked up and laid? In few letters: there are thousands of ways."""

from functools import lru_cache
from typing import Any

from gobelet.core.question import Hand

FIRST_LETTER = ord("A")


@lru_cache
def told_hand(hand: Hand | None) -> dict[str, Any] | None:
    """Spots are many: all of them in one text, a character for each box."""
    if hand is None:
        return None
    places = list(dict.fromkeys(box for spot in hand.spots for box in spot.split()))
    letters = {box: chr(FIRST_LETTER + number) for number, box in enumerate(places)}
    spots = "".join(letters[box] for spot in hand.spots for box in spot.split())
    return {"pieces": dict(hand.pieces), "places": places, "spots": spots, "ghosts": hand.ghosts}
