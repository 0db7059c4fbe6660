"""How do owed dice fall in a loop, and whose answer is awaited first? In any room and either gear."""

from typing import Any

from gobelet.core.rule import rule
from gobelet.core.sfc32 import Sfc32, below
from gobelet.core.verbs import Numbers, land, owed, shows, sides

NOBODY = -1  # in place of a seat: nobody is asked


@rule
def fall(state: Any, chance: Sfc32, faces: Numbers) -> None:
    """Let the owed dice fall, all faces equally likely."""
    dice = owed(state)
    for die in range(len(faces)):
        faces[die] = shows(state, die, 1 + below(chance, sides(state, die))) if dice >> die & 1 else 0
    land(state, faces)


@rule
def lowest(seats: int) -> int:
    """The first of some seats, NOBODY if there is none."""
    for seat in range(8):
        if seats >> seat & 1:
            return seat
    return NOBODY
