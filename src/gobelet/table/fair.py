"""How can players trust dice that a server rolls? It commits to a secret first, and shows it at the end.

Every roll follows from the secret, the table, what the players added and the place of the roll in the log, so
the server cannot choose it once the commitment is published, and nobody else can foresee it (docs/fair-dice.md).
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator

from gobelet.core.commitment import Commitment
from gobelet.core.dice import DiceSource, Faces, Possible
from gobelet.core.event import Rolled
from gobelet.core.record import Record
from gobelet.core.refusal import Refusal
from gobelet.core.replay import advance
from gobelet.core.sfc32 import Sfc32, seed

BYTES = 32
ONE_BYTE = 256


def new_secret() -> bytes:
    return secrets.token_bytes(BYTES)


def digest_of(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def commit(secret: bytes, table: str, added: str = "") -> Commitment:
    return Commitment(table, digest_of(secret), added)


def fair_dice(secret: bytes, commitment: Commitment, place: int) -> DiceSource:
    """The dice of the roll that stands at this place of the log, counted from 0."""

    def fall(possible: Possible) -> Faces:
        stream = _bytes(secret, commitment, place)
        return tuple(faces[_below(stream, len(faces))] if faces else 0 for faces in possible)

    return fall


def check_dice(record: Record, commitment: Commitment, secret: bytes) -> None:
    """Refuse a record whose dice do not follow from what was promised."""
    if digest_of(secret) != commitment.digest:
        raise Refusal("The secret is not the one that was promised: its SHA-256 differs from the commitment.")
    game, state = record.setup.game, record.setup.start()
    for place, event in enumerate(record.events):
        if isinstance(event, Rolled):
            due = fair_dice(secret, commitment, place)(game.possible(state))
            if due != event.faces:
                raise Refusal("The dice of event {number} do not follow from the secret.", number=place + 1)
        advance(game, state, event)


def chance_of(secret: bytes, commitment: Commitment, place: int) -> Sfc32:
    """What a bot draws from when it decides at this place of the log; it tells nothing about the dice."""
    chance = Sfc32()
    drawn = _hmac(secret, f"{commitment.table}\nbot\n{place}")
    seed(chance, int.from_bytes(drawn[:8], "big"), 0)
    return chance


def _bytes(secret: bytes, commitment: Commitment, place: int) -> Iterator[int]:
    """An endless stream: HMAC-SHA256 of the table, what was added, the place in the log and a counter."""
    block = 0
    while True:
        yield from _hmac(secret, f"{commitment.table}\n{commitment.added}\n{place}\n{block}")
        block += 1


def _hmac(secret: bytes, message: str) -> bytes:
    """As hmac.digest, which lets other threads go first each time and waits for its turn again."""
    return hmac.new(secret, message.encode("utf-8"), "sha256").digest()


def _below(stream: Iterator[int], limit: int) -> int:
    """A number below the limit, all equally likely: bytes beyond the last full lap are thrown away."""
    fair = ONE_BYTE - ONE_BYTE % limit
    return next(byte for byte in stream if byte < fair) % limit
