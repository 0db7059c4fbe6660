"""Who sits at a table?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar
from unicodedata import category, normalize

from gobelet.core.game import seat_name
from gobelet.core.refusal import Refusal
from gobelet.core.text import SEAT_NAMES

T = TypeVar("T")
PERSON = "person"
INVISIBLE = ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")  # kinds of characters that nobody sees
ALIKE = str.maketrans(
    "\u0410\u0412\u0421\u0415\u0391\u0392\u0395\u03f9", "ABCEABEC"
)  # Cyrillic and Greek letters that look like those of seats
BLANK = "\u034f\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that are drawn as nothing
PROGRAM = "program"  # holds a seat whose token it has brought; browsers have longer names


@dataclass(frozen=True, slots=True)
class Seat:
    kind: str  # PERSON, or the name of a bot
    name: str
    token: str  # whoever knows it may sit here; replaced as soon as somebody does
    holder: str = ""  # the browser that sits here, or PROGRAM
    used: str = ""  # the token with which the holder came: it leads the holder back, and nobody else here
    seen: float = 0.0  # when its person came or left last, in seconds since 1970; 0 if nobody ever followed the table
    gave_up: bool = False  # whether a person who sat here has left

    @property
    def given_up(self) -> bool:
        """Whether somebody has left, and nobody sits here since."""
        return self.kind == PERSON and self.gave_up and not self.holder


class Proposal(NamedTuple):
    """That a bot goes on for somebody who left."""

    bot: str
    agreed: frozenset[int]  # the seats that want it


class Person(NamedTuple):
    """What everybody may know about who sits on a seat."""

    name: str
    kind: str  # PERSON, or the name of a bot
    is_here: bool  # whether anybody has come yet
    away: float = 0.0  # since when, in seconds since 1970; 0 for who is there
    left: bool = False  # for good: the seat is free again
    proposal: Proposal | None = None  # for a seat that is free again


def along(seats: Sequence[Seat], seat: int) -> set[int]:
    """Whose answers go with one that this seat takes back: its own browser's, and bots' unless they took over."""
    own = seats[seat]
    return {
        number
        for number, other in enumerate(seats)
        if number == seat
        or (other.kind != PERSON and not other.gave_up)
        or (other.holder == own.holder and own.holder not in ("", PROGRAM))
    }


def moved_on(seats: Sequence[T]) -> list[T]:
    """Everybody one seat further, at a rematch: who sat second begins, and who began is last."""
    return [*seats[1:], *seats[:1]]


def own_name(name: str, seat: int) -> str:
    """The same name on another seat; none, if it would be taken for that of a seat there."""
    try:
        return proper_name(name, seat)
    except Refusal:
        return ""


def proper_name(name: str, seat: int) -> str:
    """A name that can be seen, and taken for nobody else's; nothing if none was given."""
    plain = " ".join(normalize("NFKC", name).split())
    shown = "".join(letter for letter in plain if not _is_invisible(letter))
    if name.strip() and not any(category(letter)[0] in "LNPS" for letter in shown):
        raise Refusal("A name needs a letter, a digit or another sign that can be seen.")
    letter = shown.upper().translate(ALIKE)
    if len(letter) == 1 and letter in SEAT_NAMES and letter != seat_name(seat):
        pattern = "{name!r} would be taken for seat {other}; this is seat {seat}."
        raise Refusal(pattern, name=shown, other=letter, seat=seat_name(seat))
    return shown


def _is_invisible(letter: str) -> bool:
    return letter in BLANK or "\ufe00" <= letter <= "\ufe0f" or category(letter) in INVISIBLE
