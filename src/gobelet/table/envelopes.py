"""How does every player get an equal share in the dice? Each seals a number in an envelope; all are opened together.

Nobody opens an envelope before all of them lie on the table, so whoever comes last knows nothing that the others
did not know (docs/fair-dice.md).
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from gobelet.core.commitment import HEX
from gobelet.core.game import read_seat, seat_name
from gobelet.core.refusal import Refusal
from gobelet.core.text import listed
from gobelet.table.fair import digest_of

SEAL, OPEN, WITHOUT = "seal", "open", "without"  # what a line of the log says of an envelope
VERBS = (f"{SEAL} ", f"{OPEN} ", f"{WITHOUT} ")
MOST_ROUNDS = 20  # of sealing; each one more gives a server that plays along another try


@dataclass(frozen=True, slots=True)
class Envelopes:
    """What lies on the table before the first roll, by seat. It never changes: every verb makes another one."""

    seals: Mapping[int, str] = field(default_factory=dict)  # the SHA-256 of what is inside
    shares: Mapping[int, str] = field(default_factory=dict)  # what was inside
    without: frozenset[int] = frozenset()  # the seats that want no share
    round: int = 1

    def missing(self, persons: Collection[int]) -> list[int]:
        """Whose envelope does not lie there yet."""
        return [seat for seat in persons if seat not in self.seals and seat not in self.without]

    def closed(self, persons: Collection[int]) -> list[int]:
        """Whose envelope has yet to be opened, or to be sealed."""
        return [seat for seat in persons if seat not in self.shares and seat not in self.without]

    def holds(self, verb: str, seat: int, inside: str) -> bool:
        """Whether that was done already."""
        if verb == WITHOUT:
            return seat in self.without
        return bool(inside) and inside == (self.seals if verb == SEAL else self.shares).get(seat)

    def after(self, line: str, seats: int, persons: Collection[int]) -> "Envelopes":
        """What lies there once somebody has done what this line says, or why it cannot be done."""
        verb, _, rest = line.partition(" ")
        letter, _, inside = rest.partition(" ")
        seat = read_seat(letter, seats)
        if verb == WITHOUT:
            return self.go_without(seat)
        return self.seal(seat, inside) if verb == SEAL else self.open(seat, inside, persons)

    def seal(self, seat: int, seal: str) -> "Envelopes":
        """Lay an envelope on the table, or exchange one's own as long as it is sealed.

        Whoever exchanges it after others were opened, because what was inside is lost, makes everybody seal anew.
        """
        _check_hex(seal)
        if seat in self.shares:
            raise Refusal("The envelope of seat {seat} is open already.", seat=seat_name(seat))
        if not self.shares:
            return replace(self, seals={**self.seals, seat: seal}, without=self.without - {seat})
        if seat in self.without:
            raise Refusal("The envelopes are being opened: it is too late for another one.")
        if self.round == MOST_ROUNDS:
            raise Refusal("Envelopes were exchanged too often: open another table.")
        return Envelopes({seat: seal}, {}, self.without, self.round + 1)

    def open(self, seat: int, share: str, persons: Collection[int]) -> "Envelopes":
        _check_hex(share)
        if missing := self.missing(persons):
            who = listed([seat_name(each) for each in missing])
            raise Refusal("No envelope is opened before all are sealed; still missing: {who}.", who=who)
        if digest_of(bytes.fromhex(share)) != self.seals.get(seat):
            raise Refusal(
                "This was not in the envelope of seat {seat}: its SHA-256 is another one.", seat=seat_name(seat)
            )
        return replace(self, shares={**self.shares, seat: share})

    def go_without(self, seat: int) -> "Envelopes":
        """A seat wants no share in the dice. Once envelopes are opened, that would be a choice between two games."""
        if self.shares:
            raise Refusal("The envelopes are being opened: open yours, too.")
        seals = {other: seal for other, seal in self.seals.items() if other != seat}
        return replace(self, seals=seals, without=self.without | {seat})

    def in_order(self) -> tuple[tuple[str, str], ...]:
        """The shares as a record lists them."""
        return tuple((seat_name(seat), self.shares[seat]) for seat in sorted(self.shares))


def _check_hex(text: str) -> None:
    if not re.fullmatch(HEX, text):
        raise Refusal("An envelope holds 32 bytes, written with 64 hexadecimal digits.")
