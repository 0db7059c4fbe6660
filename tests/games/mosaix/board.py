"""How is a position drawn in a test? A grid for each seat: o circle, x cross, t triangle, a dot for a free box."""

from collections.abc import Iterator
from functools import partial

from gobelet.core.event import Rolled
from gobelet.core.game import seat_name
from gobelet.core.record import read_event
from gobelet.core.replay import advance
from gobelet.core.setup import set_up
from gobelet.core.structs import copy_of
from gobelet.games.mosaix import GAME
from gobelet.games.mosaix.sheet import BOXES, SIZE
from gobelet.games.mosaix.state import State
from tests import turns

A, B, C = 0, 1, 2
asked = partial(turns.asked, GAME)

SIGNS = "oxt"
EMPTY = "....... " * SIZE
FULL_ROW = "oxtoxto"
NEARLY_FULL = "xotxotx oxtoxto xotxotx oxt.xto xotxotx oxtoxto xotxotx"  # d4 is free: a hole that nothing can fill


def signs(drawn: str) -> str:
    """The boxes of a drawn grid in reading order."""
    boxes = "".join(drawn.split())
    assert len(boxes) == BOXES
    return boxes


def boxes_of(drawn: str, sign: str) -> int:
    return sum(1 << box for box, found in enumerate(signs(drawn)) if found == sign)


def position(*drawn: str, scale: int | None = None, **options: str) -> State:
    """Nothing is rolled yet; there are as many seats as grids, and seat A is the roller."""
    state: State = set_up(GAME, len(drawn), options).start()
    for seat, grid in enumerate(drawn):
        state.grids[seat] = [boxes_of(grid, sign) for sign in SIGNS]
    if scale is not None:
        state.scale = scale
    return state


def after(state: State, story: str) -> State:
    """The position when this happens: four signs are dice that fall, the rest is written as in a record."""
    later = copy_of(state)
    for word in (word.strip() for word in story.split(",")):
        fell = tuple(SIGNS.index(sign) + 1 for sign in word) if set(word) <= set(SIGNS) else None
        advance(GAME, later, Rolled(fell) if fell else read_event(GAME, state.seats, word))
    return later


def drawn(state: State, seat: int) -> str:
    """A grid as it is drawn, rows apart."""
    boxes = ["."] * BOXES
    for sign, board in zip(SIGNS, state.grids[seat], strict=True):
        for box in range(BOXES):
            if board >> box & 1:
                boxes[box] = sign
    return " ".join("".join(boxes[row * SIZE : (row + 1) * SIZE]) for row in range(SIZE))


def rows(drawing: str) -> str:
    """A drawing in the form of `drawn`."""
    boxes = signs(drawing)
    return " ".join(boxes[row * SIZE : (row + 1) * SIZE] for row in range(SIZE))


def sayings(state: State, seat: int) -> list[str]:
    return GAME.sayings(state, seat)


def points(state: State, seat: int = A) -> dict[str, int]:
    return GAME.score(state, seat).as_dict()


def outcomes(state: State, seat: int) -> Iterator[str]:
    """The grid after each legal placement of a seat."""
    for saying in sayings(state, seat):
        yield drawn(after(state, f"{seat_name(seat)} {saying}"), seat)
