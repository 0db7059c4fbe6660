"""What is published before the first roll, so that anybody can check the dice afterwards?"""

import re
from dataclasses import dataclass

from gobelet.core.refusal import Refusal

HEX = r"[0-9a-f]{64}"
TABLE = r"[A-Za-z0-9_-]{1,40}"
MOST_ADDED = 500  # characters
ADDED = rf"[^\x00-\x1f\x7f]{{1,{MOST_ADDED}}}"
BY_PLACE, CHAINED = 1, 2  # what a roll follows from: its place in the log, or the whole log before it


@dataclass(frozen=True, slots=True)
class Commitment:
    """What is public before the first roll (docs/fair-dice.md)."""

    table: str
    digest: str  # the SHA-256 of the secret, in hexadecimal
    added: str = ""  # words from whoever opened the table, in version 1 also from the players
    version: int = BY_PLACE
    shares: tuple[tuple[str, str], ...] = ()  # of the players: the seat's letter, and 32 bytes in hexadecimal
    round: int = 1  # how often players have sealed their shares: once, unless somebody lost one


def write_commitment(commitment: Commitment) -> list[str]:
    """As lines in the header of a record."""
    words = [commitment.table, commitment.digest]
    if commitment.version == CHAINED:
        words = [str(CHAINED), *words, str(commitment.round)]
    words += [commitment.added] if commitment.added else []
    return [f"fair {' '.join(words)}", *(f"share {seat} {share}" for seat, share in commitment.shares)]


def read_commitment(text: str) -> Commitment:
    """What stands behind `fair`; the lines below it name the shares."""
    if by_place := re.fullmatch(rf"({TABLE}) ({HEX})(?: ({ADDED}))?", text):
        return Commitment(by_place[1], by_place[2], by_place[3] or "")
    if chained := re.fullmatch(rf"{CHAINED} ({TABLE}) ({HEX}) ([1-9][0-9]?)(?: ({ADDED}))?", text):
        return Commitment(chained[1], chained[2], chained[4] or "", CHAINED, round=int(chained[3]))
    raise Refusal("a commitment is a table, 64 hexadecimal digits and what was added, found {text!r}.", text=text)


def read_share(text: str, seats: str) -> tuple[str, str]:
    """What stands behind `share`: the letter of a seat, and what it added."""
    seat, _, share = text.partition(" ")
    if len(seat) != 1 or seat not in seats or not re.fullmatch(HEX, share):
        raise Refusal("a share is a seat and 64 hexadecimal digits, found {text!r}.", text=text)
    return seat, share


def read_secret(text: str) -> str:
    if not re.fullmatch(HEX, text):
        raise Refusal("a secret has 64 hexadecimal digits, found {text!r}.", text=text)
    return text
