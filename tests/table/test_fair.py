"""Do dice follow from what was promised, all faces equally likely, and does a check notice anything else?"""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobelet.core.commitment import BY_PLACE, CHAINED, Commitment
from gobelet.core.dice import Faces
from gobelet.core.event import Event, Played, Rolled
from gobelet.core.position import Position
from gobelet.core.record import Record, read_record
from gobelet.core.refusal import Refusal
from gobelet.core.replay import replay
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import draw
from gobelet.games import GAMES
from gobelet.table.fair import chance_of, check_dice, commit, digest_of, fair_dice, new_secret, number_below
from gobelet.table.fold import fold, header_of
from gobelet.table.session import FAIR
from gobelet.table.store import StoredTable
from tests.positions import setup_name
from tests.table.tables import SECRET, SMALL_SETUPS, draws, laid, someone_answers

SIX = (1, 2, 3, 4, 5, 6)
PROMISE = commit(SECRET, "table", "salt", BY_PLACE)


def by_hand(secret: bytes, message: str, faces: int, dice: int) -> list[int]:
    """HMAC-SHA256 written out (RFC 2104), then byte by byte: what is beyond the last full lap does not count."""
    key = secret.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message.encode()).digest()
    block = hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()
    fair = [byte % faces + 1 for byte in block if byte < 256 // faces * faces]
    return fair[:dice]


def test_a_roll_is_what_anybody_can_reckon_by_hand() -> None:
    rolled = fair_dice(SECRET, PROMISE, 7)([SIX] * 5)

    assert list(rolled) == by_hand(SECRET, "table\nsalt\n7\n0", 6, 5)


def test_a_known_roll_never_changes() -> None:
    """openssl: HMAC 98 ed 48 ab c1 ...; each byte modulo 6, plus 1. A change would break every promise so far."""
    assert fair_dice(SECRET, commit(SECRET, "table", version=BY_PLACE), 0)([SIX] * 5) == (3, 4, 1, 4, 2)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert digest_of(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_secret_is_32_bytes_that_nobody_has_seen() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(new_secret()) == 32


@pytest.mark.parametrize("limit", [1, 2, 3, 4, 5, 6, 8, 10, 12, 20, 100, 256])
def test_all_faces_are_equally_likely_by_construction(limit: int) -> None:
    """Over all 256 first bytes each face comes up equally often; the others are thrown away."""
    counted = Counter(number_below(iter([byte, 0]), limit) for byte in range(256 - 256 % limit))

    assert set(counted) == set(range(limit))
    assert len(set(counted.values())) == 1


@given(st.integers(2, 255).filter(lambda limit: 256 % limit))
def test_bytes_beyond_the_last_full_lap_are_thrown_away(limit: int) -> None:
    beyond = range(256 - 256 % limit, 256)

    assert number_below(iter([*beyond, limit - 1]), limit) == limit - 1


def test_the_stream_goes_on_for_any_number_of_dice() -> None:
    rolled = fair_dice(SECRET, PROMISE, 0)([SIX] * 200)
    second_block = by_hand(SECRET, "table\nsalt\n0\n1", 6, 5)

    assert len(rolled) == 200
    assert " ".join(map(str, second_block)) in " ".join(map(str, rolled))


def test_dice_that_do_not_fall_take_no_chance() -> None:
    fall = fair_dice(SECRET, PROMISE, 0)
    whole, part = fall([SIX, SIX]), fall([(), SIX])

    assert part == (0, whole[0])


@pytest.mark.parametrize(
    "other",
    [
        fair_dice(bytes(32), PROMISE, 7),
        fair_dice(SECRET, commit(SECRET, "other", "salt", BY_PLACE), 7),
        fair_dice(SECRET, commit(SECRET, "table", "pepper", BY_PLACE), 7),
        fair_dice(SECRET, PROMISE, 8),
    ],
    ids=["secret", "table", "added", "position"],
)
def test_everything_that_was_promised_matters(other: object) -> None:
    assert callable(other)
    assert other([SIX] * 20) != fair_dice(SECRET, PROMISE, 7)([SIX] * 20)


def test_what_bots_draw_has_nothing_to_do_with_the_dice() -> None:
    seen = draw(chance_of(SECRET, PROMISE, 0)).to_bytes(4, "big")
    stream = hmac.digest(SECRET, b"table\nsalt\n0\n0", "sha256")

    assert seen not in stream
    assert seen not in SECRET


def played(setup: Setup, version: int) -> tuple[Record, Commitment]:
    """A game with fair dice, some way into it."""
    seats = laid(setup).seats
    session = fold(StoredTable("table", header_of(setup), FAIR, SECRET, "", seats, fair=version), setup)
    session.begin()
    chance = draws(5)
    for _ in range(12):
        someone_answers(session, chance)
    return read_record(session.table.record(), GAMES), session.commitment


each_setup = pytest.mark.parametrize("setup", SMALL_SETUPS, ids=setup_name)
each_version = pytest.mark.parametrize("version", [BY_PLACE, CHAINED])


@each_version
@each_setup
def test_fair_dice_pass_the_check(setup: Setup, version: int) -> None:
    check_dice(*played(setup, version), SECRET)


@each_version
@each_setup
def test_a_changed_roll_is_refused(setup: Setup, version: int) -> None:
    record, commitment = played(setup, version)
    first = record.events[0]
    assert isinstance(first, Rolled)
    possible = setup.game.possible(setup.start())
    die = next(number for number, faces in enumerate(possible) if len(faces) > 1)
    changed = Rolled(_changed(first.faces, die, possible[die]))
    forged = Record(setup, (changed,), replay(setup, [changed]))
    with pytest.raises(Refusal, match="The dice of event 1 do not follow from the secret"):
        check_dice(forged, commitment, SECRET)


def _changed(faces: Faces, die: int, possible: Faces) -> Faces:
    other = next(face for face in possible if face != faces[die])
    return (*faces[:die], other, *faces[die + 1 :])


@each_setup
def test_a_changed_decision_breaks_the_dice_after_it(setup: Setup) -> None:
    """Attack 4: in version 1 a true record with another decision passed, as dice depended on their place only."""
    record, commitment = played(setup, CHAINED)
    rolls = [place for place, event in enumerate(record.events) if isinstance(event, Rolled)]
    forged = next(
        Record(setup, events, replay(setup, events))
        for place, event in enumerate(record.events[: rolls[-1]])
        if isinstance(event, Played)
        for events in _with_another_answer(setup, record.events[: rolls[-1] + 1], place, event)
    )
    with pytest.raises(Refusal, match="do not follow from the secret"):
        check_dice(forged, commitment, SECRET)


def _with_another_answer(
    setup: Setup, events: tuple[Event, ...], place: int, answer: Played
) -> Iterator[tuple[Event, ...]]:
    """The same events with one answer changed, as long as the rules allow all that follows."""
    for move in Position(setup.game, replay(setup, events[:place])).moves(answer.seat):
        changed = (*events[:place], Played(answer.seat, move), *events[place + 1 :])
        with suppress(Refusal):
            replay(setup, changed)
            if move != answer.move:
                yield changed


@each_setup
def test_another_setup_breaks_the_dice(setup: Setup) -> None:
    """The header is the first link: its options and shares cannot be exchanged either."""
    record, commitment = played(setup, CHAINED)
    with pytest.raises(Refusal, match="The dice of event 1 do not follow"):
        check_dice(record, replace(commitment, shares=(("A", "00" * 32),)), SECRET)


@each_version
@each_setup
def test_a_wrong_secret_is_refused(setup: Setup, version: int) -> None:
    with pytest.raises(Refusal, match="does not belong to the commitment"):
        check_dice(*played(setup, version), bytes(32))


@each_version
@each_setup
def test_a_secret_that_rolled_other_dice_is_refused(setup: Setup, version: int) -> None:
    """A server that keeps to its commitment, but not to the dice."""
    record, commitment = played(setup, version)
    with pytest.raises(Refusal, match="do not follow from the secret"):
        check_dice(record, replace(commitment, digest=digest_of(bytes(32))), bytes(32))
