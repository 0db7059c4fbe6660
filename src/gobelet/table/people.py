"""Who sits at a table?"""

from dataclasses import dataclass
from typing import NamedTuple

PERSON = "person"


@dataclass(frozen=True, slots=True)
class Seat:
    kind: str  # PERSON, or the name of a bot
    name: str
    token: str  # whoever knows it may sit here; replaced as soon as somebody does
    holder: str = ""  # the browser that sits here
    used: str = ""  # the token with which the holder came: it leads the holder back, and nobody else here


class Person(NamedTuple):
    """What everybody may know about who sits on a seat."""

    name: str
    kind: str  # PERSON, or the name of a bot
    is_here: bool  # whether anybody has come yet
