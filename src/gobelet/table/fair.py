"""How can players trust dice that a server rolls? It commits to a secret first, and shows it at the end.

Every roll follows from the secret and from the whole record before it: the setup, the players' shares and all events.
So the server cannot choose it once the commitment and the shares are there, nobody else can foresee it, and a record
in which one decision was changed no longer proves its dice (docs/fair-dice.md).
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gobelet.core.commitment import CHAINED, Commitment
from gobelet.core.dice import DiceSource, Faces, Possible
from gobelet.core.event import Event, Rolled
from gobelet.core.record import Record, header_lines, write_event
from gobelet.core.refusal import Refusal
from gobelet.core.replay import advance
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32, seed

BYTES = 32
ONE_BYTE = 256


def new_secret() -> bytes:
    return secrets.token_bytes(BYTES)


def digest_of(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def commit(secret: bytes, table: str, added: str = "", version: int = CHAINED) -> Commitment:
    return Commitment(table, digest_of(secret), added, version)


def chain(setup: Setup, commitment: Commitment, events: Sequence[Event] = ()) -> list[str]:
    """The digests of the record before each event, and of the whole; the first one is that of its header."""
    links = [_sha256("\n".join(header_lines(setup, commitment)))]
    for event in events:
        links.append(link(links[-1], write_event(setup.game, event)))
    return links


def link(before: str, line: str) -> str:
    """The digest of a record that goes on with this line."""
    return _sha256(f"{before}\n{line}")


def fair_dice(secret: bytes, commitment: Commitment, place: int, before: str = "") -> DiceSource:
    """The dice of the roll that is this event of the log, counted from 0, and has this link before it."""
    about = before if commitment.version == CHAINED else f"{commitment.table}\n{commitment.added}\n{place}"

    def fall(possible: Possible) -> Faces:
        stream = stream_of(secret, about)
        return tuple(faces[number_below(stream, len(faces))] if faces else 0 for faces in possible)

    return fall


class CheckedRoll(NamedTuple):
    """A roll of a record, and what it should have been."""

    event: int  # its number, counted from 0
    possible: Possible  # the faces that each die could show; none for dice that did not fall
    fallen: Faces
    due: Faces


def rolls_of(record: Record, commitment: Commitment, secret: bytes) -> Iterator[CheckedRoll]:
    """All rolls of a record, each with the dice that follow from the secret."""
    game, state = record.setup.game, record.setup.start()
    links = chain(record.setup, commitment, record.events)
    for place, event in enumerate(record.events):
        if isinstance(event, Rolled):
            possible = game.possible(state)
            due = fair_dice(secret, commitment, place, links[place])(possible)
            yield CheckedRoll(place, possible, event.faces, due)
        advance(game, state, event)


def check_dice(record: Record, commitment: Commitment, secret: bytes) -> None:
    """Refuse a record whose dice do not follow from its secret and the record before them."""
    if digest_of(secret) != commitment.digest:
        raise Refusal("The secret does not belong to the commitment: its SHA-256 is another one.")
    for roll in rolls_of(record, commitment, secret):
        if roll.due != roll.fallen:
            raise Refusal("The dice of event {number} do not follow from the secret.", number=roll.event + 1)


def chance_of(secret: bytes, commitment: Commitment, place: int) -> Sfc32:
    """What a bot draws from when it decides at this place of the log; it tells nothing about the dice."""
    chance = Sfc32()
    drawn = _hmac(secret, f"{commitment.table}\nbot\n{place}")
    seed(chance, int.from_bytes(drawn[:8], "big"), 0)
    return chance


def stream_of(secret: bytes, about: str) -> Iterator[int]:
    """An endless stream: HMAC-SHA256 of what the roll follows from, and a counter."""
    block = 0
    while True:
        yield from _hmac(secret, f"{about}\n{block}")
        block += 1


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def _hmac(secret: bytes, message: str) -> bytes:
    """As hmac.digest, which lets other threads go first each time and waits for its turn again."""
    return hmac.new(secret, message.encode("utf-8"), "sha256").digest()


def number_below(stream: Iterator[int], limit: int) -> int:
    """A number below the limit, all equally likely: bytes beyond the last full lap are thrown away."""
    fair = ONE_BYTE - ONE_BYTE % limit
    return next(byte for byte in stream if byte < fair) % limit
