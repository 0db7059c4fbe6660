"""Where is kept what was found out about Objectif? Blocks of small numbers in one file, each read when needed.

A file is a line of JSON, its card, and then each block compressed by itself. Neither NumPy nor anything else is needed.
"""

import json
import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from gobelet.bots.strength import Strength, read_strengths
from gobelet.core.gear import Gear
from gobelet.core.refusal import Refusal
from gobelet.games.objectif import GAME

FORMAT = 1
NAME = "objectif.table"
SMALL = "h"  # numbers of two bytes


def write_table(blocks: Mapping[str, Sequence[int]], made: Mapping[str, Any], proof: Mapping[str, Any]) -> bytes:
    packed = {name: zlib.compress(_swapped(array(SMALL, numbers)).tobytes(), 9) for name, numbers in blocks.items()}
    card = {
        "game": GAME.name,
        "version": GAME.version,
        "format": FORMAT,
        "blocks": {name: len(content) for name, content in packed.items()},
        "made": dict(made),
        "proof": dict(proof),
        "strength": [],
    }
    return json.dumps(card, sort_keys=True).encode() + b"\n" + b"".join(packed[name] for name in sorted(packed))


def card_of(content: bytes) -> dict[str, Any]:
    try:
        card: dict[str, Any] = json.loads(content.split(b"\n", 1)[0])
        if card["game"] != GAME.name or card["format"] != FORMAT:
            raise ValueError
        return card
    except (ValueError, KeyError, TypeError):
        raise Refusal("This is no solution of Objectif that gobelet has written.") from None


def block_of(content: bytes, name: str) -> "array[int]":
    """The numbers of a block."""
    card, at = card_of(content), content.index(b"\n") + 1
    for other in sorted(card["blocks"]):
        if other == name:
            numbers = array(SMALL)
            numbers.frombytes(zlib.decompress(content[at : at + card["blocks"][name]]))
            return _swapped(numbers)
        at += card["blocks"][other]
    raise Refusal("This solution of Objectif has no {name}.", name=name)


@cache
def shipped_card() -> dict[str, Any]:
    """What comes with the package; nothing fits other rules than those it was made for."""
    card = card_of(shipped_table().read_bytes()) if shipped_table().is_file() else {}
    return card if card.get("version") == GAME.version else {"blocks": {}}


def shipped_table() -> Traversable:
    return files("gobelet.bots") / "weights" / NAME


def strengths() -> tuple[Strength, ...]:
    return read_strengths(shipped_card().get("strength"))


def has_block(name: str) -> bool:
    return name in shipped_card()["blocks"]


def block_for(gear: Gear, name: str, floats: bool = False) -> Any:
    """A block of the shipped file as a gear wants it; read once, since nobody changes it."""
    if (gear.name, name) not in _BLOCKS:
        numbers = block_of(shipped_table().read_bytes(), name)
        made = (gear.floats if floats else gear.block)(len(numbers))
        made[:] = numbers
        _BLOCKS[gear.name, name] = made
    return _BLOCKS[gear.name, name]


_BLOCKS: dict[tuple[str, str], Any] = {}


def _swapped(numbers: "array[int]") -> "array[int]":
    """Files are written in the order of most machines."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
