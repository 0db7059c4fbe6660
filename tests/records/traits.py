"""What does a record show? Each game names the traits that its golden records must cover."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from gobelet.core.dice import Faces, Possible, seeded_dice
from gobelet.core.event import Event
from gobelet.core.replay import advance
from gobelet.core.setup import Setup
from gobelet.core.structs import copy_of

Dice = Callable[[Any, Possible], Faces]  # how dice fall, given a state and the faces that can come up


def fair_dice(seed: int) -> Dice:
    fall = seeded_dice(seed)
    return lambda state, possible: fall(possible)


@dataclass(frozen=True)
class Traits:
    """What one game's golden records must show, and who plays so that it comes about."""

    wanted: frozenset[str]
    found: Callable[[Setup, tuple[Event, ...]], set[str]]
    choose: Callable[[Random, Any, int, list[int]], int]  # a move, given a state, a seat and its moves
    dice: Callable[[int], Dice] = fair_dice  # for the game with that seed; lucky ones where chance alone takes too long


def steps(setup: Setup, state: Any, events: tuple[Event, ...]) -> Iterator[tuple[Any, Event]]:
    """Each event with the position before it; `state` goes along and is the position after it."""
    for event in events:
        before = copy_of(state)
        advance(setup.game, state, event)
        yield before, event
