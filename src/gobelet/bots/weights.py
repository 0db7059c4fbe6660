"""Which net fits a game? Weights lie in small files; the card in each says what it was made for, how, and how strong
it is.

A file is a line of JSON and then the weights as half-precision numbers, which `struct` can read: no NumPy is needed.
One's own files (own_weights.py) are preferred to those that come with the package.
"""

import hashlib
import json
import struct
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from gobelet.bots.net import Net, Shape, blank_net
from gobelet.bots.strength import Strength, read_strengths
from gobelet.core.game import Game
from gobelet.core.gear import Gear
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup
from gobelet.core.text import Text, say

SUFFIX = ".net"
FORMAT = 1


@dataclass(frozen=True)
class Card:
    """What a file of weights is for, and how it came about."""

    game: str
    version: int  # of the rules
    sheet: str  # the digest of a sheet of one's own, empty for the printed one
    inputs: str  # a digest of their names
    seats: tuple[int, ...]
    options: dict[str, str]  # those that matter
    shape: Shape
    goal: str
    whole_turn: bool
    alone: bool = False  # minds its own points only: made in games without others
    regard: float = 1.0  # how much the points of others count for who minds them, if one's own count 1
    answers: bool = False  # judges a position only when others have answered what lies there
    slips: dict[str, float] = field(default_factory=dict)  # of weaker levels: how far from the best they stray
    ahead: dict[str, Any] = field(default_factory=dict)  # how far a master looks
    made: dict[str, Any] = field(default_factory=dict)
    strength: tuple[Strength, ...] = ()
    format: int = FORMAT


class Learned(Protocol):
    """A net and its card: weights in a file, or a net in the making."""

    @property
    def card(self) -> Card: ...
    def net(self, gear: Gear) -> Net: ...


@dataclass(frozen=True)
class Weights:
    """A card and where its numbers are."""

    card: Card
    file: Traversable

    def __hash__(self) -> int:
        return hash(str(self.file))

    def net(self, gear: Gear) -> Net:
        """The weights, as a gear wants them; made once."""
        if (self, gear.name) not in _NETS:
            _NETS[self, gear.name] = _unpacked(gear, self.card.shape, self.file.read_bytes().split(b"\n", 1)[1])
        return _NETS[self, gear.name]


_NETS: dict[tuple[Weights, str], Net] = {}


def digest_of_inputs(game: Game) -> str:
    return hashlib.sha256("\n".join(game.inputs).encode()).hexdigest()[:16]


def write_weights(card: Card, net: Net) -> bytes:
    numbers = [float(number) for block in net for row in block for number in row]
    return json.dumps(asdict(card), sort_keys=True).encode() + b"\n" + struct.pack(f"<{len(numbers)}e", *numbers)


def read_card(content: bytes) -> Card:
    """The card of a file of weights, which must be whole."""
    try:
        line, numbers = content.split(b"\n", 1)
        found = json.loads(line)
        inputs, wide, narrow = shape = tuple(found["shape"])
        if len(numbers) != 2 * ((inputs + 1) * wide + (narrow + 1) * (wide + 1)):
            raise ValueError
        strength = read_strengths(found.get("strength"))
        return Card(**{**found, "seats": tuple(found["seats"]), "shape": shape, "strength": strength})
    except (ValueError, KeyError, TypeError):
        raise Refusal("This is no file of weights that gobelet has written.") from None


@cache
def shipped(game: str) -> tuple[Weights, ...]:
    """All weights for a game that come with the package."""
    folder = files("gobelet.bots") / "weights"
    names = sorted(file.name for file in folder.iterdir() if file.name.startswith(game) and file.name.endswith(SUFFIX))
    return tuple(Weights(read_card((folder / name).read_bytes()), folder / name) for name in names)


def find(setup: Setup) -> Weights | None:
    """The weights that fit a game, its seats and its options: the first of one's own, or what is for fewest seats."""
    from gobelet.bots.own_weights import own  # which reads cards itself

    known = (*own(setup.game.name), *sorted(shipped(setup.game.name), key=lambda weights: len(weights.card.seats)))
    return next((weights for weights in known if not misfit(weights.card, setup)), None)


def misfit(card: Card, setup: Setup) -> Text | None:
    """Why weights do not fit a game with its seats and options, in a sentence; nothing if they do."""
    if outdated := stale(card, setup.game):
        return outdated
    if setup.seats not in card.seats:
        made = ", ".join(map(str, card.seats))
        return say("They were made for {made} seats, not for {seats}.", made=made, seats=setup.seats)
    for name, value in card.options.items():
        if setup.options[name] != value:
            chosen = setup.options[name]
            return say(
                "They were made for {name}={value}, not for {name}={chosen}.", name=name, value=value, chosen=chosen
            )
    return None


def stale(card: Card, game: Game) -> Text | None:
    """Why weights do not fit a game as it is now, with whatever seats and options."""
    if card.version != game.version:
        pattern = "They were made for version {made} of the rules; this is version {now}."
        return say(pattern, made=card.version, now=game.version)
    if card.sheet != game.own_sheet:
        return say("They were made for another sheet.")
    if card.inputs != digest_of_inputs(game):
        return say("They were made for other inputs than the game has now.")
    if any(name not in {option.name for option in game.options} for name in card.options):
        return say("They were made for options that the game does not have.")
    return None


def _unpacked(gear: Gear, shape: Shape, content: bytes) -> Net:
    net, start = blank_net(gear, shape), 0
    numbers = struct.unpack(f"<{len(content) // 2}e", content)
    for block in net:
        for row in range(len(block)):
            size = len(block[row])
            block[row][:] = numbers[start : start + size]
            start += size
    return net
