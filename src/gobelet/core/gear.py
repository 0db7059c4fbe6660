"""How are loops over a room's rules made ready to run? In first gear at once, in second compiled."""

import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gobelet.core.game import Game
from gobelet.core.rule import Function, in_first_gear, in_second_gear, source_digest
from gobelet.core.structs import copy_of, dtype_of, from_record


@dataclass(frozen=True, slots=True)
class Gear:
    """Loops over one room's rules; both gears are called alike, on batches that each makes for itself."""

    name: str
    call: dict[str, Function]
    batch: Callable[[type, int], Any]  # so many blank states of a class
    block: Callable[[int], Any]  # so many numbers, for `into` and `faces`
    plain: Callable[[type, Any], Any]  # one state of a batch as an independent plain object


def first_gear(game: Game, loops: Iterable[Function]) -> Gear:
    return Gear(
        name="first",
        call=in_first_gear(loops, game.rules.by_verb()),
        batch=lambda cls, size: [cls() for _ in range(size)],
        block=lambda size: [0] * size,
        plain=lambda cls, state: copy_of(state),
    )


def second_gear(game: Game, loops: Iterable[Function], check_bounds: bool = False) -> Gear:
    import numpy

    loops = tuple(loops)
    verbs = game.rules.by_verb()
    folder = cache_folder() / f"{game.name}-{source_digest(loops, verbs)}{'-checked' * check_bounds}"
    return Gear(
        name="second",
        call=in_second_gear(loops, verbs, folder, check_bounds),
        batch=lambda cls, size: numpy.zeros(size, dtype_of(cls)),
        block=lambda size: numpy.zeros(size, numpy.int64),
        plain=from_record,
    )


def cache_folder() -> Path:
    """Where compiled rules are kept: GOBELET_CACHE, or the user's cache folder."""
    chosen = os.environ.get("GOBELET_CACHE")
    if chosen:
        return Path(chosen)
    local = "LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME"
    return Path(os.environ.get(local) or Path.home() / ".cache") / "gobelet" / "gears"
