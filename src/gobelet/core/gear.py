"""How are loops over a room's rules made ready to run? In first gear at once, in second compiled."""

import os
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from gobelet.core.game import Game
from gobelet.core.rule import Function, assemble, in_first_gear
from gobelet.core.structs import copy_of, dtype_of, from_record, into_record

Exchange = Mapping[Function, Function]
NOTHING: Exchange = {}


@dataclass(frozen=True, slots=True)
class Gear:
    """Loops over one room's rules; both gears are called alike, on batches and blocks that each makes for itself."""

    name: str
    call: Mapping[str, Function]
    batch: Callable[[type, int], Any]  # so many blank states of a class
    block: Callable[..., Any]  # of whole numbers, all 0, as long as it is told in each direction
    floats: Callable[..., Any]  # the same of floating-point numbers
    singles: Callable[..., Any]  # the same for much arithmetic: in single precision where that is quicker
    plain: Callable[[type, Any], Any]  # one state of a batch as an independent plain object
    put: Callable[[Any, int, Any], None]  # into a batch, at a place, a plain state


def first_gear(game: Game, loops: Iterable[Function], instead: Exchange = NOTHING) -> Gear:
    """Loops as plain Python; `instead` says which rules stand for verbs that are not the room's."""
    return Gear(
        name="first",
        call=in_first_gear(loops, {**game.rules.by_verb(), **instead}),
        batch=lambda cls, size: [cls() for _ in range(size)],
        block=lambda *shape: _zeros(shape, 0),
        floats=lambda *shape: _zeros(shape, 0.0),
        singles=lambda *shape: _zeros(shape, 0.0),
        plain=lambda cls, state: copy_of(state),
        put=lambda batch, place, state: batch.__setitem__(place, copy_of(state)),
    )


def second_gear(game: Game, loops: Iterable[Function], instead: Exchange = NOTHING, check_bounds: bool = False) -> Gear:
    """Loops compiled, over the room's rules, which are compiled and kept apart: another loop compiles no rule again."""
    import numpy

    from gobelet.core.compiling import compiled, digest, natives

    room, rules = _room(game, check_bounds)
    assembly = assemble(loops, {**natives(), **rules, **instead})
    folder = cache_folder() / room / digest(assembly)
    return Gear(
        name="second",
        call=compiled(assembly, folder, check_bounds),
        batch=lambda cls, size: numpy.zeros(size, dtype_of(cls)),
        block=lambda *shape: numpy.zeros(shape, numpy.int64),
        floats=lambda *shape: numpy.zeros(shape, numpy.float64),
        singles=lambda *shape: numpy.zeros(shape, numpy.float32),
        plain=from_record,
        put=lambda batch, place, state: into_record(state, batch[place]),
    )


@lru_cache(maxsize=32)
def _room(game: Game, check_bounds: bool) -> tuple[str, dict[Function, Any]]:
    """The name of a room's cache folder, and the compiled rule for each of its verbs."""
    from gobelet.core.compiling import compiled, digest, natives

    verbs = game.rules.by_verb()
    assembly = assemble(verbs.values(), natives())
    name = f"{game.name}-{digest(assembly)}{'-checked' * check_bounds}"
    made = compiled(assembly, cache_folder() / name, check_bounds)
    return name, {verb: made[rule.__name__] for verb, rule in verbs.items()}


def cache_folder() -> Path:
    """Where compiled rules are kept: GOBELET_CACHE, or the user's cache folder."""
    chosen = os.environ.get("GOBELET_CACHE")
    if chosen:
        return Path(chosen)
    local = "LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME"
    return Path(os.environ.get(local) or Path.home() / ".cache") / "gobelet" / "gears"


def _zeros(shape: tuple[int, ...], zero: float) -> Any:
    return [_zeros(shape[1:], zero) for _ in range(shape[0])] if shape else zero
