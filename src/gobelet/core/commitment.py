"""What is published before the first roll, so that anybody can check the dice afterwards?"""

import re
from dataclasses import dataclass

from gobelet.core.refusal import Refusal

HEX = r"[0-9a-f]{64}"
MOST_ADDED = 500  # characters
ADDED = rf"[^\x00-\x1f\x7f]{{1,{MOST_ADDED}}}"


@dataclass(frozen=True, slots=True)
class Commitment:
    """What is public before the first roll (docs/fair-dice.md)."""

    table: str
    digest: str  # the SHA-256 of the secret, in hexadecimal
    added: str = ""  # what the players added


def write_commitment(commitment: Commitment) -> str:
    return " ".join([commitment.table, commitment.digest, *([commitment.added] if commitment.added else [])])


def read_commitment(text: str) -> Commitment:
    found = re.fullmatch(rf"([A-Za-z0-9_-]{{1,40}}) ({HEX})(?: ({ADDED}))?", text)
    if not found:
        raise Refusal("a promise is a table, 64 hexadecimal digits and what was added, found {text!r}.", text=text)
    return Commitment(found[1], found[2], found[3] or "")


def read_secret(text: str) -> str:
    if not re.fullmatch(HEX, text):
        raise Refusal("a secret has 64 hexadecimal digits, found {text!r}.", text=text)
    return text
